import { attemptKeystrokes } from "./attemptKeystrokes";
import { bestAttempt } from "./bestAttempt";
import type { ExamState } from "./ExamState";
import { gradeAttempt, type Grade } from "./gradeAttempt";

/** The grades of the attempts that have ended, in order. One that runs has none: errors are shown afterwards only. */
export function gradeExam({ settings, attempts }: ExamState): readonly Grade[] {
  const { norm, hasDyslexia, texts } = settings;
  const ended = attempts.filter(({ endedAt }) => endedAt !== null);
  return ended.map((attempt, at) =>
    gradeAttempt({ norm, hasDyslexia, text: texts[at] ?? "", keystrokes: attemptKeystrokes(attempt) }),
  );
}

/** The best attempt of an exam that is finished, with its number from 1; null while more can come. */
export function examResult(state: ExamState): (Grade & { readonly number: number }) | null {
  const graded = gradeExam(state).map((grade, at) => ({ ...grade, number: at + 1 }));
  return state.phase === "FINISHED" ? bestAttempt(state.settings.norm, graded) : null;
}
