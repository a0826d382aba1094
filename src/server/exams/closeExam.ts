import { eq } from "drizzle-orm";
import { attemptKeystrokes, type ExamState } from "../../engine/exams/ExamState";
import { examResult } from "../../engine/exams/gradeExam";
import type { Transaction } from "../database/Connection";
import { exams, users, type ExamRow } from "../database/schema";
import { keepPrint } from "../fairness/rhythmPrints";
import { awardExam } from "./awardExam";
import { judgeExam } from "./judgeExam";

/**
 * What follows from the end of an exam, together with it: what passing it gives, or a flag when the attempt that counts
 * stands out. Then nothing is given before a coach
 * or an admin has cleared it.
 * @returns the exam's row as it is now; null when it is gone.
 */
export async function closeExam(transaction: Transaction, exam: ExamRow, state: ExamState): Promise<ExamRow | null> {
  // One log of a person at a time is judged: by what they typed before.
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, exam.userId)).for("no key update");
  const result = examResult(state);
  const flagReason = result?.passed === true ? await judgeExam(transaction, exam, state, result) : null;
  const changes = {
    finishedAt: new Date(state.changedAt),
    ...(flagReason === null ? {} : { flagReason, status: "FLAGGED" as const }),
  };
  const [row] = await transaction.update(exams).set(changes).where(eq(exams.id, exam.id)).returning();
  if (!row) return null;
  for (const [at, attempt] of state.attempts.entries())
    await keepPrint(transaction, { examId: exam.id, attempt: at + 1 }, attemptKeystrokes(attempt));
  if (flagReason === null) await awardExam(transaction, row, state);
  return row;
}
