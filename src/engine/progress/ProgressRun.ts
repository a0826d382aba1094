/** What kind of run it was, as results say it. */
export type RunMode = "TIME" | "WORDS" | "TEXT" | "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE";

/** Runs of a kind can be compared with one another. */
export type RunKind = {
  readonly mode: RunMode;
  /** Seconds of TIME, words of WORDS; null otherwise. */
  readonly modeAmount: number | null;
  readonly language: "EN" | "NL";
  readonly punctuation: boolean;
  readonly numbers: boolean;
};

/** A finished run, as far as progress looks at it. */
export type ProgressRun = {
  /** When it began, in ms since 1970. */
  readonly startedAt: number;
  /** The day it began on where the person is: whole days since 1970-01-01. */
  readonly day: number;
  /** The same with the time of the day as a fraction. */
  readonly moment: number;
  readonly durationMs: number;
  readonly wpm: number;
  /** Right key presses, 0 to 100 percent. */
  readonly accuracy: number;
  readonly strokesPerMinute: number;
  /** The same object for many runs. */
  readonly kind: RunKind;
  /** Too fast for anybody, or typed at the same time as another: it is practice, but no measure of it. */
  readonly isFlagged: boolean;
};

/** Which runs are looked at. Null is all of them. */
export type RunFilter = {
  readonly mode: RunMode | null;
  /** Seconds or words, with TIME and WORDS. */
  readonly modeAmount: number | null;
  readonly language: RunKind["language"] | null;
  /** The last so many days, today among them. */
  readonly days: number | null;
};

/**
 * The runs that a filter lets through, in their order. Of those after today only a period takes away: a clock was
 * wrong.
 */
export function filterRuns(
  runs: readonly ProgressRun[],
  { mode, modeAmount, language, days }: RunFilter,
  today: number,
): readonly ProgressRun[] {
  if (mode === null && modeAmount === null && language === null && days === null) return runs;
  const fits = (kind: RunKind) =>
    (mode === null || kind.mode === mode) &&
    (modeAmount === null || kind.modeAmount === modeAmount) &&
    (language === null || kind.language === language);
  const fitting = new Map<RunKind, boolean>();
  return runs.filter(({ kind, day }) => {
    if (days !== null && (day <= today - days || day > today)) return false;
    const isFitting = fitting.get(kind) ?? fits(kind);
    fitting.set(kind, isFitting);
    return isFitting;
  });
}

const order: readonly RunMode[] = ["TIME", "WORDS", "TEXT", "ADAPTIVE", "CUSTOM", "LESSON", "RACE"];

/** The same text for runs of the same kind, another for others. */
export function kindKey({ mode, modeAmount, punctuation, numbers, language }: RunKind): string {
  return `${mode} ${modeAmount ?? ""} ${punctuation ? "p" : ""}${numbers ? "n" : ""} ${language}`;
}

/** The order in which kinds are shown: as practice offers them. */
export function compareKinds(a: RunKind, b: RunKind): number {
  return (
    order.indexOf(a.mode) - order.indexOf(b.mode) ||
    (a.modeAmount ?? 0) - (b.modeAmount ?? 0) ||
    besides(a) - besides(b) ||
    (a.language < b.language ? -1 : Number(a.language > b.language))
  );
}

function besides({ punctuation, numbers }: RunKind): number {
  return Number(punctuation) + 2 * Number(numbers);
}
