import { and, asc, eq, inArray, ne, notExists, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ExamEvent } from "../../engine/exams/ExamState";
import type { Database } from "../database/Database";
import { examNorms } from "../database/groupSchema";
import { certificates, examEvents, exams } from "../database/schema";
import { PAGE, pages } from "./exportPages";

/**
 * All exams of a user with their logs of events, oldest first, without who reviewed a flag.
 * @param within row id of the only group to include; null for all.
 */
export async function* examPages(database: Database, userId: string, within: string | null) {
  const found = pages((after) =>
    database
      .select()
      .from(exams)
      .where(and(eq(exams.userId, userId), notByOtherGroups(database, exams.norm, within), after(exams)))
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
      events: withBegunTexts(events.filter(({ examId }) => examId === exam.id).map(({ event }) => event as ExamEvent)),
    }));
  }
}

/** Without the texts of attempts that have not begun: the candidate could practice them. */
function withBegunTexts(events: readonly ExamEvent[]): readonly ExamEvent[] {
  const begun = events.filter(({ kind }) => kind === "begun").length;
  return events.map((event) =>
    event.kind === "created" && Array.isArray(event.settings?.texts)
      ? { ...event, settings: { ...event.settings, texts: event.settings.texts.slice(0, begun) } }
      : event,
  );
}

/**
 * SQL condition that leaves out rows about norms of other groups.
 * @param norm of a row: the row id of an own norm, or the name of one that comes with Typeloop.
 * @param within row id of the only group to include; null for all.
 */
function notByOtherGroups(database: Database, norm: AnyPgColumn, within: string | null): SQL | undefined {
  if (within === null) return undefined;
  const others = database
    .select({ id: examNorms.id })
    .from(examNorms)
    .where(and(sql`${examNorms.id}::text = ${norm}`, ne(examNorms.groupId, within)));
  return notExists(others);
}

/**
 * The certificates of a user, oldest first.
 * @param within row id of the only group to include; null for all.
 */
export function certificatesOf(database: Database, userId: string, within: string | null) {
  return database
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), notByOtherGroups(database, certificates.norm, within)))
    .orderBy(asc(certificates.issuedAt));
}
