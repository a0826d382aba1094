import { RacerSocket } from "../rooms/RacerSocket";
import { RawConnection } from "../support/RawConnection";
import { REPORT_MS, type LiveWire } from "./LiveWire";
import type { SeededPerson } from "./seedGroups";

/**
 * A member's browser: it follows the news, and reports each half second what is typed, the next only when the one
 * before is acknowledged.
 */
export class LiveMemberLoad {
  readonly userId: string;
  /** Reports that the server has acknowledged. */
  acknowledged = 0;
  /** Whether the last news said that somebody watches. */
  isWatched = false;
  readonly #wire: LiveWire;
  readonly #token: string;
  readonly #text: string;
  readonly #socket: RacerSocket;
  readonly #connection: RawConnection;
  /** When each report was sent, in ms of performance.now. */
  readonly #sentAt: number[] = [];
  #run = 0;
  #isWaiting = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(
    wire: LiveWire,
    { userId, token }: SeededPerson,
    text: string,
    socket: RacerSocket,
    connection: RawConnection,
  ) {
    this.userId = userId;
    this.#wire = wire;
    this.#token = token;
    this.#text = text;
    this.#socket = socket;
    this.#connection = connection;
    socket.receive = (frame) => (this.isWatched = frame.includes('"watchedBy":["'));
  }

  static async open(url: string, wire: LiveWire, person: SeededPerson, text: string): Promise<LiveMemberLoad> {
    const socket = await RacerSocket.open(`${url}/graphql`, person.token);
    const member = new LiveMemberLoad(wire, person, text, socket, await new RawConnection(url).open());
    socket.send(wire.news(`page of ${person.userId}`.slice(0, 64)).start);
    return member;
  }

  /** Begins a run. */
  type(): void {
    this.#run += 1;
    this.acknowledged = 0;
    this.#sentAt.length = 0;
    this.#timer = setTimeout(() => {
      void this.send();
      this.#timer = setInterval(() => void this.send(), REPORT_MS);
    }, Math.random() * REPORT_MS);
  }

  rest(): void {
    clearInterval(this.#timer);
  }

  close(): void {
    this.rest();
    this.#socket.close();
    this.#connection.close();
  }

  /** When a report was sent, by its number from 1. */
  sentAt(batch: number): number {
    return this.#sentAt[batch - 1] ?? NaN;
  }

  /** Sends the next report, unless one is under way. */
  async send(): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    const [run, batch] = [this.#run, this.acknowledged + 1];
    this.#sentAt.push(performance.now());
    const response = await this.#connection.send(this.#wire.report(this.#token, `run ${run}`, this.#text, batch));
    if (!response.includes('"isWatched":true')) throw new Error(`Report ${batch} was not taken: ${response}`);
    if (run === this.#run) this.acknowledged = batch;
    this.#isWaiting = false;
  }
}
