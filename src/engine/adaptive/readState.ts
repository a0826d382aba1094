import { ADAPTIVE_VERSION, type AdaptiveState, type RunMark } from "./AdaptiveState";
import type { KeyStat } from "./KeyStat";

/**
 * A state from storage, or null when it is none of this version (an older one, a damaged one): then it is derived again
 * from the results.
 */
export function readState(value: unknown): AdaptiveState | null {
  if (!isRecord(value) || value["version"] !== ADAPTIVE_VERSION) return null;
  const { runs, last, keys, pairs } = value;
  if (!isCount(runs) || !isMark(last) || !isStats(keys) || !isStats(pairs)) return null;
  return { version: ADAPTIVE_VERSION, runs, last, keys, pairs };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function isMeasure(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function isMark(value: unknown): value is RunMark | null {
  return value === null || (isRecord(value) && isMeasure(value["endedAt"]) && typeof value["id"] === "string");
}

function isStats(value: unknown): value is Readonly<Record<string, KeyStat>> {
  return isRecord(value) && Object.values(value).every(isStat);
}

function isStat(value: unknown): value is KeyStat {
  if (!isRecord(value)) return false;
  const { presses, misses, timeMs, missRate, inARow, day, learnt } = value;
  const counts = isCount(presses) && isCount(misses) && misses <= presses && isCount(inARow);
  return (
    counts && isMeasure(timeMs) && isMeasure(missRate) && missRate <= 1 && isMeasure(day) && typeof learnt === "boolean"
  );
}
