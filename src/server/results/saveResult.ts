import { setImmediate } from "node:timers/promises";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { decodeLog } from "../../engine/log/logCodec";
import type { Language } from "../../contract/languages/languages";
import type { Transaction } from "../database/Database";
import type { ResultRow } from "../database/schema";
import type { Context } from "../Context";
import { DomainError, InvalidInput, RateLimited } from "../DomainError";
import { isUuid } from "../graphql/globalIds";
import { moveBookmark } from "../texts/bookmarksAndFavorites";
import { findRun, insertRun, type NewRun } from "./runs";
import { makeTask } from "./makeTask";
import { readRunSetup, type RunSetup, type SetupInput } from "./readRunSetup";
import { verifyRun } from "./verifyRun";

/** How far a browser's estimate of the server's clock may be ahead. */
const CLOCK_LEAD_MS = 2_000;

/** No run is older than Typeloop. Also, Postgres has no year 0. */
const EARLIEST = Date.UTC(2020, 0, 1);

export type PracticeRun = SetupInput & {
  readonly runId: string;
  readonly language: Language;
  readonly layout?: LayoutId | null | undefined;
  readonly log: string;
  readonly startedAt: Date;
};

/** Saves a practice run, or says why not. A run saved before with the same run id is returned unchanged. */
export async function saveResult(
  { services, viewer, address }: Context,
  input: PracticeRun,
): Promise<ResultRow | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const wait = await services.rateLimits.takeFrom("saveResult", viewer.sessionId, address);
  if (wait !== null) return new RateLimited(wait);
  const runId = input.runId.toLowerCase();
  if (!isUuid(runId)) return new InvalidInput([{ path: "runId", code: "WRONG_CHARACTERS" }]);
  const { database, now } = services;
  const saved = await findRun(database, viewer.userId, runId);
  if (saved) return saved;
  const setup = readRunSetup(input);
  if (setup instanceof DomainError) return setup;
  const log = decodeLog(input.log);
  if (!log.ok) return new DomainError("MALFORMED_LOG");
  const layout = input.layout ?? null;
  const keyRule = input.keyRule ?? null;
  const task = await makeTask(database, setup, { userId: viewer.userId, language: input.language, layout, keyRule });
  if (task instanceof DomainError) return task;
  const run = verifyRun(task, log.keystrokes);
  if (run instanceof DomainError) return run;
  // The longest logs take tens of milliseconds to replay, and the run is replayed again below, so other requests run in
  // between.
  await setImmediate();
  const startedAt = input.startedAt.getTime();
  if (startedAt < EARLIEST || startedAt + run.durationMs > now() + CLOCK_LEAD_MS)
    return new DomainError("IMPOSSIBLE_TIMING");
  const about = {
    userId: viewer.userId,
    runId,
    mode: input.mode,
    language: input.language,
    layout,
    keyRule,
    log: input.log,
    startedAt: input.startedAt,
    createdAt: new Date(now()),
  };
  const result = await insertRun(database, {
    ...about,
    ...columnsOf(setup),
    run,
    timeZone: services.timeZone,
    afterInsert: (transaction, row) => saveBookmark(transaction, row, setup),
  });
  return result ?? new DomainError("NOT_SIGNED_IN");
}

function columnsOf(
  setup: RunSetup,
): Pick<
  NewRun,
  "modeAmount" | "textId" | "textFrom" | "textTo" | "punctuation" | "numbers" | "wordList" | "exerciseId" | "raceCode"
> {
  const none = { modeAmount: null, textId: null };
  switch (setup.kind) {
    case "words":
      return {
        ...none,
        modeAmount: setup.words.kind === "time" ? setup.words.seconds : setup.words.count,
        punctuation: setup.punctuation,
        numbers: setup.numbers,
        wordList: setup.list,
      };
    case "text":
      return {
        ...none,
        textId: setup.textId,
        textFrom: setup.portion?.from ?? null,
        textTo: setup.portion?.to ?? null,
      };
    case "lesson":
      return { ...none, exerciseId: setup.exercise.id };
    case "prompt":
      return { ...none, raceCode: setup.raceCode };
  }
}

/** Moves the reader's bookmark in a text. */
async function saveBookmark(transaction: Transaction, result: ResultRow, setup: RunSetup): Promise<void> {
  if (setup.kind === "text" && setup.portion !== null) {
    // A browser's clock may be ahead: if the reader moves the bookmark right afterwards, that must not count as
    // earlier.
    const endedAt = Math.min(result.startedAt.getTime() + result.durationMs, result.createdAt.getTime());
    await moveBookmark(transaction, result.userId, setup.textId, setup.portion.to, new Date(endedAt));
  }
}
