/**
 * Steps in which clocks of browsers and screens are known to advance, in ms, the longest first: two frames and one at
 * 60 Hz, Windows' timer, rounded clocks,
 * frames at 120 and 144 Hz. `slack`: how far a whole millisecond may lie from a multiple.
 */
const steps = [
  { ms: 100 / 3, slack: 1 },
  { ms: 20, slack: 0 },
  { ms: 50 / 3, slack: 1 },
  { ms: 16, slack: 0 },
  { ms: 15.625, slack: 1 },
  { ms: 10, slack: 0 },
  { ms: 25 / 3, slack: 1 },
  { ms: 8, slack: 0 },
  { ms: 125 / 18, slack: 1 },
  { ms: 5, slack: 0 },
  { ms: 4, slack: 0 },
  { ms: 2, slack: 0 },
] as const;

/** Part of the gaps that must fit: a few keys may be measured otherwise. */
const FITTING = 0.95;

/** In which steps a clock advanced that measured these gaps, in ms: 1 when it shows no coarser step. */
export function clockStep(gaps: readonly number[]): number {
  const fits = (ms: number, slack: number): boolean =>
    gaps.filter((gap) => Math.abs(gap - Math.round(gap / ms) * ms) <= slack).length >= FITTING * gaps.length;
  return steps.find(({ ms, slack }) => fits(ms, slack))?.ms ?? 1;
}
