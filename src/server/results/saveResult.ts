import { decodeLog } from "../../engine/log/decodeLog";
import type { Language } from "../../engine/practice/PracticeMode";
import { wordsNeeded } from "../../engine/practice/PracticeMode";
import { makeWordText } from "../../engine/practice/makeWordText";
import { dutch } from "../../engine/practice/words/dutch";
import { english } from "../../engine/practice/words/english";
import type { ResultRow } from "../database/schema";
import type { Viewer } from "../graphql/Context";
import { InvalidInput, Refused } from "../graphql/errors";
import { isUuid } from "../graphql/rowId";
import type { Services } from "../services";
import { findText } from "../texts/findText";
import { findRun, insertRun } from "./insertRun";
import { readPracticeMode, type ModeInput, type ReadMode } from "./readPracticeMode";
import { verifyRun } from "./verifyRun";

/** How far a browser's idea of the server's clock may run ahead. */
const CLOCK_LEAD_MS = 2_000;

/** No run is older than Typeloop. Postgres also knows no year 0. */
const EARLIEST = Date.UTC(2020, 0, 1);

const words: Readonly<Record<Language, readonly string[]>> = { en: english, nl: dutch };

export type PracticeRun = ModeInput & { readonly runId: string; readonly language: Language; readonly log: string; readonly startedAt: Date };

/** Keeps a run of practice, or says why not; what was kept before under the same run id is given again, unchanged. */
export async function saveResult({ database, now }: Services, viewer: Viewer | null, input: PracticeRun): Promise<ResultRow | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  const runId = input.runId.toLowerCase();
  if (!isUuid(runId)) return new InvalidInput([{ path: "runId", code: "WRONG_CHARACTERS" }]);
  const kept = await findRun(database, viewer.userId, runId);
  if (kept) return kept;
  const setup = readPracticeMode(input);
  if (setup instanceof Refused) return setup;
  const log = decodeLog(input.log);
  if (!log.ok) return new Refused("MALFORMED_LOG");
  const text = await textOf(database, setup, input.language);
  if (text instanceof Refused) return text;
  const run = verifyRun(setup.mode, text, log.keystrokes);
  if (run instanceof Refused) return run;
  const startedAt = input.startedAt.getTime();
  if (startedAt < EARLIEST || startedAt + run.durationMs > now() + CLOCK_LEAD_MS) return new Refused("IMPOSSIBLE_TIMING");
  const result = await insertRun(database, {
    userId: viewer.userId,
    runId,
    mode: input.mode,
    modeAmount: setup.amount,
    language: input.language,
    textId: setup.textId,
    log: input.log,
    startedAt: input.startedAt,
    createdAt: new Date(now()),
    run,
  });
  return result ?? new Refused("NOT_SIGNED_IN");
}

async function textOf(database: Services["database"], { mode, seed, textId }: ReadMode, language: Language): Promise<string | Refused> {
  if (textId === null) return makeWordText(words[language], wordsNeeded(mode) ?? 0, seed);
  const text = await findText(database, textId);
  if (!text) return new InvalidInput([{ path: "textId", code: "TEXT_NOT_FOUND" }]);
  return text.language === language ? text.body : new InvalidInput([{ path: "language", code: "TEXT_NOT_FOUND" }]);
}
