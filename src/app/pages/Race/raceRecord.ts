import { isRaceCode } from "../../../contract/codes";
import type { RaceCode } from "../../../contract/scalars";
import { randomUuid } from "../../relay/randomId";

/** What must be known of a race to keep what was typed in it when the server has lost it. */
export type RaceRecord = {
  readonly code: RaceCode;
  readonly userId: string;
  /** By the server's clock: tells it from another race of the same code. */
  readonly startsAt: string;
  readonly text: string;
  readonly language: "EN" | "NL";
  /**
   * Random UUID under which the racer's own run is saved, should it come to that: once, however often the page is
   * loaded.
   */
  readonly runId: string;
  /** The start, in ms since 1970 by this computer's clock. */
  readonly zeroMs: number;
  /** Its end was seen here. */
  readonly isOver?: boolean;
};

const KEY = "typeloop-raced";

/**
 * The record of the race that is typed in this tab; that of an earlier one goes. A page that was loaded again finds its
 * own.
 * @param zero the start on the clock of `performance.now()`
 */
export function openRaceRecord(race: Omit<RaceRecord, "runId" | "zeroMs" | "isOver">, zero: number): RaceRecord {
  const kept = readRaceRecord(race.code, race.userId);
  if (kept !== null && kept.startsAt === race.startsAt && kept.text === race.text) return kept;
  const record = { ...race, runId: randomUuid(), zeroMs: Math.round(Date.now() - performance.now() + zero) };
  write(record);
  return record;
}

/** The race has ended as races do: should the server not know it one day, that is why. */
export function markRaceOver(code: string, userId: string): void {
  const record = readRaceRecord(code, userId);
  if (record !== null) write({ ...record, isOver: true });
}

/** The racer has given up what they typed. */
export function forgetRaceRecord(): void {
  write(null);
}

/** What this tab knows of a racer's race, or null. */
export function readRaceRecord(code: string, userId: string): RaceRecord | null {
  try {
    const record: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isRecord(record) && record.code === code && record.userId === userId ? record : null;
  } catch {
    return null;
  }
}

function write(record: RaceRecord | null): void {
  try {
    if (record === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Forbidden: it lasts as long as the page.
  }
}

function isRecord(value: unknown): value is RaceRecord {
  if (typeof value !== "object" || value === null) return false;
  if (
    !(
      "code" in value &&
      "userId" in value &&
      "startsAt" in value &&
      "text" in value &&
      "language" in value &&
      "runId" in value &&
      "zeroMs" in value
    )
  )
    return false;
  const { code, language, zeroMs } = value;
  const areWords = [value.userId, value.startsAt, value.text, value.runId].every((word) => typeof word === "string");
  return (
    areWords &&
    typeof code === "string" &&
    isRaceCode(code) &&
    (language === "EN" || language === "NL") &&
    Number.isSafeInteger(zeroMs)
  );
}
