import type { Language } from "../practice/PracticeMode";

/**
 * The most common words of each language that are not words of the other. They make up a third of all words in running
 * text (SUBTLEX-UK and SUBTLEX-NL).
 */
const common: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([
    "the",
    "and",
    "of",
    "to",
    "a",
    "you",
    "it",
    "that",
    "for",
    "this",
    "with",
    "are",
    "have",
    "not",
    "they",
    "he",
    "she",
    "from",
    "his",
    "her",
    "there",
    "which",
  ]),
  nl: new Set([
    "de",
    "het",
    "een",
    "en",
    "van",
    "ik",
    "je",
    "dat",
    "niet",
    "voor",
    "met",
    "zijn",
    "er",
    "maar",
    "ook",
    "naar",
    "aan",
    "bij",
    "hij",
    "ze",
    "wordt",
    "uit",
  ]),
};

/** The language of a text, by its most common words; English if that is undecided. */
export function guessLanguage(text: string): Language {
  const words =
    text
      .slice(0, 5_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => common[language].has(word)).length;
  return count("nl") > count("en") ? "nl" : "en";
}
