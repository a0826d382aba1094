import type { ProgressRun, RunMode } from "./ProgressRun";

/** Which runs are looked at. Null is all of them. */
export type RunFilter = {
  readonly mode: RunMode | null;
  /** Seconds or words, with TIME and WORDS. */
  readonly modeAmount: number | null;
  readonly language: ProgressRun["language"] | null;
  /** The last so many days, today among them. */
  readonly days: number | null;
};

/** The runs that a filter lets through, in their order. Of those after today only a period takes away: a clock was wrong. */
export function filterRuns(runs: readonly ProgressRun[], { mode, modeAmount, language, days }: RunFilter, today: number): readonly ProgressRun[] {
  return runs.filter(
    (run) =>
      (mode === null || run.mode === mode) &&
      (modeAmount === null || run.modeAmount === modeAmount) &&
      (language === null || run.language === language) &&
      (days === null || (run.day > today - days && run.day <= today)),
  );
}
