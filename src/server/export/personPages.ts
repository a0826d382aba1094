import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/Database";
import { examEvents, exams, results, texts } from "../database/schema";
import { notOfOtherGroups } from "./personParts";

/** So many rows are in memory at a time; a result's log can have 60 KB. */
const PAGE = 50;

type Dated = { readonly id: string; readonly createdAt: Date };
type Table = PgTable & { readonly createdAt: PgColumn; readonly id: PgColumn };

/**
 * All results of somebody with their logs, the oldest first. Who reviewed a flag is left out.
 * @param within row id of the only group to include; null for all. With one, races are listed without code and place,
 *   as they may be another group's.
 */
export async function* resultPages(database: Database, userId: string, within: string | null) {
  const found = pages((after) =>
    database
      .select()
      .from(results)
      .where(and(eq(results.userId, userId), notOfOtherGroups(database, results.textId, within), after(results)))
      .orderBy(asc(results.createdAt), asc(results.id))
      .limit(PAGE),
  );
  for await (const page of found) {
    yield page.map(({ reviewedBy: _reviewer, ...result }) =>
      within === null ? result : { ...result, raceCode: null, place: null },
    );
  }
}

/**
 * All texts that somebody brought, the oldest first.
 * @param within row id of the only group to include; null for all.
 */
export function textPages(database: Database, userId: string, within: string | null) {
  const ofGroup = within === null ? undefined : or(isNull(texts.groupId), eq(texts.groupId, within));
  return pages((after) =>
    database
      .select()
      .from(texts)
      .where(and(eq(texts.ownerId, userId), ofGroup, after(texts)))
      .orderBy(asc(texts.createdAt), asc(texts.id))
      .limit(PAGE),
  );
}

/** All exams of somebody, each with its log of events, the oldest first. Who reviewed a flag is left out. */
export async function* examPages(database: Database, userId: string) {
  const found = pages((after) =>
    database
      .select()
      .from(exams)
      .where(and(eq(exams.userId, userId), after(exams)))
      .orderBy(asc(exams.createdAt), asc(exams.id))
      .limit(PAGE),
  );
  for await (const page of found) {
    const events = await database
      .select()
      .from(examEvents)
      .where(
        inArray(
          examEvents.examId,
          page.map(({ id }) => id),
        ),
      )
      .orderBy(asc(examEvents.examId), asc(examEvents.place));
    yield page.map(({ reviewedBy: _reviewer, ...exam }) => ({
      ...exam,
      events: events.filter(({ examId }) => examId === exam.id).map(({ event }) => event),
    }));
  }
}

type After = (table: Table) => SQL | undefined;

/** By the place of the last row and not by its number: what is kept meanwhile shifts nothing. */
async function* pages<Row extends Dated>(
  select: (after: After) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const from = last;
    const rows = await select((table) =>
      from === undefined
        ? undefined
        : sql`(${table.createdAt}, ${table.id}) > (${from.createdAt.toISOString()}::timestamptz, ${from.id}::uuid)`,
    );
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < PAGE || last === undefined) return;
  }
}
