import { BATCH_KEYS, type RaceWire } from "../support/RaceWire";
import { RawConnection } from "../support/RawConnection";
import { RaceRacer } from "./RaceRacer";
import { RacerSocket } from "./RacerSocket";

type Snapshot = { readonly payload?: { readonly data?: { readonly raceUpdated?: { readonly racers: readonly { readonly position: number }[] } } } };

/** Somebody's first batch comes up to so long after the start of the typing, in ms. */
const SCATTER_MS = 250;

/**
 * One race under load: all its racers type, and each of them follows the race. What the first racer sees of the others tells how long
 * a batch takes to the snapshot that shows it.
 */
export class RaceLoad {
  /** Whether delays are kept. */
  isTimed = false;
  /** From sending a batch to seeing it, in ms. */
  readonly delays: number[] = [];
  deliveries = 0;
  bytes = 0;
  /** The latest snapshot, as it came. */
  frame = "";
  readonly racers: readonly RaceRacer[];
  readonly #sockets: readonly RacerSocket[];
  readonly #subscription: (id: string) => string;
  /** Batches of each racer that the last snapshot showed; null before the first of a subscription. */
  #seen: readonly number[] | null = null;

  private constructor(racers: readonly RaceRacer[], sockets: readonly RacerSocket[], subscription: (id: string) => string) {
    this.racers = racers;
    this.#sockets = sockets;
    this.#subscription = subscription;
    sockets.forEach((socket, at) => {
      socket.receive = (frame) => this.#receive(frame, at === 0);
    });
  }

  /**
   * Opens the connections of a race's racers.
   * @param tokens in the order of lanes.
   */
  static async open(url: string, wire: RaceWire, code: string, tokens: readonly string[], text: string, elapsed: () => number): Promise<RaceLoad> {
    const connections = await Promise.all(tokens.map(() => new RawConnection(url).open()));
    const sockets = await Promise.all(tokens.map((token) => RacerSocket.open(`${url}/graphql`, token)));
    const racers = tokens.map((token, at) => {
      const connection = connections[at];
      if (!connection) throw new Error("A racer has no connection.");
      return new RaceRacer(connection, (batch) => wire.batch(token, code, text, batch, elapsed()));
    });
    return new RaceLoad(racers, sockets, (id) => wire.subscription(id, code));
  }

  get batches(): number {
    return this.racers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  }

  type(): void {
    for (const racer of this.racers) racer.start(Math.random() * SCATTER_MS);
  }

  rest(): void {
    for (const racer of this.racers) racer.stop();
  }

  watch(): void {
    this.#seen = null;
    for (const socket of this.#sockets) socket.subscribe(this.#subscription);
  }

  unwatch(): void {
    for (const socket of this.#sockets) socket.unsubscribe();
  }

  close(): void {
    this.rest();
    for (const socket of this.#sockets) socket.close();
  }

  #receive(frame: Buffer, isWatcher: boolean): void {
    this.deliveries += 1;
    this.bytes += frame.length;
    if (isWatcher) this.#read(String(frame), performance.now());
  }

  #read(frame: string, now: number): void {
    const { payload }: Snapshot = JSON.parse(frame);
    const lanes = payload?.data?.raceUpdated?.racers;
    if (!lanes) throw new Error(`Not a snapshot: ${frame}`);
    this.frame = frame;
    const seen = lanes.map(({ position }) => Math.floor(position / BATCH_KEYS));
    seen.forEach((batches, lane) => {
      const before = this.#seen?.[lane];
      if (lane === 0 || before === undefined || !this.isTimed) return;
      for (let batch = before + 1; batch <= batches; batch += 1) this.delays.push(now - (this.racers[lane]?.sentAt(batch) ?? NaN));
    });
    this.#seen = seen;
  }
}
