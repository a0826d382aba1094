import { readFileSync } from "node:fs";
import path from "node:path";
import { type Language, languageCodes } from "../../src/contract/languages/languages";
import { Speller } from "../support/Speller";
import { readTypedTexts } from "../support/typedTexts";

/** Words with a slip. */
const misspelled: Readonly<Record<Language, string>> = {
  en: "teh recieve neighbuor color",
  nl: "ziekenhuuis onmidelijk",
  fr: "maisson parllons-en l'abre",
  de: "Hauus Rytmus Turnhale",
};

describe.each(languageCodes)("what people type in %s", (language) => {
  const speller = new Speller(language);
  const listed = readFileSync(path.resolve(`tests/contract/spelling/${language}.txt`), "utf8")
    .trim()
    .split("\n");

  test("is spelled as the dictionary or the reviewed list has it", async () => {
    const list = new Set(listed);
    const texts = await readTypedTexts(language);
    const unknown = texts.flatMap((text) =>
      speller.findUnknown(text, (word) => list.has(word)).map((word) => `${word}: ${text.slice(0, 60)}`),
    );
    expect(unknown).toEqual([]);
  });

  test("would be refused with a slip", () => {
    const slips = misspelled[language].split(" ");
    expect(slips.filter((slip) => speller.findUnknown(slip).length === 0)).toEqual([]);
  });

  test("has a list without repeats, sorted", () => {
    expect(listed).toEqual([...new Set(listed)].toSorted());
  });
});
