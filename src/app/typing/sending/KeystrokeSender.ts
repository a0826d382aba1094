import { limits } from "../../../contract/limits";
import { type ErrorCode, isErrorCode, readErrorCode } from "../../../contract/errorCodes";
import type { Keystroke } from "../../../engine/log/Keystroke";
import type { KeystrokeQueue, QueueStore } from "./KeystrokeQueue";

/**
 * The state of sending. `sending`: keystrokes go out as they come. `waiting`: the server cannot be reached, and they
 * are queued. `stopped`: the server accepts no more from here, and why; ELSEWHERE: the same user types in another
 * window.
 */
export type SenderState =
  | { readonly kind: "sending" }
  | { readonly kind: "waiting" }
  | { readonly kind: "stopped"; readonly reason: ErrorCode | "ELSEWHERE" };

export type KeystrokeSenderOptions = {
  readonly send: SendBatch;
  readonly store: QueueStore;
  readonly queue: KeystrokeQueue;
  /** The least time between two batches. Left out: 250 ms, as races have it. */
  readonly intervalMs?: number;
  /**
   * How often keystrokes are sent again that are too early by the server's clock. A few times by default; in a race the
   * others do not wait.
   */
  readonly earlyTries?: number;
};

/** First wait after a failure; it doubles up to the longest. In ms. */
const SHORTEST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 2_000;

/** A request that is silent for so long is given up and sent again: the server takes no batch twice. */
const SILENCE_MS = 5_000;

/**
 * Refusals that may only mean that this clock runs a little ahead of the server's: the same batch is right a moment
 * later.
 */
const early: ReadonlySet<ErrorCode> = new Set(["IMPOSSIBLE_TIMING", "RACE_NOT_RUNNING"]);
const EARLY_TRIES = 5;

/** Longest wait before keys that came too early are sent again. In ms. */
const LONGEST_EARLY_WAIT_MS = 5_000;

const sending: SenderState = { kind: "sending" };
const waiting: SenderState = { kind: "waiting" };

/**
 * Sends keystrokes to the server, each exactly once and in order: while something is typed, a batch every 250 ms by
 * default, one at a time, sent again until it is acknowledged. Typing never waits for it.
 */
export class KeystrokeSender {
  readonly #options: KeystrokeSenderOptions;
  readonly #listeners = new Set<() => void>();
  #state: SenderState = sending;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight: AbortController | null = null;
  #sentAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #earlyTries = 0;
  #isClosed = false;

  constructor(options: KeystrokeSenderOptions) {
    this.#options = options;
    window.addEventListener("online", this.#hurry);
    window.addEventListener("pagehide", this.#keep);
    // What an earlier page could not send.
    if (!options.queue.isEmpty) this.#schedule(0);
  }

  get state(): SenderState {
    return this.#state;
  }

  /** Whether the server has everything that was typed. */
  get isDone(): boolean {
    return this.#options.queue.isEmpty;
  }

  /** Calls `listener` when {@link state} changes, and when the server has everything. Gives the way to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes one more keystroke; it goes out with the next batch. Costs nothing that a key press would feel. */
  add(keystroke: Keystroke): void {
    this.#options.queue.add(keystroke);
    if (this.#timer === undefined && this.#flight === null) this.#schedule(this.#interval());
  }

  /** Sends what there is at once: the last character is typed. */
  flush(): void {
    if (this.#flight === null && this.#failures === 0) this.#schedule(0);
  }

  /** Ends all sending. What is not acknowledged stays stored for a page that comes back. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#keep();
    clearTimeout(this.#timer);
    this.#flight?.abort();
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("pagehide", this.#keep);
  }

  readonly #keep = (): void => this.#options.store.write(this.#options.queue.kept());

  readonly #hurry = (): void => {
    if (this.#flight === null && this.#timer !== undefined) this.#schedule(0);
  };

  #interval(): number {
    const { intervalMs = limits.batchIntervalMs } = this.#options;
    return Math.max(0, Math.min(intervalMs, this.#sentAt + intervalMs - performance.now()));
  }

  #schedule(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#state.kind === "stopped") return;
    this.#timer = setTimeout(this.#send, wait);
  }

  readonly #send = async (): Promise<void> => {
    this.#timer = undefined;
    const batch = this.#options.queue.next();
    if (batch === null) return;
    // Stored before it is sent: after a reload it must go out again with the same number and content.
    this.#keep();
    const flight = new AbortController();
    this.#flight = flight;
    this.#sentAt = performance.now();
    const answer = await giveUpAfter<SendAnswer>(
      SILENCE_MS,
      flight,
      this.#options.send(batch.number, batch.keystrokes, flight.signal),
      "unreached",
    );
    this.#flight = null;
    if (this.#isClosed) return;
    this.#take(batch.number, answer);
    this.#keep();
  };

  #take(number: number, answer: SendAnswer): void {
    if (answer === "unreached") return this.#retry();
    if ("refused" in answer) return this.#refuse(answer.refused);
    const { queue } = this.#options;
    if ("expected" in answer) {
      // No gap at all: a server that contradicts itself is not asked again in a hurry.
      if (answer.expected === number) return this.#retry();
      if (!queue.rewind(answer.expected))
        return this.#stop(answer.expected > queue.highest ? "ELSEWHERE" : "SEQUENCE_GAP");
      return this.#goOn(0);
    }
    if (!queue.acknowledge(number, answer.taken)) return this.#stop("ELSEWHERE");
    this.#earlyTries = 0;
    this.#goOn(this.#interval());
  }

  #goOn(wait: number): void {
    this.#failures = 0;
    this.#become(sending);
    if (!this.#options.queue.isEmpty) return this.#schedule(wait);
    for (const listener of this.#listeners) listener();
  }

  #refuse(code: ErrorCode): void {
    this.#earlyTries += 1;
    if (!early.has(code) || this.#earlyTries > (this.#options.earlyTries ?? EARLY_TRIES)) return this.#stop(code);
    this.#schedule(Math.min(LONGEST_EARLY_WAIT_MS, SHORTEST_WAIT_MS * this.#earlyTries));
  }

  #retry(): void {
    const wait = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#become(waiting);
    this.#schedule(wait);
  }

  #stop(reason: ErrorCode | "ELSEWHERE"): void {
    clearTimeout(this.#timer);
    this.#become({ kind: "stopped", reason });
  }

  #become(state: SenderState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/**
 * What came of one batch: the number of the last batch that the server has taken, the number that it expects instead,
 * a refusal, or nothing at all (no network, a server that restarts: the batch may have arrived or not).
 */
export type SendAnswer =
  | { readonly taken: number }
  | { readonly expected: number }
  | { readonly refused: ErrorCode }
  | "unreached";

/** Sends one batch (`keystrokes` as encodeLog writes them). Never rejects; gives up when `signal` is aborted. */
export type SendBatch = (batch: number, keystrokes: string, signal: AbortSignal) => Promise<SendAnswer>;

type Payload = {
  readonly __typename: string;
  readonly batch?: number | null | undefined;
  readonly expected?: number | null | undefined;
  readonly code?: string | null | undefined;
};

/** Failures that a later try may not meet; after any other there is no use in sending the same again. */
const passing: ReadonlySet<ErrorCode> = new Set(["NETWORK", "OFFLINE", "INTERNAL", "RATE_LIMITED", "TIMED_OUT"]);

/** Reads the result of sending a batch. Never rejects: an aborted batch counts as not received. */
export async function readSendAnswer(asked: Promise<Payload | null | undefined>): Promise<SendAnswer> {
  try {
    const payload = await asked;
    if (payload?.__typename === "KeystrokesTaken" && payload.batch != null) return { taken: payload.batch };
    if (payload?.__typename === "SequenceGapError" && payload.expected != null) return { expected: payload.expected };
    return refusal(isErrorCode(payload?.code) ? payload.code : "INTERNAL");
  } catch (error) {
    return refusal(readErrorCode(error));
  }
}

const refusal = (code: ErrorCode): SendAnswer => (passing.has(code) ? "unreached" : { refused: code });

/** The answer, or `silence` after so many ms; then, and only then, the request is aborted. */
export async function giveUpAfter<T>(ms: number, flight: AbortController, answer: Promise<T>, silence: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      resolve(silence);
      flight.abort();
    }, ms);
  });
  try {
    return await Promise.race([answer, patience]);
  } finally {
    clearTimeout(timer);
  }
}
