import { eq } from "drizzle-orm";
import { examResult } from "../../engine/exams/gradeExam";
import type { ExamState } from "../../engine/exams/ExamState";
import type { Transaction } from "../database/Connection";
import { certificates, exams, users, type ExamRow } from "../database/schema";
import { markExercisePassed } from "../lessons/markExercisePassed";
import { makeCertificateCode } from "./makeCertificateCode";

/** What follows from the end of an exam, together with it: a certificate for who passed one that is no mock exam, and the exercise it belongs to. */
export async function closeExam(transaction: Transaction, examId: string, state: ExamState): Promise<void> {
  const finishedAt = new Date(state.changedAt);
  const [row] = await transaction.update(exams).set({ finishedAt }).where(eq(exams.id, examId)).returning();
  const grade = examResult(state);
  if (!row || !grade?.passed || grade.level === null) return;
  if (row.exerciseId !== null) await markExercisePassed(transaction, row.userId, row.exerciseId, finishedAt);
  if (!row.isMock) await certify(transaction, row, state, { level: grade.level, strokes: grade.strokes, errors: grade.errors }, finishedAt);
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
  await transaction.insert(certificates).values({ code: makeCertificateCode(), name: user.name, ...about, ...figures, issuedAt }).onConflictDoNothing({ target: certificates.examId });
}
