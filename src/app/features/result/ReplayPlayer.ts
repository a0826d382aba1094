import { type Keystroke, applyKeystroke } from "../../../engine/log/Keystroke";
import type { Run } from "../../../engine/metrics/measureRun";
import { percent, wordsPerMinute, rightCharacters } from "../../../engine/metrics/rates";
import { type Step, startTyping, type Typing } from "../../../engine/typing/Typing";
import type { StageSource } from "../../typing/stage/StageView";

export type ReplaySpeed = 1 | 2 | 4;

/** `ready`: at its start and not played yet. */
export type ReplayPhase = "ready" | "playing" | "paused" | "ended";

/** The figures beside the stage. */
export type ReplayFigures = {
  readonly phase: ReplayPhase;
  readonly speed: ReplaySpeed;
  readonly timeMs: number;
  readonly wpm: number;
  readonly accuracy: number;
};

/** Minimum interval of the figures during playback, in ms. */
const FIGURES_MS = 1000;

/** A hidden window or a sleeping computer draws no frames; that time is not skipped in the replay. */
const LONGEST_FRAME_MS = 250;

/**
 * The clock of a replay, which advances a saved run with the screen's frames. Its figures are an external store for
 * `useSyncExternalStore`.
 */
export class ReplayPlayer {
  readonly run: ReplayRun;
  readonly #listeners = new Set<() => void>();
  #phase: ReplayPhase = "ready";
  #speed: ReplaySpeed = 1;
  #figures: ReplayFigures;
  #frame = 0;
  #lastFrame = 0;
  #lastTold = 0;

  constructor(run: ReplayRun) {
    this.run = run;
    this.#figures = this.#take();
  }

  /** Continues playing, or starts again after the end. */
  readonly play = (): void => {
    if (this.#phase === "playing") return;
    if (this.#phase === "ended") this.run.seek(0);
    this.#phase = "playing";
    this.#lastFrame = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
    this.#tell();
  };

  readonly pause = (): void => {
    cancelAnimationFrame(this.#frame);
    if (this.#phase !== "playing") return;
    this.#phase = "paused";
    this.#tell();
  };

  readonly toggle = (): void => {
    if (this.#phase === "playing") this.pause();
    else this.play();
  };

  setSpeed(speed: ReplaySpeed): void {
    this.#speed = speed;
    this.#tell();
  }

  /** Jumps to a time in the run. If it is playing, it continues from there. */
  seek(timeMs: number): void {
    this.run.seek(timeMs);
    if (this.run.timeMs >= this.run.durationMs) this.#end();
    else if (this.#phase === "ended") this.#phase = "paused";
    this.#tell();
  }

  /** Calls `listener` when there are new figures. Returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The latest figures; the same object until there are new ones. */
  readonly read = (): ReplayFigures => this.#figures;

  readonly #tick = (): void => {
    const now = performance.now();
    this.run.advance(this.run.timeMs + Math.min(now - this.#lastFrame, LONGEST_FRAME_MS) * this.#speed);
    this.#lastFrame = now;
    if (this.run.timeMs >= this.run.durationMs) {
      this.#end();
      return this.#tell();
    }
    this.#frame = requestAnimationFrame(this.#tick);
    if (now - this.#lastTold >= FIGURES_MS) this.#tell();
  };

  #end(): void {
    cancelAnimationFrame(this.#frame);
    this.#phase = "ended";
  }

  #take(): ReplayFigures {
    const { timeMs, wpm, accuracy } = this.run;
    return { phase: this.#phase, speed: this.#speed, timeMs, wpm, accuracy };
  }

  #tell(): void {
    this.#lastTold = performance.now();
    this.#figures = this.#take();
    for (const listener of this.#listeners) listener();
  }
}

/**
 * The state of a saved run at a given time, computed by the engine with which it was typed. At 0 nothing is typed yet.
 */
export class ReplayRun implements StageSource {
  readonly durationMs: number;
  /** Compositions are not stored. */
  readonly provisional = "";
  readonly #keystrokes: readonly Keystroke[];
  readonly #start: Typing;
  readonly #changed = new Set<() => void>();
  readonly #jumped = new Set<() => void>();
  #state: Typing;
  #timeMs = 0;
  #next = 0;
  #presses = 0;
  #rightPresses = 0;

  constructor({ rules, text, keystrokes, durationMs }: Run) {
    this.durationMs = durationMs;
    this.#keystrokes = keystrokes;
    this.#start = startTyping(rules, text);
    this.#state = this.#start;
  }

  get state(): Typing {
    return this.#state;
  }

  /** The current time, in ms since the run's time zero. */
  get timeMs(): number {
    return this.#timeMs;
  }

  /** Words of five characters per minute so far, counted like measureRun. */
  get wpm(): number {
    return wordsPerMinute(rightCharacters(this.#state), this.#timeMs);
  }

  /** Percent of right key presses so far; 100 before the first. */
  get accuracy(): number {
    return this.#presses > 0 ? percent(this.#rightPresses, this.#presses) : 100;
  }

  /** Advances to a later time, keystroke by keystroke, and notifies listeners of each. */
  advance(timeMs: number): void {
    const end = Math.min(timeMs, this.durationMs);
    this.#applyUntil(end, () => notify(this.#changed));
    this.#timeMs = end;
  }

  /** Jumps to any time. Listeners must draw everything again. */
  seek(timeMs: number): void {
    const to = Math.max(0, Math.min(timeMs, this.durationMs));
    if (to < this.#timeMs || to === 0) this.#rewind();
    if (to > 0) this.#applyUntil(to);
    this.#timeMs = to;
    notify(this.#jumped);
  }

  /** Calls `listener` after each keystroke in {@link advance}. Returns the unsubscribe function. */
  readonly onChange = (listener: () => void): (() => void) => listen(this.#changed, listener);

  /** Calls `listener` after each {@link seek}. Returns the unsubscribe function. */
  readonly onJump = (listener: () => void): (() => void) => listen(this.#jumped, listener);

  #rewind(): void {
    this.#state = this.#start;
    this.#next = 0;
    this.#presses = 0;
    this.#rightPresses = 0;
  }

  #applyUntil(timeMs: number, tell?: () => void): void {
    for (
      let keystroke = this.#keystrokes[this.#next];
      keystroke !== undefined && keystroke.time <= timeMs;
      keystroke = this.#keystrokes[this.#next]
    ) {
      this.#next += 1;
      this.#state = applyKeystroke(this.#state, keystroke, this.#count);
      tell?.();
    }
  }

  readonly #count = ({ outcome }: Step<Typing>): void => {
    if (outcome.kind !== "pressed") return;
    this.#presses += 1;
    if (outcome.right) this.#rightPresses += 1;
  };
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of listeners) listener();
}
