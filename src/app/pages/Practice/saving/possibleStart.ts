import { decodeLog } from "../../../../engine/log/logCodec";
import type { KeptRun } from "./KeptRun";

/** No run is older than Typeloop: the server takes none that says so. */
const EARLIEST_MS = Date.UTC(2020, 0, 2);

/**
 * When a run began, in ms since 1970 by this computer's clock. A clock that was wrong and has been set right since
 * would make it end after now, or begin before there was
 * a Typeloop: such a run is moved to where it can have been, together with the others of that clock, so that they do
 * not overlap.
 * @param others all runs that wait, this one among them
 */
export function possibleStart(run: KeptRun, others: readonly KeptRun[], now: number): number {
  const isLate = (one: KeptRun): boolean => endOf(one) > now;
  const isAlike = isEarly(run) ? isEarly : isLate(run) ? isLate : null;
  if (isAlike === null) return run.startedAtMs;
  const last = Math.max(endOf(run), ...others.filter(isAlike).map(endOf));
  return run.startedAtMs - last + now;
}

function isEarly({ startedAtMs }: KeptRun): boolean {
  return startedAtMs < EARLIEST_MS;
}

function endOf({ mode, modeAmount, log, startedAtMs }: KeptRun): number {
  if (mode === "TIME" && modeAmount !== null) return startedAtMs + modeAmount * 1000;
  const decoded = decodeLog(log);
  return startedAtMs + (decoded.ok ? (decoded.keystrokes.at(-1)?.time ?? 0) : 0);
}
