import { createRandom } from "../random";
import { drawWords } from "./drawWords";
import type { Language } from "./PracticeMode";

/** What a text of words has besides its words. */
export type WordTextExtras = {
  /** Each language has its own words with an apostrophe, and its own capitals. */
  readonly language: Language;
  readonly punctuation: boolean;
  readonly numbers: boolean;
};

/** Another stream than the words', so that switching something on keeps the words. */
const EXTRAS_STREAM = 0x5bd1_e995;

/**
 * A text of common words, drawn by a seed ({@link drawWords}): the same list, count, seed and extras give the same text
 * on server and browser. Numbers and words with an apostrophe take the place of words, marks stand beside them: the
 * count stays.
 */
export function makeWordText(words: readonly string[], count: number, seed: number, extras?: WordTextExtras): string {
  const drawn = drawWords(words, count, seed);
  if (!extras?.punctuation && !extras?.numbers) return drawn.join(" ");
  const random = createRandom((seed ^ EXTRAS_STREAM) >>> 0);
  const mixed = extras.numbers ? mixNumbers(drawn, random) : drawn;
  return (extras.punctuation ? punctuate(mixed, extras.language, random) : mixed).join(" ");
}

/** One word in so many gives way to a number. */
const STRETCH = 10;

const MOST_DIGITS = 4;

/**
 * Puts numbers of one to four digits in the place of every tenth word: one in each stretch of ten, so that no text is
 * without, at an unforeseeable place. No number follows another. A text of fewer words has one as well.
 */
function mixNumbers(words: readonly string[], random: () => number): readonly string[] {
  const mixed = [...words];
  let last = -2;
  for (let start = 0; start < words.length; start += STRETCH) {
    const first = last === start - 1 ? start + 1 : start;
    // A shorter stretch at the end has one as often as it has its share of places; the only stretch always.
    const end = start === 0 ? Math.min(STRETCH, words.length) : start + STRETCH;
    last = first + Math.floor(random() * (end - first));
    const number = drawNumber(random);
    if (last < words.length) mixed[last] = number;
  }
  return mixed;
}

/** Each length is as likely as another; longer ones do not begin with 0. */
function drawNumber(random: () => number): string {
  const digits = 1 + Math.floor(random() * MOST_DIGITS);
  const least = digits === 1 ? 0 : 10 ** (digits - 1);
  return `${least + Math.floor(random() * (10 ** digits - least))}`;
}

/** Words in a sentence. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 11;

/** Of sentences: how many ask, and how many somebody says. */
const QUESTION_SHARE = 0.2;
const QUOTE_SHARE = 0.12;

/** Of the words that a comma may follow. */
const COMMA_SHARE = 0.15;

/** Of words that give way to one with an apostrophe. */
const APOSTROPHE_SHARE = 0.05;

/** Common words with an apostrophe, of which the lists have few or none. */
const apostrophes: Readonly<Record<Language, readonly string[]>> = {
  en: ["it's", "that's", "I'm", "you're", "we'll", "they've", "he's", "she's", "don't", "can't"],
  nl: ["zo'n", "foto's", "auto's", "oma's", "opa's", "baby's", "video's", "menu's", "taxi's", "radio's"],
};

/**
 * Makes sentences of words: a capital, here and there a comma, a full stop or a question mark, and quotation marks
 * around some. The last one ends with the words.
 */
function punctuate(words: readonly string[], language: Language, random: () => number): readonly string[] {
  const sentences: string[] = [];
  while (sentences.length < words.length) {
    const left = words.length - sentences.length;
    const size = FEWEST_WORDS + Math.floor(random() * (MOST_WORDS - FEWEST_WORDS + 1));
    // A rest that is too short to be a sentence belongs to this one.
    const end = sentences.length + (left - size < FEWEST_WORDS ? left : size);
    sentences.push(...makeSentence(words.slice(sentences.length, end), language, random));
  }
  return sentences;
}

function makeSentence(words: readonly string[], language: Language, random: () => number): readonly string[] {
  const mark = random() < QUESTION_SHARE ? "?" : ".";
  const quote = random() < QUOTE_SHARE ? '"' : "";
  const last = words.length - 1;
  let isAfterComma = false;
  return words.map((drawn, at) => {
    const isReplaced = random() < APOSTROPHE_SHARE && !/^\d/u.test(drawn);
    const word = isReplaced ? pick(apostrophes[language], random) : drawn;
    // Not before the last word, nor after the first.
    const isComma: boolean = random() < COMMA_SHARE && !isAfterComma && at > 0 && at < last - 1;
    isAfterComma = isComma;
    const start = at === 0 ? quote + capitalise(word, language) : word;
    return start + (isComma ? "," : "") + (at === last ? mark + quote : "");
  });
}

function capitalise(word: string, language: Language): string {
  // In Dutch the two letters of ij are one: IJs.
  const letters = language === "nl" && word.startsWith("ij") ? 2 : 1;
  return word.slice(0, letters).toUpperCase() + word.slice(letters);
}

function pick(words: readonly string[], random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? "";
}
