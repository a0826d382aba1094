/** How far from the middle speed a word must be to stand out. */
const FAR = 0.25;

export type Pace = "slow" | "even" | "fast";

/** Whether a word is much slower or faster than the middle one of its run. One without a time is neither. */
export function paceOf(wpm: number, middle: number): Pace {
  if (wpm <= 0 || middle <= 0) return "even";
  if (wpm < middle * (1 - FAR)) return "slow";
  return wpm > middle * (1 + FAR) ? "fast" : "even";
}
