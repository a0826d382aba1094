import { guessLanguage } from "../../../../src/server/texts/upload/readTexts";
import { libraryTexts } from "../../../support/libraryTexts";
import { wordsOf } from "../../../support/languages";

const lists = [
  ["en", wordsOf.en],
  ["nl", wordsOf.nl],
  ["fr", wordsOf.fr],
  ["de", wordsOf.de],
] as const;

test("by the most common words; the first language if undecided", () => {
  expect(guessLanguage("De uil zit in het bos en wacht op een muis.", lists)).toBe("nl");
  expect(guessLanguage("The owl sits in the wood and waits for a mouse.", lists)).toBe("en");
  expect(guessLanguage("De film was fun, the best of this year, and we liked it.", lists)).toBe("en");
  expect(guessLanguage("Le hibou est dans le bois et il attend une souris.", lists)).toBe("fr");
  expect(guessLanguage("Die Eule sitzt im Wald und wartet auf eine Maus.", lists)).toBe("de");
  expect(guessLanguage("1234 !?", lists)).toBe("en");
  expect(guessLanguage("1234 !?", lists.toReversed())).toBe("de");
});

test("every passage of the library, and its first sentence", () => {
  for (const { slug, body, language } of libraryTexts) {
    const [sentence = ""] = body.split(/(?<=[.!?]) /u);
    expect([slug, guessLanguage(body, lists)]).toEqual([slug, language]);
    // So short a text is only told apart between two languages; "Maandag: regen." has no listed word at all.
    const pair = lists.slice(0, 2);
    const isTold = pair.some(([code]) => code === language) && sentence.split(" ").length > 2;
    expect([slug, isTold ? guessLanguage(sentence, pair) : language]).toEqual([slug, language]);
  }
});
