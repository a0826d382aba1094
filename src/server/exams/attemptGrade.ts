import { attemptKeystrokes, type ExamAttempt, type ExamState } from "../../engine/exams/ExamState";
import { gradeAttempt, type Grade } from "../../engine/exams/gradeExam";

/** An attempt that has ended never changes, so it is graded once for as long as it is at hand. */
const graded = new WeakMap<ExamAttempt, Grade>();

/** The grade of attempt number `number` (from 1); null while it goes on. */
export function attemptGrade({ settings, attempts }: ExamState, number: number): Grade | null {
  const attempt = attempts[number - 1];
  if (attempt === undefined || attempt.endedAt === null) return null;
  const known = graded.get(attempt);
  if (known) return known;
  const { norm, hasDyslexia, texts } = settings;
  const grade = gradeAttempt({
    norm,
    hasDyslexia,
    text: texts[number - 1] ?? "",
    keystrokes: attemptKeystrokes(attempt),
  });
  graded.set(attempt, grade);
  return grade;
}
