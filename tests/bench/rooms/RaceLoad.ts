import { BATCH_KEYS, type RaceWire, type Subscription } from "../support/RaceWire";
import { RaceRacer, type BatchRequest } from "./RaceRacer";
import { RacerSocket } from "./RacerSocket";

type Snapshot = {
  readonly payload?: {
    readonly data?: { readonly raceUpdated?: { readonly racers: readonly { readonly position: number }[] } };
  };
};

/**
 * One race under load: all its racers type, and each of them follows the race. What the first racer sees of the others
 * tells how long
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
  /** What each racer sends. */
  readonly requests: readonly BatchRequest[];
  readonly #sockets: readonly RacerSocket[];
  readonly #subscription: Subscription;
  /** Batches of each racer that the last snapshot showed; null before the first of a subscription. */
  #seen: readonly number[] | null = null;

  private constructor(
    racers: readonly RaceRacer[],
    requests: readonly BatchRequest[],
    sockets: readonly RacerSocket[],
    subscription: Subscription,
  ) {
    this.racers = racers;
    this.requests = requests;
    this.#sockets = sockets;
    this.#subscription = subscription;
    sockets.forEach((socket, at) => {
      socket.receive = (frame) => this.#receive(frame, at === 0);
    });
  }

  /**
   * Opens the connections of a race's racers.
   * @param urls of the processes; racers are spread over them.
   * @param tokens in the order of lanes.
   * @param elapsed ms since the start of the race.
   */
  static async open(
    urls: readonly string[],
    wire: RaceWire,
    code: string,
    tokens: readonly string[],
    text: string,
    elapsed: () => number,
  ): Promise<RaceLoad> {
    const requests = tokens.map(
      (token): BatchRequest =>
        (batch) =>
          wire.batch(token, code, text, batch, elapsed()),
    );
    const urlOf = (at: number) => urls[at % urls.length] ?? "";
    const racers = await Promise.all(requests.map((request, at) => RaceRacer.open(urlOf(at), request)));
    const sockets = await Promise.all(tokens.map((token, at) => RacerSocket.open(`${urlOf(at)}/graphql`, token)));
    return new RaceLoad(racers, requests, sockets, wire.subscription(code));
  }

  watch(): void {
    this.#seen = null;
    for (const socket of this.#sockets) socket.send(this.#subscription.start);
  }

  unwatch(): void {
    for (const socket of this.#sockets) socket.send(this.#subscription.end);
  }

  close(): void {
    for (const racer of this.racers) racer.close();
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
      for (let batch = before + 1; batch <= batches; batch += 1)
        this.delays.push(now - (this.racers[lane]?.sentAt(batch) ?? NaN));
    });
    this.#seen = seen;
  }
}
