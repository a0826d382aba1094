import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { ConfigError } from "../ConfigError";
import {
  isEnvelope,
  type OperationName,
  Outbox,
  type PrimaryOperations,
  type PrimaryReply,
  PROTOCOL,
  type Welcome,
  type WorkerRequest,
} from "./primaryProtocol";

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
