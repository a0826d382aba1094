import { eq } from "drizzle-orm";
import type { Transaction } from "../database/Connection";
import { certificates, exams } from "../database/schema";

/** Gives all exams of one account to another. Their logs stay as they are: who owns an exam is its candidate. */
export async function moveExams(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await transaction.update(exams).set({ userId: toUserId }).where(eq(exams.userId, fromUserId));
  await transaction.update(certificates).set({ userId: toUserId }).where(eq(certificates.userId, fromUserId));
}
