import { sql, type SQL } from "drizzle-orm";
import { usualLayout } from "../../contract/languages/languages";
import type { Run } from "../../engine/metrics/measureRun";
import { badgesBefore, earnBadges, type BadgesBefore } from "../badges/badges";
import { runQuery, type Transaction } from "../database/Database";
import type { ResultRow } from "../database/schema";
import { rowOfPlaceholders, Statement, type Write } from "../database/statements";
import { addRunToDay, addToPracticeDays, daysBefore, saveDays, type DaysBefore } from "../goals/practiceDays";
import { lastLearned, learnFrom, saveState, type LastLearned } from "../learning/learning";
import { courseBefore, savePassed, type CourseBefore } from "../lessons/passedExercises";

/** What has to be known of a user to count one more run: what {@link beforeRun} selects. */
export type BeforeRun = {
  readonly learned: LastLearned | null;
  readonly days: DaysBefore;
  readonly course: CourseBefore | null;
  readonly badges: BadgesBefore;
};

/** The columns of a run that counts, in SQL a row named `run`: see {@link countedValues}. */
export const countedColumns = { user_id: "uuid", layout: "text", exercise_id: "text", day: "integer" } as const;

/** @param day the day of the run (practiceDayOf). */
export function countedValues(
  { userId, layout, exerciseId }: Pick<ResultRow, "userId" | "layout" | "exerciseId">,
  day: number,
): Readonly<Record<keyof typeof countedColumns, unknown>> {
  return { user_id: userId, layout, exercise_id: exerciseId, day };
}

/** The columns of {@link BeforeRun}, of a run with {@link countedColumns}. */
export const beforeRun: SQL = sql`${lastLearned} as learned, ${daysBefore} as days, ${courseBefore} as course,
  ${badgesBefore} as badges`;

const statement = new Statement(
  "before_run",
  sql`select ${beforeRun} from ${rowOfPlaceholders("run", countedColumns)}`,
);

type RunOnDay = {
  /** Of the account, in minutes; null while goals are switched off. */
  readonly dailyGoalMinutes: number | null;
  /** The day of the run (practiceDayOf). */
  readonly day: number;
  /** Stars of its exercise; 0 for a run that passes none. */
  readonly stars: number;
};

/**
 * What follows from a run that counts: practice learns from it, its time is added to its day, and it may pass its
 * exercise and earn badges. Once per run, when it is saved or cleared of a flag. Read and write while the user's row is
 * locked.
 */
export function countRun(
  { learned, days, course, badges }: BeforeRun,
  result: ResultRow,
  run: Run,
  { dailyGoalMinutes: minutes, day, stars }: RunOnDay,
): readonly Write[] {
  const { id, userId, runId, language, layout, exerciseId, startedAt, durationMs, createdAt } = result;
  // A user who changes the language of a text does not change keyboards.
  const keyboard = layout ?? learned?.layout ?? usualLayout(language);
  const isKnownLayout = learned?.layout === keyboard;
  const endedAt = startedAt.getTime() + durationMs;
  const state = learnFrom(isKnownLayout ? learned : null, { ...run, id: runId, endedAt, day });
  const { row, isFirstOfDay } = addRunToDay(days, { userId, minutes }, { id, day, durationMs });
  return [
    saveState(userId, keyboard, state),
    saveDays([row]),
    ...(exerciseId !== null && stars > 0 ? [savePassed(userId, { exerciseId, passedAt: createdAt, stars })] : []),
    ...earnBadges(badges, result, { isFirstOfDay, isNewLayout: !isKnownLayout, course, stars }),
  ];
}

/**
 * Selects the {@link BeforeRun}, after adding runs of earlier releases to their days. Call it while the user's row is
 * locked, before the run counts.
 */
export async function selectBeforeRun(
  transaction: Transaction,
  result: Pick<ResultRow, "userId" | "layout" | "exerciseId">,
  { day, timeZone }: { readonly day: number; readonly timeZone: string },
): Promise<BeforeRun> {
  await addToPracticeDays(transaction, result.userId, timeZone);
  const [row] = await runQuery<BeforeRun>(transaction, statement.with(countedValues(result, day)));
  if (!row) throw new Error("A select without a table has one row.");
  return row;
}
