import { startCopyTyping, stepCopyTyping, type CopyTyping } from "../../../engine/exams/CopyTyping";
import { type Keystroke, MAX_LOG_ENTRIES, editsOf } from "../../../engine/log/Keystroke";
import type { TypedChange, RunPhase } from "../../typing/TypingRun";

export type CopyRunOptions = {
  /** The attempt's start on the clock of `performance.now()` and `event.timeStamp`. Keys before it are not taken. */
  readonly zero: number;
  /** Time of the attempt. It passes whether anything is typed or not. */
  readonly limitMs: number;
  /** Characters after which no more are taken. */
  readonly maxLength: number;
  /** What was typed before, on this page or another. */
  readonly typed: readonly Keystroke[];
};

/** Keys that were pressed just before the end may arrive just after it. */
const GRACE_MS = 20;

/**
 * One attempt at copying a text, outside React: takes changes with their time, and holds the typed text and the log.
 */
export class CopyRun {
  readonly zero: number;
  readonly limitMs: number;
  readonly #keystrokes: Keystroke[] = [];
  readonly #characters: string[] = [];
  readonly #changed = new Set<() => void>();
  readonly #phased = new Set<() => void>();
  #copy: CopyTyping;
  #provisional = "";
  #hasEnded = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ zero, limitMs, maxLength, typed }: CopyRunOptions) {
    this.zero = zero;
    this.limitMs = limitMs;
    this.#copy = startCopyTyping(maxLength);
    for (const keystroke of typed) this.#take(keystroke);
    const left = zero + limitMs + GRACE_MS - performance.now();
    if (left <= 0) this.#hasEnded = true;
    else this.#timer = setTimeout(() => this.stop(), left);
  }

  /** The typed text, character by character. Grows and shrinks at its end. */
  get characters(): readonly string[] {
    return this.#characters;
  }

  /** The log so far: grows at its end and never changes before it. */
  get keystrokes(): readonly Keystroke[] {
    return this.#keystrokes;
  }

  get phase(): RunPhase {
    if (this.#hasEnded) return "ended";
    return this.#keystrokes.length > 0 ? "running" : "waiting";
  }

  /** Text of a composition that is not finished: shown at the caret, not typed yet. */
  get provisional(): string {
    return this.#provisional;
  }

  /** What is typed of the word in progress. */
  currentWord(): string {
    return this.#characters.slice(this.#characters.lastIndexOf(" ") + 1).join("");
  }

  /**
   * Applies one change. What changes nothing (a deletion on an empty page, a key before the start or after the end) is
   * not logged.
   * @param timeStamp when it happened, `event.timeStamp`.
   */
  apply(change: TypedChange, timeStamp: number): void {
    if (this.#hasEnded || timeStamp < this.zero) return;
    const time = Math.max(Math.round(timeStamp - this.zero), this.#keystrokes.at(-1)?.time ?? 0);
    if (time > this.limitMs || this.#keystrokes.length >= MAX_LOG_ENTRIES) return this.stop();
    const wasWaiting = this.#keystrokes.length === 0;
    if (!this.#take({ ...change, time })) return;
    notify(this.#changed);
    if (wasWaiting) notify(this.#phased);
  }

  /** Shows the text of an unfinished composition at the caret; an empty one takes it away. */
  compose(text: string): void {
    if (this.#hasEnded || text === this.#provisional) return;
    this.#provisional = text;
    notify(this.#changed);
  }

  /** Nothing more is taken: the time is over, or the attempt is handed in. */
  stop(): void {
    if (this.#hasEnded) return;
    clearTimeout(this.#timer);
    this.#hasEnded = true;
    this.#provisional = "";
    notify(this.#changed);
    notify(this.#phased);
  }

  /** Ends the timer of a page that goes; the attempt itself goes on. */
  close(): void {
    clearTimeout(this.#timer);
  }

  /** Calls `listener` after every change. Returns the function that stops that. */
  readonly onChange = (listener: () => void): (() => void) => listen(this.#changed, listener);

  /** Calls `listener` when {@link phase} changes. Returns the function that stops that. */
  readonly onPhase = (listener: () => void): (() => void) => listen(this.#phased, listener);

  #take(keystroke: Keystroke): boolean {
    const before = this.#copy;
    for (const edit of editsOf(keystroke)) {
      this.#copy = stepCopyTyping(this.#copy, edit);
      this.#characters.length = Math.min(this.#characters.length, this.#copy.length);
      if (this.#copy.length > this.#characters.length) this.#characters.push(this.#copy.typed?.grapheme ?? "");
    }
    if (this.#copy === before) return false;
    this.#keystrokes.push(keystroke);
    return true;
  }
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of listeners) listener();
}
