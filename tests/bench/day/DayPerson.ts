import { setTimeout as sleep } from "node:timers/promises";
import { backoff } from "../../../src/app/platform/backoff";
import { RawConnection } from "../support/RawConnection";
import { seededRandom } from "../support/seededRandom";
import type { DayKind } from "./dayMix";
import { DaySocket } from "./DaySocket";
import type { DayRecord } from "./DayRecord";
import type { DayWire } from "./DayWire";
import { Wifi } from "./Wifi";

/** Somebody of the day, as the process that plays them needs to know them. */
export type PlannedPerson = {
  readonly kind: DayKind;
  readonly seed: number;
  /** Global id; null for a guest. */
  readonly userId: string | null;
  /** Of a session that is there already; null for those who sign in, and for guests. */
  readonly token: string | null;
  /** Null for a guest. */
  readonly username: string | null;
  readonly address: string;
  /** Their race, or their class; by number. Global id of the class for those who are watched. */
  readonly together: number;
  readonly groupId: string | null;
  readonly isCoach: boolean;
  /** When they come, in ms since the beginning. */
  readonly arrivesMs: number;
};

/** What the people of a process share. */
export type DayWorld = {
  readonly wire: DayWire;
  readonly password: string;
  /** Whether the server has pages. */
  readonly hasPages: boolean;
  /** Global ids of texts for races, shortest first, and their bodies. */
  readonly texts: readonly { readonly id: string; readonly body: string }[];
  /** How long racers wait for a start, from and to, in ms. */
  readonly lobbyMs: readonly [number, number];
  /** The record of what happens now. */
  readonly record: () => DayRecord;
  readonly isOver: () => boolean;
};

/** A response that comes later than this counts as lost, in ms; the app's sender waits as long. */
const RESPONSE_TIMEOUT_MS = 5_000;

const ATTEMPTS = 5;
const waits = { firstMs: 250, maxMs: 2_000, jitter: 0.5 } as const;

/** A browser with somebody before it: a connection for requests, websockets, and a Wi-Fi that may be bad. */
export class DayPerson {
  readonly plan: PlannedPerson;
  readonly world: DayWorld;
  readonly random: () => number;
  readonly wifi: Wifi;
  token: string | null;
  readonly #connection: RawConnection;
  readonly #sockets: DaySocket[] = [];
  #cuts: NodeJS.Timeout | undefined;

  constructor(plan: PlannedPerson, world: DayWorld) {
    this.plan = plan;
    this.world = world;
    this.random = seededRandom(plan.seed);
    this.wifi = new Wifi(this.random);
    this.token = plan.token;
    this.#connection = new RawConnection(world.wire.url, this.#countBytes);
    this.#cutLater();
  }

  get sender() {
    return { token: this.token, address: this.plan.address };
  }

  /** Opens the app: the page, a session, and what its header and first screen ask for. */
  async arrive(): Promise<void> {
    const { wire, hasPages, password } = this.world;
    if (hasPages) await this.ask("open a page", wire.page(this.sender), "");
    const { username } = this.plan;
    if (username === null) return;
    if (this.token === null) {
      const input = { username, password, deviceLabel: "bench", shared: true };
      const answer = await this.ask("sign in", wire.mutation(this.sender, "signIn", { input, ...input }), '"token":"');
      this.token = readToken(answer);
    }
    for (const name of ["HeaderGoalQuery", "DueCountQuery", "TodayQuery"])
      await this.ask("load a page's data", wire.query(this.sender, name), '"data":{"viewer":{');
  }

  /** A session for a guest, made with the first run. */
  async becomeGuest(): Promise<void> {
    const input = { deviceLabel: "bench", shared: false };
    const request = this.world.wire.mutation(this.sender, "createGuest", { input, ...input }, true);
    this.token = readToken(await this.ask("become a guest", request, '"token":"'));
  }

  /** Another websocket of this browser: of a page. */
  openSocket(): DaySocket {
    const { wire, record } = this.world;
    const socket = new DaySocket({
      url: wire.url,
      token: this.token ?? "",
      address: this.plan.address,
      count: this.#countBytes,
      onOpen: (ms) => record().time("open a websocket", ms),
      onRefused: (reason) => record().fail("websocket", reason),
    });
    this.#sockets.push(socket);
    return socket;
  }

  /**
   * Sends a request until it is answered, as the app does: a lost one is sent again, the same. The time is that of the
   * server and the load: what the Wi-Fi adds is not in it.
   * @param expected is in the response if all is well; "" for any response with status 200.
   * @returns the response; "" if it never came or was another.
   */
  async ask(operation: string, request: string, expected: string | RegExp): Promise<string> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (this.world.isOver()) return "";
      if (attempt > 1) await sleep(backoff(attempt - 1, waits));
      await this.wifi.wait();
      const record = this.world.record();
      if (this.wifi.losesResponse()) {
        record.count("responses lost, sent again");
        await this.#connection.sendInVain(request).catch(() => undefined);
        continue;
      }
      const answer = await this.#send(operation, request, record);
      if (answer === null) continue;
      if (answer.status === 200 && isIn(answer.body, expected)) return answer.body;
      if (!this.world.isOver()) record.fail(operation, `${answer.status} ${answer.body.slice(0, 250)}`);
      return "";
    }
    if (!this.world.isOver()) this.world.record().fail(operation, "gave up");
    return "";
  }

  /** Ends everything at once. */
  leave(): void {
    clearTimeout(this.#cuts);
    for (const socket of this.#sockets) socket.close();
    this.#connection.cut();
  }

  #wasCut = false;

  async #send(operation: string, request: string, record: DayRecord) {
    this.#wasCut = false;
    const timeout = setTimeout(() => {
      if (!this.world.isOver()) record.fail(operation, `no response within ${RESPONSE_TIMEOUT_MS} ms`);
      this.#wasCut = true;
      this.#connection.cut();
    }, RESPONSE_TIMEOUT_MS);
    const began = performance.now();
    try {
      const response = await this.#connection.send(request);
      record.time(operation, performance.now() - began);
      return { status: Number(response.slice(9, 12)), body: response.slice(response.indexOf("\r\n\r\n") + 4) };
    } catch (error) {
      if (this.#wasCut) record.count("requests cut, sent again");
      else if (!this.world.isOver()) record.fail(operation, String(error));
      return null;
    } finally {
      clearTimeout(timeout);
    }
  }

  #cutLater(): void {
    const wait = this.wifi.untilCut();
    if (wait === null) return;
    this.#cuts = setTimeout(() => {
      this.world.record().count("connections cut");
      this.#wasCut = true;
      this.#connection.cut();
      for (const socket of this.#sockets) socket.cut();
      this.#cutLater();
    }, wait);
  }

  readonly #countBytes = (direction: "in" | "out", bytes: number): void => {
    this.world.record().count(direction === "in" ? "bytes to people" : "bytes from people", bytes);
  };
}

function isIn(body: string, expected: string | RegExp): boolean {
  return typeof expected === "string" ? body.includes(expected) : expected.test(body);
}

function readToken(answer: string): string | null {
  return /"token":"([^"]+)"/u.exec(answer)?.[1] ?? null;
}
