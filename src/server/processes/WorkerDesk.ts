import type { RateLimits } from "../transport/RateLimits";
import type { PrimaryStore, WorkerMessage } from "./PrimaryStore";
import {
  isEnvelope,
  Outbox,
  type PrimaryOperations,
  type PrimaryReply,
  steadyMs,
  type Welcome,
  type WorkerRequest,
} from "./PrimaryConnection";

/** What all workers share in the primary process. */
export type Shared = { readonly store: PrimaryStore; readonly limits: RateLimits; readonly clock: PrimaryClock };

/** Answers the requests of one worker. */
export class WorkerDesk {
  readonly #operations: PrimaryOperations;
  readonly #outbox: Outbox<PrimaryReply>;
  readonly #link = { send: (message: WorkerMessage) => this.#outbox.add(message) };
  readonly #store: PrimaryStore;

  constructor(
    shared: Shared,
    {
      send,
      welcome,
      ready,
    }: {
      readonly send: (message: object) => void;
      readonly welcome: () => Welcome;
      readonly ready: PrimaryOperations["ready"];
    },
  ) {
    this.#outbox = new Outbox(send);
    this.#store = shared.store;
    this.#operations = operationsOf(shared, this.#link, { welcome, ready });
    shared.store.join(this.#link);
  }

  receive(message: unknown): void {
    if (isEnvelope<WorkerRequest>(message)) for (const request of message.typeloop) this.#answer(request);
  }

  setClock(epoch: number): void {
    this.#link.send(["clock", epoch]);
  }

  /** The worker has ended. */
  close(): void {
    this.#store.leave(this.#link);
  }

  #answer([number, name, ...args]: WorkerRequest): void {
    const operation = this.#operations[name];
    const reply = (value: unknown): void => {
      if (number !== 0) this.#outbox.add(["answer", number, value ?? null]);
    };
    const fail = (): void => {
      if (number !== 0) this.#outbox.add(["failure", number]);
    };
    try {
      const value: unknown = Reflect.apply(operation, null, args);
      if (value instanceof Promise) value.then(reply, fail);
      else reply(value);
    } catch {
      fail();
    }
  }
}

/** A worker of this release only names limits that there are. */
function named(limit: string): Parameters<RateLimits["take"]>[0] {
  return limit as Parameters<RateLimits["take"]>[0];
}

function operationsOf(
  { store, limits }: Shared,
  worker: { send(message: WorkerMessage): void },
  others: Pick<PrimaryOperations, "welcome" | "ready">,
): PrimaryOperations {
  return {
    ...others,
    append: (request) => store.append(worker, request),
    exists: (code) => store.has(code),
    read: (code) => store.read(code),
    subscribe: (code) => store.subscribe(worker, code),
    unsubscribe: (code) => store.unsubscribe(worker, code),
    list: (name) => store.list(name),
    overdue: (before) => store.overdue(before),
    setDue: (code, at) => store.setDue(code, at),
    drop: (code) => store.drop(code),
    listen: (channel) => store.listen(worker, channel),
    unlisten: (channel) => store.unlisten(worker, channel),
    announce: (channel, text) => store.announce(worker, channel, text),
    connect: (code, userId) => store.connect(worker, code, userId),
    disconnect: (code, userId) => store.disconnect(worker, code, userId),
    isElsewhere: (code, userId) => store.isElsewhere(worker, code, userId),
    take: (limit, key) => limits.take(named(limit), key),
    look: (limit, key) => limits.look(named(limit), key),
    giveBack: (limit, key) => limits.giveBack(named(limit), key),
  };
}

/** A correction of the computer's clock by less than this, in ms, is not passed on. */
const LEAST_CORRECTION_MS = 2;

/** The races' clock of one computer. It goes on evenly, and is corrected only while no race would notice. */
export class PrimaryClock {
  #epoch = Date.now() - steadyMs();

  /** The races' time when {@link steadyMs} was 0. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Takes over the computer's clock. Returns whether that changed anything. */
  correct(): boolean {
    const epoch = Date.now() - steadyMs();
    if (Math.abs(epoch - this.#epoch) < LEAST_CORRECTION_MS) return false;
    this.#epoch = epoch;
    return true;
  }
}
