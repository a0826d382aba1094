import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { canType } from "../../../src/engine/keyboards/waysToType";
import { currentExamNorms, examNormId, fillAttempts } from "../../../src/engine/exams/examNorms";
import { findExamTexts } from "../../../src/server/exams/examTexts";
import { languages, languagesWith } from "../../../src/contract/languages/languages";
import { sevenMinutes as germanSeven } from "../../../src/contract/languages/de/examTexts/sevenMinutes";
import { tenMinutes as germanTen } from "../../../src/contract/languages/de/examTexts/tenMinutes";
import { sevenMinutes as frenchSeven } from "../../../src/contract/languages/fr/examTexts/sevenMinutes";
import { tenMinutes as frenchTen } from "../../../src/contract/languages/fr/examTexts/tenMinutes";
import { normalizeText } from "../../../src/engine/text/normalizeText";
import { sevenMinutes as dutchSeven } from "../../../src/contract/languages/nl/examTexts/sevenMinutes";
import { tenMinutes as dutchTen } from "../../../src/contract/languages/nl/examTexts/tenMinutes";
import { sevenMinutes as englishSeven } from "../../../src/contract/languages/en/examTexts/sevenMinutes";
import { tenMinutes as englishTen } from "../../../src/contract/languages/en/examTexts/tenMinutes";
import { libraryTexts } from "../../support/libraryTexts";
import { expectEach } from "../../support/expectEach";

const shelves = [
  { language: "en", minutes: 7, fewest: 10, shortest: 1500, longest: 1700, texts: englishSeven },
  { language: "en", minutes: 10, fewest: 10, shortest: 2200, longest: 2400, texts: englishTen },
  { language: "nl", minutes: 7, fewest: 10, shortest: 1500, longest: 1700, texts: dutchSeven },
  { language: "nl", minutes: 10, fewest: 10, shortest: 2200, longest: 2400, texts: dutchTen },
  { language: "fr", minutes: 7, fewest: 10, shortest: 1500, longest: 1700, texts: frenchSeven },
  { language: "fr", minutes: 10, fewest: 10, shortest: 2200, longest: 2400, texts: frenchTen },
  { language: "de", minutes: 7, fewest: 10, shortest: 1500, longest: 1700, texts: germanSeven },
  { language: "de", minutes: 10, fewest: 10, shortest: 2200, longest: 2400, texts: germanTen },
] as const;

const all = shelves.flatMap(({ texts, ...shelf }) => texts.map((text) => ({ ...text, ...shelf })));

const averageWordLength = (body: string): number => {
  const words = body.split(" ");
  return words.reduce((sum, word) => sum + word.length, 0) / words.length;
};

const count = (body: string, of: RegExp): number => body.match(of)?.length ?? 0;

/** The middle of a language's texts, so that none of them makes an exam harder or easier than another would. */
const mean = (language: string, measure: (body: string) => number): number => {
  const measures = all.filter((text) => text.language === language).map(({ body }) => measure(body));
  return measures.reduce((sum, one) => sum + one, 0) / measures.length;
};

const capitals = (body: string): number => count(body, /\p{Lu}/gu) / body.length;

const characters = {
  en: /^[ -~]+$/u,
  nl: /^[ -~éëïöèêç]+$/u,
  fr: /^[ -~àâçéèêëîïôùû]+$/u,
  de: /^[ -~äöüßÄÖÜ]+$/u,
} as const;

/** As long as this, a passage is known again by who typed it before. */
const RUN = 60;

const runsOf = (body: string): ReadonlySet<string> =>
  new Set(
    Array.from({ length: Math.max(0, body.length - RUN + 1) }, (_, at) => body.slice(at, at + RUN).toLowerCase()),
  );

describe("the texts of exams", () => {
  it.each(shelves)("are $fewest or more in $language for $minutes minutes", ({ fewest, texts }) =>
    expect(texts.length).toBeGreaterThanOrEqual(fewest),
  );

  it("are in every language that has exams", () =>
    expect([...new Set(shelves.map(({ language }) => language))].toSorted()).toEqual(
      languagesWith("examTexts").toSorted(),
    ));

  it("have a slug, a body, and within their language a title of their own", () => {
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    expect(new Set(all.map(({ body }) => body)).size).toBe(all.length);
    expect(new Set(all.map(({ language, title }) => `${language} ${title.toLowerCase()}`)).size).toBe(all.length);
  });

  it("share no passage with each other or with the library", () => {
    const known = new Map<string, string>();
    for (const { slug, body } of libraryTexts) for (const run of runsOf(body)) known.set(run, slug);
    const shared: string[] = [];
    for (const { slug, body } of all) {
      const runs = runsOf(body);
      shared.push(
        ...[...runs].filter((run) => known.has(run)).map((run) => `${slug} and ${known.get(run) ?? ""}: ${run}`),
      );
      for (const run of runs) known.set(run, slug);
    }
    expect(shared).toEqual([]);
  });

  describe.each(languagesWith("examTexts"))("in %s", (language) => {
    it.each(currentExamNorms().map((norm) => ({ norm, id: examNormId(norm) })))(
      "are long enough for 400 strokes a minute by $id, and none comes twice in an exam",
      async ({ norm }) => {
        const bodies = (await findExamTexts(language)).map(({ body }) => body);
        // The order in which an exam takes the most of them, and the one in which it takes the fewest.
        const orders = [
          bodies.toSorted((one, other) => one.length - other.length),
          bodies.toSorted((one, other) => other.length - one.length),
        ];
        for (const order of orders) {
          const attempts = fillAttempts(order, norm);
          expect(attempts).toHaveLength(norm.attempts);
          for (const text of attempts) expect(text.length).toBeGreaterThanOrEqual(norm.minutes * 400);
          const parts = attempts.flatMap((text) => bodies.filter((body) => text.includes(body)));
          expect(parts.length).toBe(new Set(parts).size);
        }
      },
    );
  });

  it("have the accents of Dutch where Dutch has them", () => {
    for (const texts of [dutchSeven, dutchTen])
      expect(texts.map(({ body }) => body).join(" ")).toMatch(/é[^]*ë|ë[^]*é/u);
  });
});

describe("each text", () => {
  const each = (check: (text: (typeof all)[number]) => void) => expectEach(all, ({ slug }) => slug, check);

  it("is named after its language and its minutes", () =>
    each(({ slug, title, language, minutes }) => {
      expect(slug).toMatch(new RegExp(`^exam-${language}-${String(minutes)}(?:-[a-z0-9]+)+$`, "u"));
      expect(title.length).toBeGreaterThanOrEqual(1);
      expect(title.length).toBeLessThanOrEqual(100);
    }));

  it("is as long as its exam asks", () =>
    each(({ body, shortest, longest }) => {
      expect(body.length).toBeGreaterThanOrEqual(shortest);
      expect(body.length).toBeLessThanOrEqual(longest);
    }));

  it("is in the normalized form already, one paragraph without double spaces", () =>
    each(({ title, body }) => {
      expect(body).toBe(normalizeText(body));
      expect(title).toBe(normalizeText(title));
      expect(body).not.toMatch(/\s{2,}|[^\S ]/u);
    }));

  it("has only the characters of its language", () =>
    each(({ body, language }) => expect(body).toMatch(characters[language])));

  it("can be typed on the keyboards of its language", () =>
    each(({ body, language }) => {
      for (const layout of languages[language].layouts)
        expect(canType(keyboardLayouts[layout], body) || `${layout} cannot`).toBe(true);
    }));

  it("can be typed on US-International in English and Dutch, in English on a plain US keyboard too", () =>
    each(({ body, language }) => {
      if (language === "en" || language === "nl") expect(canType(keyboardLayouts["us-international"], body)).toBe(true);
      if (language === "en") expect(canType(keyboardLayouts.us, body)).toBe(true);
    }));

  it("ends as a sentence does, with quotes in pairs", () =>
    each(({ body }) => {
      expect(body).toMatch(/[.?!]"?$/u);
      expect(count(body, /"/gu) % 2).toBe(0);
    }));

  it("is as hard as the others of its language: words, capitals, digits", () =>
    each(({ body, language }) => {
      expect(Math.abs(averageWordLength(body) / mean(language, averageWordLength) - 1)).toBeLessThanOrEqual(0.08);
      expect(Math.abs(capitals(body) - mean(language, capitals))).toBeLessThanOrEqual(0.01);
      expect(count(body, /\d/gu) / body.length).toBeLessThanOrEqual(0.015);
      expect(count(body, /\d[\d.,]*/gu)).toBeGreaterThanOrEqual(2);
    }));

  it("has the marks of prose: commas, a question, a quotation", () =>
    each(({ body }) => {
      expect(count(body, /,/gu)).toBeGreaterThanOrEqual(10);
      expect(count(body, /\?/gu)).toBeGreaterThanOrEqual(1);
      expect(count(body, /"/gu)).toBeGreaterThanOrEqual(2);
    }));
});
