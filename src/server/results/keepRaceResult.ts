import type { FlagReason } from "../../contract/enums";
import type { Run } from "../../engine/metrics/measureRun";
import type { Language } from "../../engine/practice/PracticeMode";
import type { Database } from "../database/Database";
import { insertRun } from "./insertRun";
import { raceResultId } from "./raceResultId";

export type RaceRun = {
  /** Names the race for ever, not its code alone. */
  readonly raceId: string;
  readonly code: string;
  readonly userId: string;
  /** `log` holds the keystrokes, encoded. */
  readonly run: Run & { readonly log: string };
  readonly textId: string;
  readonly language: Language;
  readonly startedAt: Date;
  /** Whose midnight ends a day. */
  readonly timeZone: string;
  /** Null until it is known; see setRacePlaces. */
  readonly place: number | null;
  /** What about the way it came calls for somebody to look at it; null or left out: nothing. */
  readonly suspicion?: FlagReason | null;
};

/**
 * Keeps what a racer typed, once, however often it is asked.
 * @returns the row id, always raceResultId(raceId, userId); null when the account is gone (a guest who became somebody
 *   else meanwhile).
 */
export async function keepRaceResult(
  database: Database,
  { raceId, code, userId, run, textId, language, startedAt, timeZone, place, suspicion = null }: RaceRun,
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
    timeZone,
    suspicion,
  } as const;
  return (await insertRun(database, { ...about, run }))?.id ?? null;
}
