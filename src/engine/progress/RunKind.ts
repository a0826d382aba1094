import type { ProgressRun } from "./ProgressRun";

/** Runs of a kind can be compared with one another. */
export type RunKind = Pick<ProgressRun, "mode" | "modeAmount" | "punctuation" | "numbers" | "language">;

const order: readonly ProgressRun["mode"][] = ["TIME", "WORDS", "TEXT", "ADAPTIVE", "CUSTOM", "LESSON", "RACE"];

/** The same text for runs of the same kind, another for others. */
export function kindKey({ mode, modeAmount, punctuation, numbers, language }: RunKind): string {
  return `${mode} ${modeAmount ?? ""} ${punctuation ? "p" : ""}${numbers ? "n" : ""} ${language}`;
}

/** The order in which kinds are shown: as practice offers them. */
export function compareKinds(a: RunKind, b: RunKind): number {
  const options = ({ punctuation, numbers }: RunKind) => Number(punctuation) + 2 * Number(numbers);
  return (
    order.indexOf(a.mode) - order.indexOf(b.mode) ||
    (a.modeAmount ?? 0) - (b.modeAmount ?? 0) ||
    options(a) - options(b) ||
    (a.language < b.language ? -1 : Number(a.language > b.language))
  );
}
