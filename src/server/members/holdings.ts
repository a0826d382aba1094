import { count, eq, max, sql, sum } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { placedLesson } from "../../engine/lessons/courseProgress";
import { courses } from "../../engine/lessons/courses";
import type { Connection } from "../database/Database";
import { certificates, exams, passedExercises, results, texts } from "../database/schema";
import { groupMembers } from "../database/userSchema";
import type { Services } from "../services";

type Row = { readonly user_id: string; readonly at: string };

/**
 * When members last saved a run since they joined; null for those who have not.
 * @param keys of each: its row id, a colon, and when it joined, in ms since 1970.
 */
export async function selectLastPractised(database: Connection, keys: readonly string[]): Promise<(Date | null)[]> {
  const ids = [...new Set(keys.map((key) => key.slice(0, 36)))];
  // Reads the newest run of each member from the index results_user, however many runs there are.
  const { rows } = await database.execute<Row>(sql`
        select who.id as user_id, newest.at from unnest(${sql.param(ids)}::uuid[]) as who(id)
        cross join lateral (
          select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
          from ${results} where user_id = who.id order by created_at desc limit 1
        ) newest
      `);
  const newest = new Map(rows.map(({ user_id: id, at }) => [id, new Date(at)]));
  return keys.map((key) => {
    const at = newest.get(key.slice(0, 36));
    return at !== undefined && at.getTime() >= Number(key.slice(37)) ? at : null;
  });
}

type Amount =
  | "results"
  | "durationMs"
  | "exams"
  | "certificates"
  | "passedExercises"
  | "passedLessons"
  | "texts"
  | "groups";
/** How much data an account has. */
export type Holdings = Readonly<Record<Amount, number>> & { readonly lastTypedAt: Date | null };

/** What a merge would move and what erasing the account would delete. */
export async function countHoldings({ database }: Services, userId: string): Promise<Holdings> {
  const number = async (table: PgTable, column: PgColumn) => {
    const [row] = await database.select({ number: count() }).from(table).where(eq(column, userId));
    return row?.number ?? 0;
  };
  const [typed] = await database
    .select({ runs: count(), durationMs: sum(results.durationMs), lastTypedAt: max(results.createdAt) })
    .from(results)
    .where(eq(results.userId, userId));
  const passed = await database
    .select({ id: passedExercises.exerciseId })
    .from(passedExercises)
    .where(eq(passedExercises.userId, userId));
  return {
    results: typed?.runs ?? 0,
    durationMs: Number(typed?.durationMs ?? 0),
    lastTypedAt: typed?.lastTypedAt ?? null,
    exams: await number(exams, exams.userId),
    certificates: await number(certificates, certificates.userId),
    passedExercises: passed.filter(({ id }) => placedLesson(id) === null).length,
    passedLessons: countPassedLessons(new Set(passed.map(({ id }) => id))),
    texts: await number(texts, texts.ownerId),
    groups: await number(groupMembers, groupMembers.userId),
  };
}

/** In how many lessons, of all courses, every exercise is passed. */
function countPassedLessons(passed: ReadonlySet<string>): number {
  const lessons = courses.flatMap((course) => course.lessons);
  return lessons.filter(({ exercises }) => exercises.every(({ id }) => passed.has(id))).length;
}
