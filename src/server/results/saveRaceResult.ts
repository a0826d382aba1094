import type { FlagReason } from "../../contract/enums";
import type { Language } from "../../contract/languages/languages";
import type { Run } from "../../engine/metrics/measureRun";
import type { Database } from "../database/Database";
import { insertRun } from "./insertRun";
import { raceResultId } from "./runs";

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
  { raceId, code, userId, run, textId, language, startedAt, timeZone, place, racers, suspicion = null }: RaceRun,
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
    timeZone,
    suspicion,
  } as const;
  return (await insertRun(database, { ...about, run }))?.id ?? null;
}
