import { startCopyTyping, stepCopyTyping, type CopyTyping } from "../../../engine/exams/CopyTyping";
import { type Keystroke, MAX_LOG_ENTRIES } from "../../../engine/log/Keystroke";
import { editsOf } from "../../../engine/typing/Typing";
import { createEmitter } from "../../platform/createStore";
import type { TypedChange, RunPhase } from "../../typing/TypingRun";

export type CopyRunOptions = {
  /** The attempt's start on the clock of `performance.now()` and `event.timeStamp`. Earlier keys are ignored. */
  readonly zero: number;
  /** Time of the attempt, which passes whether or not anything is typed. */
  readonly limitMs: number;
  /** Maximum number of characters. */
  readonly maxLength: number;
  /** Earlier keystrokes, from this page or another. */
  readonly typed: readonly Keystroke[];
};

/** Keys pressed just before the end may arrive up to this many ms after it. */
const GRACE_MS = 20;

/** One attempt at copying a text, outside React: takes changes with their times, and has the typed text and the log. */
export class CopyRun {
  readonly zero: number;
  readonly limitMs: number;
  readonly #keystrokes: Keystroke[] = [];
  readonly #characters: string[] = [];
  readonly #changed = createEmitter();
  readonly #phased = createEmitter();
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

  /** The typed text, character by character. Changes only at its end. */
  get characters(): readonly string[] {
    return this.#characters;
  }

  /** The log so far. Only appended to. */
  get keystrokes(): readonly Keystroke[] {
    return this.#keystrokes;
  }

  get phase(): RunPhase {
    if (this.#hasEnded) return "ended";
    return this.#keystrokes.length > 0 ? "running" : "waiting";
  }

  /** Text of an unfinished composition: shown at the caret, but not typed yet. */
  get provisional(): string {
    return this.#provisional;
  }

  /** The typed part of the current word. */
  currentWord(): string {
    return this.#characters.slice(this.#characters.lastIndexOf(" ") + 1).join("");
  }

  /**
   * Applies one change. Changes without an effect (a deletion on an empty page, a key before the start or after the
   * end) are not logged.
   * @param timeStamp when it happened, `event.timeStamp`.
   */
  apply(change: TypedChange, timeStamp: number): void {
    if (this.#hasEnded || timeStamp < this.zero) return;
    const time = Math.max(Math.round(timeStamp - this.zero), this.#keystrokes.at(-1)?.time ?? 0);
    if (time > this.limitMs || this.#keystrokes.length >= MAX_LOG_ENTRIES) return this.stop();
    const wasWaiting = this.#keystrokes.length === 0;
    if (!this.#take({ ...change, time })) return;
    this.#changed.emit();
    if (wasWaiting) this.#phased.emit();
  }

  /** Shows the text of an unfinished composition at the caret; an empty text removes it. */
  compose(text: string): void {
    if (this.#hasEnded || text === this.#provisional) return;
    this.#provisional = text;
    this.#changed.emit();
  }

  /** Accepts nothing more: the time is up, or the attempt is handed in. */
  stop(): void {
    if (this.#hasEnded) return;
    clearTimeout(this.#timer);
    this.#hasEnded = true;
    this.#provisional = "";
    this.#changed.emit();
    this.#phased.emit();
  }

  /** Stops the timer when the page is left; the attempt itself continues. */
  close(): void {
    clearTimeout(this.#timer);
  }

  /** Calls `listener` after every change. Returns the unsubscribe function. */
  readonly onChange = this.#changed.subscribe;

  /** Calls `listener` when {@link phase} changes. Returns the unsubscribe function. */
  readonly onPhase = this.#phased.subscribe;

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
