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

/** The statistics of one key, or of a pair of keys. All counts are of presses where that key was expected. */
export type KeyStat = {
  /** Presses in all, right and wrong. */
  readonly presses: number;
  readonly misses: number;
  /** Smoothed time of a right press in ms; 0 while none could be timed. */
  readonly timeMs: number;
  /** Smoothed share of presses that miss, 0 to 1. */
  readonly missRate: number;
  /** Right presses since the last miss. */
  readonly inARow: number;
  /** Day of the last press, as a whole number of days since any fixed day. */
  readonly day: number;
  /** Whether it has ever been learned well enough for the next key to open. A bad day does not undo it. */
  readonly learnt: boolean;
};

/** Before the first press. */
export const unknownKey: KeyStat = { presses: 0, misses: 0, timeMs: 0, missRate: 0, inARow: 0, day: 0, learnt: false };

/** What a person practises for. */
export type PracticeGoal = {
  /** Words of five characters a minute. */
  readonly wpm: number;
  /** Share of presses that may miss, 0 to 1. */
  readonly missRate: number;
};

/** 35 words a minute at 97 %, as keybr's default target, so that results can be compared. */
export const defaultGoal: PracticeGoal = { wpm: 35, missRate: 0.03 };

/** The time of one press at the goal, in ms. */
export function goalTimeMs(goal: PracticeGoal): number {
  return 12_000 / goal.wpm;
}

/**
 * The order of runs: by their end, then by id in code units. Negative when `a` is the earlier one, 0 when they are one
 * run.
 */
export function compareMarks(a: RunMark, b: RunMark): number {
  if (a.endedAt !== b.endedAt) return a.endedAt - b.endedAt;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/**
 * Which of two states of one person to go on with: the one that has seen more runs, then the later one, then the first
 * by its text. So it does not matter who asks whom, how often, or in which order. What only the other one has seen
 * comes back with its results ({@link deriveState}).
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
 * A state without anything from the future: a computer whose clock ran years ahead for a while would otherwise hold all
 * keys for fresh, and later runs for older ones. The same state comes back when there is nothing of the kind.
 * @param now ms since 1970, by a clock that is right. @param today its day.
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

/** The longest absence that an unchecked clock is believed for. */
const LONGEST_ABSENCE_MS = 60 * 86_400_000;

/**
 * When a run ended, as far as an unchecked clock can be believed: after the run before it, and not years later. A clock
 * that was set back would have the run ignored, one that ran ahead would have every key forgotten.
 * @param clock what the clock says, in ms since 1970.
 */
export function plausibleEnd(clock: number, last: RunMark | null): number {
  if (last === null) return clock;
  return Math.min(Math.max(clock, last.endedAt + 1), last.endedAt + LONGEST_ABSENCE_MS);
}

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
