import { leastFigures as englishLeast } from "../../src/contract/languages/en/difficulty";
import { leastFigures as dutchLeast } from "../../src/contract/languages/nl/difficulty";
import { leastFigures as germanLeast } from "../../src/contract/languages/de/difficulty";
import { leastFigures as frenchLeast } from "../../src/contract/languages/fr/difficulty";
import { lessons as germanLessons } from "../../src/contract/languages/de/lessons";
import { punctuation as germanPunctuation } from "../../src/contract/languages/de/punctuation";
import { words as german } from "../../src/contract/languages/de/words";
import { lessons as englishLessons } from "../../src/contract/languages/en/lessons";
import { punctuation as englishPunctuation } from "../../src/contract/languages/en/punctuation";
import { words as english } from "../../src/contract/languages/en/words";
import { lessons as frenchLessons } from "../../src/contract/languages/fr/lessons";
import { punctuation as frenchPunctuation } from "../../src/contract/languages/fr/punctuation";
import { words as french } from "../../src/contract/languages/fr/words";
import { lessons as dutchLessons } from "../../src/contract/languages/nl/lessons";
import { punctuation as dutchPunctuation } from "../../src/contract/languages/nl/punctuation";
import { words as dutch } from "../../src/contract/languages/nl/words";
import type { Language } from "../../src/contract/languages/languages";
import type { PunctuationRules } from "../../src/engine/practice/makeWordText";
import type { TextFigures } from "../../src/engine/text/measureDifficulty";

/** What every language has: the compiler names one that is forgotten here. */
type Of<Part> = Readonly<Record<Language, Part>>;

/** Parts of languages for tests that do not wait for them. */
export const wordsOf = { en: english, nl: dutch, fr: french, de: german } as const satisfies Of<readonly string[]>;

export const punctuationOf = {
  en: englishPunctuation,
  nl: dutchPunctuation,
  fr: frenchPunctuation,
  de: germanPunctuation,
} as const satisfies Of<PunctuationRules>;

export const materialOf = {
  en: { ...englishLessons, words: english },
  nl: { ...dutchLessons, words: dutch },
  fr: { ...frenchLessons, words: french },
  de: { ...germanLessons, words: german },
} as const;

export const leastFiguresOf = {
  en: englishLeast,
  nl: dutchLeast,
  fr: frenchLeast,
  de: germanLeast,
} as const satisfies Of<TextFigures>;
