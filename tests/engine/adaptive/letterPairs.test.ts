import { buildLanguageModel, readLetterPairs } from "../../../src/engine/adaptive/LanguageModel";
import { measureNeeds } from "../../../src/engine/adaptive/measureNeeds";
import { defaultGoal, emptyAdaptiveState } from "../../../src/engine/adaptive/AdaptiveState";
import { languagesWith, loadPart } from "../../../src/contract/languages/languages";
import { libraryTexts } from "../../support/libraryTexts";

test("counts of pairs are read from their stored form", () => {
  expect([...readLetterPairs("e_40 _t31 th2")]).toEqual([
    ["e ", 40],
    [" t", 31],
    ["th", 2],
  ]);
});

test("a letter counts by its share in ordinary text, not in the list of words", () => {
  const words = ["az", "za", "aa"];
  const model = buildLanguageModel(words, readLetterPairs("_a900 a_900 aa900 az10 za10 _z10 z_10"));
  const shareOf = (key: string) => model.text.keyShares[model.keys.indexOf(key)] ?? NaN;
  expect(shareOf("a")).toBeGreaterThan(10 * shareOf("z"));
  const { keys } = measureNeeds(emptyAdaptiveState, model, defaultGoal, 0);
  const needOf = (key: string) => keys[model.keys.indexOf(key)]?.value ?? NaN;
  expect(needOf("a")).toBeGreaterThan(10 * needOf("z"));
});

test.each(languagesWith("passages"))(
  "the counts of %s are those of its texts, also of those that were not counted",
  async (code) => {
    const counts = readLetterPairs(await loadPart(code, "letterPairs"));
    const known = new Set([...counts.keys()].flatMap((pair) => [...pair]));
    const prose = libraryTexts
      .filter(({ language }) => language === code)
      .filter((_, at) => at % 2 === 0)
      .map(({ body }) => body.toLowerCase())
      .join(" ");
    const found = new Map<string, number>();
    let before = " ";
    for (const character of prose) {
      const letter = known.has(character) ? character : " ";
      if (before !== " " || letter !== " ") found.set(before + letter, (found.get(before + letter) ?? 0) + 1);
      before = letter;
    }
    const length = (all: ReadonlyMap<string, number>) => Math.hypot(...all.values());
    const product = [...found].reduce((sum, [pair, count]) => sum + count * (counts.get(pair) ?? 0), 0);
    expect(product / length(found) / length(counts)).toBeGreaterThan(0.98);
  },
);
