import { createRandom, drawWords } from "../random";

/** Additions to a text of words. */
export type WordTextExtras = {
  /** The rules of the language; null for words without punctuation. */
  readonly punctuation: PunctuationRules | null;
  readonly numbers: boolean;
};

/** How a language punctuates and capitalizes. */
export type PunctuationRules = {
  /** Common words with an apostrophe, which the lists hardly have; none if the language has no such words. */
  readonly apostrophes: readonly string[];
  /** Letters that are capitalized as one at the start of a word. */
  readonly initials: readonly string[];
};

/** A separate random stream, so that switching an addition on does not change the words. */
const EXTRAS_STREAM = 0x5bd1_e995;

/**
 * A text of common words from a seed ({@link drawWords}): the same list, count, seed and extras give the same text on
 * server and browser. Numbers and words with an apostrophe replace words, and punctuation marks are attached to them,
 * so the count stays the same.
 */
export function makeWordText(words: readonly string[], count: number, seed: number, extras?: WordTextExtras): string {
  const drawn = drawWords(words, count, seed);
  if (!extras?.punctuation && !extras?.numbers) return drawn.join(" ");
  const random = createRandom((seed ^ EXTRAS_STREAM) >>> 0);
  const mixed = extras.numbers ? mixNumbers(drawn, random) : drawn;
  return (extras.punctuation ? punctuate(mixed, extras.punctuation, random) : mixed).join(" ");
}

/** One word in this many is replaced by a number. */
const STRETCH = 10;

const MOST_DIGITS = 4;

/**
 * Replaces every tenth word with a number of one to four digits: one in each group of ten, at a random position, so
 * that every text has some. No number follows another. A text with fewer words also gets one.
 */
function mixNumbers(words: readonly string[], random: () => number): readonly string[] {
  const mixed = [...words];
  let last = -2;
  for (let start = 0; start < words.length; start += STRETCH) {
    const first = last === start - 1 ? start + 1 : start;
    // A shorter group at the end gets one with a probability by its length; a single group always does.
    const end = start === 0 ? Math.min(STRETCH, words.length) : start + STRETCH;
    last = first + Math.floor(random() * (end - first));
    const number = drawNumber(random);
    if (last < words.length) mixed[last] = number;
  }
  return mixed;
}

/** All lengths are equally likely; longer numbers do not begin with 0. */
function drawNumber(random: () => number): string {
  const digits = 1 + Math.floor(random() * MOST_DIGITS);
  const least = digits === 1 ? 0 : 10 ** (digits - 1);
  return `${least + Math.floor(random() * (10 ** digits - least))}`;
}

/** Minimum number of words in a sentence. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 11;

/** Shares of sentences that are questions and that are quoted. */
const QUESTION_SHARE = 0.2;
const QUOTE_SHARE = 0.12;

/** Share of the words that a comma may follow. */
const COMMA_SHARE = 0.15;

/** Share of words that are replaced by one with an apostrophe. */
const APOSTROPHE_SHARE = 0.05;

/**
 * Makes sentences of words: a capital, now and then a comma, a period or a question mark, and quotation marks around
 * some. The last sentence ends with the last word.
 */
function punctuate(words: readonly string[], rules: PunctuationRules, random: () => number): readonly string[] {
  const sentences: string[] = [];
  while (sentences.length < words.length) {
    const left = words.length - sentences.length;
    const size = FEWEST_WORDS + Math.floor(random() * (MOST_WORDS - FEWEST_WORDS + 1));
    // If the rest is too short for a sentence, it is added to this one.
    const end = sentences.length + (left - size < FEWEST_WORDS ? left : size);
    sentences.push(...makeSentence(words.slice(sentences.length, end), rules, random));
  }
  return sentences;
}

function makeSentence(words: readonly string[], rules: PunctuationRules, random: () => number): readonly string[] {
  const mark = random() < QUESTION_SHARE ? "?" : ".";
  const quote = random() < QUOTE_SHARE ? '"' : "";
  const last = words.length - 1;
  let isAfterComma = false;
  return words.map((drawn, at) => {
    const isReplaced = random() < APOSTROPHE_SHARE && rules.apostrophes.length > 0 && !/^\d/u.test(drawn);
    const word = isReplaced ? pick(rules.apostrophes, random) : drawn;
    // Not before the last word, nor after the first.
    const isComma: boolean = random() < COMMA_SHARE && !isAfterComma && at > 0 && at < last - 1;
    isAfterComma = isComma;
    const start = at === 0 ? quote + capitalize(word, rules) : word;
    return start + (isComma ? "," : "") + (at === last ? mark + quote : "");
  });
}

function capitalize(word: string, { initials }: PunctuationRules): string {
  // In Dutch, ij is capitalized as one letter: IJs.
  const letters = initials.find((initial) => word.startsWith(initial))?.length ?? 1;
  return word.slice(0, letters).toUpperCase() + word.slice(letters);
}

function pick(words: readonly string[], random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? "";
}

/** A line does not come again until this many others have. */
const LINES_BETWEEN = 20;

/**
 * Lines of code from a seed, with single spaces between them: the same lines, count and seed give the same text on
 * server and browser. It has exactly `count` words, which are what spaces separate, and only whole lines as long as one
 * is short enough for the rest.
 * @param lines each with single spaces at most; some of one word, so that any count can be reached.
 * @param seed an integer from 0 to 2³² − 1.
 */
export function makeCodeText(lines: readonly string[], count: number, seed: number): string {
  const random = createRandom(seed);
  const all = lines.map((line) => ({ line, words: line.split(" ").length }));
  const drawn: string[] = [];
  let left = count;
  while (left > 0) {
    const fitting = all.filter(({ words }) => words <= left);
    const fresh = fitting.filter(({ line }) => !drawn.slice(-LINES_BETWEEN).includes(line));
    const choices = [fresh, fitting, all].find((some) => some.length > 0) ?? [];
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) break;
    drawn.push(choice.line);
    left -= choice.words;
  }
  return drawn.join(" ").split(" ").slice(0, count).join(" ");
}
