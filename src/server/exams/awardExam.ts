import { eq } from "drizzle-orm";
import type { ExamState } from "../../engine/exams/ExamState";
import { examResult } from "../../engine/exams/gradeExam";
import type { Transaction } from "../database/Connection";
import { certificates, users, type ExamRow } from "../database/schema";
import { markExercisePassed } from "../lessons/markExercisePassed";
import { makeCertificateCode } from "./makeCertificateCode";

/**
 * What a passed exam gives: the exercise it belongs to is passed, and there is a certificate unless it is a mock exam.
 * Asking twice changes nothing more.
 */
export async function awardExam(transaction: Transaction, row: ExamRow, state: ExamState): Promise<void> {
  const result = examResult(state);
  if (!result?.passed || result.level === null) return;
  const finishedAt = new Date(state.changedAt);
  if (row.exerciseId !== null) await markExercisePassed(transaction, row.userId, row.exerciseId, finishedAt);
  if (!row.isMock)
    await certify(
      transaction,
      row,
      state,
      { level: result.level, strokes: result.strokes, errors: result.errors },
      finishedAt,
    );
}

async function certify(
  transaction: Transaction,
  row: ExamRow,
  { settings }: ExamState,
  figures: { readonly level: string; readonly strokes: number; readonly errors: number },
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
