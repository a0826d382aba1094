import { attemptKeystrokes, type ExamState } from "./ExamState";
import type { ExamNorm, ExamLevelId } from "./examNorms";
import { type Keystroke, editsOf } from "../log/Keystroke";
import {
  alignWords,
  askedWords,
  typedWords,
  countErrors,
  type WordMark,
  type ExamWord,
  type TypedWords,
} from "./alignWords";
import { startCopyTyping, stepCopyTyping, typedText, layOutExamText, mostStrokes } from "./CopyTyping";

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

/**
 * The attempt that counts: the highest level; then the one that is accurate enough, the faster, the one with fewer
 * errors, the earlier. Null when there is none.
 */
export function bestAttempt<Judged extends Verdict>(norm: ExamNorm, attempts: readonly Judged[]): Judged | null {
  return attempts.toSorted((a, b) => compare(norm, b, a))[0] ?? null;
}

/** Positive when the first is the better one. */
function compare(norm: ExamNorm, a: Verdict, b: Verdict): number {
  return (
    rank(norm, a) - rank(norm, b) ||
    Number(a.isAccurateEnough) - Number(b.isAccurateEnough) ||
    a.strokes - b.strokes ||
    b.errors - a.errors
  );
}

/** The same name has the same index in both lists of levels of a norm. */
function rank({ levels }: ExamNorm, { level }: Verdict): number {
  return levels.findIndex(({ id }) => id === level);
}

type Attempt = {
  readonly norm: ExamNorm;
  /** As it is stored: normalised, once. */
  readonly text: string;
  /** Times in ms since the attempt's start. What comes after the norm's minutes does not count. */
  readonly keystrokes: readonly Keystroke[];
  readonly hasDyslexia: boolean;
};

export type Grade = Verdict & {
  /** Where the errors are, for the page that shows them when all is over. */
  readonly marks: readonly WordMark[];
};

/** What the page holds when the time of an attempt is over. */
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

/** What was counted in an attempt, both in whole numbers. */
type AttemptCounts = {
  readonly strokes: number;
  /** Words with at least one error. */
  readonly errors: number;
};

export type Verdict = AttemptCounts & {
  readonly passed: boolean;
  /** The highest level reached; null when not passed. */
  readonly level: ExamLevelId | null;
  readonly isFastEnough: boolean;
  readonly isAccurateEnough: boolean;
  /** Whole aanslagen per minuut, rounded down: the figure of a norm is shown only when it was reached. */
  readonly strokesPerMinute: number;
  /** Strokes without the errors, in hundredths of a percent, rounded down for the same reason: 9930 is 99.30 %. */
  readonly accuracy: number;
};

/**
 * Pass or fail, in whole numbers only: `strokes ≥ strokesPerMinute · minutes` and `errors · of ≤ strokes · most`. With
 * fractions, 7 errors in 1000 strokes would miss 99.3 % by the last digit.
 * @param hasDyslexia takes the norm's levels for it, where there are any.
 */
export function judgeAttempt(norm: ExamNorm, { strokes, errors }: AttemptCounts, hasDyslexia = false): Verdict {
  const { most, of, isStrict } = norm.errorLimit;
  const levels = (hasDyslexia ? norm.dyslexiaLevels : null) ?? norm.levels;
  const isAccurateEnough = isStrict ? errors * of < strokes * most : strokes > 0 && errors * of <= strokes * most;
  const level = levels.findLast(
    ({ strokesPerMinute, maxErrors }) => strokes >= strokesPerMinute * norm.minutes && errors <= (maxErrors ?? errors),
  );
  const passed = isAccurateEnough && level !== undefined;
  return {
    strokes,
    errors,
    passed,
    level: passed ? level.id : null,
    isFastEnough: strokes >= levels[0].strokesPerMinute * norm.minutes,
    isAccurateEnough,
    strokesPerMinute: Math.floor(strokes / norm.minutes),
    accuracy: strokes > 0 ? Math.max(0, Math.floor(((strokes - errors) * 10_000) / strokes)) : 0,
  };
}

/**
 * Aanslagen of the text at the end: characters with the spaces between and behind the words. Shift and dead keys are no
 * strokes of their own, as in exam programs that count characters (a capital and an `é` are one), nor is what was taken
 * away again. A word counts for no more strokes than two of the longest words of the text have: two words without their
 * space lose nothing, and a key held down for a minute is one wrong word, not hundreds of strokes. How the words are
 * laid beside the text plays no part, so the count can run along.
 */
function countStrokes(text: readonly ExamWord[], { words, isLastBegun }: TypedWords): number {
  const longest = text.reduce((most, { length }) => Math.max(most, length), 0);
  const letters = words.reduce((sum, { length }) => sum + Math.min(length, 2 * longest), 0);
  return letters + words.length - (isLastBegun ? 1 : 0);
}
