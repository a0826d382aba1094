import { normaliseText } from "../../../src/engine/text/normaliseText";
import { libraryTexts } from "../../../src/server/texts/library/libraryTexts";

const languages = ["en", "nl"] as const;
const difficulties = ["EASY", "MEDIUM", "HARD"] as const;

/** Printable ASCII, the letters with accents that dead keys give, and the euro sign. */
const typable = /^[ -~áàâäéèêëíìîïóòôöúùûüçñÁÉËÏÖÜ€]*$/u;

/** Words that have no place in a text for a child of nine. Whole words, so that "skill" passes. */
const unsuitable = new RegExp(
  `\\b(?:${[
    "kill\\w*|murder\\w*|guns?|weapons?|wars?|blood(?:y|ed)|suicide|drugs?|cocaine|cigarettes?|beer|vodka|whisky|drunk",
    "sex\\w*|naked|porn\\w*|damn|hell|shit\\w*|fuck\\w*|bitch\\w*|bastard|idiot|stupid|hate[ds]?|terror\\w*|nazi\\w*",
    "dood|doden|moord\\w*|vermoord\\w*|wapens?|oorlog\\w*|zelfmoord|bier|wodka|dronken|seks\\w*|naakt|verdomme|klote\\w*",
    "hoer\\w*|kut\\w*|lul|idioot|stom|haat|geweer|pistool|sigaret\\w*|president|minister|election|verkiezing\\w*",
  ].join("|")})\\b`,
  "iu",
);

const averageWordLength = (bodies: readonly string[]) => {
  const words = bodies.join(" ").split(" ");
  return words.reduce((sum, word) => sum + word.length, 0) / words.length;
};

const shelf = (language: string, difficulty: string) =>
  libraryTexts.filter((text) => text.language === language && text.difficulty === difficulty);

describe("the text library", () => {
  it.each(languages.flatMap((language) => difficulties.map((difficulty) => ({ language, difficulty }))))(
    "has at least 21 passages in $language, $difficulty",
    ({ language, difficulty }) => expect(shelf(language, difficulty).length).toBeGreaterThanOrEqual(21),
  );

  it("gives each passage a slug of its own that starts with its language", () => {
    const slugs = libraryTexts.map((text) => text.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(
      libraryTexts.filter(({ slug, language }) => !new RegExp(`^${language}(?:-[a-z0-9]+)+$`, "u").test(slug)),
    ).toEqual([]);
  });

  it.each(languages)("has no title or body twice in %s", (language) => {
    const texts = libraryTexts.filter((text) => text.language === language);
    expect(new Set(texts.map((text) => text.title.toLowerCase())).size).toBe(texts.length);
    expect(new Set(texts.map((text) => text.body)).size).toBe(texts.length);
  });

  it.each(languages)("makes words longer with each difficulty in %s", (language) => {
    const [easy = 0, medium = 0, hard = 0] = difficulties.map((difficulty) =>
      averageWordLength(shelf(language, difficulty).map((text) => text.body)),
    );
    expect(easy).toBeLessThan(medium);
    expect(medium).toBeLessThan(hard);
  });

  it("offers short, ordinary and long passages", () => {
    const lengths = libraryTexts.map((text) => [...text.body].length);
    expect(Math.min(...lengths)).toBeLessThan(150);
    expect(Math.max(...lengths)).toBeGreaterThan(550);
  });

  it("has the accents of Dutch in its ordinary and hard Dutch passages", () => {
    for (const difficulty of ["MEDIUM", "HARD"] as const) {
      expect(
        shelf("nl", difficulty)
          .map((text) => text.body)
          .join(" "),
      ).toMatch(/[éèëïö]/u);
    }
  });
});

describe.each(libraryTexts)("$slug", ({ title, body, tags }) => {
  it("has 120 to 600 characters and a title of 1 to 100", () => {
    expect([...body].length).toBeGreaterThanOrEqual(120);
    expect([...body].length).toBeLessThanOrEqual(600);
    expect(title.length).toBeGreaterThanOrEqual(1);
    expect(title.length).toBeLessThanOrEqual(100);
  });

  it("is in the normalised form already, without double spaces", () => {
    expect(body).toBe(normaliseText(body));
    expect(title).toBe(normaliseText(title));
    expect(body).not.toMatch(/\s{2,}|[\n\t]/u);
  });

  it("can be typed on a US-International keyboard", () => {
    expect(body).toMatch(typable);
    expect(title).toMatch(typable);
  });

  it("suits a reader of nine", () => {
    expect(`${title} ${body}`).not.toMatch(unsuitable);
  });

  it("ends as a sentence does, with quotes and parentheses in pairs", () => {
    expect(body).toMatch(/[.!?]["')]*$/u);
    expect([...body].filter((character) => character === '"').length % 2).toBe(0);
    expect([...body].filter((character) => character === "(")).toHaveLength(
      [...body].filter((character) => character === ")").length,
    );
  });

  it("has one to three tags, none twice", () => {
    expect(tags.length).toBeGreaterThanOrEqual(1);
    expect(tags.length).toBeLessThanOrEqual(3);
    expect(new Set(tags).size).toBe(tags.length);
  });
});
