import type { ProgressRun, RunKind, RunMode } from "./ProgressRun";

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
  const known = new Map<RunKind, boolean>();
  return runs.filter(({ kind, day }) => {
    if (days !== null && (day <= today - days || day > today)) return false;
    const isKnown = known.get(kind) ?? fits(kind);
    known.set(kind, isKnown);
    return isKnown;
  });
}
