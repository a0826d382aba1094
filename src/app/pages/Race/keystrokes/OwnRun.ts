import { encodeLog } from "../../../../engine/log/logCodec";
import type { Keystroke } from "../../../../engine/log/Keystroke";
import { measureRun } from "../../../../engine/metrics/measureRun";
import type { RunMetrics } from "../../../../engine/metrics/RunMetrics";
import { KeystrokeQueue } from "../../../typing/sending/KeystrokeQueue";
import { sessionQueueStore } from "../../../typing/sending/sessionQueueStore";
import type { KeptRun } from "../../Practice/saving/KeptRun";
import { cutRun } from "./cutRun";
import { readRaceRecord, type RaceRecord } from "./raceRecord";
import type { RaceSession } from "./RaceSession";

/** What somebody typed in a race that ended without them: a run of their own, to be saved. */
export type OwnRun = {
  readonly kept: KeptRun;
  readonly prompt: string;
  readonly metrics: RunMetrics;
  /** The server has acknowledged the last character: it has kept the result of the race itself. */ readonly isKept: boolean;
};

/** Of a racer who types on this page; null when nothing was typed, or it counts in another window. */
export function ownRunOf({ run, record, sender }: RaceSession): OwnRun | null {
  const isElsewhere = sender.state.kind === "stopped" && sender.state.reason === "ELSEWHERE";
  return isElsewhere ? null : describe(record, run.skipped, run.keystrokes, sender.isDone);
}

/** Of a racer whose page was loaded again after the end; null when this tab has kept nothing of that race. */
export function leftRun(code: string, userId: string): OwnRun | null {
  const record = readRaceRecord(code, userId);
  if (record === null) return null;
  const kept = sessionQueueStore("race", `${code}:${userId}`).read();
  if (kept === null) return null;
  const queue = new KeystrokeQueue(kept);
  return describe(record, queue.basePosition, queue.all(), queue.isEmpty);
}

function describe(
  { code, text, language, runId, zeroMs }: RaceRecord,
  from: number,
  log: readonly Keystroke[],
  isTaken: boolean,
): OwnRun | null {
  const cut = cutRun(text, from, log);
  if (cut === null) return null;
  const { prompt, keystrokes, firstAt, isThrough } = cut;
  const none = { modeAmount: null, seed: null, textId: null };
  return {
    kept: {
      runId,
      mode: "CUSTOM",
      ...none,
      language,
      prompt,
      raceCode: code,
      log: encodeLog(keystrokes),
      startedAtMs: zeroMs + firstAt,
    },
    prompt,
    isKept: isThrough && isTaken,
    metrics: measureRun({ rules: "stopOnError", text: prompt, keystrokes, durationMs: keystrokes.at(-1)?.time ?? 0 }),
  };
}
