import { Worker } from "node:worker_threads";
import type { ParserJob, ParserJobs, ParserReply } from "../parserWorker";
import type { ImportRead } from "../imports/importedFile";
import type { MembersRead } from "../members/memberList";
import type { TextsRead } from "../texts/upload/readTexts";
import type { RosterRead } from "../roster/readRoster";
import { Semaphore } from "../promises";

/**
 * Outcome of reading a file in a worker. `tooHard`: it took too long or too much memory. `busy`: too many other files
 * are waiting.
 */
export type ParserOutcome<Value> = { readonly value: Value } | "tooHard" | "busy";

export type ParserPoolOptions = {
  /** How many files are read at once, and how many more may wait. */
  readonly atOnce?: number;
  readonly mostWaiting?: number;
  /** How long one file may take, in ms, from when its worker starts on it. */
  readonly deadlineMs?: number;
  /** Memory limit for the objects of one worker, in MB. */
  readonly memoryMb?: number;
};

/** After how many seconds a client that got `busy` may try again. */
export const BUSY_SECONDS = 5;

/** An idle worker is ended after this time, in ms. */
const IDLE_MS = 60_000;

/**
 * Reads uploaded files in worker threads, because the time it takes depends on the upload. Other requests continue
 * meanwhile, and a file that takes too long or too much memory only ends its worker.
 */
export class ParserPool {
  readonly #file: string;
  readonly #options: Required<ParserPoolOptions>;
  readonly #turns: Semaphore;
  readonly #workers = new Set<Worker>();
  /** Idle workers, each with the timer that ends it. */
  readonly #idle = new Map<Worker, NodeJS.Timeout>();

  /** @param file the worker's script: `parserWorker.js` in a build, or its source where tsx is installed. */
  constructor(file: string, options: ParserPoolOptions = {}) {
    this.#file = file;
    this.#options = { atOnce: 2, mostWaiting: 50, deadlineMs: 2_000, memoryMb: 128, ...options };
    this.#turns = new Semaphore(this.#options.atOnce, this.#options.mostWaiting);
  }

  /**
   * Runs one of the parsers.
   * @throws what the parser throws, which is a bug in it: parsers return data for files they cannot read.
   */
  run(job: ParserJobs["readTexts"]): Promise<ParserOutcome<TextsRead>>;
  run(job: ParserJobs["readMemberList"]): Promise<ParserOutcome<MembersRead>>;
  run(job: ParserJobs["readImport"]): Promise<ParserOutcome<ImportRead>>;
  run(job: ParserJobs["readRoster"]): Promise<ParserOutcome<RosterRead>>;
  async run(job: ParserJob): Promise<ParserOutcome<unknown>> {
    const turn = this.#turns.take(async () => this.#ask(this.#takeIdle() ?? (await this.#start()), job));
    if (turn === null) return "busy";
    const reply = await turn;
    if (reply === null) return "tooHard";
    if ("failed" in reply) throw new Error(`The parser ${job.name} failed: ${reply.failed}`);
    return reply;
  }

  /** Ends all workers. */
  async close(): Promise<void> {
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    await Promise.all([...this.#workers].map((worker) => worker.terminate()));
  }

  #takeIdle(): Worker | null {
    for (const [worker, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(worker);
      return worker;
    }
    return null;
  }

  /** Resolves once the worker has loaded its code, so that loading does not count toward a file's time. */
  #start(): Promise<Worker> {
    const resourceLimits = { maxOldGenerationSizeMb: this.#options.memoryMb, maxYoungGenerationSizeMb: 32 };
    const worker = this.#file.endsWith(".ts")
      ? new Worker(loadSource(this.#file), {
          eval: true,
          execArgv: [],
          resourceLimits,
        })
      : new Worker(this.#file, { resourceLimits });
    worker.unref();
    this.#workers.add(worker);
    worker.once("exit", () => this.#workers.delete(worker));
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) =>
        reject(error instanceof Error ? error : new Error("A worker that reads files did not start."));
      worker.once("error", fail).once("exit", fail);
      worker.once("message", () => {
        worker.off("error", fail).off("exit", fail);
        // Without a listener, an error would crash the process.
        worker.on("error", () => this.#idle.delete(worker));
        resolve(worker);
      });
    });
  }

  /** Null when the worker had to be terminated, or ended because it ran out of memory. */
  #ask(worker: Worker, job: ParserJob): Promise<ParserReply | null> {
    return new Promise((resolve) => {
      const giveUp = () => {
        clearTimeout(timer);
        resolve(null);
      };
      const timer = setTimeout(() => {
        worker.off("exit", giveUp).off("message", answer);
        void worker.terminate().then(() => resolve(null));
      }, this.#options.deadlineMs);
      const answer = (reply: ParserReply) => {
        clearTimeout(timer);
        worker.off("exit", giveUp);
        this.#idle.set(worker, setTimeout(() => void this.#end(worker), IDLE_MS).unref());
        resolve(reply);
      };
      worker.once("message", answer).once("exit", giveUp);
      worker.postMessage(job);
    });
  }

  async #end(worker: Worker): Promise<void> {
    this.#idle.delete(worker);
    await worker.terminate();
  }
}

declare module "../Context" {
  interface Services {
    readonly parsers: ParserPool;
  }
}

/** Loads a source file with tsx, and what it loads by import(): parts of languages. */
function loadSource(file: string): string {
  const load = `({ register }) => { register(); require(${JSON.stringify(file)}); }`;
  return `require("tsx/cjs/api").register(); import("tsx/esm/api").then(${load});`;
}
