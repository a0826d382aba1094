import type { PoolConfig } from "pg";
import type { AppendAnswer, AppendRequest, WrittenEntry } from "../races/RaceStreams";
import type { WorkerMessage } from "./PrimaryStore";

/** Changes when a worker of a newer release could not speak with an older primary process. */
export const PROTOCOL = 1;

/** What a worker learns when it starts. */
export type Welcome = {
  readonly protocol: number;
  /** Its number from 0 on, which its successor gets. */
  readonly slot: number;
  readonly database: PoolConfig;
  readonly port: number;
  /** Whether it is the first since the primary process started. */
  readonly isFirst: boolean;
  /** The races' time when {@link steadyMs} was 0, in ms since 1970. */
  readonly epoch: number;
};

/** What a worker asks of the primary process, or tells it. */
export type PrimaryOperations = {
  welcome(): Welcome;
  ready(url: string, lines: readonly string[]): void;
  append(request: AppendRequest): AppendAnswer;
  exists(code: string): boolean;
  read(code: string): readonly WrittenEntry[];
  subscribe(code: string): void;
  unsubscribe(code: string): void;
  list(name: string): readonly string[];
  overdue(before: number): readonly string[];
  setDue(code: string, at: number | null): void;
  drop(code: string): void;
  listen(channel: string): void;
  unlisten(channel: string): void;
  announce(channel: string, text: string): void;
  connect(code: string, userId: string): void;
  disconnect(code: string, userId: string): void;
  isElsewhere(code: string, userId: string): boolean;
  take(limit: string, key: string): Promise<number | null>;
  look(limit: string, key: string): Promise<number | null>;
  giveBack(limit: string, key: string): Promise<void>;
};

export type OperationName = keyof PrimaryOperations;

/** A request of a worker; number 0 wants no answer. */
export type WorkerRequest = readonly [number: number, name: OperationName, ...args: readonly unknown[]];

/** What the primary process sends: an answer to a request, or a message. */
export type PrimaryReply =
  | readonly ["answer", number: number, value: unknown]
  | readonly ["failure", number: number]
  | WorkerMessage;

/** Both sides send arrays under this name, to tell them from messages of `node:cluster`. */
export type Envelope<Item> = { readonly typeloop: readonly Item[] };

export function isEnvelope<Item>(message: unknown): message is Envelope<Item> {
  return typeof message === "object" && message !== null && "typeloop" in message && Array.isArray(message.typeloop);
}

/** Time that is the same in all processes of a computer and goes on evenly, in ms. */
export function steadyMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** Collects what is sent in one turn of the event loop, because each message of its own is a write to the pipe. */
export class Outbox<Item> {
  readonly #send: (envelope: Envelope<Item>) => void;
  #items: Item[] = [];

  constructor(send: (envelope: Envelope<Item>) => void) {
    this.#send = send;
  }

  add(item: Item): void {
    this.#items.push(item);
    if (this.#items.length === 1) setImmediate(() => this.flush());
  }

  flush(): void {
    const items = this.#items;
    this.#items = [];
    if (items.length > 0) this.#send({ typeloop: items });
  }
}
