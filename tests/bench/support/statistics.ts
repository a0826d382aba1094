/** The value below which a share (0 to 1) of the values lies, by the nearest rank. NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** The middle value; the mean of the two middle ones when there are two. */
export function median(values: readonly number[]): number {
  return (
    (quantile(values, 0.5) -
      quantile(
        values.map((value) => -value),
        0.5,
      )) /
    2
  );
}

/** Least and most, for the reader to judge the noise by. */
export function spread(values: readonly number[], digits: number): string {
  return `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;
}
