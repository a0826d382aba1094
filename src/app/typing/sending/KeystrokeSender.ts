import { type Backoff, backoff } from "../../platform/backoff";
import { limits } from "../../../contract/limits";
import type { ErrorCode } from "../../../contract/errorCodes";
import { mayPass, readErrorCode } from "../../../contract/readErrorCode";
import { createEmitter } from "../../platform/createStore";
import type { Keystroke } from "../../../engine/log/Keystroke";
import type { KeystrokeQueue, QueueStore } from "./KeystrokeQueue";

/**
 * State of sending. `sending`: keystrokes are sent as they come. `waiting`: the server cannot be reached, and they are
 * queued. `stopped`: the server accepts no more from here, and why; ELSEWHERE: the same user types in another window.
 */
export type SenderState =
  | { readonly kind: "sending" }
  | { readonly kind: "waiting" }
  | { readonly kind: "stopped"; readonly reason: ErrorCode | "ELSEWHERE" };

export type KeystrokeSenderOptions = {
  readonly send: SendBatch;
  readonly store: QueueStore;
  readonly queue: KeystrokeQueue;
  /** Minimum time between two batches. Default: 250 ms, as in races. */
  readonly intervalMs?: number;
  /**
   * How often keystrokes that are too early by the server's clock are sent again. A few times by default, because a
   * race does not wait.
   */
  readonly earlyTries?: number;
};

/** The waits after failures. */
const retries: Backoff = { firstMs: 250, maxMs: 2_000, jitter: 0.5 };

/**
 * A request without a response for this long, in ms, is aborted and sent again; the server accepts each batch only
 * once.
 */
const RESPONSE_TIMEOUT_MS = 5_000;

/**
 * Refusals that may only mean that this clock is slightly ahead of the server's: the same batch is accepted a moment
 * later.
 */
const early: ReadonlySet<ErrorCode> = new Set(["IMPOSSIBLE_TIMING", "RACE_NOT_RUNNING"]);
const EARLY_TRIES = 5;

/** Maximum wait before keys that were too early are sent again, in ms. */
const LONGEST_EARLY_WAIT_MS = 5_000;

const sending: SenderState = { kind: "sending" };
const waiting: SenderState = { kind: "waiting" };

/**
 * Sends keystrokes to the server, each exactly once and in order: while something is typed, a batch every 250 ms by
 * default, one at a time, sent again until it is acknowledged. Typing never waits for it.
 */
export class KeystrokeSender {
  readonly #options: KeystrokeSenderOptions;
  readonly #changed = createEmitter();
  #state: SenderState = sending;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight: AbortController | null = null;
  #sentAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #earlyTries = 0;
  #isClosed = false;

  constructor(options: KeystrokeSenderOptions) {
    this.#options = options;
    window.addEventListener("online", this.#retryNow);
    window.addEventListener("pagehide", this.#store);
    // Sends what an earlier page could not.
    if (!options.queue.isEmpty) this.#schedule(0);
  }

  get state(): SenderState {
    return this.#state;
  }

  /** Whether the server has everything that was typed. */
  get isDone(): boolean {
    return this.#options.queue.isEmpty;
  }

  /**
   * Calls `listener` when {@link state} changes, and when the server has everything. Returns the unsubscribe function.
   */
  readonly subscribe = this.#changed.subscribe;

  /** Adds a keystroke, which is sent with the next batch. Too fast to delay a key press. */
  add(keystroke: Keystroke): void {
    this.#options.queue.add(keystroke);
    if (this.#timer === undefined && this.#flight === null) this.#schedule(this.#interval());
  }

  /** Sends everything now, because the last character was typed. */
  flush(): void {
    if (this.#flight === null && this.#failures === 0) this.#schedule(0);
  }

  /** Stops sending. What is not acknowledged stays stored for a later page. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#store();
    clearTimeout(this.#timer);
    this.#flight?.abort();
    window.removeEventListener("online", this.#retryNow);
    window.removeEventListener("pagehide", this.#store);
  }

  readonly #store = (): void => this.#options.store.write(this.#options.queue.toStored());

  readonly #retryNow = (): void => {
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
    this.#store();
    const flight = new AbortController();
    this.#flight = flight;
    this.#sentAt = performance.now();
    const answer = await giveUpAfter<SendAnswer>(
      RESPONSE_TIMEOUT_MS,
      flight,
      this.#options.send(batch.number, batch.keystrokes, flight.signal),
      "unreachable",
    );
    this.#flight = null;
    if (this.#isClosed) return;
    this.#take(batch.number, answer);
    this.#store();
  };

  #take(number: number, answer: SendAnswer): void {
    if (answer === "unreachable") return this.#retry();
    if ("refused" in answer) return this.#refuse(answer.refused);
    const { queue } = this.#options;
    if ("expected" in answer) {
      // There is no gap, so the server contradicts itself; wait before trying again.
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
    this.#changed.emit();
  }

  #refuse(code: ErrorCode): void {
    this.#earlyTries += 1;
    if (!early.has(code) || this.#earlyTries > (this.#options.earlyTries ?? EARLY_TRIES)) return this.#stop(code);
    this.#schedule(Math.min(LONGEST_EARLY_WAIT_MS, retries.firstMs * this.#earlyTries));
  }

  #retry(): void {
    this.#failures += 1;
    this.#become(waiting);
    this.#schedule(backoff(this.#failures, retries));
  }

  #stop(reason: ErrorCode | "ELSEWHERE"): void {
    clearTimeout(this.#timer);
    this.#become({ kind: "stopped", reason });
  }

  #become(state: SenderState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#changed.emit();
  }
}

/**
 * The result of a batch: the number of the last batch that the server accepted, the number that it expects instead, a
 * refusal, or nothing (no network, a server restart: the batch may have arrived or not).
 */
export type SendAnswer =
  | { readonly taken: number }
  | { readonly expected: number }
  | { readonly refused: ErrorCode }
  | "unreachable";

/** Sends one batch (`keystrokes` as encodeLog writes them). Never rejects; gives up when `signal` is aborted. */
export type SendBatch = (batch: number, keystrokes: string, signal: AbortSignal) => Promise<SendAnswer>;

/** The result of the mutation that sends a batch: the number of the last accepted one, or why it was refused. */
type SendResult =
  | { readonly ok: true; readonly data: number }
  | { readonly ok: false; readonly error: ErrorCode; readonly expected?: number };

/** Reads the result of sending a batch. Never rejects: an aborted batch counts as not received. */
export async function readSendAnswer(response: Promise<SendResult>): Promise<SendAnswer> {
  try {
    const result = await response;
    if (result.ok) return { taken: result.data };
    return result.expected === undefined ? refusal(result.error) : { expected: result.expected };
  } catch (error) {
    return refusal(readErrorCode(error));
  }
}

const refusal = (code: ErrorCode): SendAnswer => (mayPass(code) ? "unreachable" : { refused: code });

/** The response, or `fallback` after this many ms, and only then the request is aborted. */
export async function giveUpAfter<T>(ms: number, flight: AbortController, answer: Promise<T>, fallback: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      resolve(fallback);
      flight.abort();
    }, ms);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
