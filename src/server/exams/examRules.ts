import {
  type ExamState,
  type ExamAttempt,
  attemptKeystrokes,
  type ExamEvent,
  foldExam,
  startExam,
} from "../../engine/exams/ExamState";
import { type CertificateRow, type ExamRow, certificates, exams } from "../database/schema";
import { users } from "../database/userSchema";
import { gradeAttempt, type Grade, examResult, bestAttempt } from "../../engine/exams/gradeExam";
import { eq, inArray } from "drizzle-orm";
import { inTransaction, runQuery, type Connection, type Transaction } from "../database/Database";
import { writeAll } from "../database/statements";
import { rhythmPrint } from "../../engine/fairness/judgeRun";
import { awardBadges } from "../badges/badges";
import { markExercisePassed } from "../lessons/passedExercises";
import { savePrint } from "../fairness/judgeLog";
import { countAttempts, judgeAttempt } from "./examPractice";
import type { Context, Viewer, Services } from "../Context";
import { type ReviewDecision, activelyCoachesOwner, coachesOwner, recordReview } from "../results/reviewResult";
import { DomainError, SequenceGap } from "../DomainError";
import { fromGlobalId } from "../globalIds";
import { findExtraTime } from "../groups/memberships";
import { randomInt } from "node:crypto";
import { CODE_ALPHABET, CERTIFICATE_CODE_LENGTH, parseCertificateCode } from "../../contract/codes";
import { certificateColumns, type IssuedCertificate } from "./certificateColumns";
import type { ExamCommand } from "../../engine/exams/decideExam";

/** An exam at one moment: its row and its folded log. */
export type OpenExam = {
  readonly row: ExamRow;
  readonly state: ExamState;
  /** Position of the last event folded into it. */
  readonly place: number;
};

/** An attempt that has ended never changes, so its grade is cached as long as the attempt is in memory. */
const gradeCache = new WeakMap<ExamAttempt, Grade>();

/** The grade of attempt number `number` (from 1); null while the attempt is in progress. */
export function attemptGrade({ settings, attempts }: ExamState, number: number): Grade | null {
  const attempt = attempts[number - 1];
  if (attempt === undefined || attempt.endedAt === null) return null;
  const cached = gradeCache.get(attempt);
  if (cached) return cached;
  const { norm, hasDyslexia, texts } = settings;
  const grade = gradeAttempt({
    norm,
    hasDyslexia,
    extraTime: attempt.extraTime,
    text: texts[number - 1] ?? "",
    keystrokes: attemptKeystrokes(attempt),
  });
  gradeCache.set(attempt, grade);
  return grade;
}

/**
 * Grants what passing an exam gives: the exercise it belongs to is passed, and there is a certificate unless it is a
 * practice exam. Calling it twice changes nothing.
 */
export async function awardExam(transaction: Transaction, row: ExamRow, state: ExamState): Promise<void> {
  const result = examResult(state);
  if (!result?.passed || result.level === null) return;
  const finishedAt = new Date(state.changedAt);
  if (row.exerciseId !== null)
    await markExercisePassed(transaction, row.userId, { exerciseId: row.exerciseId, passedAt: finishedAt, stars: 1 });
  if (!row.isMock)
    await certify(
      transaction,
      row,
      state,
      {
        level: result.level,
        strokes: result.strokes,
        errors: result.errors,
        isByEar: state.attempts[result.number - 1]?.isByEar ?? false,
        extraTime: state.attempts[result.number - 1]?.extraTime ?? 0,
      },
      finishedAt,
    );
  await awardBadges(transaction, row.userId, null);
}

async function certify(
  transaction: Transaction,
  row: ExamRow,
  { settings }: ExamState,
  figures: Pick<CertificateRow, "level" | "strokes" | "errors" | "isByEar" | "extraTime">,
  issuedAt: Date,
): Promise<void> {
  const [user] = await transaction.select({ name: users.displayName }).from(users).where(eq(users.id, row.userId));
  if (!user) return;
  const { id: examId, userId, norm, normVersion, language } = row;
  const about = { examId, userId, norm, normVersion, language, hasDyslexia: settings.hasDyslexia };
  await transaction
    .insert(certificates)
    .values({ code: makeCertificateCode(), name: user.name, ...about, ...figures, issuedAt })
    .onConflictDoNothing({ target: certificates.examId });
}

/** The certificates of these exams, in the order of the ids; null where there is none. */
export async function certificatesOf(
  database: Connection,
  examIds: readonly string[],
): Promise<(IssuedCertificate | null)[]> {
  const rows = await database
    .select(certificateColumns)
    .from(certificates)
    .where(inArray(certificates.examId, [...examIds]));
  return examIds.map((id) => rows.find(({ examId }) => examId === id) ?? null);
}

/**
 * Applies the consequences of an exam's end in the same transaction: what passing it gives, or a flag if the attempt
 * that counts is suspicious. A flagged exam grants nothing until a coach or an admin has cleared it. Call it while the
 * candidate's row is locked.
 * @returns the exam's current row; null when it is gone.
 */
export async function closeExam(transaction: Transaction, exam: ExamRow, state: ExamState): Promise<ExamRow | null> {
  const result = examResult(state);
  const counting = result?.passed === true ? attemptOf(state, result.number) : null;
  const flagReason = result && counting ? await judgeAttempt(transaction, exam, counting, result) : null;
  const changes = {
    finishedAt: new Date(state.changedAt),
    ...(flagReason === null ? {} : { flagReason, status: "FLAGGED" as const }),
  };
  const [row] = await transaction.update(exams).set(changes).where(eq(exams.id, exam.id)).returning();
  if (!row) return null;
  for (const [at, attempt] of state.attempts.entries()) {
    const print = rhythmPrint(attemptKeystrokes(attempt));
    if (print) await runQuery(transaction, writeAll([savePrint({ examId: exam.id, attempt: at + 1 }, print)]));
  }
  if (flagReason === null) await awardExam(transaction, row, state);
  return row;
}

/**
 * Counts the attempts of an exam that have just ended as practice. One that is suspicious does not count, unless its
 * exam is cleared of a flag. Call it while the candidate's row is locked, and before {@link closeExam}.
 */
export async function countEndedAttempts(
  transaction: Transaction,
  exam: ExamRow,
  { before, after }: { readonly before: ExamState; readonly after: ExamState },
  timeZone: string,
): Promise<void> {
  for (const [at, attempt] of after.attempts.entries()) {
    const isNew = attempt.endedAt !== null && (before.attempts[at]?.endedAt ?? null) === null;
    if (!isNew) continue;
    const grade = attemptGrade(after, at + 1);
    if (grade && (await judgeAttempt(transaction, exam, { state: after, attempt }, grade)) === null)
      await countAttempts(transaction, exam, after, { numbers: [at + 1], timeZone });
  }
}

/** Ids that pages generate. */
const device = /^[\w-]{8,64}$/u;

/**
 * Runs a candidate's command on their exam. For users who may not read the exam, the error is that it does not exist.
 */
export async function commandExam(
  examId: string,
  { viewer, services }: Context,
  command: CandidateCommand,
): Promise<{ readonly exam: OpenExam } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Exam", examId);
  const exam = id === null ? null : await services.exams.recall(id);
  if (exam?.row.userId !== viewer.userId)
    return new DomainError(exam && viewer.role === "ADMIN" ? "NOT_ALLOWED" : "NOT_FOUND");
  if ("device" in command && !device.test(command.device)) return new DomainError("BAD_REQUEST");
  const extraTime = command.kind === "begin" ? await findExtraTime(services.database, viewer.userId) : 0;
  const decided = command.kind === "begin" ? { ...command, extraTime } : command;
  const { exam: next, decision } = await services.exams.dispatch(exam, decided);
  if ("expected" in decision) return new SequenceGap(decision.expected);
  if (!("refused" in decision)) return { exam: next };
  return new DomainError(decision.refused === "NOT_THE_CANDIDATE" ? "NOT_ALLOWED" : decision.refused);
}

/** Decides about an exam that was flagged. */
export async function reviewExam(
  { database, exams: log, now, timeZone }: Services,
  viewer: Viewer | null,
  examId: string,
  decision: ReviewDecision,
): Promise<{ exam: OpenExam } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Exam", examId);
  const [exam] = id === null ? [] : await log.find([id]);
  if (!exam) return new DomainError("NOT_FOUND");
  const outcome = await inTransaction(database, async (transaction): Promise<ExamRow | DomainError> => {
    // The candidate's row first, as where exams are closed.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, exam.row.userId)).for("no key update");
    const rights = {
      coaches: coachesOwner(viewer, exams).mapWith(Boolean),
      isInUse: activelyCoachesOwner(viewer, exams).mapWith(Boolean),
    };
    const [found] = await transaction
      .select({ row: exams, ...rights })
      .from(exams)
      .where(eq(exams.id, exam.row.id));
    if (!found || found.row.flagReason === null) return new DomainError("NOT_FOUND");
    const { row, coaches, isInUse } = found;
    if (row.userId === viewer.userId) return new DomainError("NOT_ALLOWED");
    if (viewer.role !== "ADMIN") {
      if (!coaches) return new DomainError("NOT_FOUND");
      if (!isInUse) return new DomainError("GROUP_ARCHIVED");
    }
    const status = decision === "CLEAR" ? "VERIFIED" : "FLAGGED";
    if (row.reviewedAt !== null && row.status === status) return row;
    const decided = { status, reviewedAt: new Date(now()), reviewedBy: viewer.userId } as const;
    const [reviewed] = await transaction.update(exams).set(decided).where(eq(exams.id, row.id)).returning();
    const numbers = exam.state.attempts.map((_, at) => at + 1);
    if (decision === "CLEAR") {
      await awardExam(transaction, row, exam.state);
      await countAttempts(transaction, row, exam.state, { numbers, timeZone });
    } else await transaction.delete(certificates).where(eq(certificates.examId, row.id));
    await recordReview(transaction, viewer, { kind: "Exam", id: row.id, userId: row.userId }, decided);
    return reviewed ?? new DomainError("NOT_FOUND");
  });
  return outcome instanceof DomainError ? outcome : { exam: { ...exam, row: outcome } };
}

/** The best attempt of an exam that is over, which counts; null while more can come. */
export function countingAttempt(state: ExamState): AttemptOfExam | null {
  if (state.phase !== "FINISHED") return null;
  const graded = state.attempts.flatMap((_, at) => {
    const grade = attemptGrade(state, at + 1);
    return grade ? [{ ...grade, number: at + 1 }] : [];
  });
  const best = bestAttempt(state.settings.norm, graded);
  return best && attemptOf(state, best.number);
}

export type FoldedExam = { readonly state: ExamState; readonly place: number };
type EventRow = { readonly place: number; readonly event: unknown };

/** Folds the next rows of a log, in order; null while the log is empty. */
export function foldRows(folded: FoldedExam | null, rows: readonly EventRow[]): FoldedExam | null {
  return rows.reduce((before: FoldedExam | null, { place, event: stored }) => {
    const event = readEvent(stored);
    if (before !== null) return { state: foldExam(before.state, event), place };
    return event.kind === "created" ? { state: startExam(event), place } : null;
  }, folded);
}

/** Stored events were written by {@link decideExam}. The fold skips those that do not fit. */
function readEvent(event: unknown): ExamEvent {
  if (!isEvent(event)) throw new Error("An exam's log holds something that is no event.");
  return event;
}

function isEvent(value: unknown): value is ExamEvent {
  return typeof value === "object" && value !== null && "kind" in value && "at" in value;
}

/** When the attempt that counts was handed in, in whole seconds after its start; null when its whole time was used. */
export function handedInAfter(state: ExamState): number | null {
  const attempt = countingAttempt(state)?.attempt;
  if (!attempt || attempt.endedBy !== "HANDED_IN" || attempt.endedAt === null) return null;
  return Math.max(0, Math.floor((attempt.endedAt - attempt.startsAt) / 1_000));
}

/** A new certificate code from a cryptographic random source. */
function makeCertificateCode(): string {
  const signs = Array.from({ length: CERTIFICATE_CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  );
  return parseCertificateCode(signs.join("")) ?? "";
}

/** The certificate with this code, as the user entered it; null if there is none. */
export async function findCertificate(database: Connection, written: string): Promise<IssuedCertificate | null> {
  const code = parseCertificateCode(written);
  if (code === null) return null;
  const [row] = await database.select(certificateColumns).from(certificates).where(eq(certificates.code, code));
  return row ?? null;
}

/** Moves all exams of one account to another. Their logs stay as they are, because the row names the candidate. */
export async function moveExams(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await transaction.update(exams).set({ userId: toUserId }).where(eq(exams.userId, fromUserId));
  await transaction.update(certificates).set({ userId: toUserId }).where(eq(certificates.userId, fromUserId));
}

/** An exam command without its author, who is always the candidate. */
export type CandidateCommand = ExamCommand extends infer Command
  ? Command extends { by: string }
    ? Omit<Command, "by">
    : never
  : never;

/** One attempt and its exam. */
export type AttemptOfExam = { readonly state: ExamState; readonly attempt: ExamAttempt; readonly number: number };

/** Attempt number `number` of an exam, from 1; null when it has not begun. */
export function attemptOf(state: ExamState, number: number): AttemptOfExam | null {
  const attempt = state.attempts[number - 1];
  return attempt ? { state, attempt, number } : null;
}
