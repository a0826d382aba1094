/** The middle value, or the mean of the two middle ones. NaN of none. */
export function median(values: ArrayLike<number>): number {
  // Not `Float64Array.from`, which takes ten times as long.
  return middleOf(new Float64Array(values).sort());
}

/** The same of values that are sorted. */
export function middleOf(sorted: Float64Array): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
