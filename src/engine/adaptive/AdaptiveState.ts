/** Incremented when the content of the state changes; an older state is derived again from the results. */
export const ADAPTIVE_VERSION = 1;

/** Identifies the last run in a state. Runs are ordered by their end, then by id. */
export type RunMark = { readonly endedAt: number; readonly id: string };

/** All that adaptive practice remembers about a user on one keyboard layout. Plain data that JSON preserves. */
export type AdaptiveState = {
  readonly version: typeof ADAPTIVE_VERSION;
  /** Number of runs included. */
  readonly runs: number;
  readonly last: RunMark | null;
  /** By character. */
  readonly keys: Readonly<Record<string, KeyStat>>;
  /** By pair of characters, in reading order. */
  readonly pairs: Readonly<Record<string, KeyStat>>;
};

export const emptyAdaptiveState: AdaptiveState = {
  version: ADAPTIVE_VERSION,
  runs: 0,
  last: null,
  keys: {},
  pairs: {},
};

/** The statistics of one key, or of a pair of keys. All counts are of presses where that key was expected. */
export type KeyStat = {
  /** Number of presses, right and wrong. */
  readonly presses: number;
  readonly misses: number;
  /** Smoothed time of a right press in ms; 0 if none could be timed. */
  readonly timeMs: number;
  /** Smoothed share of presses that miss, 0 to 1. */
  readonly missRate: number;
  /** Consecutive right presses since the last miss. */
  readonly inARow: number;
  /** Day of the last press, as a number of days since any fixed day. */
  readonly day: number;
  /** Whether it has ever been learned well enough to unlock the next key. A bad day does not undo it. */
  readonly learnt: boolean;
};

/** Before the first press. */
export const unknownKey: KeyStat = { presses: 0, misses: 0, timeMs: 0, missRate: 0, inARow: 0, day: 0, learnt: false };

/** What a user practices for. */
export type PracticeGoal = {
  /** Words of five characters per minute. */
  readonly wpm: number;
  /** Share of presses that may miss, 0 to 1. */
  readonly missRate: number;
};

/** 35 words per minute at 97%, like keybr's default target, so that results can be compared. */
export const defaultGoal: PracticeGoal = { wpm: 35, missRate: 0.03 };

/** The time of one press at the goal, in ms. */
export function goalTimeMs(goal: PracticeGoal): number {
  return 12_000 / goal.wpm;
}

/** The order of runs: by their end, then by id in code units. Negative if `a` is earlier, 0 for the same run. */
export function compareMarks(a: RunMark, b: RunMark): number {
  if (a.endedAt !== b.endedAt) return a.endedAt - b.endedAt;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/**
 * The one of two states of a user to keep: the one with more runs, then the later one, then the first by its text, so
 * that all devices agree in whatever order they compare. Runs that are only in the other one come back with its results
 * ({@link deriveState}).
 */
export function newerState(a: AdaptiveState, b: AdaptiveState): AdaptiveState {
  if (a.runs !== b.runs) return a.runs > b.runs ? a : b;
  if (a.last === null || b.last === null) return a.last === null ? b : a;
  const order = compareMarks(a.last, b.last);
  if (order !== 0) return order > 0 ? a : b;
  return JSON.stringify(a) <= JSON.stringify(b) ? a : b;
}

type Stats = Readonly<Record<string, KeyStat>>;

/**
 * A state without dates in the future. Otherwise a computer whose clock was years ahead for a while would make all keys
 * look recent, and later runs look older. Returns the same state if there are none.
 * @param now ms since 1970, by a correct clock.
 * @param today its day.
 */
export function clampState(state: AdaptiveState, now: number, today: number): AdaptiveState {
  const isEarly = [state.keys, state.pairs].every((stats) => Object.values(stats).every(({ day }) => day <= today));
  const { last } = state;
  if (isEarly && (last === null || last.endedAt <= now)) return state;
  return {
    ...state,
    last: last && { ...last, endedAt: Math.min(last.endedAt, now) },
    keys: clampStats(state.keys, today),
    pairs: clampStats(state.pairs, today),
  };
}

function clampStats(stats: Stats, today: number): Stats {
  return Object.fromEntries(
    Object.entries(stats).map(([name, stat]) => [name, stat.day > today ? { ...stat, day: today } : stat]),
  );
}

/** Longest absence that an unverified clock is trusted for. */
const LONGEST_ABSENCE_MS = 60 * 86_400_000;

/**
 * When a run ended, according to an unverified clock: after the previous run, and not years later. With a clock that
 * was set back the run would be ignored, and with one that is ahead all keys would look forgotten.
 * @param clock the clock's time, in ms since 1970.
 */
export function plausibleEnd(clock: number, last: RunMark | null): number {
  if (last === null) return clock;
  return Math.min(Math.max(clock, last.endedAt + 1), last.endedAt + LONGEST_ABSENCE_MS);
}

/** A state from storage. Null if it is damaged or of another version; then it is derived again from the results. */
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
