/** What a person typed on a day, and the goal on that day. */
export type GoalDay = {
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly typedMs: number;
  /** Null while goals are switched off. */
  readonly goalMs: number | null;
};

export type GoalStreak = {
  /** Days whose goal was reached, up to today. */
  readonly current: number;
  readonly longest: number;
  /** Whether this week's free day is used. */
  readonly isFreeDayUsed: boolean;
};

export function isReached({ typedMs, goalMs }: Pick<GoalDay, "typedMs" | "goalMs">): boolean {
  return goalMs !== null && typedMs >= goalMs;
}

/**
 * The days in a row on which the goal was reached. One missed day per ISO week does not break the streak, and is not
 * counted. The same goes for today until its goal is reached, and for days on which goals are switched off. The second
 * missed day of a week shortens the streak to the days since the first.
 * @param days in ascending order. A day that is not listed has the goal of the last one before it. Days after today are
 * ignored.
 */
export function goalStreak(days: readonly GoalDay[], today: number): GoalStreak {
  let [current, sinceMissed, longest] = [0, 0, 0];
  let weekOfMissed = Number.NaN;
  const miss = (day: number): void => {
    if (current === 0) return;
    const week = weekOf(day);
    if (week === weekOfMissed) current = sinceMissed;
    sinceMissed = 0;
    weekOfMissed = current === 0 ? Number.NaN : week;
  };
  const missBetween = (from: number, to: number): void => {
    for (let day = from; day < to; day += 1) {
      if (current === 0) return;
      miss(day);
    }
  };
  let before: GoalDay | undefined;
  for (const one of days) {
    if (one.day > today) break;
    if (before !== undefined && before.goalMs !== null) missBetween(before.day + 1, one.day);
    if (isReached(one)) {
      current += 1;
      sinceMissed += 1;
      longest = Math.max(longest, current);
    } else if (one.goalMs !== null && one.day < today) miss(one.day);
    before = one;
  }
  if (before !== undefined && before.goalMs !== null) missBetween(before.day + 1, today);
  return { current, longest, isFreeDayUsed: current > 0 && weekOfMissed === weekOf(today) };
}

/** Weeks since that of 1970-01-01, a Thursday. */
function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}
