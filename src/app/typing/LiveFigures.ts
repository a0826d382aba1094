import { percent, wordsPerMinute, rightCharacters, roundDown } from "../../engine/metrics/rates";
import type { Typing } from "../../engine/typing/Typing";
import type { TypingRun } from "./TypingRun";

/** How a run goes, in whole numbers. */
export type Figures = {
  /** Whole seconds since zero. */
  readonly seconds: number;
  readonly wpm: number;
  /** Percent of key presses; 100 before the first. */
  readonly accuracy: number;
  /** Words left behind. */
  readonly words: number;
};

const none: Figures = { seconds: 0, wpm: 0, accuracy: 100, words: 0 };

/** The figures of a run in progress, taken once a second while somebody listens: made for `useSyncExternalStore`. */
export class LiveFigures {
  readonly #run: TypingRun;
  readonly #listeners = new Set<() => void>();
  #figures = none;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unlisten: (() => void) | undefined;

  constructor(run: TypingRun) {
    this.#run = run;
  }

  /** Calls `listener` when there are new figures. Gives the way to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      this.#unlisten = this.#run.onPhase(this.#follow);
      this.#follow();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearTimeout(this.#timer);
      this.#unlisten?.();
    };
  };

  /** The latest figures; the same object until there are new ones. */
  readonly read = (): Figures => this.#figures;

  readonly #follow = (): void => {
    clearTimeout(this.#timer);
    if (this.#run.phase === "ended") this.#take(this.#run.end?.durationMs ?? 0);
    if (this.#run.phase === "running") this.#wait();
  };

  #wait(): void {
    const elapsed = performance.now() - (this.#run.zero ?? 0);
    this.#timer = setTimeout(
      () => {
        this.#take(performance.now() - (this.#run.zero ?? 0));
        this.#wait();
      },
      1000 - (elapsed % 1000),
    );
  }

  #take(elapsedMs: number): void {
    const { state, presses } = this.#run;
    this.#figures = {
      seconds: Math.floor((elapsedMs + 5) / 1000),
      wpm: roundDown(wordsPerMinute(rightCharacters(state), elapsedMs)),
      accuracy: presses.all > 0 ? roundDown(percent(presses.right, presses.all)) : 100,
      words: wordsBehind(state),
    };
    for (const listener of this.#listeners) listener();
  }
}

function wordsBehind(state: Typing): number {
  if (state.rules === "free") return state.done.length;
  return state.text.slice(0, state.position).filter((character) => character === " ").length;
}
