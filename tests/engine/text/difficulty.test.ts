import { characterSetOf } from "../../../src/engine/keyboards/fitText";
import {
  difficultyOfScore,
  difficultyStarts,
  difficultyWeights,
  measureDifficulty,
  countWords,
  wordStatistics,
} from "../../../src/engine/text/measureDifficulty";
import { english } from "../../../src/engine/practice/words/english";
import { libraryTexts } from "../../../src/server/texts/library/libraryTexts";

const languages = ["en", "nl"] as const;

test.each([
  ["He is here and you are not.", "en", 5.6, "EASY"],
  ["Neither the museum nor the library is open.", "en", 46.7, "MEDIUM"],
  ["The quick brown fox jumps over the lazy dog.", "en", 56.3, "HARD"],
  ["ik weet het niet en jij ook niet maar dat is goed", "nl", 1.4, "EASY"],
  ["1234567890 1234567890", "en", 100, "HARD"],
  ["?!?!?!?!?! ?!?!?!?!?!", "en", 75, "HARD"],
] as const)("%s", (body, language, score, difficulty) => {
  expect(measureDifficulty(body, language)).toMatchObject({ score, difficulty });
});

test("the parts, by hand", () => {
  // In a list of two words "ab" (rank 1) and "bc" (rank 2) the horizon is rank 4, so "bc" is half as rare as a word
  // that is not listed.
  const statistics = countWords(["ab", "bc"]);
  expect([...statistics.rarity]).toEqual([
    ["ab", 0],
    ["bc", 0.5],
  ]);
  // In running text "ab" occurs twice for each "bc".
  expect(statistics.pairBits.get("ab")).toBeCloseTo(-Math.log2(2 / 3));
  expect(statistics.pairBits.get("bc")).toBeCloseTo(-Math.log2(1 / 3));
  expect(statistics.unknownPairBits).toBeCloseTo(-Math.log2(1 / 3));

  const { signs, signShare, uncommonWords, lettersPerWord } = measureDifficulty("You don't, Zyxzyx.", "en");
  expect(signShare).toBeCloseTo(5 / 18); // Y ' , Z .
  expect(signs).toBe(100);
  expect(uncommonWords).toBeCloseTo(1 / 3);
  expect(lettersPerWord).toBeCloseTo((3 + 4 + 6) / 3);
});

test("weights are whole and together 100; the levels are within the range of scores", () => {
  expect(Object.values(difficultyWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  const { MEDIUM, HARD } = difficultyStarts;
  expect([0, MEDIUM - 0.1, MEDIUM, HARD - 0.1, HARD, 100].map(difficultyOfScore)).toEqual([
    "EASY",
    "EASY",
    "MEDIUM",
    "MEDIUM",
    "HARD",
    "HARD",
  ]);
});

describe("properties of every passage in the library", () => {
  test.each(libraryTexts)("$slug", ({ body, language }) => {
    const { score, ...parts } = measureDifficulty(body, language);
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
    // The same again: nothing is kept from one text to the next.
    expect(measureDifficulty(body, language)).toEqual({ score, ...parts });
    // The total length does not matter.
    expect(measureDifficulty(`${body} ${body}`, language).score).toBeCloseTo(score, 0);
    // Capitals make it harder, leaving out signs easier.
    expect(measureDifficulty(body.toUpperCase(), language).score).toBeGreaterThanOrEqual(score);
    expect(measureDifficulty(body.replaceAll(/[^\p{L}\p{N}\s'’]/gu, ""), language).score).toBeLessThanOrEqual(score);
    // Each word with one more letter: at least as rare, and longer.
    expect(measureDifficulty(body.replaceAll(/\p{L}+/gu, "$&q"), language).score).toBeGreaterThanOrEqual(score);
  });
});

test.each(languages)("a rarer word is never easier (%s)", (language) => {
  const rarities = [...wordStatistics(language).rarity.values()];
  expect(rarities).toEqual(rarities.toSorted((a, b) => a - b));
  expect(rarities.at(-1)).toBeLessThan(1);
});

test("repeated common words are easy; unlisted words are harder", () => {
  const common = measureDifficulty(english.slice(0, 50).join(" "), "en").score;
  const less = measureDifficulty(english.slice(500, 550).join(" "), "en").score;
  const none = measureDifficulty(
    english
      .slice(500, 550)
      .map((word) => [...word].toReversed().join(""))
      .join(" "),
    "en",
  ).score;
  expect(common).toBeLessThan(less);
  expect(less).toBeLessThan(none);
});

test("more than four in five passages of the library have the difficulty they were written for", () => {
  const same = libraryTexts.filter(
    ({ body, language, difficulty }) => measureDifficulty(body, language).difficulty === difficulty,
  );
  expect(same.length / libraryTexts.length).toBeGreaterThan(0.8);
  // And none is hard that was written as easy, or the other way round.
  const far = libraryTexts.filter(
    ({ body, language, difficulty }) =>
      [difficulty, measureDifficulty(body, language).difficulty].toSorted().join() === "EASY,HARD",
  );
  expect(far).toEqual([]);
});

test("the characters of a text, each once", () => {
  expect(characterSetOf("banana Banane €ë👍")).toBe(" Babenë€👍");
  expect(characterSetOf("")).toBe("");
});
