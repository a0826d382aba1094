import type { ProgressRun } from "./ProgressRun";
import { compareKinds, kindKey } from "./RunKind";

/** The fastest run of a kind, and of how many. */
export type PersonalBest = { readonly run: ProgressRun; readonly runs: number };

/** The fastest run of each kind: mode with its amount, punctuation, numbers, language. Of equals the first; flagged runs do not take part. @param runs the oldest first */
export function personalBests(runs: readonly ProgressRun[]): readonly PersonalBest[] {
  const bests = new Map<string, { run: ProgressRun; runs: number }>();
  for (const run of runs) {
    if (run.isFlagged) continue;
    const key = kindKey(run);
    const best = bests.get(key);
    if (best === undefined) bests.set(key, { run, runs: 1 });
    else {
      best.runs += 1;
      if (run.wpm > best.run.wpm) best.run = run;
    }
  }
  return [...bests.values()].sort((a, b) => compareKinds(a.run, b.run));
}
