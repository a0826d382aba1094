/** The middle value, or the mean of the two middle ones. NaN without values. */
export function median(values: ArrayLike<number>): number {
  // Not `Float64Array.from`, which takes ten times as long.
  return middleOf(new Float64Array(values).sort());
}

/** The same for sorted values. */
export function middleOf(sorted: Float64Array): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export type Point = { readonly x: number; readonly y: number };

/** A straight line through points, and a confidence interval of its slope. */
type RobustLine = {
  readonly slope: number;
  /** The confidence interval of the slope. */
  readonly low: number;
  readonly high: number;
};

/** More points than this are grouped first, because the work grows with the square. */
const MOST_POINTS = 100;

/**
 * The line of Theil and Sen: its slope is the median of the slopes between all pairs of points, so that a single bad
 * day does not change it. The interval is Sen's, from the variance of Kendall's S (P. K. Sen, Estimates of the
 * regression coefficient based on Kendall's tau, JASA 63, 1968, 1379-1389; R. O. Gilbert, Statistical methods for
 * environmental pollution monitoring, 1987, section 16.5).
 * @param z width in standard deviations: 1.28 for 80%, 1.96 for 95%.
 * @returns null if the points have fewer than two different x.
 */
export function theilSen(points: readonly Point[], z: number): RobustLine | null {
  const few = gather(points);
  const count = few.length;
  const [xs, ys] = [columnOf(few, ({ x }) => x), columnOf(few, ({ y }) => y)];
  const slopes = new Float64Array((count * (count - 1)) / 2);
  let filled = 0;
  for (let one = 0; one < count; one += 1) {
    const [x = 0, y = 0] = [xs[one], ys[one]];
    for (let other = one + 1; other < count; other += 1) {
      const across = (xs[other] ?? 0) - x;
      if (across === 0) continue;
      slopes[filled] = ((ys[other] ?? 0) - y) / across;
      filled += 1;
    }
  }
  if (filled === 0) return null;
  const sorted = slopes.subarray(0, filled).sort();
  const width = z * Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18);
  const at = (rank: number) => sorted[Math.min(sorted.length - 1, Math.max(0, rank))] ?? Number.NaN;
  return {
    slope: middleOf(sorted),
    low: at(Math.floor((sorted.length - width) / 2) - 1),
    high: at(Math.ceil((sorted.length + width) / 2)),
  };
}

/** The intercept of a line with that slope: the median of the residuals. */
export function heightAtZero(points: readonly Point[], slope: number): number {
  return median(points.map(({ x, y }) => y - slope * x));
}

/** Medians of neighboring points, in groups large enough that few remain. */
function gather(points: readonly Point[]): readonly Point[] {
  const size = Math.ceil(points.length / MOST_POINTS);
  if (size <= 1) return points;
  const sorted = [...points].sort((a, b) => a.x - b.x);
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, group) => {
    const some = sorted.slice(group * size, (group + 1) * size);
    return { x: median(some.map(({ x }) => x)), y: median(some.map(({ y }) => y)) };
  });
}

/** One number of each item, as a column. Not `Float64Array.from`, which takes ten times as long. */
export function columnOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): Float64Array {
  return new Float64Array(items.map(numberOf));
}
