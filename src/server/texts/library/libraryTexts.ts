import { dutchEasy } from "./dutchEasy";
import { dutchHard } from "./dutchHard";
import { dutchMedium } from "./dutchMedium";
import { englishEasy } from "./englishEasy";
import { englishHard } from "./englishHard";
import { englishMedium } from "./englishMedium";
import type { LibraryText } from "./LibraryText";

type Shelf = Readonly<{ language: "en" | "nl"; difficulty: "EASY" | "MEDIUM" | "HARD" }>;

function place(texts: readonly LibraryText[], shelf: Shelf): readonly (LibraryText & Shelf)[] {
  return texts.map((text) => ({ ...text, ...shelf }));
}

/**
 * Every passage that Typeloop brings along, in a fixed order. Easy: short common words, short sentences, little
 * punctuation. Medium: ordinary prose. Hard: long words, numbers, quotes, semicolons, parentheses and accents. The
 * difficulty here is the shelf that a
 * passage was written for; the one that people see is measured (engine/text/difficulty), and is the same for more than
 * four in five.
 */
export const libraryTexts: readonly (LibraryText & Shelf)[] = [
  ...place(englishEasy, { language: "en", difficulty: "EASY" }),
  ...place(englishMedium, { language: "en", difficulty: "MEDIUM" }),
  ...place(englishHard, { language: "en", difficulty: "HARD" }),
  ...place(dutchEasy, { language: "nl", difficulty: "EASY" }),
  ...place(dutchMedium, { language: "nl", difficulty: "MEDIUM" }),
  ...place(dutchHard, { language: "nl", difficulty: "HARD" }),
];
