import type { Keystroke } from "../../../engine/log/Keystroke";
import { countThatFit } from "../sending/KeystrokeQueue";
import type { ShownRun } from "./currentRun";

/** A numbered batch of a run. */
export type ReportBatch = {
  readonly runId: string;
  /** From 1. */
  readonly number: number;
  /** With the first batch: the start of the run. */
  readonly start: ShownRun | null;
  readonly keystrokes: readonly Keystroke[];
  /** Nothing follows: the run is over, or the page was left. */
  readonly isOver: boolean;
};

/** Where a batch ends in the log, whether it is the last, and whether there was more than it could hold. */
type BatchEnd = { readonly end: number; readonly isOver: boolean; readonly isFull: boolean };

/** The first batch also contains the text, and a request has a limit. */
const FIRST_BATCH_BYTES = 9_000;

/**
 * The batches of one run that a coach watches, without clock or network. A batch does not change until it is
 * acknowledged, because a failed request may have arrived.
 */
export class RunReport {
  readonly run: ShownRun;
  readonly #runId: string;
  readonly #batchEnds: BatchEnd[] = [];
  #acknowledged = 0;
  #isAbandoned = false;

  constructor(run: ShownRun, runId: string) {
    this.run = run;
    this.#runId = runId;
  }

  /** The run is no longer on screen: it ends for those who watch. */
  leave(): void {
    this.#isAbandoned = true;
  }

  /** Whether the last batch was full, so that the next one need not wait. */
  get isBehind(): boolean {
    return this.#batchEnds.at(-1)?.isFull === true;
  }

  /** Whether everything is sent and nothing can follow. */
  get isDone(): boolean {
    return this.#acknowledged === this.#batchEnds.length && this.#batchEnds.at(-1)?.isOver === true;
  }

  /**
   * The batch to send now: the one not yet acknowledged, or otherwise what is new. Null if there is nothing to send.
   */
  next(): ReportBatch | null {
    if (this.#acknowledged === this.#batchEnds.length) this.#addBatch();
    const batchEnd = this.#batchEnds[this.#acknowledged];
    if (batchEnd === undefined) return null;
    const number = this.#acknowledged + 1;
    const keystrokes = this.run.log.keystrokes.slice(this.#batchEnds[this.#acknowledged - 1]?.end ?? 0, batchEnd.end);
    return { runId: this.#runId, number, start: number === 1 ? this.run : null, keystrokes, isOver: batchEnd.isOver };
  }

  /** Batch `number` has arrived. */
  acknowledge(number: number): void {
    this.#acknowledged = number;
  }

  /**
   * The server expects `expected` next: everything from there on is divided into batches again. False if there was no
   * such batch.
   */
  rewind(expected: number): boolean {
    if (expected < 1 || expected > this.#batchEnds.length) return false;
    this.#batchEnds.length = expected - 1;
    this.#acknowledged = expected - 1;
    return true;
  }

  get #end(): number {
    return this.#batchEnds.at(-1)?.end ?? 0;
  }

  #addBatch(): void {
    if (this.#batchEnds.at(-1)?.isOver === true) return;
    const { keystrokes, phase } = this.run.log;
    const from = this.#end;
    const end =
      from +
      (this.#batchEnds.length === 0
        ? countThatFit(keystrokes, from, FIRST_BATCH_BYTES)
        : countThatFit(keystrokes, from));
    const isFull = end < keystrokes.length;
    const isOver = !isFull && (this.#isAbandoned || phase === "ended");
    if (end > from || isOver) this.#batchEnds.push({ end, isOver, isFull });
  }
}

/**
 * The result of a batch: whether someone still watches, the number that is expected instead (1: from the beginning), a
 * refusal, or nothing (no network: it may have arrived or not).
 */
export type ReportAnswer = { readonly isWatched: boolean } | { readonly expected: number } | "refused" | "unreachable";

/** Sends one batch; `elapsedMs` since the run's time zero. Never rejects; gives up when `signal` is aborted. */
export type SendReport = (batch: ReportBatch, elapsedMs: number, signal: AbortSignal) => Promise<ReportAnswer>;
