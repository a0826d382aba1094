import { setImmediate } from "node:timers/promises";
import type { LayoutId } from "../../engine/keyboards/KeyboardLayout";
import { decodeLog } from "../../engine/log/logCodec";
import type { Run } from "../../engine/metrics/measureRun";
import type { RaceMode } from "../../engine/race/RaceState";
import type { Language } from "../../contract/languages/languages";
import type { ResultRow } from "../database/schema";
import type { Context, Services, Viewer } from "../Context";
import { DomainError, InvalidInput, RateLimited } from "../DomainError";
import { isUuid } from "../globalIds";
import { boardsOfResult } from "../boards/BoardUpdates";
import { resultPages } from "../pages/PageCache";
import { insertRun, type NewRun } from "./insertRun";
import { findRun, raceResultId } from "./results";
import { makeTask, verifyRun } from "./verifyRun";
import { readRunSetup, type RunSetup, type SetupInput } from "./readRunSetup";
import type { FlagReason } from "../../contract/enums";
import type { Database } from "../database/Database";

/** How far a browser's estimate of the server's clock may be ahead. */
const CLOCK_LEAD_MS = 2_000;

/** No run is older than Typeloop. Also, Postgres has no year 0. */
const EARLIEST = Date.UTC(2020, 0, 1);

/** A log of so many keystrokes takes a few milliseconds to replay. */
const LONG_LOG = 500;

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
  const verified = await verify(services, viewer, input);
  // What was saved before is returned whatever is sent now.
  if (verified instanceof DomainError) return (await findRun(services.database, viewer.userId, runId)) ?? verified;
  const { setup, run } = verified;
  const createdAt = new Date(services.now());
  const result = await insertRun(services.database, {
    userId: viewer.userId,
    runId,
    mode: input.mode,
    language: input.language,
    layout: input.layout ?? null,
    keyRule: input.keyRule ?? null,
    log: input.log,
    startedAt: input.startedAt,
    createdAt,
    ...columnsOf(setup),
    run,
    timeZone: services.timeZone,
    bookmark: bookmarkAfter(setup, input.startedAt.getTime() + run.durationMs, createdAt),
  });
  if (!result) return new DomainError("NOT_SIGNED_IN");
  services.pageCache.change([...resultPages, ...(result.status === "VERIFIED" ? boardsOfResult(result) : [])]);
  return result;
}

/** A practice run of which everything is right. */
type VerifiedRun = { readonly setup: RunSetup; readonly run: Run };

async function verify(
  { database, now }: Services,
  { userId }: Viewer,
  input: PracticeRun,
): Promise<VerifiedRun | DomainError> {
  const setup = readRunSetup(input);
  if (setup instanceof DomainError) return setup;
  const log = decodeLog(input.log);
  if (!log.ok) return new DomainError("MALFORMED_LOG");
  const { language, layout = null, keyRule = null } = input;
  const task = await makeTask(database, setup, { userId, language, layout, keyRule });
  if (task instanceof DomainError) return task;
  const run = verifyRun(task, log.keystrokes);
  if (run instanceof DomainError) return run;
  const startedAt = input.startedAt.getTime();
  if (startedAt < EARLIEST || startedAt + run.durationMs > now() + CLOCK_LEAD_MS)
    return new DomainError("IMPOSSIBLE_TIMING");
  // The longest logs take tens of milliseconds to replay, and the run is replayed again to measure it, so other
  // requests run in between.
  if (log.keystrokes.length > LONG_LOG) await setImmediate();
  return { setup, run };
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

/** The bookmark of the reader of a text in parts: at its next part. Null for other runs. */
function bookmarkAfter(setup: RunSetup, endedAt: number, createdAt: Date): NonNullable<NewRun["bookmark"]> | null {
  if (setup.kind !== "text" || setup.portion === null) return null;
  // A browser's clock may be ahead: if the reader moves the bookmark right afterwards, that must not count as earlier.
  const updatedAt = new Date(Math.min(endedAt, createdAt.getTime()));
  return { textId: setup.textId, position: setup.portion.to, updatedAt };
}

type RaceRun = {
  /** Permanent key of the race, not just its code. */
  readonly raceId: string;
  readonly code: string;
  readonly userId: string;
  /** `log` is the encoded keystrokes. */
  readonly run: Run & { readonly log: string };
  /** Null for a text that is not stored. */
  readonly textId: string | null;
  readonly language: Language;
  readonly startedAt: Date;
  /** The time zone of calendar days. */
  readonly timeZone: string;
  /** Null until it is known; see setRacePlaces. */
  readonly place: number | null;
  /** How many take part in the race. */
  readonly racers: number;
  /** What decides its places. */
  readonly raceMode: RaceMode;
  /** Row id of the group whose race it is, if any. */
  readonly groupId?: string | null;
  /** A reason to flag the run because of the way it arrived, if any. */
  readonly suspicion?: FlagReason | null;
};

/**
 * Saves what a racer typed, once, however often it is called.
 * @returns the row id, always raceResultId(raceId, userId); null when the account is gone (a guest who signed in to
 * another account meanwhile).
 */
export async function saveRaceResult(
  database: Database,
  {
    raceId,
    code,
    userId,
    run,
    textId,
    language,
    startedAt,
    timeZone,
    place,
    racers,
    raceMode,
    groupId = null,
    suspicion = null,
  }: RaceRun,
): Promise<string | null> {
  const id = raceResultId(raceId, userId);
  const about = {
    id,
    userId,
    runId: id,
    mode: "RACE",
    modeAmount: null,
    language,
    textId,
    log: run.log,
    startedAt,
    createdAt: new Date(),
    raceCode: code,
    place,
    racers,
    raceMode,
    groupId,
    timeZone,
    suspicion,
  } as const;
  return (await insertRun(database, { ...about, run }))?.id ?? null;
}
