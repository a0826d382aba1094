import { and, asc, eq, inArray, ne, notExists, sql, type SQL, or } from "drizzle-orm";
import type { AnyPgColumn, PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ExamEvent } from "../../engine/exams/ExamState";
import type { Database } from "../database/Database";
import { examNorms, rosterPeople } from "../database/groupSchema";
import { certificates, examEvents, exams, results } from "../database/schema";
import { abuseReports, reportedSentences, sentenceReporters } from "../database/reportSchema";
import { dailyAttempts, ratingChanges } from "../database/rankingSchema";
import { externalAccounts, passkeys } from "../database/signInSchema";
import { follows, sessions, users, type UserRow } from "../database/userSchema";
import { isGroupOnly } from "../users/groupOnly";
import { selectOwnRatings } from "../ratings/ratings";

/** Number of rows in memory at a time; a result's log can have 60 KB. */
export const PAGE = 50;

type Dated = { readonly id: string; readonly createdAt: Date };
type Table = PgTable & { readonly createdAt: PgColumn; readonly id: PgColumn };

type After = (table: Table) => SQL | undefined;

/** Pages by the last row's position and not by an offset, so that rows added meanwhile do not shift it. */
export async function* pages<Row extends Dated>(
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

/** What only the user themselves sees of their account. */
export async function ownDetailsOf(
  database: Database,
  userId: string,
): Promise<Pick<UserRow, "email" | "speedUnit" | "dailyGoalMinutes">> {
  const [user] = await database
    .select({ email: users.email, speedUnit: users.speedUnit, dailyGoalMinutes: users.dailyGoalMinutes })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? { email: null, speedUnit: null, dailyGoalMinutes: null };
}

/** What a user's own export has besides a coach's, by name in the file. */
export async function selectOwnData(database: Database, userId: string): Promise<Readonly<Record<string, object[]>>> {
  return {
    sessions: await sessionsOf(database, userId),
    externalAccounts: await externalAccountsOf(database, userId),
    passkeys: await passkeysOf(database, userId),
    rosterEntries: await rosterEntriesOf(database, userId),
    follows: await followsOf(database, userId),
    abuseReports: await abuseReportsOf(database, userId),
    reportedSentences: await reportedSentencesOf(database, userId),
    dailyAttempts: await dailyAttemptsOf(database, userId),
    raceRatings: await selectOwnRatings(database, userId),
    ratingChanges: await ratingChangesOf(database, userId),
  };
}

function sessionsOf(database: Database, userId: string) {
  const { deviceLabel, shared, createdAt, lastSeenAt, expiresAt, revokedAt } = sessions;
  return database
    .select({ deviceLabel, shared, createdAt, lastSeenAt, expiresAt, revokedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt));
}

/** The accounts of other services with which somebody signs in. */
function externalAccountsOf(database: Database, userId: string) {
  const { issuer, subject, linkedAt, lastUsedAt } = externalAccounts;
  return database
    .select({ issuer, subject, linkedAt, lastUsedAt })
    .from(externalAccounts)
    .where(eq(externalAccounts.userId, userId))
    .orderBy(asc(linkedAt));
}

/** The passkeys with which somebody signs in, without their keys. */
function passkeysOf(database: Database, userId: string) {
  const { name, createdAt, lastUsedAt } = passkeys;
  return database
    .select({ name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt));
}

/** Who somebody is in the files of the school's system, without the hash by which a sign-in is recognized. */
function rosterEntriesOf(database: Database, userId: string) {
  const { sourcedId, name } = rosterPeople;
  return database.select({ sourcedId, name }).from(rosterPeople).where(eq(rosterPeople.userId, userId));
}

/** Whom somebody follows and who follows them, without what is not shown to them: refusals of others. */
async function followsOf(database: Database, userId: string) {
  const rows = await database
    .select()
    .from(follows)
    .where(or(eq(follows.followerId, userId), eq(follows.followedId, userId)))
    .orderBy(asc(follows.askedAt));
  return rows
    .filter(({ state }) => state !== "WITHDRAWN")
    .map((row) => (row.followerId === userId && row.state === "REFUSED" ? { ...row, state: "ASKED" } : row));
}

/**
 * What somebody reported, for their export. What was reported about them would tell who did. Of accounts that stay in
 * their groups, the name is left out: whoever reports a nickname does not learn it.
 */
function abuseReportsOf(database: Database, userId: string) {
  const { name, reason, details, createdAt } = abuseReports;
  return database
    .select({
      name: sql<string | null>`case when ${users.id} is null or not ${isGroupOnly()} then ${name} end`,
      reason,
      details,
      reportedAt: createdAt,
    })
    .from(abuseReports)
    .leftJoin(users, eq(users.id, abuseReports.userId))
    .where(eq(abuseReports.reporterId, userId))
    .orderBy(asc(createdAt));
}

function reportedSentencesOf(database: Database, userId: string) {
  const { language, sentence, suggestion, page } = reportedSentences;
  return database
    .select({ language, sentence, suggestion, page, reportedAt: sentenceReporters.reportedAt })
    .from(sentenceReporters)
    .innerJoin(reportedSentences, eq(reportedSentences.id, sentenceReporters.sentenceId))
    .where(eq(sentenceReporters.userId, userId))
    .orderBy(asc(sentenceReporters.reportedAt));
}

function dailyAttemptsOf(database: Database, userId: string) {
  const { day, language, textId, runId, beganAt } = dailyAttempts;
  return database
    .select({ day, language, textId, runId, beganAt })
    .from(dailyAttempts)
    .where(eq(dailyAttempts.userId, userId))
    .orderBy(asc(beganAt));
}

function ratingChangesOf(database: Database, userId: string) {
  const { resultId, before, after, deviation, races, isCounted } = ratingChanges;
  return database
    .select({ resultId, before, after, deviation, races, isCounted })
    .from(ratingChanges)
    .innerJoin(results, eq(results.id, resultId))
    .where(eq(results.userId, userId))
    .orderBy(asc(results.startedAt));
}
