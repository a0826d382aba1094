/**
 * A figure of a run as it is shown, with 0, 1 or 2 digits behind the point. Always down: a speed or an accuracy that is
 * read was reached, and 100 % means no error at all.
 */
export function roundDown(figure: number, digits: 0 | 1 | 2 = 0): number {
  const scale = 10 ** digits;
  // What a computer keeps of 99.57 is a little less than that.
  return Math.floor(figure * scale + 1e-9) / scale;
}
