import type { RunKind, RunMode } from "./ProgressRun";

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
