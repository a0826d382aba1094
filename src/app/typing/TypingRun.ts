import { type Keystroke, MAX_LOG_DURATION_MS, MAX_LOG_ENTRIES } from "../../engine/log/Keystroke";
import { applyKeystroke, startTyping, type Typing, type TypingRules } from "../../engine/typing/Typing";
import { createEmitter, createStore, type Store } from "../platform/createStore";
import { percent, wordsPerMinute, rightCharacters, roundDown } from "../../engine/metrics/rates";

export type RunPhase = "waiting" | "running" | "ended";

export type TypingRunOptions = {
  readonly rules: TypingRules;
  /** The text to type, normalized. */
  readonly text: string;
  /**
   * The run's time zero on the clock of `performance.now()` and `event.timeStamp`. Default (practice): the first key
   * that counts. If set (race), earlier keys are ignored.
   */
  readonly zero?: number;
  /** Ends the run exactly this many ms after time zero. Default: the run ends with its text. */
  readonly limitMs?: number;
  /** Start from this state of the same text and rules instead of from the first character. */
  readonly from?: Typing;
  /** Nothing can be deleted: Backspace does nothing. */
  readonly isForwardOnly?: boolean;
};

/** Keys pressed just before the time limit may arrive up to this many ms after it. */
const GRACE_MS = 20;

/**
 * One run outside React: takes changes with their times, keeps the engine's state and the keystroke log, and notifies
 * listeners. A restart is a new run. {@link onChange} listeners are called for every change (draw there, without
 * rendering), {@link onPhase} listeners when the run starts and when it ends; for React there are `useRunPhase` and
 * `useLiveFigures`.
 *
 * Races: `new TypingRun({ rules: "stopOnError", text, zero })`, then every 250 ms send what was added to `keystrokes`.
 */
export class TypingRun {
  readonly rules: TypingRules;
  readonly text: string;
  readonly limitMs: number | null;
  readonly isForwardOnly: boolean;
  /** Number of characters typed before the log begins, if the run continues from a state. */
  readonly skipped: number;
  /** Speed and accuracy so far, updated once a second while there are listeners. */
  readonly live: Store<Figures>;
  readonly #keystrokes: Keystroke[] = [];
  readonly #changed = createEmitter();
  readonly #phased = createEmitter();
  #state: Typing;
  #zero: number | null;
  #end: RunEnd | null = null;
  #provisional = "";
  #presses = 0;
  #rightPresses = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ rules, text, zero, limitMs, from, isForwardOnly = false }: TypingRunOptions) {
    this.isForwardOnly = isForwardOnly;
    this.rules = rules;
    this.text = text;
    this.limitMs = limitMs ?? null;
    this.#zero = zero ?? null;
    this.#state = from ?? startTyping(rules, text);
    this.skipped = this.#state.rules === "stopOnError" ? this.#state.position : 0;
    this.live = createLiveFigures(this);
  }

  get state(): Typing {
    return this.#state;
  }

  /** The log so far. Only appended to. */
  get keystrokes(): readonly Keystroke[] {
    return this.#keystrokes;
  }

  get phase(): RunPhase {
    if (this.#end !== null) return "ended";
    return this.#keystrokes.length > 0 ? "running" : "waiting";
  }

  /** Null until the run is over. */
  get end(): RunEnd | null {
    return this.#end;
  }

  /** Text of an unfinished composition: shown at the caret, but not typed yet. */
  get provisional(): string {
    return this.#provisional;
  }

  /** Time zero on the clock of `performance.now()`; null before the first key. */
  get zero(): number | null {
    return this.#zero;
  }

  /** Time zero on the device's clock, in whole ms since 1970; the current time before the first key. */
  get startedAtMs(): number {
    const now = performance.now();
    return Math.round(Date.now() - (now - (this.#zero ?? now)));
  }

  /** Inserting key presses so far, and how many of them were right. */
  get presses(): { readonly all: number; readonly right: number } {
    return { all: this.#presses, right: this.#rightPresses };
  }

  /**
   * Applies one change. Changes without an effect (a space on empty input, a deletion in a race, a key before time zero
   * or after the end) are not logged and do not start the clock.
   * @param timeStamp when it happened, `event.timeStamp`.
   */
  apply(change: TypedChange, timeStamp: number): void {
    if (this.#end !== null || (this.isForwardOnly && change.kind !== "insert")) return;
    const zero = this.#zero ?? timeStamp;
    if (timeStamp < zero) return;
    const time = Math.max(Math.round(timeStamp - zero), this.#keystrokes.at(-1)?.time ?? 0);
    if (this.limitMs !== null && time > this.limitMs) return this.#finish("time", this.limitMs);
    if (time > MAX_LOG_DURATION_MS) return this.stop("limit");
    const keystroke: Keystroke = { ...change, time };
    const state = this.#step(keystroke);
    if (state === this.#state) return;
    this.#state = state;
    this.#zero = zero;
    this.#keystrokes.push(keystroke);
    if (this.#keystrokes.length === 1) this.#begin();
    if (state.finished) return this.#finish("finished", time);
    if (this.#keystrokes.length === MAX_LOG_ENTRIES) return this.stop("limit");
    this.#changed.emit();
  }

  /** Shows the text of an unfinished composition at the caret; an empty text removes it. */
  compose(text: string): void {
    if (this.#end !== null || text === this.#provisional) return;
    this.#provisional = text;
    this.#changed.emit();
  }

  /** Aborts the run. Does nothing after its end. */
  stop(reason: EndReason): void {
    if (this.#end === null) this.#finish(reason, this.#keystrokes.at(-1)?.time ?? 0);
  }

  /** Calls `listener` after every change. Returns the unsubscribe function. */
  readonly onChange = this.#changed.subscribe;

  /** Calls `listener` when {@link phase} changes. Returns the unsubscribe function. */
  readonly onPhase = this.#phased.subscribe;

  #step(keystroke: Keystroke): Typing {
    return applyKeystroke(this.#state, keystroke, ({ outcome }) => {
      if (outcome.kind !== "pressed") return;
      this.#presses += 1;
      if (outcome.right) this.#rightPresses += 1;
    });
  }

  #begin(): void {
    const { limitMs } = this;
    if (limitMs !== null && this.#zero !== null) {
      const left = this.#zero + limitMs - performance.now();
      this.#timer = setTimeout(() => this.#finish("time", limitMs), left + GRACE_MS);
    }
    this.#phased.emit();
  }

  #finish(reason: EndReason, durationMs: number): void {
    if (this.#end !== null) return;
    clearTimeout(this.#timer);
    this.#provisional = "";
    this.#end = { reason, durationMs };
    this.#changed.emit();
    this.#phased.emit();
  }
}

/** Figures of a run in progress, in whole numbers except its speed, which is rounded in the unit that is shown. */
export type Figures = {
  /** Whole seconds since time zero. */
  readonly seconds: number;
  readonly wpm: number;
  /** Percent of right key presses; 100 before the first. */
  readonly accuracy: number;
  /** Number of completed words. */
  readonly words: number;
};

const none: Figures = { seconds: 0, wpm: 0, accuracy: 100, words: 0 };

function createLiveFigures(run: TypingRun): Store<Figures> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = (): number => performance.now() - (run.zero ?? 0);
  const everySecond = (): void => {
    timer = setTimeout(
      () => {
        store.set(measureFigures(run, elapsed()));
        everySecond();
      },
      1000 - (elapsed() % 1000),
    );
  };
  const follow = (): void => {
    clearTimeout(timer);
    if (run.end !== null) store.set(measureFigures(run, run.end.durationMs));
    if (run.phase === "running") everySecond();
  };
  const store = createStore(none, () => {
    const unsubscribe = run.onPhase(follow);
    follow();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  });
  return store;
}

function measureFigures({ state, presses }: TypingRun, elapsedMs: number): Figures {
  return {
    seconds: Math.floor((elapsedMs + 5) / 1000),
    wpm: wordsPerMinute(rightCharacters(state), elapsedMs),
    accuracy: presses.all > 0 ? roundDown(percent(presses.right, presses.all)) : 100,
    words: wordsBehind(state),
  };
}

/** How many words of the text are completed. */
export function wordsBehind(state: Typing): number {
  if (state.rules === "free") return state.done.length;
  return state.text.slice(0, state.position).filter((character) => character <= " ").length;
}

/**
 * Why a run is over: `finished` everything was typed, `time` its time is up, `limit` the log has its maximum length,
 * `idle` no key was pressed for too long, `left` the user aborted it. Only the first two are saved.
 */
export type EndReason = "finished" | "time" | "limit" | "idle" | "left";

/**
 * How a run ended. `durationMs` is in whole ms since time zero: the time limit, or otherwise the time of the last
 * keystroke.
 */
export type RunEnd = { readonly reason: EndReason; readonly durationMs: number };

/**
 * A change from an input method, without its time: one logical insertion (a key, a dead key with its letter; NFC, at
 * most 64 UTF-16 units) or one deletion.
 */
export type TypedChange =
  | { readonly kind: "insert"; readonly text: string }
  | { readonly kind: "deleteGrapheme" }
  | { readonly kind: "deleteWord" };

/** The characters still to be typed if no further error is made. */
export function remainingText(state: Typing): string {
  if (state.finished) return "";
  if (state.rules === "stopOnError") return state.text.slice(state.position).join("");
  const [word, ...rest] = state.words.slice(state.done.length);
  return [(word ?? []).slice(state.typed.length), ...rest].map((letters) => letters.join("")).join(" ");
}
