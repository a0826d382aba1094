import { wordsOf } from "../../support/languages";
import { characterSetOf } from "../../../src/engine/keyboards/fitText";
import {
  difficultyOfScore,
  difficultyStarts,
  difficultyWeights,
  measureDifficulty,
  countWords,
  wordStatistics,
} from "../../../src/engine/text/measureDifficulty";
import { words as english } from "../../../src/contract/languages/en/words";
import { libraryTexts } from "../../support/libraryTexts";
import { expectEach } from "../../support/expectEach";

const languages = ["en", "nl", "fr", "de"] as const;

test.each([
  ["He is here and you are not.", "en", 5.6, "EASY"],
  ["Neither the museum nor the library is open.", "en", 46.7, "MEDIUM"],
  ["The quick brown fox jumps over the lazy dog.", "en", 56.3, "HARD"],
  ["ik weet het niet en jij ook niet maar dat is goed", "nl", 1.4, "EASY"],
  ["1234567890 1234567890", "en", 100, "HARD"],
  ["?!?!?!?!?! ?!?!?!?!?!", "en", 75, "HARD"],
] as const)("%s", (body, language, score, difficulty) => {
  expect(measureDifficulty(body, wordsOf[language], language)).toMatchObject({ score, difficulty });
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

  const { signs, signShare, uncommonWords, lettersPerWord } = measureDifficulty("You don't, Zyxzyx.", english, "en");
  expect(signShare).toBeCloseTo(5 / 18); // Y ' , Z .
  expect(signs).toBe(100);
  expect(uncommonWords).toBeCloseTo(1 / 3);
  expect(lettersPerWord).toBeCloseTo((3 + 4 + 6) / 3);
});

test("a noun with its capital and the two words around an apostrophe are found in the list", () => {
  const list = ["und", "Haus", "Leben", "arbre", "est"];
  expect(measureDifficulty("Das Haus und das Leben.", list, "de").uncommonWords).toBeCloseTo(2 / 5);
  expect(measureDifficulty("L'arbre n'est pas l’arbre.", list, "fr").uncommonWords).toBeCloseTo(1 / 7);
});

test("an ordinary text is as hard in each language", () => {
  const median = (language: string) => {
    const texts = libraryTexts.filter((text) => text.language === language && text.tags.includes("adults"));
    const scores = texts.map((text) => measureDifficulty(text.body, wordsOf[text.language], text.language).score);
    return scores.toSorted((one, other) => one - other)[Math.floor(scores.length / 2)] ?? 0;
  };
  const medians = languages.map(median);
  expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(5);
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
  test("hold", () =>
    expectEach(
      libraryTexts,
      ({ slug }) => slug,
      ({ body, language }) => {
        const { score, ...parts } = measureDifficulty(body, wordsOf[language], language);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        // The same again: nothing is kept from one text to the next.
        expect(measureDifficulty(body, wordsOf[language], language)).toEqual({ score, ...parts });
        // The total length does not matter.
        expect(measureDifficulty(`${body} ${body}`, wordsOf[language], language).score).toBeCloseTo(score, 0);
        // Capitals make it harder.
        expect(measureDifficulty(body.toUpperCase(), wordsOf[language], language).score).toBeGreaterThanOrEqual(score);
        // Leaving out signs between words makes it easier. A sign within a word joins two, which may be rarer.
        const plain = body.replaceAll(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}\s'’]+(?=[\p{L}\p{N}])/gu, " ");
        const [joined, bare] = [plain, plain.replaceAll(/[^\p{L}\p{N}\s'’]/gu, "")].map(
          (each) => measureDifficulty(each, wordsOf[language], language).score,
        );
        expect(bare).toBeLessThanOrEqual(joined ?? 0);
        // Each word with one more letter: at least as rare, and longer.
        expect(
          measureDifficulty(body.replaceAll(/\p{L}+/gu, "$&q"), wordsOf[language], language).score,
        ).toBeGreaterThanOrEqual(score);
      },
    ));
});

test.each(languages)("a rarer word is never easier (%s)", (language) => {
  const rarities = [...wordStatistics(wordsOf[language]).rarity.values()];
  expect(rarities).toEqual(rarities.toSorted((a, b) => a - b));
  expect(rarities.at(-1)).toBeLessThan(1);
});

test("repeated common words are easy; unlisted words are harder", () => {
  const common = measureDifficulty(english.slice(0, 50).join(" "), english, "en").score;
  const less = measureDifficulty(english.slice(500, 550).join(" "), english, "en").score;
  const none = measureDifficulty(
    english
      .slice(500, 550)
      .map((word) => [...word].toReversed().join(""))
      .join(" "),
    english,
    "en",
  ).score;
  expect(common).toBeLessThan(less);
  expect(less).toBeLessThan(none);
});

test.each(languages)("passages for children are easier than those for adults (%s)", (language) => {
  const average = (audience: string) => {
    const scores = libraryTexts
      .filter((text) => text.language === language && text.tags.includes(audience))
      .map(({ body }) => measureDifficulty(body, wordsOf[language], language).score);
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
  expect(average("children")).toBeLessThan(average("adults") - 5);
});

test("the characters of a text, each once", () => {
  expect(characterSetOf("banana Banane €ë👍")).toBe(" Babenë€👍");
  expect(characterSetOf("")).toBe("");
});
