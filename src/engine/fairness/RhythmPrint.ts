import type { Keystroke } from "../log/Keystroke";

/** The gaps between the keystrokes of a log, which identify it whatever its keys were. */
export type RhythmPrint = {
  /**
   * Its first gaps in ms; their number is one of {@link lengths}, so that it is the same for a log that was slightly
   * cut or extended.
   */
  readonly gaps: readonly number[];
  /** Index of the longest gap, from 0. */
  readonly longestAt: number;
  /** Share of their total time that the first half took, 0 to 1. */
  readonly half: number;
};

/**
 * Possible numbers of gaps; the largest that a log has is used. Fewer gaps are no evidence, and of more the first ones
 * are enough.
 */
const lengths = [162, 108, 72, 48, 32] as const;

/** Longest gap that is stored, in ms: fits a smallint. */
const LONGEST_GAP = 32_767;

/** The print of a log; null if it is too short to be recognized, or took no time. */
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

/** The range of similar prints: with as many gaps, the longest at one of these indexes, and `half` between these. */
export function nearbyPrints({ gaps, half }: RhythmPrint): {
  readonly length: number;
  readonly longestAt: readonly number[];
  readonly half: readonly [number, number];
} {
  const longest = gaps.map((gap, at) => ({ gap, at })).toSorted((a, b) => b.gap - a.gap);
  // The times at the end, in the middle and at the start may each be off by a few ms.
  const slack = 0.0005 + 12 / sum(gaps);
  return {
    length: gaps.length,
    longestAt: longest.slice(0, 3).map(({ at }) => at),
    half: [half - slack, half + slack],
  };
}

/**
 * Whether two logs have the same rhythm: equal gaps up to a few milliseconds, with all of them faster or slower by at
 * most a tenth. When a person types a text twice, more than half of the gaps differ by more.
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
