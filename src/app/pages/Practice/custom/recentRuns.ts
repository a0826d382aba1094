import { decodeLog } from "../../../../engine/log/logCodec";
import type { FinishedRun } from "../../../../engine/adaptive/addRun";
import { type Language, DEFAULT_LANGUAGE, findLanguage } from "../../../../contract/languages/languages";
import { asRecord, readOwn, writeOwn } from "../../../features/text/personalStorage";
import type { TypingRun } from "../../../typing/TypingRun";
import type { UnsavedRun } from "../../../features/saving/UnsavedRun";

/** A stored run; its figures are derived from its log, as everywhere. */
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

/** How many runs count as "the last runs". */
export const MOST_RUNS = 12;

/** Longer logs are skipped, because they say no more about a user's habits than others. */
const LONGEST = 40_000;

const NAME = "runs";

/** The last runs in this browser, newest first. */
export function readRecentRuns(): readonly RecentRun[] {
  const stored = readOwn(NAME);
  return Array.isArray(stored) ? stored.flatMap((value: unknown) => readRun(value) ?? []) : [];
}

/** Stores a run among the last ones. Storing it twice has no effect. */
function rememberRun(run: RecentRun): void {
  if (run.log.length + run.text.length > LONGEST) return;
  const others = readRecentRuns().filter(({ id }) => id !== run.id);
  writeOwn(NAME, [run, ...others].slice(0, MOST_RUNS));
}

/** The runs of one language for the engine, oldest first; those of two devices are merged without duplicates. */
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
  const stored = asRecord(value);
  if (stored === null) return null;
  const { id, text, log, durationMs, endedAt } = stored;
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
    language: findLanguage(stored["language"]) ?? DEFAULT_LANGUAGE,
    rules: stored["rules"] === "stopOnError" ? "stopOnError" : "free",
  };
}

/** Stores a finished run in this browser, with its text up to where it ended. */
export function rememberTyped(
  { rules, text, state, end }: TypingRun,
  { runId, log, startedAtMs }: UnsavedRun,
  language: Language,
): void {
  const durationMs = end?.durationMs ?? 0;
  // Includes one word more than was begun: a text's last word has rules of its own, and another word must not become
  // the last.
  const reached =
    state.rules === "free"
      ? text
          .split(" ")
          .slice(0, state.done.length + 2)
          .join(" ")
      : text;
  rememberRun({ id: runId, language, rules, text: reached, log, durationMs, endedAt: startedAtMs + durationMs });
}
