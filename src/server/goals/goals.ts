import { eq, and, desc, gte, inArray, lt, lte } from "drizzle-orm";
import { dayNumber, isoWeekOfDay, mondayOfIsoWeek } from "../../contract/dates";
import type { IsoWeek } from "../../contract/scalars";
import { goalStreak, isReached, type GoalDay, type GoalStreak } from "../../engine/goals/goalStreak";
import { inTransaction, type ReadConnection, type Transaction } from "../database/Database";
import type { PracticeDayRow } from "../database/progressSchema";
import { type ResultSummary, results } from "../database/schema";
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
import { median } from "../../engine/progress/statistics";
import { resultColumns } from "../results/results";

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

/** Figures of the runs of a week. The medians are null without runs. */
export type WeekFigures = {
  readonly runs: number;
  readonly wpm: number | null;
  readonly accuracy: number | null;
};

/** More runs than anyone types in a week. */
const MOST_RUNS = 2_000;

/** Number of best runs. */
const BEST = 3;

const DAY_MS = 86_400_000;

/** The verified runs of a week, by the days that their time was added to. */
function ofWeek(userId: string, monday: number) {
  // A time zone is less than two days from UTC. The instants are for the index.
  const from = new Date((monday - 2) * DAY_MS);
  const to = new Date((monday + 9) * DAY_MS);
  return and(
    eq(results.userId, userId),
    gte(results.startedAt, from),
    lt(results.startedAt, to),
    gte(results.practiceDay, monday),
    lte(results.practiceDay, monday + 6),
    eq(results.status, "VERIFIED"),
  );
}

export async function readWeekFigures(database: ReadConnection, userId: string, monday: number): Promise<WeekFigures> {
  const runs = await database
    .select({ wpm: results.wpm, accuracy: results.accuracy })
    .from(results)
    .where(ofWeek(userId, monday))
    .orderBy(desc(results.startedAt))
    .limit(MOST_RUNS);
  if (runs.length === 0) return { runs: 0, wpm: null, accuracy: null };
  return {
    runs: runs.length,
    wpm: median(runs.map(({ wpm }) => wpm)),
    accuracy: median(runs.map(({ accuracy }) => accuracy)),
  };
}

/** The fastest runs of a week, fastest first: one of each mode, with its amount, language and key rule. */
export async function selectBestRuns(
  database: ReadConnection,
  userId: string,
  monday: number,
): Promise<ResultSummary[]> {
  const { id, mode, modeAmount, language, keyRule, wpm } = results;
  const fastest = await database
    .selectDistinctOn([mode, modeAmount, language, keyRule], { id, wpm })
    .from(results)
    .where(ofWeek(userId, monday))
    .orderBy(mode, modeAmount, language, keyRule, desc(wpm), id);
  const best = fastest.toSorted((one, other) => other.wpm - one.wpm).slice(0, BEST);
  if (best.length === 0) return [];
  return database
    .select(resultColumns)
    .from(results)
    .where(
      inArray(
        id,
        best.map((one) => one.id),
      ),
    )
    .orderBy(desc(wpm), id);
}
