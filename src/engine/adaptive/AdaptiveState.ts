import type { KeyStat } from "./KeyStat";

/** A change of what the state holds gets the next number; an older state is derived again from the results. */
export const ADAPTIVE_VERSION = 1;

/** Which run was the last one that a state has seen: runs are in the order of their end, then of their id. */
export type RunMark = { readonly endedAt: number; readonly id: string };

/**
 * Everything that adaptive practice remembers of a person on one keyboard layout. Plain data: it goes through JSON
 * unchanged.
 */
export type AdaptiveState = {
  readonly version: typeof ADAPTIVE_VERSION;
  /** How many runs are in it. */
  readonly runs: number;
  readonly last: RunMark | null;
  /** By the character. */
  readonly keys: Readonly<Record<string, KeyStat>>;
  /** By both characters in reading order. */
  readonly pairs: Readonly<Record<string, KeyStat>>;
};

export const emptyAdaptiveState: AdaptiveState = {
  version: ADAPTIVE_VERSION,
  runs: 0,
  last: null,
  keys: {},
  pairs: {},
};
