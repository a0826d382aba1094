import { LaneMotion } from "./LaneMotion";

/**
 * Twenty pictures a second are smooth at the pace of typing; sixty would take a good part of a slow machine from
 * whoever types. In ms.
 */
const PICTURE_MS = 48;

/** Steps smaller than this cannot be seen, and a style that does not change costs nothing. In px. */
const SMALLEST_STEP = 0.4;

type Lane = { readonly motion: LaneMotion; readonly width: number; drawn: number };

/**
 * Moves the runners of all lanes together, by transform alone. Pictures are made only while something moves; where
 * people
 * want less motion, each piece of news is one step.
 */
export class LaneAnimator {
  readonly #lanes = new Map<HTMLElement, Lane>();
  readonly #stillness = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
  #isWaiting = false;

  /** Puts a runner on its lane. `progress` from 0 to 1. Gives the way to take it off. */
  enter(runner: HTMLElement, progress: number): () => void {
    const lane = { motion: new LaneMotion(progress), width: runner.clientWidth, drawn: progress };
    this.#lanes.set(runner, lane);
    draw(runner, progress);
    return () => this.#lanes.delete(runner);
  }

  /** News of a runner: where it is now. */
  move(runner: HTMLElement, progress: number): void {
    const lane = this.#lanes.get(runner);
    if (lane === undefined) return;
    lane.motion.push(progress, performance.now());
    if (this.#stillness?.matches === true) return draw(runner, progress);
    if (!this.#isWaiting) this.#wait();
  }

  #wait(): void {
    this.#isWaiting = true;
    setTimeout(() => requestAnimationFrame(this.#step), PICTURE_MS);
  }

  readonly #step = (): void => {
    const now = performance.now();
    let isMoving = false;
    for (const [runner, lane] of this.#lanes) {
      const isSettled = lane.motion.isSettled(now);
      const progress = lane.motion.valueAt(now);
      isMoving ||= !isSettled;
      // The last step is drawn however small it is: who has arrived stands at the end.
      if (progress === lane.drawn || (!isSettled && Math.abs(progress - lane.drawn) * lane.width < SMALLEST_STEP))
        continue;
      lane.drawn = progress;
      draw(runner, progress);
    }
    this.#isWaiting = false;
    if (isMoving) this.#wait();
  };
}

/**
 * The runner is as wide as its lane and carries its marker at its end: at 0 only the marker looks out, at 1 the lane is
 * full.
 */
function draw(runner: HTMLElement, progress: number): void {
  runner.style.transform = `translateX(calc((100% - var(--marker)) * ${(progress - 1).toFixed(4)}))`;
}
