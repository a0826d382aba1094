import { bestAttempt } from "../../engine/exams/gradeExam";
import type { ExamState } from "../../engine/exams/ExamState";
import { attemptGrade } from "./attemptGrade";
import { attemptOf, type AttemptOfExam } from "./ExamAttemptObject";

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
