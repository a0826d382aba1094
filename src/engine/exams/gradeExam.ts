import { attemptKeystrokes, type ExamState } from "./ExamState";
import { type ExamNorm, type ExamLevelId, givenMs } from "./examNorms";
import { CHARACTERS_PER_WORD } from "../metrics/rates";
import type { Keystroke } from "../log/Keystroke";
import { editsOf } from "../typing/Typing";
import {
  alignWords,
  expectedWords,
  typedWords,
  countErrors,
  type WordMark,
  type ExamWord,
  type TypedWords,
} from "./alignWords";
import { startCopyTyping, stepCopyTyping, typedText, layOutExamText, mostStrokes } from "./CopyTyping";

/**
 * The grades of the attempts that have ended, in order. A running attempt has none, because errors are only shown
 * afterwards.
 */
export function gradeExam({ settings, attempts }: ExamState): readonly Grade[] {
  const { norm, hasDyslexia, texts } = settings;
  const ended = attempts.filter(({ endedAt }) => endedAt !== null);
  return ended.map((attempt, at) =>
    gradeAttempt({
      norm,
      hasDyslexia,
      extraTime: attempt.extraTime,
      text: texts[at] ?? "",
      keystrokes: attemptKeystrokes(attempt),
    }),
  );
}

/** The best attempt of a finished exam, with its number from 1; null while the exam is not finished. */
export function examResult(state: ExamState): (Grade & { readonly number: number }) | null {
  const graded = gradeExam(state).map((grade, at) => ({ ...grade, number: at + 1 }));
  return state.phase === "FINISHED" ? bestAttempt(state.settings.norm, graded) : null;
}

/**
 * The attempt that counts: the highest level, then the one that is accurate enough, faster, with fewer errors, earlier.
 * Null if there is none.
 */
export function bestAttempt<Judged extends Verdict>(norm: ExamNorm, attempts: readonly Judged[]): Judged | null {
  return attempts.toSorted((a, b) => compare(norm, b, a))[0] ?? null;
}

/** Positive if the first is better. */
function compare(norm: ExamNorm, a: Verdict, b: Verdict): number {
  return (
    rank(norm, a) - rank(norm, b) ||
    Number(a.isAccurateEnough) - Number(b.isAccurateEnough) ||
    a.countedStrokes - b.countedStrokes ||
    b.errors - a.errors
  );
}

/** The same name has the same index in both lists of levels of a norm. */
function rank({ levels }: ExamNorm, { level }: Verdict): number {
  return levels.findIndex(({ id }) => id === level);
}

type Attempt = {
  readonly norm: ExamNorm;
  /** As stored, already normalized. */
  readonly text: string;
  /** Times in ms since the attempt's start. Keystrokes after the given time do not count. */
  readonly keystrokes: readonly Keystroke[];
  readonly hasDyslexia: boolean;
  /** In percent of the norm's minutes. */
  readonly extraTime?: number;
};

export type Grade = Verdict & {
  /** The errors, to show after the exam. */
  readonly marks: readonly WordMark[];
};

/** The text on the page when the time of an attempt is up. */
export function copiedText(norm: ExamNorm, keystrokes: readonly Keystroke[], extraTime = 0): string {
  const limitMs = givenMs(norm, extraTime);
  let copy = startCopyTyping(mostStrokes({ minutes: limitMs / 60_000 }));
  for (const keystroke of keystrokes) {
    if (keystroke.time > limitMs) break;
    for (const edit of editsOf(keystroke)) copy = stepCopyTyping(copy, edit);
  }
  return typedText(copy);
}

/**
 * Grades an attempt from its log. The speed is measured over the given time, even if the candidate stopped earlier.
 * Never throws.
 */
export function gradeAttempt({ norm, text, keystrokes, hasDyslexia, extraTime = 0 }: Attempt): Grade {
  const expected = expectedWords(layOutExamText(norm, text, extraTime));
  const typed = typedWords(copiedText(norm, keystrokes, extraTime));
  const marks = alignWords(expected, typed);
  const counts = { strokes: countStrokes(expected, typed), errors: countErrors(marks) };
  return { ...judgeAttempt(norm, counts, hasDyslexia, extraTime), marks };
}

/** Counts of an attempt, in whole numbers. */
type AttemptCounts = {
  readonly strokes: number;
  /** Words with at least one mistake. */
  readonly errors: number;
};

export type Verdict = AttemptCounts & {
  readonly passed: boolean;
  /** The highest level reached; null when not passed. */
  readonly level: ExamLevelId | null;
  /** The name of that level in an own norm; null if it has none. */
  readonly levelLabel: string | null;
  /** The strokes that count toward the speed: without a word for each error if the norm is net. */
  readonly countedStrokes: number;
  readonly isFastEnough: boolean;
  readonly isAccurateEnough: boolean;
  /** Whole aanslagen per minuut, rounded down, so that a required speed is only shown if it was reached. */
  readonly strokesPerMinute: number;
  /** Share of strokes without errors, in hundredths of a percent, rounded down for the same reason: 9930 is 99.30%. */
  readonly accuracy: number;
};

/**
 * Decides pass or fail in whole numbers: `counted ≥ strokesPerMinute · minutes` and `errors · of ≤ strokes · most`.
 * With fractions, 7 errors in 1,000 strokes would miss 99.3% by the last digit. No norm says over which minutes to
 * measure speed with extra time, so it is the time that was given.
 * @param hasDyslexia applies the norm's levels for dyslexia, if any.
 * @param extraTime in percent.
 */
export function judgeAttempt(
  norm: ExamNorm,
  { strokes, errors }: AttemptCounts,
  hasDyslexia = false,
  extraTime = 0,
): Verdict {
  const ms = givenMs(norm, extraTime);
  const { most, of, isStrict } = norm.errorLimit;
  const levels = (hasDyslexia ? norm.dyslexiaLevels : null) ?? norm.levels;
  const isWithinRate = isStrict ? errors * of < strokes * most : strokes > 0 && errors * of <= strokes * most;
  const isAccurateEnough = isWithinRate && errors <= (levels[0].maxErrors ?? errors);
  const counted = norm.isNet === true ? Math.max(0, strokes - errors * CHARACTERS_PER_WORD) : strokes;
  const level = levels.findLast(
    ({ strokesPerMinute, maxErrors }) => counted * 60_000 >= strokesPerMinute * ms && errors <= (maxErrors ?? errors),
  );
  const passed = isAccurateEnough && level !== undefined;
  return {
    strokes,
    errors,
    passed,
    level: passed ? level.id : null,
    levelLabel: (passed ? level.label : null) ?? null,
    countedStrokes: counted,
    isFastEnough: counted * 60_000 >= levels[0].strokesPerMinute * ms,
    isAccurateEnough,
    strokesPerMinute: Math.floor((counted * 60_000) / ms),
    accuracy: strokes > 0 ? Math.max(0, Math.floor(((strokes - errors) * 10_000) / strokes)) : 0,
  };
}

/**
 * Aanslagen in the final text: characters with the spaces between and after words. Shift and dead keys are not strokes
 * of their own, as in exam programs that count characters (a capital and an `é` are one), and deleted characters do not
 * count. A word counts for at most as many strokes as the two longest words of the text, so that two words without
 * their space lose nothing, and a key held down for a minute is one wrong word and not hundreds of strokes. The
 * alignment with the text does not matter, so the count can be kept while typing.
 */
function countStrokes(text: readonly ExamWord[], { words, isLastStarted }: TypedWords): number {
  const longest = text.reduce((most, { length }) => Math.max(most, length), 0);
  const letters = words.reduce((sum, { length }) => sum + Math.min(length, 2 * longest), 0);
  return letters + words.length - (isLastStarted ? 1 : 0);
}
