import { guessLanguage } from "../../../src/engine/text/guessLanguage";

test("by the most common words; English if undecided", () => {
  expect(guessLanguage("De uil zit in het bos en wacht op een muis.")).toBe("nl");
  expect(guessLanguage("The owl sits in the wood and waits for a mouse.")).toBe("en");
  expect(guessLanguage("De film was fun, the best of this year, and we liked it.")).toBe("en");
  expect(guessLanguage("1234 !?")).toBe("en");
});
