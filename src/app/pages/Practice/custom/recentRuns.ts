import { decodeLog } from "../../../../engine/log/logCodec";
import type { FinishedRun } from "../../../../engine/adaptive/addRun";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { asRecord, readOwn, writeOwn } from "../../../features/text/ownStore";
import type { TypingRun } from "../../../typing/TypingRun";
import type { UnsavedRun } from "../../../features/saving/UnsavedRun";

/** A run as it is remembered: what was typed is derived from its log, as everywhere. */
export type RecentRun = {
  readonly id: string;
  readonly language: Language;
  readonly rules: "free" | "stopOnError";
  readonly text: string;
  readonly log: string;
  readonly durationMs: number;
  /** In ms since 1970. */
  readonly endedAt: number;
};

/** How far back "the last runs" go. */
export const MOST_RUNS = 12;

/** A run of twenty thousand keys says no more about one's habits than its neighbours. */
const LONGEST = 40_000;

const NAME = "runs";

/** The last runs of this browser, newest first. */
export function readRecentRuns(): readonly RecentRun[] {
  const kept = readOwn(NAME);
  return Array.isArray(kept) ? kept.flatMap((value: unknown) => readRun(value) ?? []) : [];
}

/** Remembers a run among the last ones. The same run twice is one. */
function rememberRun(run: RecentRun): void {
  if (run.log.length + run.text.length > LONGEST) return;
  const others = readRecentRuns().filter(({ id }) => id !== run.id);
  writeOwn(NAME, [run, ...others].slice(0, MOST_RUNS));
}

/** The runs of one language as the engine takes them, oldest first; those of two devices together, each once. */
export function finishedRuns(runs: readonly RecentRun[], language: Language): readonly FinishedRun[] {
  const byLog = new Map(runs.filter((run) => run.language === language).map((run) => [run.log, run]));
  const last = Array.from(byLog.values())
    .sort((a, b) => a.endedAt - b.endedAt)
    .slice(-MOST_RUNS);
  return last.flatMap(({ log, ...run }) => {
    const decoded = decodeLog(log);
    return decoded.ok ? [{ ...run, keystrokes: decoded.keystrokes, day: 0 }] : [];
  });
}

function readRun(value: unknown): RecentRun | null {
  const kept = asRecord(value);
  if (kept === null) return null;
  const { id, text, log, durationMs, endedAt } = kept;
  if (
    typeof id !== "string" ||
    typeof text !== "string" ||
    typeof log !== "string" ||
    typeof durationMs !== "number" ||
    typeof endedAt !== "number"
  )
    return null;
  return {
    id,
    text,
    log,
    durationMs,
    endedAt,
    language: kept["language"] === "nl" ? "nl" : "en",
    rules: kept["rules"] === "stopOnError" ? "stopOnError" : "free",
  };
}

/** Remembers a finished run in this browser, with as much of its text as was reached. */
export function rememberTyped(
  { rules, text, state, end }: TypingRun,
  { runId, log, startedAtMs }: UnsavedRun,
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
