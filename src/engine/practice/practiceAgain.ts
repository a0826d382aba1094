import { measureWords } from "../metrics/measureWords";
import type { PairFigures } from "../metrics/RunMetrics";
import type { Run } from "../metrics/measureRun";
import { addRun, type FinishedRun } from "../adaptive/addRun";
import { emptyAdaptiveState, defaultGoal } from "../adaptive/AdaptiveState";
import { createRandom, drawWords } from "../random";

/** A missed word, and its number of wrong presses. */
type MissedWord = { readonly word: string; readonly errors: number };

/** After being typed this often without an error, a word no longer counts as missed. */
const ENOUGH_RIGHT = 3;

/** Signs around a word: a quote or a period belongs to the text and not to the word. */
const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * The missed words of some runs, those with the most errors first, then by name.
 * @param runs oldest first.
 */
export function missedWords(runs: readonly Run[]): readonly MissedWord[] {
  const tallies = new Map<string, { readonly errors: number; readonly right: number }>();
  for (const { word: written, times, errors } of runs.flatMap(measureWords)) {
    const word = written.replace(around, "");
    if (word === "") continue;
    const before = tallies.get(word) ?? { errors: 0, right: 0 };
    const right = before.right + times;
    if (errors > 0) tallies.set(word, { errors: before.errors + errors, right: 0 });
    else if (right >= ENOUGH_RIGHT) tallies.delete(word);
    else if (before.errors > 0) tallies.set(word, { errors: before.errors, right });
  }
  const missed = Array.from(tallies, ([word, { errors }]) => ({ word, errors }));
  // By code units and not by locale, so that the order does not depend on the machine.
  return missed.sort((a, b) => b.errors - a.errors || (a.word < b.word ? -1 : 1));
}

/** Two consecutive letters that are typed slowly. */
type SlowPair = {
  readonly pair: string;
  /** Time of the second letter after the first, including the cost of misses. */
  readonly timeMs: number;
};

/** Fewer presses say little about a pair. */
const ENOUGH_PRESSES = 4;

/** A pair counts as slow from this many times the user's usual time. */
const SLOW_FROM = 1.15;

/** The cost of a miss in presses: the wrong one, Backspace, and the thought in between. */
const MISS_COST = 4;

/** Lower-case letters: a capital includes the time of Shift, which is practiced elsewhere. */
const letters = /^\p{Ll}{2}$/u;

/**
 * The pairs of letters that a user types more slowly than their others, slowest first, then by name.
 * @param runs oldest first.
 */
export function slowPairs(runs: readonly FinishedRun[]): readonly SlowPair[] {
  const { pairs } = runs.reduce((state, run) => addRun(state, run, defaultGoal), emptyAdaptiveState);
  const timed = Object.entries(pairs).filter(
    ([pair, { presses, timeMs }]) => letters.test(pair) && presses >= ENOUGH_PRESSES && timeMs > 0,
  );
  const times = timed.map(([pair, { timeMs, missRate }]) => ({ pair, timeMs: timeMs * (1 + MISS_COST * missRate) }));
  times.sort((a, b) => b.timeMs - a.timeMs || (a.pair < b.pair ? -1 : 1));
  const usual = times[Math.floor(times.length / 2)]?.timeMs ?? 0;
  return times.filter(({ timeMs }) => timeMs >= SLOW_FROM * usual);
}

/**
 * The pair of letters that cost a run the most time: what it took more than the run's usual pair, and its misses. Null
 * if none did.
 */
export function costliestPair(pairs: readonly PairFigures[]): string | null {
  const timed = pairs.filter(({ pair, meanMs }) => letters.test(pair) && meanMs > 0);
  const times = timed.map(({ meanMs }) => meanMs).sort((a, b) => a - b);
  const usual = times[Math.floor(times.length / 2)] ?? 0;
  const costOf = ({ presses, misses, meanMs }: PairFigures) =>
    (presses - misses) * (meanMs - usual) + misses * MISS_COST * usual;
  const [first] = timed
    .map((figures) => ({ pair: figures.pair, cost: costOf(figures) }))
    .sort((a, b) => b.cost - a.cost || (a.pair < b.pair ? -1 : 1));
  return first !== undefined && first.cost > 0 ? first.pair : null;
}

/** Enough words to practice a pair without learning them by heart. */
const WORDS_PER_PAIR = 5;

/** For each pair the most common words that contain it, each word once. */
export function wordsWithPairs(pairs: readonly string[], words: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const pair of pairs) {
    for (const word of words.filter((one) => one.toLowerCase().includes(pair.toLowerCase())).slice(0, WORDS_PER_PAIR))
      found.add(word);
  }
  return [...found];
}

/** Share of the words to practice: two in three. */
const SHARE = 2 / 3;

/**
 * A text that mixes words to practice with others: each of them comes equally often, in an order from a seed, and no
 * word follows itself as long as there is another.
 * @param practiced at least one.
 * @param others most frequent first; may be empty.
 */
export function mixWords(practiced: readonly string[], others: readonly string[], count: number, seed: number): string {
  const random = createRandom(seed);
  const rest = others.filter((word) => !practiced.includes(word));
  const filling = rest.length === 0 ? [] : [...drawWords(rest, count, seed)];
  const mixed: string[] = [];
  let round: readonly string[] = [];
  while (mixed.length < count) {
    const other = random() < SHARE ? undefined : filling.pop();
    if (other !== undefined && other !== mixed.at(-1)) {
      mixed.push(other);
      continue;
    }
    if (round.length === 0) round = shuffle(practiced, random);
    const [next = ""] = round;
    const isRepeated = next === mixed.at(-1);
    const between = isRepeated ? filling.pop() : undefined;
    if (between !== undefined) mixed.push(between);
    else if (isRepeated && round.length > 1) round = [...round.slice(1), next];
    else {
      mixed.push(next);
      round = round.slice(1);
    }
  }
  return mixed.join(" ");
}

function shuffle(words: readonly string[], random: () => number): readonly string[] {
  return words
    .map((word) => ({ word, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word);
}
