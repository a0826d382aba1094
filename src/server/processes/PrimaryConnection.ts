import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { ConfigError } from "../ConfigError";
import type { PoolConfig } from "pg";
import type { AppendAnswer, AppendRequest, WrittenEntry } from "../races/RaceStreams";
import type { WorkerMessage } from "./PrimaryStore";

type Pending = { resolve(value: unknown): void; reject(error: Error): void };

type Events = {
  race: [code: string, message: string];
  channel: [channel: string, text: string];
  abandoned: [code: string, userId: string];
  clock: [epoch: number];
};

/** The pipe between two processes: `process` in a worker. */
export type Pipe = {
  send(message: object): void;
  onMessage(receive: (message: unknown) => void): void;
};

/** A worker's connection to the primary process. It lives as long as the worker: without the primary, a worker ends. */
export class PrimaryConnection extends EventEmitter<Events> {
  readonly processId = randomUUID();
  readonly isThere = true;
  readonly #outbox: Outbox<WorkerRequest>;
  readonly #pending = new Map<number, Pending>();
  #number = 0;
  #welcome: Welcome | null = null;

  private constructor(pipe: Pipe) {
    super();
    this.setMaxListeners(0);
    this.#outbox = new Outbox((envelope) => pipe.send(envelope));
    pipe.onMessage((message) => {
      if (isEnvelope<PrimaryReply>(message)) for (const reply of message.typeloop) this.#receive(reply);
    });
  }

  /**
   * @throws ConfigError when the primary process is of a release that this worker cannot speak with.
   */
  static async open(pipe: Pipe): Promise<PrimaryConnection> {
    const primary = new PrimaryConnection(pipe);
    primary.#welcome = await primary.ask("welcome");
    if (primary.#welcome.protocol !== PROTOCOL)
      throw new ConfigError("The running server is too old to take over its processes one by one: restart all of it.");
    return primary;
  }

  get welcome(): Welcome {
    if (this.#welcome === null) throw new Error("The connection is not open.");
    return this.#welcome;
  }

  /** @throws when the primary process failed to do it. */
  ask<Name extends OperationName>(
    name: Name,
    ...args: Parameters<PrimaryOperations[Name]>
  ): Promise<Awaited<ReturnType<PrimaryOperations[Name]>>> {
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve, reject) => {
      // The primary process answers with what its operation of this name returns.
      this.#pending.set(number, { resolve: resolve as Pending["resolve"], reject });
      this.#outbox.add([number, name, ...args]);
    });
  }

  /** Asks without waiting for an answer. */
  tell<Name extends OperationName>(name: Name, ...args: Parameters<PrimaryOperations[Name]>): void {
    this.#outbox.add([0, name, ...args]);
  }

  #receive(reply: PrimaryReply): void {
    switch (reply[0]) {
      case "answer":
        return this.#settle(reply[1])?.resolve(reply[2]);
      case "failure":
        return this.#settle(reply[1])?.reject(new Error("The primary process failed to do it."));
      case "race":
        return void this.emit("race", reply[1], reply[2]);
      case "channel":
        return void this.emit("channel", reply[1], reply[2]);
      case "abandoned":
        return void this.emit("abandoned", reply[1], reply[2]);
      default:
        this.#welcome = this.#welcome && { ...this.#welcome, epoch: reply[1] };
        this.emit("clock", reply[1]);
    }
  }

  #settle(number: number): Pending | undefined {
    const pending = this.#pending.get(number);
    this.#pending.delete(number);
    return pending;
  }
}

/** The pipe of this process, which is a worker. */
export const workerPipe: Pipe = {
  send: (message) => void process.send?.(message),
  onMessage: (receive) => void process.on("message", receive),
};

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
  publish(channel: string, text: string): void;
  connect(code: string, userId: string): void;
  disconnect(code: string, userId: string): void;
  isElsewhere(code: string, userId: string): boolean;
  take(limit: string, key: string): Promise<number | null>;
  look(limit: string, key: string): Promise<number | null>;
  giveBack(limit: string, key: string): Promise<void>;
};

type OperationName = keyof PrimaryOperations;

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
