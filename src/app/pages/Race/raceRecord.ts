import { findWireLanguage, type WireLanguage } from "../../../contract/languages/languages";
import { isRaceCode } from "../../../contract/codes";
import type { RaceCode } from "../../../contract/scalars";
import { randomUuid } from "../../platform/random";

/** A race as stored in this tab: enough to save the run as one of the racer's own if the server loses the race. */
export type RaceRecord = {
  readonly code: RaceCode;
  readonly userId: string;
  /** By the server's clock. Distinguishes the race from another one with the same code. */
  readonly startsAt: string;
  readonly text: string;
  readonly language: WireLanguage;
  /**
   * Random UUID under which the racer's own run would be saved, so that it is saved once however often the page is
   * loaded.
   */
  readonly runId: string;
  /** The start, in ms since 1970 by this computer's clock. */
  readonly zeroMs: number;
  /** Whether this tab has seen its end. */
  readonly isOver?: boolean;
};

const KEY = "typeloop-raced";

/**
 * The record of the race that is typed in this tab, replacing that of an earlier race. A reloaded page gets its
 * existing one.
 * @param zero the start on the clock of `performance.now()`.
 */
export function openRaceRecord(race: Omit<RaceRecord, "runId" | "zeroMs" | "isOver">, zero: number): RaceRecord {
  const stored = readRaceRecord(race.code, race.userId);
  if (stored !== null && stored.startsAt === race.startsAt && stored.text === race.text) return stored;
  const record = { ...race, runId: randomUuid(), zeroMs: Math.round(Date.now() - performance.now() + zero) };
  write(record);
  return record;
}

/** The race has ended normally: if the server no longer has it later, it was not lost. */
export function markRaceOver(code: string, userId: string): void {
  const record = readRaceRecord(code, userId);
  if (record !== null) write({ ...record, isOver: true });
}

/** The racer has given up their seat, and so what they typed. */
export function forgetRaceRecord(): void {
  write(null);
}

/** The record of a racer's race in this tab, or null. */
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
    // Storage is blocked: the record lasts as long as the page.
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
    findWireLanguage(language) !== null &&
    Number.isSafeInteger(zeroMs)
  );
}
