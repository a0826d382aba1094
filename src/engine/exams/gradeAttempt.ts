import type { Keystroke } from "../log/Keystroke";
import { editsOf } from "../log/replay";
import { alignWords } from "./alignWords";
import { startCopyTyping, stepCopyTyping, typedText } from "./CopyTyping";
import { countStrokes } from "./countStrokes";
import type { ExamNorm } from "./ExamNorm";
import { askedWords, typedWords } from "./ExamWord";
import { judgeAttempt, type Verdict } from "./judgeAttempt";
import { layOutExamText, mostStrokes } from "./layOutExamText";
import { countErrors, type WordMark } from "./WordMark";

export type Attempt = {
  readonly norm: ExamNorm;
  /** As it is kept: normalised, once. */
  readonly text: string;
  /** Times in ms since the attempt's start. What comes after the norm's minutes does not count. */
  readonly keystrokes: readonly Keystroke[];
  readonly hasDyslexia: boolean;
};

export type Grade = Verdict & {
  /** Where the errors are, for the page that shows them when all is over. */
  readonly marks: readonly WordMark[];
};

/** What stands on the page when the time of an attempt is over. */
export function copiedText(norm: ExamNorm, keystrokes: readonly Keystroke[]): string {
  let copy = startCopyTyping(mostStrokes(norm));
  for (const keystroke of keystrokes) {
    if (keystroke.time > norm.minutes * 60_000) break;
    for (const edit of editsOf(keystroke)) copy = stepCopyTyping(copy, edit);
  }
  return typedText(copy);
}

/** Grades an attempt from its log. The rate is over the norm's minutes, also for who stopped before. Never throws. */
export function gradeAttempt({ norm, text, keystrokes, hasDyslexia }: Attempt): Grade {
  const asked = askedWords(layOutExamText(norm, text));
  const typed = typedWords(copiedText(norm, keystrokes));
  const marks = alignWords(asked, typed);
  const counts = { strokes: countStrokes(asked, typed), errors: countErrors(marks) };
  return { ...judgeAttempt(norm, counts, hasDyslexia), marks };
}
