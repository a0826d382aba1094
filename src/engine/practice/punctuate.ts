import type { Language } from "./PracticeMode";

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
export function punctuate(words: readonly string[], language: Language, random: () => number): readonly string[] {
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
