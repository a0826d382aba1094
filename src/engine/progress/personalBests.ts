import { compareKinds, kindKey, type ProgressRun, type RunKind } from "./ProgressRun";

/** The fastest run of a kind, and the number of runs. */
export type PersonalBest = { readonly run: ProgressRun; readonly runs: number };

/**
 * The fastest run of each kind: mode with its amount, punctuation, numbers, word list, language. The first of equal
 * ones; flagged runs are excluded.
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
