/** Round numbers from 0 to at least `most`, for an axis of about `count` steps. */
export function niceSteps(most: number, count: number): readonly number[] {
  const rough = Math.max(most, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough,
  );
  const last = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: last + 1 }, (_, at) => at * step);
}
