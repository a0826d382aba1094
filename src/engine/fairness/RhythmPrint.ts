import type { Keystroke } from "../log/Keystroke";

/** The gaps of a log, by which it is recognised whatever its keys were. */
export type RhythmPrint = {
  /**
   * The first of its gaps in ms, one of {@link lengths} in number: of logs that were cut or lengthened a little the
   * same.
   */
  readonly gaps: readonly number[];
  /** Place of the longest of them, from 0. */
  readonly longestAt: number;
  /** Part of their time that the first half of them took, 0 to 1. */
  readonly half: number;
};

/** So many gaps are stored, the most that a log has. Fewer are no evidence; of more, the first are enough. */
const lengths = [162, 108, 72, 48, 32] as const;

/** Longest gap that is stored, in ms: fits a smallint. */
const LONGEST_GAP = 32_767;

/** The print of a log; null for one that is too short to be recognised, or that took no time. */
export function rhythmPrint(keystrokes: readonly Keystroke[]): RhythmPrint | null {
  const length = lengths.find((one) => one < keystrokes.length);
  if (length === undefined) return null;
  const gaps = Array.from({ length }, (_, at) =>
    Math.min((keystrokes[at + 1]?.time ?? 0) - (keystrokes[at]?.time ?? 0), LONGEST_GAP),
  );
  const total = sum(gaps);
  return total === 0
    ? null
    : { gaps, longestAt: gaps.indexOf(Math.max(...gaps)), half: sum(gaps.slice(0, length / 2)) / total };
}

/**
 * Where to look for logs with the same rhythm: of as many gaps, the longest at one of these places, and the half
 * between these.
 */
export function nearbyPrints({ gaps, half }: RhythmPrint): {
  readonly length: number;
  readonly longestAt: readonly number[];
  readonly half: readonly [number, number];
} {
  const longest = gaps.map((gap, at) => ({ gap, at })).toSorted((a, b) => b.gap - a.gap);
  // Each time may be off by a few ms, at the end, in the middle and at the start.
  const slack = 0.0005 + 12 / sum(gaps);
  return {
    length: gaps.length,
    longestAt: longest.slice(0, 3).map(({ at }) => at),
    half: [half - slack, half + slack],
  };
}

/**
 * Whether two logs are one: the same gaps, each but for a few milliseconds and all faster or slower by at most a tenth.
 * Somebody who types a text twice is off by that much at more than half of the keys.
 */
export function isSameRhythm({ gaps }: RhythmPrint, other: RhythmPrint): boolean {
  if (gaps.length !== other.gaps.length) return false;
  const scale = sum(other.gaps) / sum(gaps);
  if (scale < 0.9 || scale > 1.1) return false;
  const alike = gaps.filter((gap, at) => Math.abs((other.gaps[at] ?? 0) - gap * scale) <= 8 + 0.02 * gap).length;
  return alike >= 0.9 * gaps.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
