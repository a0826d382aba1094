import type { Transaction } from "../database/Connection";
import { moveExams } from "../exams/moveExams";
import { moveLearning } from "../learning/moveLearning";
import { movePassedExercises } from "../lessons/movePassedExercises";
import { moveResults } from "../results/moveResults";
import { moveTexts } from "../texts/moveTexts";

/** Gives one account what another has typed, learnt, passed and kept, with its exams. */
export async function moveEverything(transaction: Transaction, fromUserId: string, toUserId: string): Promise<void> {
  await moveResults(transaction, fromUserId, toUserId);
  await moveExams(transaction, fromUserId, toUserId);
  await moveLearning(transaction, fromUserId, toUserId);
  await movePassedExercises(transaction, fromUserId, toUserId);
  await moveTexts(transaction, fromUserId, toUserId);
}
