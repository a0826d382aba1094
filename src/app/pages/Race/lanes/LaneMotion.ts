/**
 * How far behind the news a lane is drawn, in ms: news come at most five times a second, and between two of them there
 * is a way to go.
 */
export const LANE_DELAY_MS = 250;

type Sample = { readonly value: number; readonly at: number };

/**
 * Where a racer is drawn between two snapshots: a straight line from each to the next, a little behind the clock. Pure
 * but for its memory of
 * the last samples; times in ms of any clock that runs forward.
 */
export class LaneMotion {
  #samples: readonly Sample[];

  constructor(value: number) {
    this.#samples = [{ value, at: Number.NEGATIVE_INFINITY }];
  }

  /** News: the racer is at `value` at this moment. */
  push(value: number, at: number): void {
    const last = this.#last();
    if (value === last.value) return;
    // Nothing was heard for a while: the way begins where the line is drawn now, so that nothing jumps.
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
