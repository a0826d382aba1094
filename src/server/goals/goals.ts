import { eq } from "drizzle-orm";
import { dayNumber, isoWeekOfDay, mondayOfIsoWeek } from "../../contract/dates";
import type { IsoWeek } from "../../contract/scalars";
import { goalStreak, isReached, type GoalDay, type GoalStreak } from "../../engine/goals/goalStreak";
import { inTransaction, type Transaction } from "../database/Database";
import type { PracticeDayRow } from "../database/progressSchema";
import type { ResultSummary } from "../database/schema";
import { users, type UserRow } from "../database/userSchema";
import type { Context, Services } from "../Context";
import { DomainError, validate } from "../DomainError";
import {
  addToPracticeDays,
  completePracticeDays,
  findDayReachedBy,
  goalOn,
  selectDays,
  toGoalMs,
  writeGoal,
} from "./practiceDays";
import { number, object } from "yup";
import type { ErrorCode } from "../../contract/errorCodes";
import { limits } from "../../contract/limits";

const code: ErrorCode = "OUT_OF_RANGE";

/** A daily goal in whole minutes; null switches goals off. */
const dailyGoalRules = object({
  minutes: number()
    .nullable()
    .default(null)
    .integer(code)
    .min(limits.dailyGoal.min, code)
    .max(limits.dailyGoal.max, code),
});

/** The daily goal of an account, and all its days. */
export type PracticeGoal = {
  readonly userId: string;
  readonly dailyMinutes: number | null;
  /** In ascending order. */
  readonly days: readonly PracticeDayRow[];
  /** In the host's time zone: days since 1970-01-01. */
  readonly today: number;
  /** Up to today. */
  readonly streak: GoalStreak;
};

/** The goal and the days of an account, runs of earlier releases included. */
export async function readPracticeGoal(services: Services, user: UserRow): Promise<PracticeGoal> {
  const { database, timeZone, now } = services;
  await completePracticeDays(database, user.id, timeZone);
  const days = await selectDays(database, user.id);
  const today = dayNumber(now(), timeZone);
  return { userId: user.id, dailyMinutes: user.dailyGoalMinutes, days, today, streak: goalStreak(days, today) };
}

async function lockUser(transaction: Transaction, userId: string): Promise<UserRow | null> {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for("no key update");
  return user ?? null;
}

/** A day of an account, with or without practice. */
export function dayOf({ days, dailyMinutes }: PracticeGoal, day: number): GoalDay {
  return days.find((one) => one.day === day) ?? { day, typedMs: 0, goalMs: goalOn(days, day, toGoalMs(dailyMinutes)) };
}

/** The days of a week, Monday first. */
export type PracticeWeek = { readonly goal: PracticeGoal; readonly monday: number };

/** @param week null for the current one. */
export function weekOf(goal: PracticeGoal, week: IsoWeek | null): PracticeWeek {
  const monday = mondayOfIsoWeek(week ?? isoWeekOfDay(goal.today));
  return { goal, monday: monday ?? goal.today };
}

export function daysOf({ goal, monday }: PracticeWeek): readonly GoalDay[] {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => dayOf(goal, monday + weekday));
}

/** The streak up to the day whose goal a result reached; null if it reached none. */
export async function findReachedGoal(services: Services, { id, userId }: ResultSummary): Promise<GoalStreak | null> {
  // Few runs reach one, and only for those are all days read.
  const reached = await findDayReachedBy(services.database, userId, id);
  if (reached === null || !isReached(reached)) return null;
  return goalStreak(await selectDays(services.database, userId), reached.day);
}

/** Sets the viewer's daily goal; null switches goals off. What is reached stays reached. */
export async function setDailyGoal(
  { viewer, services }: Context,
  input: { readonly minutes?: number | null | undefined },
): Promise<{ readonly user: UserRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const clean = await validate(dailyGoalRules, input);
  if (clean instanceof DomainError) return clean;
  const { database, timeZone, now } = services;
  const { userId } = viewer;
  return inTransaction(database, async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) return new DomainError("NOT_SIGNED_IN");
    if (user.dailyGoalMinutes === clean.minutes) return { user };
    while (await addToPracticeDays(transaction, userId, timeZone));
    await writeGoal(transaction, userId, toGoalMs(clean.minutes), dayNumber(now(), timeZone));
    const [changed] = await transaction
      .update(users)
      .set({ dailyGoalMinutes: clean.minutes })
      .where(eq(users.id, userId))
      .returning();
    return changed ? { user: changed } : new DomainError("NOT_SIGNED_IN");
  });
}
