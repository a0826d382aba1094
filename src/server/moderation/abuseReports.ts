import { cutGraphemes } from "../../engine/text/graphemes";
import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { abuseRules, type AbuseReason } from "../../contract/reportRules";
import { adminOf } from "../admins/admins";
import { recordAct } from "../audit/auditLog";
import { rebuildEntries } from "../boards/boardEntries";
import type { Context, Viewer } from "../Context";
import { abuseReports, type AbuseReportRow } from "../database/reportSchema";
import { inTransaction, type Connection, type Transaction } from "../database/Database";
import { texts } from "../database/schema";
import { avatars, users } from "../database/userSchema";
import { DomainError, RateLimited, validate } from "../DomainError";
import { newestFirst, type PageRequest } from "../database/pagination";
import { fromGlobalId } from "../globalIds";
import { findText } from "../texts/texts";
import { lockUsers, selectUsers } from "../users/accounts";
import { makeNickname } from "../users/nicknames";

/** Number of characters of a text that a report keeps. */
const EXCERPT = 400;

type Subject = Pick<AbuseReportRow, "userId" | "textId" | "name" | "excerpt"> & { readonly isOwn: boolean };

/**
 * Reports a person or a text to the admins. Each person has one report of a subject: repeating it replaces the reason
 * and the details until an admin has decided, and then changes nothing.
 */
export async function reportAbuse(
  { services, viewer, address }: Context,
  input: { readonly subjectId: string; readonly reason: AbuseReason; readonly details: string },
): Promise<{ readonly subjectId: string } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const limit = viewer.role === "GUEST" ? "reportAbuseAsGuest" : "reportAbuse";
  const wait = await services.rateLimits.takeFrom(limit, viewer.userId, address);
  if (wait !== null) return new RateLimited(wait);
  const clean = await validate(abuseRules, { details: input.details });
  if (clean instanceof DomainError) return clean;
  const subject = await findSubject(services.database, viewer, input.subjectId);
  if (subject === null) return new DomainError("NOT_FOUND");
  const { isOwn, ...about } = subject;
  if (isOwn) return new DomainError("NOT_ALLOWED");
  const report = { ...about, reason: input.reason, details: clean.details };
  const { reporterId, userId, textId } = abuseReports;
  const isSaved = await inTransaction(services.database, async (transaction) => {
    // Keeps the account from going meanwhile.
    if ((await lockUsers(transaction, [viewer.userId])).length === 0) return false;
    await transaction
      .insert(abuseReports)
      .values({ ...report, reporterId: viewer.userId, createdAt: new Date(services.now()) })
      .onConflictDoUpdate({
        target: [reporterId, about.userId === null ? textId : userId],
        // The name or text may be another one than at the first report.
        set: { reason: report.reason, details: report.details, name: report.name, excerpt: report.excerpt },
        setWhere: isNull(abuseReports.decision),
      });
    return true;
  });
  return isSaved ? { subjectId: input.subjectId } : new DomainError("NOT_SIGNED_IN");
}

async function findSubject(database: Connection, viewer: Viewer, globalId: string): Promise<Subject | null> {
  const userId = fromGlobalId("User", globalId);
  if (userId !== null) {
    const [user] = await selectUsers(database, [userId]);
    if (!user) return null;
    return { userId, textId: null, name: user.displayName, excerpt: "", isOwn: userId === viewer.userId };
  }
  const textId = fromGlobalId("Text", globalId);
  const text = textId === null ? null : await findText(database, textId, viewer.userId);
  if (text === null) return null;
  const excerpt = cutGraphemes(text.body, EXCERPT);
  return { userId: null, textId, name: text.title, excerpt, isOwn: text.ownerId === viewer.userId };
}

/** A page of the reports without a decision, newest first. */
export function selectOpenReports(database: Connection, { limit, ...page }: PageRequest): Promise<AbuseReportRow[]> {
  const { where, orderBy } = newestFirst(abuseReports, page);
  return database
    .select()
    .from(abuseReports)
    .where(and(isNull(abuseReports.decision), where))
    .orderBy(...orderBy)
    .limit(limit);
}

/** A report with a decision. */
export type DecidedReport = AbuseReportRow & { readonly decidedAt: Date };

/** A page of the reports with a decision, the last decided first. */
export async function selectDecidedReports(
  database: Connection,
  { limit, ...page }: PageRequest,
): Promise<DecidedReport[]> {
  const { where, orderBy } = newestFirst({ createdAt: abuseReports.decidedAt, id: abuseReports.id }, page);
  const rows = await database
    .select()
    .from(abuseReports)
    .where(and(isNotNull(abuseReports.decision), isNotNull(abuseReports.decidedAt), where))
    .orderBy(...orderBy)
    .limit(limit);
  return rows.flatMap(({ decidedAt, ...row }) => (decidedAt === null ? [] : [{ ...row, decidedAt }]));
}

/** DISMISSED: nothing is wrong. UPHELD: the person is renamed and their profile closed, or the text is archived. */
export type AbuseDecision = NonNullable<AbuseReportRow["decision"]>;

/**
 * Decides about all open reports of the subject of one of them. For admins. Repeating it changes nothing.
 * @returns the row ids of the reports that it decided.
 */
export async function resolveAbuseReports(
  context: Context,
  globalId: string,
  decision: AbuseDecision,
): Promise<{ readonly ids: readonly string[] } | DomainError> {
  const viewer = adminOf(context);
  if (viewer instanceof DomainError) return viewer;
  const { services } = context;
  const id = fromGlobalId("AbuseReport", globalId);
  if (id === null) return new DomainError("NOT_FOUND");
  const { database, now, timeZone } = services;
  const decided = { decision, decidedAt: new Date(now()), decidedBy: viewer.userId };
  return inTransaction(database, async (transaction) => {
    const [report] = await transaction.select().from(abuseReports).where(eq(abuseReports.id, id)).for("update");
    if (!report) return new DomainError("NOT_FOUND");
    if (decision === "UPHELD" && report.decision === null) await hideSubject(transaction, report, timeZone);
    const rows = await transaction
      .update(abuseReports)
      .set(decided)
      .where(and(isSameSubject(report), isNull(abuseReports.decision)))
      .returning({ id: abuseReports.id });
    if (rows.length > 0) await recordDecision(transaction, report, decided);
    return { ids: [id, ...rows.map((row) => row.id).filter((other) => other !== id)] };
  });
}

type Decided = { readonly decision: AbuseDecision; readonly decidedAt: Date; readonly decidedBy: string };

function recordDecision(
  transaction: Transaction,
  { userId, textId, name }: AbuseReportRow,
  { decision, decidedAt: at, decidedBy: by }: Decided,
): Promise<void> {
  const action = decision === "UPHELD" ? "REPORT_UPHELD" : "REPORT_DISMISSED";
  const kind = userId === null ? "Text" : "User";
  return recordAct(transaction, { by, at, action, target: { kind, id: userId ?? textId ?? "", name } });
}

function isSameSubject({ userId, textId }: AbuseReportRow): SQL {
  return userId === null ? eq(abuseReports.textId, textId ?? "") : eq(abuseReports.userId, userId);
}

async function hideSubject(
  transaction: Transaction,
  { userId, textId }: AbuseReportRow,
  timeZone: string,
): Promise<void> {
  if (textId !== null) {
    const { status, version } = texts;
    await transaction
      .update(texts)
      .set({ status: "ARCHIVED", version: sql`${version} + 1` })
      .where(and(eq(texts.id, textId), eq(status, "PUBLISHED")));
  }
  if (userId === null) return;
  await lockUsers(transaction, [userId]);
  await transaction
    .update(users)
    .set({ displayName: makeNickname(), avatarHash: null, profileVisibility: "ME" })
    .where(eq(users.id, userId));
  await transaction.delete(avatars).where(eq(avatars.userId, userId));
  await rebuildEntries(transaction, userId, timeZone);
}
