import { LaneMotion } from "./LaneMotion";

/** Steps smaller than this part of a lane cannot be seen: a style that does not change costs nothing. */
const SMALLEST_STEP = 0.0005;

type Lane = { readonly motion: LaneMotion; drawn: number };

/**
 * Moves the runners of all lanes together, by transform alone. Frames are asked for only while something moves; where people
 * want less motion, each piece of news is one step.
 */
export class LaneAnimator {
  readonly #lanes = new Map<HTMLElement, Lane>();
  readonly #stillness = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
  #frame: number | null = null;

  /** Puts a runner on its lane. `progress` from 0 to 1. Gives the way to take it off. */
  enter(runner: HTMLElement, progress: number): () => void {
    const lane = { motion: new LaneMotion(progress), drawn: Number.NaN };
    this.#lanes.set(runner, lane);
    draw(runner, lane, progress);
    return () => this.#lanes.delete(runner);
  }

  /** News of a runner: where it is now. */
  move(runner: HTMLElement, progress: number): void {
    const lane = this.#lanes.get(runner);
    if (lane === undefined) return;
    lane.motion.push(progress, performance.now());
    if (this.#stillness?.matches === true) return draw(runner, lane, progress);
    if (this.#frame === null) this.#frame = requestAnimationFrame(this.#step);
  }

  readonly #step = (): void => {
    const now = performance.now();
    let isMoving = false;
    for (const [runner, lane] of this.#lanes) {
      draw(runner, lane, lane.motion.valueAt(now));
      isMoving ||= !lane.motion.isSettled(now);
    }
    this.#frame = isMoving ? requestAnimationFrame(this.#step) : null;
  };
}

/** The runner is as wide as its lane and carries its marker at its end: at 0 only the marker looks out, at 1 the lane is full. */
function draw(runner: HTMLElement, lane: Lane, progress: number): void {
  if (Math.abs(progress - lane.drawn) < SMALLEST_STEP && progress !== 1) return;
  if (progress === lane.drawn) return;
  lane.drawn = progress;
  runner.style.transform = `translateX(calc((100% - var(--marker)) * ${(progress - 1).toFixed(4)}))`;
}
