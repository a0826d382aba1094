import type { PartLoaders } from "../LanguageEntry";

export const loaders: PartLoaders = {
  words: async () => (await import("./words.ts")).words,
  letterPairs: async () => (await import("./letterPairs.ts")).letterPairs,
  commonWords: async () => (await import("./commonWords.ts")).commonWords,
  furtherWords: async () => (await import("./furtherWords.ts")).furtherWords,
  punctuation: async () => (await import("./punctuation.ts")).punctuation,
  leastFigures: async () => (await import("./difficulty.ts")).leastFigures,
  hiddenTitle: async () => "Verborgener Text",
  lessons: async () => (await import("./lessons.ts")).lessons,
  examTexts: async () => (await import("./examTexts.ts")).examTexts,
  passPhraseWords: async () => (await import("./passPhraseWords.ts")).passPhraseWords,
  errorMessages: async () => (await import("./errorMessages.ts")).errorMessages,
  outside: async () => (await import("./outside.ts")).outside,
};
