import { median } from "./statistics";

/** The kind of run, as in results. */
export type RunMode = "TIME" | "WORDS" | "TEXT" | "ADAPTIVE" | "CUSTOM" | "LESSON" | "RACE";

/** Runs of the same kind can be compared. */
export type RunKind = {
  readonly mode: RunMode;
  /** Seconds of TIME, number of words of WORDS; null otherwise. */
  readonly modeAmount: number | null;
  /** The code of a language; empty for an imported run in an unknown one. */
  readonly language: string;
  readonly punctuation: boolean;
  readonly numbers: boolean;
  /** What the words of TIME and WORDS were drawn from, as in the schema; null otherwise. */
  readonly wordList: string | null;
  /** The option of practice that changed what a key did, as in the schema; null for none. */
  readonly keyRule: string | null;
};

/** A finished run, with what progress needs of it. */
export type ProgressRun = {
  /** When it began, in ms since 1970. */
  readonly startedAt: number;
  /** The calendar day it began in the user's time zone: days since 1970-01-01. */
  readonly day: number;
  /** The same with the time of day as a fraction. */
  readonly moment: number;
  readonly durationMs: number;
  readonly wpm: number;
  /** Share of right key presses, 0 to 100 percent. */
  readonly accuracy: number;
  readonly strokesPerMinute: number;
  /** The same object for many runs. */
  readonly kind: RunKind;
  /** Impossibly fast, or at the same time as another run: counts as practice, but not as a measurement. */
  readonly isFlagged: boolean;
  /** For the runs of a day that were typed on another site, whose medians these figures are. */
  readonly imported?: { readonly site: string; readonly runs: number };
};

/** Which runs to include. Null includes all. */
export type RunFilter = {
  readonly mode: RunMode | null;
  /** Seconds or number of words, with TIME and WORDS. */
  readonly modeAmount: number | null;
  readonly language: RunKind["language"] | null;
  /** Number of days up to and including today. */
  readonly days: number | null;
};

/**
 * The runs that match a filter, in their order. Runs after today, from a wrong clock, are only excluded by a period.
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

/** Two lists of runs as one, oldest first. Both are in that order. */
export function mergeByMoment(some: readonly ProgressRun[], others: readonly ProgressRun[]): readonly ProgressRun[] {
  if (others.length === 0) return some;
  if (some.length === 0) return others;
  return [...some, ...others].sort((one, other) => one.moment - other.moment);
}

const order: readonly RunMode[] = ["TIME", "WORDS", "TEXT", "ADAPTIVE", "CUSTOM", "LESSON", "RACE"];

/** A key that is the same for runs of the same kind. */
export function kindKey(kind: Omit<RunKind, "mode"> & { readonly mode: string }): string {
  const { mode, modeAmount, punctuation, numbers, wordList, keyRule, language } = kind;
  const additions = `${punctuation ? "p" : ""}${numbers ? "n" : ""}`;
  return `${mode} ${modeAmount ?? ""} ${additions} ${wordList ?? ""} ${keyRule ?? ""} ${language}`;
}

/** The order in which kinds are shown, which is that of the practice page. */
export function compareKinds(a: RunKind, b: RunKind): number {
  return (
    order.indexOf(a.mode) - order.indexOf(b.mode) ||
    (a.modeAmount ?? 0) - (b.modeAmount ?? 0) ||
    besides(a) - besides(b) ||
    compareText(a.wordList ?? "", b.wordList ?? "") ||
    compareText(a.keyRule ?? "", b.keyRule ?? "") ||
    compareText(a.language, b.language)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function besides({ punctuation, numbers }: RunKind): number {
  return Number(punctuation) + 2 * Number(numbers);
}

/** The fastest run of a kind, and the number of runs. */
export type PersonalBest = { readonly run: ProgressRun; readonly runs: number };

/**
 * The fastest run of each kind: mode with its amount, punctuation, numbers, word list, key rule, language. The first of
 * equal ones; flagged runs are excluded.
 * @param runs oldest first.
 */
export function personalBests(runs: readonly ProgressRun[]): readonly PersonalBest[] {
  const bests = new Map<RunKind, { run: ProgressRun; runs: number }>();
  for (const run of runs) {
    if (run.isFlagged) continue;
    const best = bests.get(run.kind);
    if (best === undefined) bests.set(run.kind, { run, runs: 1 });
    else {
      best.runs += 1;
      if (run.wpm > best.run.wpm) best.run = run;
    }
  }
  // Equal kinds may be different objects.
  const byKey = new Map<string, PersonalBest>();
  for (const best of bests.values()) {
    const key = kindKey(best.run.kind);
    const other = byKey.get(key);
    byKey.set(
      key,
      other === undefined
        ? best
        : { run: best.run.wpm > other.run.wpm ? best.run : other.run, runs: best.runs + other.runs },
    );
  }
  return [...byKey.values()].sort((a, b) => compareKinds(a.run.kind, b.run.kind));
}

/** The practice of a day. */
export type PracticeDay = { readonly runs: number; readonly durationMs: number };

/**
 * The days that have runs.
 * @param runs oldest first.
 */
export function practiceDays(runs: readonly ProgressRun[]): ReadonlyMap<number, PracticeDay> {
  const days = new Map<number, PracticeDay>();
  // One lookup per day instead of one per run.
  let [day, count, sumMs] = [runs[0]?.day ?? 0, 0, 0];
  const close = (): void => {
    const before = days.get(day);
    days.set(day, { runs: (before?.runs ?? 0) + count, durationMs: (before?.durationMs ?? 0) + sumMs });
  };
  for (const run of runs) {
    if (run.day !== day) {
      close();
      [day, count, sumMs] = [run.day, 0, 0];
    }
    count += 1;
    sumMs += run.durationMs;
  }
  if (count > 0) close();
  return days;
}

/** Shares of misses at which the next shade begins: an exam allows 0.7%, practice requires 3%. */
export const MISS_STEPS: readonly number[] = [0.01, 0.03, 0.06, 0.1];

/** Times, relative to the user's median, at which the next shade begins. */
const TIME_STEPS: readonly number[] = [0.9, 1.1, 1.4, 1.8];

/**
 * Times at which the next shade begins, relative to the user: what is slow for one is fast for another. Empty for no
 * times.
 */
export function timeSteps(times: readonly number[]): readonly number[] {
  const middle = median(times.filter((time) => time > 0));
  return Number.isNaN(middle) ? [] : TIME_STEPS.map((step) => step * middle);
}

/** The shade of a value, from 0: the number of steps it has reached. */
export function shadeOf(value: number, steps: readonly number[]): number {
  return steps.filter((step) => value >= step).length;
}
