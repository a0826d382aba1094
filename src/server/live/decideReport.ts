import { startLiveRun, takeLiveBatch, type LiveRefusal } from "../../engine/live/LiveRun";
import type { TypingReport } from "./LiveEvent";
import type { FollowedRun } from "./LivePerson";
import type { SharedTexts } from "./SharedTexts";

/**
 * The run after a report (null: it is over), the number of the batch that is expected instead, or why the report is not
 * taken.
 */
export type ReportDecision =
  | { readonly followed: FollowedRun | null }
  | { readonly expected: number }
  | { readonly refused: LiveRefusal | "BAD_REQUEST" };

/**
 * What comes of a report. The first batch of another run takes the place of the one before: who types in two windows is
 * seen in the one where they began
 * last, and in the other as soon as they go on there, since its next batch is answered with "begin again".
 */
export function decideReport(
  before: FollowedRun | null,
  report: TypingReport,
  texts: SharedTexts,
  now: number,
): ReportDecision {
  const known = before?.id === report.runId ? before : null;
  if (!known && report.batch > 1) return report.isOver ? { followed: before } : { expected: 1 };
  const begun = known ?? begin(report, texts, now);
  if (!begun) return { refused: "BAD_REQUEST" };
  const taken = takeLiveBatch(begun.run, report.batch, report.keystrokes);
  if (!("run" in taken)) return taken;
  const isRepeat = taken.run === begun.run;
  if (report.isOver && (!isRepeat || report.batch === taken.run.batch)) return { followed: null };
  if (isRepeat) return { followed: begun };
  const zeroAt = now - Math.max(report.elapsedMs, taken.run.lastTime);
  const told = { keystrokes: report.keystrokes, before: begun.told };
  return { followed: { ...begun, run: taken.run, told, zeroAt, keyAt: keyAtOf(begun, taken.run.lastTime, zeroAt) } };
}

function begin({ runId, start }: TypingReport, texts: SharedTexts, now: number): FollowedRun | null {
  if (!start) return null;
  return {
    id: runId,
    start,
    run: startLiveRun(texts.layOut(start.rules, start.text), start.position),
    told: null,
    zeroAt: now,
    keyAt: now,
  };
}

/** When the last key was pressed, by the server's clock. */
function keyAtOf(before: FollowedRun, lastTime: number, zeroAt: number): number {
  return before.run.batch > 0 && before.run.lastTime === lastTime ? before.keyAt : zeroAt + lastTime;
}
