/** Days in a row with practice, however short. */
export type Streak = {
  /** Up to today, or to yesterday where today has none yet. */
  readonly current: number;
  readonly longest: number;
  readonly hasToday: boolean;
};

/**
 * Counts days, not minutes: an hour a day teaches more than the same hours at once (A. D. Baddeley, D. J. A. Longman,
 * The influence of length and frequency of training
 * session on the rate of learning to type, Ergonomics 21, 1978, 627-635). A day that is not over breaks nothing.
 * @param days with practice, in any order. Those after today are left out: a clock was wrong.
 */
export function streakOf(days: Iterable<number>, today: number): Streak {
  const practised = new Set([...days].filter((day) => day <= today));
  const hasToday = practised.has(today);
  let current = 0;
  for (let day = hasToday ? today : today - 1; practised.has(day); day -= 1) current += 1;
  let longest = 0;
  for (const day of practised) {
    if (practised.has(day - 1)) continue;
    let length = 1;
    while (practised.has(day + length)) length += 1;
    longest = Math.max(longest, length);
  }
  return { current, longest, hasToday };
}
