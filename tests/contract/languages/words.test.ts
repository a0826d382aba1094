import { words as dutch } from "../../../src/contract/languages/nl/words";
import { words as english } from "../../../src/contract/languages/en/words";
import { dutchExclusions, englishExclusions } from "../../../src/tools/wordExclusions";

describe.each([
  {
    name: "English",
    words: english,
    excluded: englishExclusions,
    allowed: /^(?:[a-z]{2,}|a|[a-z]+n't)$/u,
    first: ["a", "the", "and", "don't"],
  },
  {
    name: "Dutch",
    words: dutch,
    excluded: dutchExclusions,
    allowed: /^(?:[a-zéèëïöü]{2,}|u)$/u,
    first: ["de", "het", "of", "één"],
  },
])("the $name word list", ({ words, excluded, allowed, first }) => {
  it("has exactly 1000 different words", () => {
    expect(words).toHaveLength(1000);
    expect(new Set(words).size).toBe(1000);
  });

  it("has whole lower-case words in NFC, with no other characters than the language has", () => {
    expect(words.filter((word) => !allowed.test(word) || word !== word.normalize("NFC"))).toEqual([]);
  });

  it("has none of the excluded words", () => {
    expect(words.filter((word) => excluded.has(word))).toEqual([]);
  });

  it("starts with indispensable words of a language", () => {
    for (const word of first) expect(words.slice(0, 200)).toContain(word);
  });

  it("has words of ordinary length", () => {
    const lengths = words.map((word) => word.length).sort((a, b) => a - b);
    expect(lengths[500]).toBeGreaterThanOrEqual(4);
    expect(lengths[500]).toBeLessThanOrEqual(6);
    expect(lengths.at(-1)).toBeLessThanOrEqual(17);
  });
});

it.each(["english", "dutch"])("contains no doubtful word, whatever the exclusions say: %s", (name) => {
  const doubtful = /fuck|shit|bitch|kill|murder|drug|sex|hoer|moord|schiet|wapen|klootzak|verdomme|dood/u;
  expect((name === "english" ? english : dutch).filter((word) => doubtful.test(word))).toEqual([]);
});
