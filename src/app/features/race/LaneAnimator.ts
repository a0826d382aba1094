/**
 * Twenty frames a second are smooth at the pace of typing; sixty would slow down typing on a slow computer. In ms.
 */
const FRAME_MS = 48;

/** Smaller steps are invisible, and an unchanged style costs nothing. In px. */
const SMALLEST_STEP = 0.4;

type Lane = { readonly motion: LaneMotion; readonly width: number; drawn: number };

/**
 * Moves the runners of all lanes together, by transform alone. Frames are drawn only while something moves; with
 * reduced motion, each update is one step.
 */
export class LaneAnimator {
  readonly #lanes = new Map<HTMLElement, Lane>();
  readonly #reducedMotion = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
  #isScheduled = false;

  /** Puts a runner on its lane, `progress` from 0 to 1. Returns the function that removes it. */
  enter(runner: HTMLElement, progress: number): () => void {
    const lane = { motion: new LaneMotion(progress), width: runner.clientWidth, drawn: progress };
    this.#lanes.set(runner, lane);
    draw(runner, progress);
    return () => this.#lanes.delete(runner);
  }

  /** Updates the position of a runner. */
  move(runner: HTMLElement, progress: number): void {
    const lane = this.#lanes.get(runner);
    if (lane === undefined) return;
    lane.motion.push(progress, performance.now());
    if (this.#reducedMotion?.matches === true) return draw(runner, progress);
    if (!this.#isScheduled) this.#schedule();
  }

  #schedule(): void {
    this.#isScheduled = true;
    setTimeout(() => requestAnimationFrame(this.#step), FRAME_MS);
  }

  readonly #step = (): void => {
    const now = performance.now();
    let isMoving = false;
    for (const [runner, lane] of this.#lanes) {
      const isSettled = lane.motion.isSettled(now);
      const progress = lane.motion.valueAt(now);
      isMoving ||= !isSettled;
      // The last step is drawn however small it is, so that a runner that has finished is at the end.
      if (progress === lane.drawn || (!isSettled && Math.abs(progress - lane.drawn) * lane.width < SMALLEST_STEP))
        continue;
      lane.drawn = progress;
      draw(runner, progress);
    }
    this.#isScheduled = false;
    if (isMoving) this.#schedule();
  };
}

/**
 * The runner is as wide as its lane and has its marker at its end: at 0 only the marker is visible, at 1 the lane is
 * full.
 */
function draw(runner: HTMLElement, progress: number): void {
  runner.style.transform = `translateX(calc((100% - var(--marker)) * ${(progress - 1).toFixed(4)}))`;
}

/**
 * How far behind the updates a lane is drawn, in ms: they arrive at most five times a second, and the runner moves
 * between two of them.
 */
export const LANE_DELAY_MS = 250;

type Sample = { readonly value: number; readonly at: number };

/**
 * The position at which to draw a racer between two snapshots: linear from each to the next, slightly behind the clock.
 * Times are in ms of any monotonic clock.
 */
export class LaneMotion {
  #samples: readonly Sample[];

  constructor(value: number) {
    this.#samples = [{ value, at: Number.NEGATIVE_INFINITY }];
  }

  /** Adds a sample: the racer is at `value` at this moment. */
  push(value: number, at: number): void {
    const last = this.#last();
    if (value === last.value) return;
    // After a pause the line starts at the racer's drawn position, so that nothing jumps.
    const since = Math.max(last.at, at - LANE_DELAY_MS);
    const resting = since > last.at ? [{ value: last.value, at: since }] : [];
    this.#samples = [...this.#samples, ...resting, { value, at }].slice(-4);
  }

  /** The value to draw at a moment. */
  valueAt(now: number): number {
    const time = now - LANE_DELAY_MS;
    const next = this.#samples.findIndex((sample) => sample.at > time);
    const after = this.#samples[next];
    const before = this.#samples[next - 1];
    if (after === undefined) return this.#last().value;
    if (before === undefined) return after.value;
    return before.value + ((after.value - before.value) * (time - before.at)) / (after.at - before.at);
  }

  /** Whether there is nothing left to move. */
  isSettled(now: number): boolean {
    return now - LANE_DELAY_MS >= this.#last().at;
  }

  #last(): Sample {
    return this.#samples.at(-1) ?? { value: 0, at: Number.NEGATIVE_INFINITY };
  }
}
