import { dayNumber } from "../../../../contract/dates";
import type { FinishedRun } from "../../../../engine/adaptive/addRun";
import { compareMarks } from "../../../../engine/adaptive/AdaptiveState";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { usualLayout } from "../../../../engine/keyboards/guessLayout";
import { decodeLog } from "../../../../engine/log/logCodec";
import { getTimeZone } from "../../../platform/dates/localTime";
import { layoutNameOf } from "../layoutNameOf";
import type { KeptRun } from "../saving/KeptRun";
import { readKeptRuns } from "../saving/keptRuns";

/**
 * Adaptive runs of this browser that the server does not have yet, in their order: it cannot have learnt from them.
 * @param now ms since 1970, by a clock that is right: this computer's may have been ahead when they were typed.
 */
export function waitingRuns(layout: LayoutId, now: number): readonly FinishedRun[] {
  return readKeptRuns()
    .flatMap((kept): readonly FinishedRun[] => {
      const { mode, prompt, log, startedAtMs, runId } = kept;
      if (mode !== "ADAPTIVE" || prompt == null || !isOf(kept, layout)) return [];
      const decoded = decodeLog(log);
      if (!decoded.ok) return [];
      const { keystrokes } = decoded;
      const durationMs = keystrokes.at(-1)?.time ?? 0;
      const endedAt = Math.min(startedAtMs + durationMs, now);
      return [
        {
          rules: "free",
          text: prompt,
          keystrokes,
          durationMs,
          id: runId,
          endedAt,
          day: dayNumber(endedAt, getTimeZone()),
        },
      ];
    })
    .sort(compareMarks);
}

function isOf({ layout: name, language }: KeptRun, layout: LayoutId): boolean {
  if (name != null) return name === layoutNameOf(layout);
  return usualLayout(language === "NL" ? "nl" : "en") === layout;
}
