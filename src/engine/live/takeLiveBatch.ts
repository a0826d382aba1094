import { decodeLog } from "../log/decodeLog";
import { MAX_LOG_ENTRIES } from "../log/logLimits";
import { foldLiveKeys } from "./foldLiveKeys";
import { liveLimits } from "./liveLimits";
import type { LiveRun } from "./LiveRun";

export type LiveRefusal = "MALFORMED_LOG" | "IMPOSSIBLE_TIMING" | "LOG_FULL";

/**
 * The run with one more batch. One that was taken before changes nothing; one that leaves a gap is answered with the
 * number that is expected. Runs for every batch
 * of everybody who is watched: keep it lean.
 */
export function takeLiveBatch(
  run: LiveRun,
  batch: number,
  encoded: string,
): { readonly run: LiveRun } | { readonly expected: number } | { readonly refused: LiveRefusal } {
  if (batch <= run.batch) return { run };
  if (batch !== run.batch + 1) return { expected: run.batch + 1 };
  if (encoded.length > liveLimits.batchLength) return { refused: "MALFORMED_LOG" };
  const log = decodeLog(encoded);
  if (!log.ok || log.keystrokes.length > liveLimits.batchKeystrokes) return { refused: "MALFORMED_LOG" };
  if (run.entries + log.keystrokes.length > MAX_LOG_ENTRIES) return { refused: "LOG_FULL" };
  const first = log.keystrokes[0];
  if (first !== undefined && first.time < run.lastTime) return { refused: "IMPOSSIBLE_TIMING" };
  return { run: foldLiveKeys(run, log.keystrokes) };
}
