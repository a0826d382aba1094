import type { ReplayRun } from "./ReplayRun";

export type ReplaySpeed = 1 | 2 | 4;

/** `ready`: at its start and not yet played. */
export type ReplayPhase = "ready" | "playing" | "paused" | "ended";

/** What is shown beside the stage. */
export type ReplayFigures = {
  readonly phase: ReplayPhase;
  readonly speed: ReplaySpeed;
  readonly timeMs: number;
  readonly wpm: number;
  readonly accuracy: number;
};

/** While it plays, figures are new at most so often. */
const FIGURES_MS = 1000;

/** A window that was hidden, or a computer that was asleep, draws no frames: what passed then is not jumped over. */
const LONGEST_FRAME_MS = 250;

/**
 * The clock of a replay: moves a kept run along with the frames of the screen. Its figures are made for
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

  /** Plays on; from its start once it was over. */
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

  /** Jumps to a moment of the run. What plays goes on from there. */
  seek(timeMs: number): void {
    this.run.seek(timeMs);
    if (this.run.timeMs >= this.run.durationMs) this.#end();
    else if (this.#phase === "ended") this.#phase = "paused";
    this.#tell();
  }

  /** Calls `listener` when there are new figures. Gives the way to stop that. */
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
