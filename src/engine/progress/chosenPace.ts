import { kindKey } from "./ProgressRun";
import { median } from "./statistics";

/** The fastest run of a kind, or the median of the last ones. */
export type PaceKind = "best" | "median";

/** Number of runs that the median is of. */
const LAST_RUNS = 10;

type Kind = Parameters<typeof kindKey>[0];

/** A finished run. */
type EarlierRun = { readonly wpm: number; readonly kind: Kind; readonly isFlagged: boolean };

/**
 * The speed in wpm that the earlier runs of a kind give as a pace; null if there are none. Flagged runs do not count.
 * @param runs oldest first.
 */
export function chosenPace(which: PaceKind, kind: Kind, runs: readonly EarlierRun[]): number | null {
  const key = kindKey(kind);
  const speeds = runs.filter((run) => !run.isFlagged && kindKey(run.kind) === key).map(({ wpm }) => wpm);
  if (speeds.length === 0) return null;
  return which === "best" ? speeds.reduce((best, wpm) => Math.max(best, wpm)) : median(speeds.slice(-LAST_RUNS));
}
