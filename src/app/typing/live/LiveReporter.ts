import { type Backoff, backoff } from "../../platform/backoff";
import { giveUpAfter } from "../sending/KeystrokeSender";
import { getCurrentRun, subscribeToCurrentRun, type GrowingLog } from "./currentRun";
import { type ReportAnswer, type SendReport, RunReport } from "./RunReport";

export type LiveReporterOptions = {
  readonly send: SendReport;
  /** Makes a unique id for a run. */
  readonly makeId: () => string;
};

/** Minimum time between two batches, in ms. */
const INTERVAL_MS = 500;

/** The first key of a run waits this long for more, in ms, so that nothing is sent while it is drawn. */
const FIRST_WAIT_MS = 150;

/** A request without a response for this long, in ms, is aborted and sent again. */
const RESPONSE_TIMEOUT_MS = 5_000;

/** The waits after failures, and the maximum number of failures in a row. */
const retries: Backoff = { firstMs: 1_000, maxMs: 8_000, jitter: 0.5 };
const MOST_FAILURES = 6;

/** How often in a row a run is sent again from its beginning, or from a batch that was lost. */
const MOST_REWINDS = 5;

/**
 * After a reconnect the server does not know for a moment that the user is watched. This is how long to wait before the
 * run is sent from its beginning, and how often.
 */
const UNWATCHED_WAIT_MS = 3_000;
const MOST_UNWATCHED = 5;

/**
 * Sends the runs on the screen to the server while a coach watches: a run in progress from its beginning, then each new
 * batch. Typing never waits for it; nothing is stored for later, and what is refused is not sent again.
 */
export class LiveReporter {
  readonly #options: LiveReporterOptions;
  #report: RunReport | null = null;
  /** A run of which nothing more is sent: it is over or was refused. */
  #closed: GrowingLog | null = null;
  #observedLog: GrowingLog | null = null;
  #unsubscribeFromLog: (() => void) | undefined;
  #unsubscribeFromRuns: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight: AbortController | null = null;
  #sentAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #rewinds = 0;
  #unwatched = 0;

  constructor(options: LiveReporterOptions) {
    this.#options = options;
  }

  /** A coach starts to watch. */
  start(): void {
    if (this.#unsubscribeFromRuns !== undefined) return;
    this.#closed = null;
    this.#failures = 0;
    this.#unwatched = 0;
    this.#unsubscribeFromRuns = subscribeToCurrentRun(this.#update);
    this.#update();
  }

  /** The last coach stopped watching: from now on nothing is sent. */
  stop(): void {
    this.#unsubscribeFromRuns?.();
    this.#unsubscribeFromRuns = undefined;
    this.#stopObserving();
    this.#drop();
  }

  /** The server can probably be reached again. */
  retryNow(): void {
    if (this.#unsubscribeFromRuns === undefined || this.#flight !== null || this.#failures === 0) return;
    this.#failures = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#update();
  }

  readonly #update = (): void => {
    const run = getCurrentRun();
    const log = run?.log ?? null;
    if (log !== this.#observedLog) {
      this.#unsubscribeFromLog?.();
      this.#unsubscribeFromLog = log?.onChange(this.#update);
      this.#observedLog = log;
    }
    const isNew = run !== null && run.log !== this.#report?.run.log && run.log !== this.#closed;
    if (isNew && run.log.phase === "running") {
      this.#drop();
      this.#rewinds = 0;
      this.#report = new RunReport(run, this.#options.makeId());
    } else if (log !== this.#report?.run.log) this.#report?.leave();
    if (this.#report !== null && this.#timer === undefined && this.#flight === null) this.#schedule(this.#interval());
  };

  #interval(): number {
    return Math.max(FIRST_WAIT_MS, this.#sentAt + INTERVAL_MS - performance.now());
  }

  #schedule(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#send, wait);
  }

  readonly #send = async (): Promise<void> => {
    this.#timer = undefined;
    const report = this.#report;
    const batch = report?.next() ?? null;
    if (report === null || batch === null) return;
    const flight = new AbortController();
    this.#flight = flight;
    this.#sentAt = performance.now();
    const elapsedMs = Math.max(0, Math.round(this.#sentAt - (report.run.log.zero ?? this.#sentAt)));
    const answer = await giveUpAfter<ReportAnswer>(
      RESPONSE_TIMEOUT_MS,
      flight,
      this.#options.send(batch, elapsedMs, flight.signal),
      "unreachable",
    );
    // Another run, or no coach watches: the response no longer matters.
    if (this.#flight !== flight) return;
    this.#flight = null;
    this.#take(report, batch.number, answer);
  };

  #take(report: RunReport, number: number, answer: ReportAnswer): void {
    if (answer === "unreachable") return this.#retry();
    this.#failures = 0;
    if (answer === "refused") return this.#close(report);
    if ("expected" in answer) {
      this.#rewinds += 1;
      if (this.#rewinds > MOST_REWINDS || !report.rewind(answer.expected)) return this.#close(report);
      return this.#schedule(this.#interval());
    }
    if (!answer.isWatched) return this.#wait(report);
    this.#unwatched = 0;
    this.#rewinds = 0;
    report.acknowledge(number);
    if (report.isDone) this.#close(report);
    else this.#schedule(report.isBehind ? 0 : this.#interval());
  }

  #retry(): void {
    this.#failures += 1;
    if (this.#failures >= MOST_FAILURES) return this.#pause();
    this.#schedule(backoff(this.#failures, retries));
  }

  /** Nothing is sent until {@link retryNow}, another run, or a coach who starts to watch. */
  #pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stopObserving();
  }

  #stopObserving(): void {
    this.#unsubscribeFromLog?.();
    this.#unsubscribeFromLog = undefined;
    this.#observedLog = null;
  }

  /** The server reports that no coach watches. If no event confirms that, it did not recognize this page. */
  #wait(report: RunReport): void {
    this.#close(report);
    this.#unwatched += 1;
    if (this.#unwatched > MOST_UNWATCHED) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#closed = null;
      this.#update();
    }, UNWATCHED_WAIT_MS);
  }

  #close(report: RunReport): void {
    this.#closed = report.run.log;
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flight?.abort();
    this.#flight = null;
    this.#report = null;
  }
}
