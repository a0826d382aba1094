import type { Language } from "../../../../../engine/practice/PracticeMode";
import type { TypingRun } from "../../../../typing/TypingRun";
import type { KeptRun } from "../../saving/KeptRun";
import { rememberRun } from "./recentRuns";

/** Remembers a finished run in this browser, with as much of its text as was reached. */
export function rememberTyped(
  { rules, text, state, end }: TypingRun,
  { runId, log, startedAtMs }: KeptRun,
  language: Language,
): void {
  const durationMs = end?.durationMs ?? 0;
  // One word more than was begun: the last word of a text has rules of its own, and a word that was not the last must
  // not become it.
  const reached =
    state.rules === "free"
      ? text
          .split(" ")
          .slice(0, state.done.length + 2)
          .join(" ")
      : text;
  rememberRun({ id: runId, language, rules, text: reached, log, durationMs, endedAt: startedAtMs + durationMs });
}
