import cluster, { type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { PoolConfig } from "pg";
import { RateLimits } from "../transport/RateLimits";
import { PrimaryStore, type WorkerMessage } from "./PrimaryStore";
import {
  PROTOCOL,
  isEnvelope,
  Outbox,
  type PrimaryOperations,
  type PrimaryReply,
  steadyMs,
  type Welcome,
  type WorkerRequest,
} from "./PrimaryConnection";

/** A worker that ran for this long, in ms, is replaced at once when it ends. */
const HEALTHY_MS = 10_000;

/** Longest wait before another try after a worker that ended soon, in ms. The first is the shortest. */
const WAIT_MS = { first: 250, longest: 30_000 } as const;

/** A new worker that is not ready after this time, in ms, does not replace another. Migrations may take minutes. */
const READY_MS = 1_800_000;

const CLOCK_MS = 1_000;

export type WorkersOptions = {
  readonly count: number;
  readonly database: PoolConfig;
  readonly port: number;
  readonly log: FastifyBaseLogger;
};

export type ReadyWorker = { readonly url: string; readonly lines: readonly string[] };

type Running = {
  readonly worker: Worker;
  readonly desk: WorkerDesk;
  readonly ended: Promise<void>;
  readonly since: number;
};

/**
 * The processes that serve, behind one port. The primary process holds what they share, starts another one when one
 * ends, and replaces them one by one when asked.
 */
export class Workers {
  readonly #options: WorkersOptions;
  readonly #shared: Shared = { store: new PrimaryStore(), limits: new RateLimits(null), clock: new PrimaryClock() };
  readonly #running: (Running | null)[] = [];
  readonly #clock: NodeJS.Timeout;
  #isFirst = true;
  #isStopping = false;
  #replacing: Promise<void> | null = null;

  constructor(options: WorkersOptions) {
    this.#options = options;
    this.#clock = setInterval(() => this.#correctClock(), CLOCK_MS).unref();
  }

  /**
   * Starts all: the first alone, because it brings the database up to date.
   * @throws when the first does not start; it has said why.
   */
  async start(): Promise<ReadyWorker> {
    const first = await this.#start(0);
    const rest = Array.from({ length: this.#options.count - 1 }, (_, at) => this.#start(at + 1));
    await Promise.all(rest);
    return first;
  }

  /** Replaces all workers one by one: each drains when its successor is ready. Never rejects. */
  replace(): Promise<void> {
    this.#replacing ??= this.#replaceAll().finally(() => (this.#replacing = null));
    return this.#replacing;
  }

  /** Drains and ends all workers. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#clock);
    const running = this.#running.filter((one) => one !== null);
    for (const { worker } of running) worker.process.kill("SIGTERM");
    await Promise.all(running.map(({ ended }) => ended));
  }

  async #replaceAll(): Promise<void> {
    const { log, count } = this.#options;
    for (let slot = 0; slot < count && !this.#isStopping; slot += 1) {
      const before = this.#running[slot];
      try {
        await this.#start(slot);
      } catch {
        log.error({ slot }, "a new process did not start, so the others are not replaced");
        return;
      }
      before?.worker.process.kill("SIGTERM");
      await before?.ended;
    }
    log.info("all processes are replaced");
  }

  /** Starts a worker in a slot. Its predecessor there goes on until the caller ends it. */
  #start(slot: number): Promise<ReadyWorker> {
    const { log, database, port } = this.#options;
    const worker = cluster.fork();
    const since = performance.now();
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    return new Promise<ReadyWorker>((resolve, reject) => {
      const late = setTimeout(() => worker.process.kill("SIGKILL"), READY_MS).unref();
      const desk = new WorkerDesk(this.#shared, {
        send: (message) => {
          if (worker.isConnected()) worker.send(message, () => undefined);
        },
        welcome: () => ({ protocol: PROTOCOL, slot, database, port, isFirst, epoch: this.#shared.clock.epoch }),
        ready: (url, lines) => {
          clearTimeout(late);
          this.#running[slot] = running;
          log.info({ slot, worker: worker.process.pid }, "process started");
          resolve({ url, lines });
        },
      });
      const ended = new Promise<void>((end) => {
        worker.once("exit", (code, signal) => {
          clearTimeout(late);
          desk.close();
          end();
          reject(new Error(`A process ended with ${signal ?? code} before it was ready.`));
          this.#ended(slot, running, { code, signal });
        });
      });
      const running: Running = { worker, desk, ended, since };
      worker.on("message", (message: unknown) => desk.receive(message));
      worker.on("error", () => undefined);
    });
  }

  #ended(slot: number, running: Running, how: { readonly code: number | null; readonly signal: string | null }): void {
    // It was replaced, or never became ready.
    if (this.#running[slot] !== running) return;
    this.#running[slot] = null;
    if (this.#isStopping) return;
    this.#options.log.error({ slot, worker: running.worker.process.pid, ...how }, "process ended, starting another");
    void this.#startAgain(slot, performance.now() - running.since > HEALTHY_MS ? 0 : WAIT_MS.first);
  }

  async #startAgain(slot: number, waitMs: number): Promise<void> {
    if (waitMs > 0) await sleep(waitMs);
    if (this.#isStopping || this.#running[slot]) return;
    await this.#start(slot).catch(() =>
      this.#startAgain(slot, Math.min(WAIT_MS.longest, Math.max(WAIT_MS.first, waitMs * 2))),
    );
  }

  #correctClock(): void {
    const { store, clock } = this.#shared;
    if (!store.isQuiet || !clock.correct()) return;
    for (const running of this.#running) running?.desk.setClock(clock.epoch);
  }
}

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
    publish: (channel, text) => store.publish(worker, channel, text),
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
