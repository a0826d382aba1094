import type { Keystroke } from "../../../engine/log/Keystroke";
import { applyKeystroke, type Step, startTyping, type Typing } from "../../../engine/typing/Typing";
import type { Run } from "../../../engine/metrics/measureRun";
import { percent, wordsPerMinute, rightCharacters } from "../../../engine/metrics/rates";
import { createEmitter, createStore, type Store } from "../../platform/createStore";
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

/** The clock of a replay, which advances a saved run with the screen's frames. */
export class ReplayPlayer {
  readonly run: ReplayRun;
  readonly #figures: Store<ReplayFigures>;
  #phase: ReplayPhase = "ready";
  #speed: ReplaySpeed = 1;
  #frame = 0;
  #lastFrame = 0;
  #lastFiguresAt = 0;

  constructor(run: ReplayRun) {
    this.run = run;
    this.#figures = createStore(this.#measure());
  }

  /** What is shown beside the stage, updated once a second during playback. */
  get figures(): Store<ReplayFigures> {
    return this.#figures;
  }

  /** Continues playing, or starts again after the end. */
  readonly play = (): void => {
    if (this.#phase === "playing") return;
    if (this.#phase === "ended") this.run.seek(0);
    this.#phase = "playing";
    this.#lastFrame = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
    this.#publish();
  };

  readonly pause = (): void => {
    cancelAnimationFrame(this.#frame);
    if (this.#phase !== "playing") return;
    this.#phase = "paused";
    this.#publish();
  };

  readonly toggle = (): void => {
    if (this.#phase === "playing") this.pause();
    else this.play();
  };

  setSpeed(speed: ReplaySpeed): void {
    this.#speed = speed;
    this.#publish();
  }

  /** Jumps to a time in the run. If it is playing, it continues from there. */
  seek(timeMs: number): void {
    this.run.seek(timeMs);
    if (this.run.timeMs >= this.run.durationMs) this.#end();
    else if (this.#phase === "ended") this.#phase = "paused";
    this.#publish();
  }

  readonly #tick = (): void => {
    const now = performance.now();
    this.run.advance(this.run.timeMs + Math.min(now - this.#lastFrame, LONGEST_FRAME_MS) * this.#speed);
    this.#lastFrame = now;
    if (this.run.timeMs >= this.run.durationMs) {
      this.#end();
      return this.#publish();
    }
    this.#frame = requestAnimationFrame(this.#tick);
    if (now - this.#lastFiguresAt >= FIGURES_MS) this.#publish();
  };

  #end(): void {
    cancelAnimationFrame(this.#frame);
    this.#phase = "ended";
  }

  #measure(): ReplayFigures {
    const { timeMs, wpm, accuracy } = this.run;
    return { phase: this.#phase, speed: this.#speed, timeMs, wpm, accuracy };
  }

  #publish(): void {
    this.#lastFiguresAt = performance.now();
    this.#figures.set(this.#measure());
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
  readonly #changed = createEmitter();
  readonly #jumped = createEmitter();
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
    this.#applyUntil(end, () => this.#changed.emit());
    this.#timeMs = end;
  }

  /** Jumps to any time. Listeners must draw everything again. */
  seek(timeMs: number): void {
    const to = Math.max(0, Math.min(timeMs, this.durationMs));
    if (to < this.#timeMs || to === 0) this.#rewind();
    if (to > 0) this.#applyUntil(to);
    this.#timeMs = to;
    this.#jumped.emit();
  }

  /** Calls `listener` after each keystroke in {@link advance}. Returns the unsubscribe function. */
  readonly onChange = this.#changed.subscribe;

  /** Calls `listener` after each {@link seek}. Returns the unsubscribe function. */
  readonly onJump = this.#jumped.subscribe;

  #rewind(): void {
    this.#state = this.#start;
    this.#next = 0;
    this.#presses = 0;
    this.#rightPresses = 0;
  }

  #applyUntil(timeMs: number, onEach?: () => void): void {
    for (
      let keystroke = this.#keystrokes[this.#next];
      keystroke !== undefined && keystroke.time <= timeMs;
      keystroke = this.#keystrokes[this.#next]
    ) {
      this.#next += 1;
      this.#state = applyKeystroke(this.#state, keystroke, this.#count);
      onEach?.();
    }
  }

  readonly #count = ({ outcome }: Step<Typing>): void => {
    if (outcome.kind !== "pressed") return;
    this.#presses += 1;
    if (outcome.right) this.#rightPresses += 1;
  };
}
