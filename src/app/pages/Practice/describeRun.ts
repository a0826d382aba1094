import type { Language, PracticeMode } from "../../../engine/practice/PracticeMode";
import { randomUuid } from "../../relay/randomId";
import type { TypingRun } from "../../typing/TypingRun";
import type { Challenge } from "./challenge";
import type { UnsavedRun } from "../../features/saving/UnsavedRun";

const kinds = { time: "TIME", words: "WORDS", text: "TEXT", adaptive: "ADAPTIVE", custom: "CUSTOM" } as const;

/** Everything stored and sent for a finished run except its log, with a new id. Call it once per run. */
export function describeRun(
  run: TypingRun,
  { text, ...found }: Challenge,
  mode: PracticeMode,
  language: Language,
): Omit<UnsavedRun, "log"> {
  return {
    runId: randomUuid(),
    mode: kinds[mode.kind],
    modeAmount: amountOf(mode),
    language: language === "nl" ? "NL" : "EN",
    ...found,
    ...((mode.kind === "adaptive" || mode.kind === "custom") && { prompt: text }),
    startedAtMs: Math.round(Date.now() - (performance.now() - (run.zero ?? performance.now()))),
  };
}

function amountOf(mode: PracticeMode): number | null {
  if (mode.kind === "words") return mode.count;
  return mode.kind === "time" ? mode.seconds : null;
}
