import { ThrownDomainError } from "../DomainError";
import { randomUUID } from "node:crypto";
import type { PubSub } from "../redis/PubSub";
import type {
  LiveEvent,
  LiveOpening,
  LiveReportAnswer,
  LiveQuestion,
  LiveMessage,
  LiveHandlers,
  LiveLog,
} from "./LiveLog";
import { LiveNeighbors } from "./Live";

/** Interval of heartbeats, in ms. A process that misses several counts as dead. */
const HEARTBEAT_MS = 1_000;
const TIMEOUT_MS = 5_000;

/** While this process is disconnected from Redis, the others count as unchanged, but no longer than this, in ms. */
const DISCONNECTED_MS = 15_000;

/** How long a report waits for a response, in ms. */
const ANSWER_MS = 2_000;

const CHANNEL = "live";

/**
 * To all processes. Events are numbered by `said`, and "alive" repeats the last number. "gone" is from a process that
 * stops.
 */
type LiveBroadcast = {
  readonly from: string;
  readonly said: number;
  readonly event: LiveEvent | null;
  readonly isGone: boolean;
};

/** To one process. */
type DirectMessage = { readonly from: string } & (
  | { readonly kind: "tellAll" }
  | { readonly kind: "all"; readonly said: number; readonly openings: readonly LiveOpening[] }
  | { readonly kind: "word"; readonly word: LiveMessage }
  | { readonly kind: "question"; readonly id: string; readonly question: LiveQuestion }
  | { readonly kind: "answer"; readonly id: string; readonly answer: LiveReportAnswer }
);
type DirectMessageBody = DirectMessage extends infer Each
  ? Each extends DirectMessage
    ? Omit<Each, "from">
    : never
  : never;

export type RedisLiveLogOptions = {
  readonly pubSub: PubSub;
  /** This process, and whether it is connected to the others right now. */
  readonly redis: { readonly processId: string; readonly isThere: boolean };
  readonly now: () => number;
};

/**
 * The live log of several processes. Each announces who connects to it and who watches there, and sends a heartbeat
 * every second. Nothing is stored: a process that starts, or finds a gap in another's numbers, requests everything that
 * is open there. A process that is silent for five seconds counts as gone, with everything that was open there.
 *
 * What a user types is folded where one of their pages is connected ({@link file://./LiveReports.ts}), whichever
 * process receives the request: that one asks the home and passes the response on, so a single fold decides which batch
 * comes next. From there each part is sent to the processes where someone who is allowed to watches, each on its own
 * channel.
 */
export class RedisLiveLog implements LiveLog {
  readonly here: string;
  readonly #options: RedisLiveLogOptions;
  /** What is open here, by connection. */
  readonly #openings = new Map<string, LiveOpening>();
  readonly #pending = new Map<string, (answer: LiveReportAnswer) => void>();
  #handlers: LiveHandlers | null = null;
  #sequence = 0;
  #lastConnectedAt = 0;

  constructor(options: RedisLiveLogOptions) {
    this.#options = options;
    this.here = options.redis.processId;
  }

  append(event: LiveEvent): void {
    if (event.kind === "came" || event.kind === "watching") this.#openings.set(event.connection, event);
    else if (event.kind !== "presence") this.#openings.delete(event.connection);
    this.#sequence += 1;
    this.#handlers?.event(event, this.here);
    this.#broadcast(event);
  }

  send(process: string, word: LiveMessage): void {
    this.#send(process, { kind: "word", word });
  }

  ask(process: string, question: LiveQuestion): Promise<LiveReportAnswer> {
    const id = randomUUID();
    return new Promise<LiveReportAnswer>((resolve, reject) => {
      const giveUp = () => reject(new ThrownDomainError("TIMED_OUT"));
      const timer = setTimeout(giveUp, ANSWER_MS);
      this.#pending.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.#send(process, { kind: "question", id, question });
    }).finally(() => this.#pending.delete(id));
  }

  open(handlers: LiveHandlers): () => void {
    const { pubSub, now } = this.#options;
    this.#handlers = handlers;
    this.#lastConnectedAt = now();
    const neighbors = new LiveNeighbors((event, from) => handlers.event(event, from));
    const ends = [
      pubSub.subscribe(CHANNEL, (text) => this.#receiveBroadcast(neighbors, JSON.parse(text))),
      pubSub.subscribe(`${CHANNEL}:${this.here}`, (text) => this.#receive(neighbors, JSON.parse(text))),
      pubSub.onMissed(() => this.#broadcast(null)),
    ];
    const heartbeat = setInterval(() => this.#sendHeartbeat(neighbors), HEARTBEAT_MS).unref();
    this.#broadcast(null);
    return () => {
      clearInterval(heartbeat);
      this.#broadcast(null, true);
      for (const end of ends) end();
      this.#handlers = null;
    };
  }

  #sendHeartbeat(neighbors: LiveNeighbors): void {
    const now = this.#options.now();
    const isDisconnected = !this.#options.redis.isThere;
    if (!isDisconnected) this.#lastConnectedAt = now;
    if (isDisconnected && now - this.#lastConnectedAt < DISCONNECTED_MS) neighbors.resetTimeouts(now);
    else neighbors.endTimedOut(now - TIMEOUT_MS);
    this.#broadcast(null);
  }

  #receiveBroadcast(neighbors: LiveNeighbors, { from, said, event, isGone }: LiveBroadcast): void {
    if (from === this.here) return;
    if (isGone) return neighbors.end(from);
    if (!neighbors.receive(from, said, event, this.#options.now())) this.#send(from, { kind: "tellAll" });
  }

  #receive(neighbors: LiveNeighbors, message: DirectMessage): void {
    const { from, kind } = message;
    if (kind === "tellAll") this.#sendOpenings(neighbors, from);
    else if (kind === "all") neighbors.reconcile(from, message.said, message.openings, this.#options.now());
    else if (kind === "word") this.#handlers?.word(message.word, from);
    else if (kind === "answer") this.#pending.get(message.id)?.(message.answer);
    else if (this.#handlers)
      this.#send(from, { kind: "answer", id: message.id, answer: this.#handlers.answer(message.question) });
  }

  /** The process that asks has just discovered this one. Probably this one does not know it either, so it asks back. */
  #sendOpenings(neighbors: LiveNeighbors, to: string): void {
    this.#send(to, { kind: "all", said: this.#sequence, openings: [...this.#openings.values()] });
    if (!neighbors.has(to)) this.#send(to, { kind: "tellAll" });
  }

  #broadcast(event: LiveEvent | null, isGone = false): void {
    const message: LiveBroadcast = { from: this.here, said: this.#sequence, event, isGone };
    this.#options.pubSub.publish(CHANNEL, JSON.stringify(message));
  }

  #send(process: string, body: DirectMessageBody): void {
    this.#options.pubSub.publish(`${CHANNEL}:${process}`, JSON.stringify({ from: this.here, ...body }));
  }
}
