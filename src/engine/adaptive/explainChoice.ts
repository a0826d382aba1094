import { type AdaptiveState, unknownKey, type PracticeGoal, type KeyStat } from "./AdaptiveState";
import { type Choice, openKeys } from "./chooseText";
import { ENOUGH_PRESSES } from "./addRun";

/** After this many days without a key, that is the most important fact about it. */
const LONG_AGO_DAYS = 7;

/**
 * Why a text was chosen, for a sentence in any language. Rates are shares from 0 to 1, speeds words of five characters
 * per minute.
 */
export type Reason =
  /** The very first text, with these letters. */
  | { readonly kind: "start"; readonly keys: readonly string[] }
  /** These letters are new. The one pressed least has `presses` of the `needed` presses. */
  | { readonly kind: "new"; readonly keys: readonly string[]; readonly presses: number; readonly needed: number }
  /** This letter must be more accurate before the next ones are unlocked. */
  | { readonly kind: "accuracy"; readonly key: string; readonly accuracy: number; readonly needed: number }
  /** This letter must become faster before the next ones are unlocked. */
  | { readonly kind: "speed"; readonly key: string; readonly wpm: number }
  /** All letters are unlocked; this one was not used for this many days. */
  | { readonly kind: "faded"; readonly key: string; readonly days: number }
  /** All letters are unlocked; this one and this pair need practice most. */
  | { readonly kind: "weakest"; readonly key: string; readonly pair: string };

/** The reason for a choice that was made in this state. */
export function explainChoice(choice: Choice, state: AdaptiveState, goal: PracticeGoal, today: number): Reason {
  const { fresh, open, weakestKey, weakestPair } = choice;
  if (state.runs === 0) return { kind: "start", keys: open };
  const statOf = (key: string) => state.keys[key] ?? unknownKey;
  const presses = fresh.map((key) => statOf(key).presses);
  if (presses.some((count) => count < ENOUGH_PRESSES)) {
    return {
      kind: "new",
      keys: fresh.filter((key) => statOf(key).presses < ENOUGH_PRESSES),
      presses: Math.min(...presses),
      needed: ENOUGH_PRESSES,
    };
  }
  const missed = fresh.find((key) => statOf(key).missRate > goal.missRate);
  if (missed !== undefined)
    return { kind: "accuracy", key: missed, accuracy: 1 - statOf(missed).missRate, needed: 1 - goal.missRate };
  const slow = fresh[0];
  if (slow !== undefined) return { kind: "speed", key: slow, wpm: 12_000 / statOf(slow).timeMs };
  const weakest = statOf(weakestKey);
  const days = today - weakest.day;
  return weakest.presses > 0 && days >= LONG_AGO_DAYS
    ? { kind: "faded", key: weakestKey, days }
    : { kind: "weakest", key: weakestKey, pair: weakestPair };
}

/**
 * An effect of a run, for a short sentence. Speeds are words of five characters per minute, rates shares from 0 to 1.
 */
export type Change =
  /** These letters were unlocked. */
  | { readonly kind: "opened"; readonly keys: readonly string[] }
  /** These letters are now learned well enough. */
  | { readonly kind: "learnt"; readonly keys: readonly string[] }
  /** This letter or pair is typed faster than before. */
  | { readonly kind: "faster"; readonly name: string; readonly from: number; readonly to: number }
  /** This letter or pair is missed less often than before. */
  | { readonly kind: "surer"; readonly name: string; readonly from: number; readonly to: number };

/** A comparison needs at least this many presses before the run. */
const ENOUGH_BEFORE = 5;

/** The smallest changes that are mentioned: whole words per minute, and percent. */
const LEAST_WPM = 1;
const LEAST_RATE = 0.01;

/**
 * What improved between two states of a user, most important first. Not what got worse, because that is practiced
 * anyway.
 */
export function whatChanged(
  before: AdaptiveState,
  after: AdaptiveState,
  steps: readonly (readonly string[])[],
): readonly Change[] {
  const opened = openKeys(after, steps).open.filter((key) => !openKeys(before, steps).open.includes(key));
  const learnt = steps.flat().filter((key) => after.keys[key]?.learnt === true && before.keys[key]?.learnt !== true);
  const pairs = compare(before.pairs, after.pairs).filter(isWord);
  const parts = [...pairs, ...compare(before.keys, after.keys).filter(isWord)];
  return [
    ...(opened.length > 0 ? [{ kind: "opened", keys: opened } as const] : []),
    ...(learnt.length > 0 ? [{ kind: "learnt", keys: learnt } as const] : []),
    ...best(pairs, speedGain, LEAST_WPM).map(
      ([name, was, is]) => ({ kind: "faster", name, from: wpmOf(was), to: wpmOf(is) }) as const,
    ),
    ...best(parts, rateGain, LEAST_RATE).map(
      ([name, was, is]) => ({ kind: "surer", name, from: was.missRate, to: is.missRate }) as const,
    ),
  ];
}

type Compared = readonly [name: string, was: KeyStat, is: KeyStat];

function compare(before: AdaptiveState["keys"], after: AdaptiveState["keys"]): readonly Compared[] {
  return Object.entries(after).flatMap(([name, is]): readonly Compared[] => {
    const was = before[name];
    return was === undefined || was.presses < ENOUGH_BEFORE || is.presses === was.presses ? [] : [[name, was, is]];
  });
}

/** A space has no name to use in a sentence. */
function isWord([name]: Compared): boolean {
  return !name.includes(" ");
}

function best(all: readonly Compared[], gainOf: (compared: Compared) => number, least: number): readonly Compared[] {
  const [first] = [...all].sort((a, b) => gainOf(b) - gainOf(a));
  return first !== undefined && gainOf(first) >= least ? [first] : [];
}

function speedGain([, was, is]: Compared): number {
  return was.timeMs > 0 && is.timeMs > 0 ? wpmOf(is) - wpmOf(was) : 0;
}

function rateGain([, was, is]: Compared): number {
  return was.missRate - is.missRate;
}

function wpmOf({ timeMs }: KeyStat): number {
  return 12_000 / timeMs;
}

/**
 * How far a letter is learned. locked: not practiced yet. new: open, with too few presses to judge. open: being
 * learned. learnt: good enough for others to open.
 */
export type LetterState = "locked" | "new" | "open" | "learnt";

export type Letter = { readonly key: string; readonly state: LetterState; readonly stat: KeyStat };

/** All letters in the order in which they are unlocked, with their statistics. */
export function letterStates(state: AdaptiveState, steps: readonly (readonly string[])[]): readonly Letter[] {
  const open = new Set(openKeys(state, steps).open);
  return steps.flat().map((key) => {
    const stat = state.keys[key] ?? unknownKey;
    return { key, stat, state: open.has(key) ? openState(stat) : "locked" };
  });
}

function openState({ learnt, presses }: KeyStat): LetterState {
  if (learnt) return "learnt";
  return presses < ENOUGH_PRESSES ? "new" : "open";
}
