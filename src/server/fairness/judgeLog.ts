import { judgeRun, type JudgedRun, type Suspicion } from "../../engine/fairness/judgeRun";
import { rhythmPrint } from "../../engine/fairness/RhythmPrint";
import type { Transaction } from "../database/Connection";
import { findNearbyPrints } from "./rhythmPrints";
import { selectEarlierRuns, type RunKind } from "./selectEarlierRuns";

/**
 * What stands out in a log that is about to be kept, beside what its owner and everybody else has kept; null when
 * nothing does. Call it while the row of
 * the person is locked.
 */
export async function judgeLog(
  transaction: Transaction,
  kind: RunKind,
  run: Omit<JudgedRun, "earlier" | "seen">,
): Promise<Suspicion | null> {
  const print = rhythmPrint(run.keystrokes);
  const seen = print === null ? [] : await findNearbyPrints(transaction, print, kind.runId);
  return judgeRun({ ...run, earlier: await selectEarlierRuns(transaction, kind), seen });
}
