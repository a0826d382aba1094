import { createHash } from "node:crypto";
import { and, asc, count, eq, inArray, notInArray, sql } from "drizzle-orm";
import { type Language, languages } from "../../contract/languages/languages";
import { limits } from "../../contract/limits";
import { reportSentenceRules } from "../../contract/reportRules";
import { adminOf } from "../admins/admins";
import { recordAct } from "../audit/auditLog";
import { inTransaction, type Connection, type Transaction } from "../database/Database";
import { type ReportedSentenceRow, reportedSentences, sentenceReporters } from "../database/reportSchema";
import { DomainError, InvalidInput, RateLimited, validate } from "../DomainError";
import type { Context, Viewer, Services } from "../Context";
import { badCursor } from "../cursors";
import { highestFirst, type PageRequest } from "../database/pagination";
import { isUuid } from "../globalIds";
import { lockUsers } from "../users/accounts";

type Report = {
  readonly language: Language;
  readonly sentence: string;
  readonly suggestion: string;
  readonly page: string;
};

/**
 * Reports a sentence of the interface in a beta language. Each person counts once for a sentence: repeating it changes
 * nothing, and a suggestion takes the place of an earlier report of theirs.
 */
export async function reportSentence(
  { services, viewer, address }: Context,
  input: { readonly language: Language; readonly sentence: string; readonly suggestion: string; readonly page: string },
): Promise<Report | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const wait = await services.rateLimits.takeFrom("reportSentence", viewer.sessionId, address);
  if (wait !== null) return new RateLimited(wait);
  if (languages[input.language].beta === undefined)
    return new InvalidInput([{ path: "language", code: "OUT_OF_RANGE" }]);
  const clean = await validate(reportSentenceRules, input);
  if (clean instanceof DomainError) return clean;
  const report = { ...clean, language: input.language };
  const at = new Date(services.now());
  return inTransaction(services.database, (transaction) => save(transaction, viewer.userId, report, at));
}

async function save(transaction: Transaction, userId: string, report: Report, at: Date): Promise<Report | DomainError> {
  // One report of a person at a time.
  if ((await lockUsers(transaction, [userId])).length === 0) return new DomainError("NOT_SIGNED_IN");
  const own = await transaction
    .select({
      id: reportedSentences.id,
      isSame: sql<boolean>`${reportedSentences.language} = ${report.language}
        and ${reportedSentences.sentence} = ${report.sentence}`,
      suggestion: reportedSentences.suggestion,
    })
    .from(sentenceReporters)
    .innerJoin(reportedSentences, eq(reportedSentences.id, sentenceReporters.sentenceId))
    .where(eq(sentenceReporters.userId, userId));
  const earlier = own.find(({ isSame }) => isSame);
  if (earlier !== undefined && (report.suggestion === "" || report.suggestion === earlier.suggestion))
    return { ...report, suggestion: earlier.suggestion };
  if (earlier === undefined && own.length >= limits.reportedSentences.ofOne)
    return new DomainError("TOO_MANY_SENTENCES");
  // One change of the list at a time: two people who swap suggestions would wait for each other.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('reported_sentences'))`);
  if (earlier !== undefined) await takeBack(transaction, userId, earlier.id);
  const [row] = await transaction
    .insert(reportedSentences)
    .values({ ...report, digest: digestOf(report), count: 1, createdAt: at })
    .onConflictDoUpdate({
      target: reportedSentences.digest,
      set: { count: sql`${reportedSentences.count} + 1` },
    })
    .returning({ id: reportedSentences.id });
  if (!row) throw new Error("The database kept no report.");
  await transaction.insert(sentenceReporters).values({ userId, sentenceId: row.id, reportedAt: at });
  await dropLeastReported(transaction, row.id);
  return report;
}

/** Undoes a person's report of a sentence, before they report it with another suggestion. */
async function takeBack(transaction: Transaction, userId: string, id: string): Promise<void> {
  await transaction
    .delete(sentenceReporters)
    .where(and(eq(sentenceReporters.userId, userId), eq(sentenceReporters.sentenceId, id)));
  const [left] = await transaction
    .update(reportedSentences)
    .set({ count: sql`${reportedSentences.count} - 1` })
    .where(eq(reportedSentences.id, id))
    .returning({ count: reportedSentences.count });
  if (left && left.count < 1) await transaction.delete(reportedSentences).where(eq(reportedSentences.id, id));
}

/** The table has a maximum: beyond it, what the fewest people reported goes first, and of that the oldest. */
async function dropLeastReported(transaction: Transaction, newestId: string): Promise<void> {
  const [all] = await transaction.select({ number: count() }).from(reportedSentences);
  const excess = (all?.number ?? 0) - limits.reportedSentences.all;
  if (excess <= 0) return;
  const least = await transaction
    .select({ id: reportedSentences.id })
    .from(reportedSentences)
    .where(notInArray(reportedSentences.id, [newestId]))
    .orderBy(asc(reportedSentences.count), asc(reportedSentences.createdAt))
    .limit(excess);
  await transaction.delete(reportedSentences).where(
    inArray(
      reportedSentences.id,
      least.map(({ id }) => id),
    ),
  );
}

function digestOf({ language, sentence, suggestion }: Report): string {
  return createHash("sha256")
    .update(JSON.stringify([language, sentence, suggestion]))
    .digest("hex");
}

/** The position of a sentence in the list: most reported first, then newest. */
export function sentenceCursor({ count: number, createdAt, id }: ReportedSentenceRow): string {
  return Buffer.from(`${number}:${createdAt.getTime()}:${id}`).toString("base64url");
}

/** A page of the reported sentences, of one language or of all. */
export function selectReportedSentences(
  database: Connection,
  language: Language | null,
  page: PageRequest,
): Promise<ReportedSentenceRow[]> {
  const { count: number, createdAt, id } = reportedSentences;
  const { where, orderBy } = highestFirst([number, createdAt, id], placeOf, page);
  return database
    .select()
    .from(reportedSentences)
    .where(and(language === null ? undefined : sql`${reportedSentences.language} = ${language}`, where))
    .orderBy(...orderBy)
    .limit(page.limit);
}

function placeOf(cursor: string) {
  const [number = "", time = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(":");
  const at = new Date(Number(time));
  if (!/^\d{1,9}$/u.test(number) || !/^\d{1,15}$/u.test(time) || Number.isNaN(at.getTime()) || !isUuid(id))
    throw badCursor();
  return sql`(${Number(number)}::integer, ${at.toISOString()}::timestamptz, ${id}::uuid)`;
}

/** Removes a reported sentence. For admins. One that is gone counts as removed, so it is safe to repeat. */
export async function removeReportedSentence(
  { database, now }: Services,
  viewer: Viewer | null,
  id: string | null,
): Promise<{ readonly id: string } | DomainError> {
  const admin = adminOf({ viewer });
  if (admin instanceof DomainError) return admin;
  if (id === null) return new DomainError("NOT_FOUND");
  const act = { by: admin.userId, at: new Date(now()), action: "SENTENCE_REMOVED" } as const;
  await inTransaction(database, async (transaction) => {
    const [gone] = await transaction.delete(reportedSentences).where(eq(reportedSentences.id, id)).returning();
    if (gone) await recordAct(transaction, { ...act, target: { kind: "Sentence", id, name: gone.sentence } });
  });
  return { id };
}
