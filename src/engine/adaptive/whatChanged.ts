import type { AdaptiveState } from "./AdaptiveState";
import type { KeyStat } from "./KeyStat";
import { openKeys } from "./openKeys";

/**
 * What a run did, for one short sentence each. Speeds are words of five characters a minute, rates shares from 0 to 1.
 */
export type Change =
  /** These letters came open. */
  | { readonly kind: "opened"; readonly keys: readonly string[] }
  /** These letters are known well enough now. */
  | { readonly kind: "learnt"; readonly keys: readonly string[] }
  /** This letter, or this pair, is typed quicker than before. */
  | { readonly kind: "faster"; readonly name: string; readonly from: number; readonly to: number }
  /** This one is missed less often than before. */
  | { readonly kind: "surer"; readonly name: string; readonly from: number; readonly to: number };

/** Presses before the run from which something is compared: fewer say nothing. */
const ENOUGH_BEFORE = 5;

/** Changes that are worth a sentence: whole words a minute, and percent. */
const LEAST_WPM = 1;
const LEAST_RATE = 0.01;

/**
 * What became better between two states of a person, the most important first. Nothing that became worse: that is
 * practised anyway.
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

/** A space has no name that fits in a sentence. */
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
