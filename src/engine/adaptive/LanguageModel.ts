import { splitGraphemes } from "../text/graphemes";
import { isUnfit } from "../lessons/textPieces";

/** A word of a language, prepared for practice. */
export type ModelWord = {
  readonly text: string;
  /** Its letters, as indexes in the model's keys. */
  readonly keys: readonly number[];
  /** Each letter with the one before it, as indexes in the model's pairs. */
  readonly pairs: readonly number[];
  /** The pairs of a space with the first letter and of the last letter with a space. */
  readonly edges: readonly number[];
};

/** The indexes of keys and pairs in a model's lists. */
export type ModelPlaces = { readonly keys: ReadonlyMap<string, number>; readonly pairs: ReadonlyMap<string, number> };

/** What can follow two characters: `letters[n]` with a weight of `weights[n]`. A space ends a word. */
export type ChainRow = { readonly letters: readonly string[]; readonly weights: readonly number[] };

/** What adaptive practice knows about a language, derived from its word list and its counts of pairs. */
export type LanguageModel = {
  /** Most common first. */
  readonly words: readonly ModelWord[];
  /** Every character of the words, and the space, most common first. */
  readonly keys: readonly string[];
  readonly pairs: readonly string[];
  readonly places: ModelPlaces;
  /** Share of each key in all presses of the words, 0 to 1. */
  readonly keyShares: readonly number[];
  /** Share of each key, and of each pair, in ordinary text; in the words if that is not known. */
  readonly text: { readonly keyShares: readonly number[]; readonly pairShares: readonly number[] };
  /** By the last two characters; a word starts after two spaces. */
  readonly chain: ReadonlyMap<string, ChainRow>;
};

type Counts = Map<string, number>;

/** A language's counts of pairs from their stored form: pairs and counts, separated by spaces; _ is a space. */
export function readLetterPairs(stored: string): ReadonlyMap<string, number> {
  return new Map(
    stored.split(" ").map((entry) => [entry.replace(/\d+$/u, "").replace("_", " "), Number(/\d+$/u.exec(entry)?.[0])]),
  );
}

/**
 * A word weighs rank^−0.7. In prose it would be about rank^−1 (Zipf's law), but the list also represents the many rarer
 * words, whose letters are spread more evenly.
 */
const PLACE_EXPONENT = 0.7;

/** Share of pairs that is spread by the letters of the words, for what ordinary text rarely has. */
const CHANCE = 0.05;

/**
 * Builds the model of a language from its words, most common first. Takes some milliseconds for a thousand words, so
 * build it once.
 * @param counted how often pairs are typed in ordinary text; without it, as in the words.
 */
export function buildLanguageModel(
  words: readonly string[],
  counted: ReadonlyMap<string, number> | null = null,
): LanguageModel {
  const keyCounts: Counts = new Map();
  const pairCounts: Counts = new Map();
  const chainCounts = new Map<string, Counts>();
  words.forEach((word, place) => {
    const weight = (place + 1) ** -PLACE_EXPONENT;
    for (const key of [...splitGraphemes(word), " "]) count(keyCounts, key, weight);
    for (const pair of pairsOf(word)) count(pairCounts, pair, weight);
    countChain(chainCounts, word, weight);
  });
  const total = sumOf(keyCounts);
  const keys = ranked(keyCounts, (weight) => weight / total);
  const keyShares = new Map(keys);
  const byChance = (pair: string) => splitGraphemes(pair).reduce((share, key) => share * (keyShares.get(key) ?? 0), 1);
  const inText = counted ?? pairCounts;
  const inTextTotal = sumOf(inText);
  const textKeyCounts: Counts = new Map();
  for (const [pair, weight] of inText) count(textKeyCounts, pair.slice(1), weight);
  const pairs = ranked(
    pairCounts,
    (_, pair) => ((1 - CHANCE) * (inText.get(pair) ?? 0)) / inTextTotal + CHANCE * byChance(pair),
  );
  const places = { keys: placesOf(keys.map(([key]) => key)), pairs: placesOf(pairs.map(([pair]) => pair)) };
  return {
    words: words.map((text) => modelWord(text, places)),
    keys: [...places.keys.keys()],
    pairs: [...places.pairs.keys()],
    places,
    keyShares: keys.map(([, share]) => share),
    text: {
      keyShares: keys.map(
        ([key, share]) => ((1 - CHANCE) * (textKeyCounts.get(key) ?? 0)) / inTextTotal + CHANCE * share,
      ),
      pairShares: pairs.map(([, share]) => share),
    },
    chain: new Map([...chainCounts].map(([context, counts]) => [context, rowOf(counts)])),
  };
}

/** A word with its keys and pairs as indexes of a model. */
function modelWord(text: string, places: ModelPlaces): ModelWord {
  const pairs = pairsOf(text).flatMap((pair) => places.pairs.get(pair) ?? []);
  return {
    text,
    keys: splitGraphemes(text).flatMap((key) => places.keys.get(key) ?? []),
    pairs: pairs.slice(1, -1),
    edges: [...pairs.slice(0, 1), ...pairs.slice(-1)],
  };
}

/** The pairs of a word with a space before and after it. */
function pairsOf(word: string): readonly string[] {
  const letters = [" ", ...splitGraphemes(word), " "];
  return letters.slice(1).map((letter, at) => `${letters[at] ?? ""}${letter}`);
}

function countChain(chain: Map<string, Counts>, word: string, weight: number): void {
  let context = "  ";
  for (const letter of [...splitGraphemes(word), " "]) {
    const row = chain.get(context) ?? new Map<string, number>();
    chain.set(context, row);
    count(row, letter, weight);
    context = context.slice(1) + letter;
  }
}

function count(counts: Counts, name: string, weight: number): void {
  counts.set(name, (counts.get(name) ?? 0) + weight);
}

function rowOf(counts: Counts): ChainRow {
  return { letters: [...counts.keys()], weights: [...counts.values()] };
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Names and their shares, greatest first (then by code units). */
function ranked(
  counts: Counts,
  shareOf: (weight: number, name: string) => number,
): readonly (readonly [string, number])[] {
  const shares = [...counts].map(([name, weight]) => [name, shareOf(weight, name)] as const);
  return shares.sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
}

function placesOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, place) => [name, place]));
}

/**
 * With fewer real words than this, practice gets boring, so invented words are added. A text of about 25 words then has
 * each at most twice. With enough real words there are none, because beside those an invented word looks like a
 * mistake.
 */
const ENOUGH_WORDS = 20;

/** Maximum number of attempts to invent words. */
const MOST_TRIES = 200;

/** The words for a text of unlocked letters: all real ones, and invented ones if there are too few. */
export function candidateWords(
  model: LanguageModel,
  open: readonly string[],
  random: () => number,
): readonly ModelWord[] {
  const openSet = new Set(open);
  const isOpen = model.keys.map((key) => openSet.has(key));
  const words = model.words.filter(({ keys }) => keys.every((key) => isOpen[key]));
  if (words.length >= ENOUGH_WORDS) return words;
  const real = new Set(model.words.map(({ text }) => text));
  const taken = new Set(words.map(({ text }) => text));
  for (let tries = 0; words.length < ENOUGH_WORDS && tries < MOST_TRIES; tries += 1) {
    const text = makePseudoWord(model, openSet, random);
    // Random letters may form words unsuitable for children, or look like a real word with a typo.
    if (text === null || taken.has(text) || isUnfit(text) || looksLikeSlip(text, real, model.keys)) continue;
    taken.add(text);
    words.push(modelWord(text, model.places));
  }
  return words;
}

const MIN_LETTERS = 3;
const MAX_LETTERS = 8;
const TRIES = 20;

/**
 * Invents a word of unlocked letters. Each letter follows the two before it as often as in real words, from a start to
 * an end that real words have. Null if the letters allow none.
 */
export function makePseudoWord(model: LanguageModel, open: ReadonlySet<string>, random: () => number): string | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const word = walk(model, open, random);
    if (word !== null) return word;
  }
  return null;
}

function walk({ chain }: LanguageModel, open: ReadonlySet<string>, random: () => number): string | null {
  let word = "";
  let context = "  ";
  while (word.length <= MAX_LETTERS) {
    const row = chain.get(context);
    const long = word.length >= MIN_LETTERS;
    const next =
      row &&
      draw(
        row.letters,
        (letter, at) => ((letter === " " ? long : open.has(letter)) ? (row.weights[at] ?? 0) : 0),
        random,
      );
    if (next === undefined || next === null) return null;
    if (next === " ") return word;
    word += next;
    context = context.slice(1) + next;
  }
  return null;
}

/** A random letter by weight, or null if all weights are zero. */
function draw(
  letters: readonly string[],
  weigh: (letter: string, at: number) => number,
  random: () => number,
): string | null {
  const weights = letters.map(weigh);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) {
    if (weight > 0 && left < weight) return letters[at] ?? null;
    left -= weight;
  }
  return null;
}

/** Whether an invented word looks like a real one with a typo: a doubled or a missing letter. */
function looksLikeSlip(text: string, real: ReadonlySet<string>, letters: readonly string[]): boolean {
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (at > 0 && text[at] === text[at - 1] && real.has(before + text.slice(at + 1))) return true;
    if (letters.some((letter) => real.has(before + letter + after))) return true;
  }
  return false;
}
