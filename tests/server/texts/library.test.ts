import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Book, type Passage, audiences, subjects } from "../../../src/contract/languages/Passage";
import { canType } from "../../../src/engine/keyboards/waysToType";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { measureDifficulty } from "../../../src/engine/text/measureDifficulty";
import { normalizeText } from "../../../src/engine/text/normalizeText";
import { leastFiguresOf, wordsOf as wordsIn } from "../../support/languages";
import { readLibrary } from "../../../src/server/texts/library/seedLibrary";

/** What each language has to offer, and the keyboard that types all of it. */
const languages = [
  { language: "en", fewest: 400, bookCount: 4, layout: "us" },
  { language: "nl", fewest: 400, bookCount: 4, layout: "us-international" },
  { language: "fr", fewest: 130, bookCount: 0, layout: "french" },
  { language: "de", fewest: 130, bookCount: 0, layout: "german" },
] as const;

/** Letters, digits and the signs that every keyboard has, so no backslash, brackets or euro sign. */
const typable = /^[\p{L}\p{N} .,;:!?'"()\-/&%+=@]*$/u;

/** Words that have no place in a text for a family. Whole words, so that "skill" passes. */
const unsuitable = {
  en: wholeWords(
    "kill\\w*|murder\\w*|guns?|weapons?|bloody|suicide|cocaine|cigarettes?|beer|vodka|whisky|drunk",
    "sex\\w*|naked|porn\\w*|damn|hell|shit\\w*|fuck\\w*|bitch\\w*|bastard|idiot|terror\\w*|nazi\\w*|elections?",
  ),
  nl: wholeWords(
    "moord\\w*|vermoord\\w*|wapens?|zelfmoord|bier|wodka|dronken|seks\\w*|naakt|verdomme|klote\\w*|shit\\w*|fuck\\w*",
    "hoer\\w*|kut\\w*|lul|idioot|geweer|pistool|sigaret\\w*|verkiezing\\w*|terreur|nazi\\w*",
  ),
  fr: wholeWords(
    "meurtr\\w*|assassin\\w*|fusils?|pistolets?|suicide|cocaïne|cigarettes?|bières?|vodka|whisky|ivres?",
    "sexe\\w*|nue?s?|porno\\w*|merde\\w*|putain\\w*|connard\\w*|salope\\w*|idiote?s?|terroris\\w*|nazie?s?|élections?",
  ),
  de: wholeWords(
    "mord\\w*|mörder\\w*|waffen?|gewehre?|pistolen?|selbstmord|kokain|zigaretten?|bier\\w*|wodka|whisky|betrunken\\w*",
    "sex\\w*|nackt\\w*|porno\\w*|scheiß\\w*|fick\\w*|arsch\\w*|schlampe\\w*|idiot\\w*|terror\\w*|nazi\\w*|wahl(?:en)?",
  ),
};

function wholeWords(...words: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${words.join("|")})\\b`, "iu");
}

const folder = (language: string, kind: string) => path.resolve("src/contract/languages", language, kind);

function readAll<Content>(language: string, kind: string): readonly { file: string; content: Content }[] {
  if (!existsSync(folder(language, kind))) return [];
  return readdirSync(folder(language, kind)).map((file) => ({
    file,
    content: JSON.parse(readFileSync(path.join(folder(language, kind), file), "utf8")),
  }));
}

const firstWords = (body: string, count: number) => body.toLowerCase().split(/\s+/u).slice(0, count).join(" ");

const wordsOf = (body: string) =>
  body
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .split(/\s+/u);

/** The values that several have. */
function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Pairs of texts with several runs of five words in common. */
function nearDuplicates(texts: readonly Passage[]): readonly string[] {
  const places = new Map<string, Set<string>>();
  for (const { slug, body } of texts) {
    const all = wordsOf(body);
    for (let at = 0; at + 5 <= all.length; at += 1) {
      const run = all.slice(at, at + 5).join(" ");
      places.set(run, (places.get(run) ?? new Set()).add(slug));
    }
  }
  const shared = new Map<string, number>();
  for (const slugs of places.values()) {
    if (slugs.size < 2) continue;
    const pair = [...slugs].toSorted().join(" and ");
    shared.set(pair, (shared.get(pair) ?? 0) + 1);
  }
  return [...shared].flatMap(([pair, runs]) => (runs >= 4 ? [`${pair}: ${runs} runs`] : []));
}

describe.each(languages)("the library in $language", ({ language, fewest, bookCount, layout }) => {
  const files = readAll<readonly Passage[]>(language, "passages");
  const passages = files.flatMap(({ file, content }) =>
    content.map((passage) => ({ ...passage, subject: file.replace(".json", "") })),
  );
  const books = readAll<Book>(language, "books").map(({ content }) => content);
  const texts = readLibrary(language);
  const slugsOf = (faulty: (passage: (typeof passages)[number]) => boolean) =>
    passages.filter(faulty).map(({ slug }) => slug);

  test("has enough passages, of each subject, and its books", () => {
    expect(texts.filter(({ tags }) => !tags.includes("books")).length).toBeGreaterThanOrEqual(fewest);
    expect(files.map(({ file }) => file.replace(".json", "")).toSorted()).toEqual([...subjects].toSorted());
    expect(files.filter(({ content }) => content.length < (bookCount > 0 ? 10 : 8))).toEqual([]);
    expect(books).toHaveLength(bookCount);
  });

  test("has about a third of each length class", () => {
    const lengths = passages.map(({ body }) => [...body].length);
    expect(slugsOf(({ body }) => [...body].length < 80 || [...body].length > 700)).toEqual([]);
    const classes = [
      lengths.filter((length) => length <= 150),
      lengths.filter((length) => length > 150 && length <= 350),
      lengths.filter((length) => length > 350),
    ];
    for (const { length } of classes) expect(length / passages.length).toBeGreaterThan(0.25);
  });

  test("is easy for a quarter, and has hard passages, and enough for both audiences", () => {
    const levels = passages.map(
      ({ body }) => measureDifficulty(body, wordsIn[language], leastFiguresOf[language]).difficulty,
    );
    const share = (level: string) => levels.filter((each) => each === level).length / levels.length;
    expect(share("EASY")).toBeGreaterThanOrEqual(0.25);
    expect(share("HARD")).toBeGreaterThan(0.1);
    for (const audience of audiences)
      expect(passages.filter((passage) => passage.audience === audience).length / passages.length).toBeGreaterThan(0.3);
  });

  test("gives each text a slug of its own that starts with its language, and a title of its own", () => {
    expect(repeated(texts.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(slugsOf(() => true))).toEqual([]);
    expect(texts.filter(({ slug }) => !new RegExp(`^${language}(?:-[a-z0-9]+)+$`, "u").test(slug))).toEqual([]);
    expect(repeated(texts.map(({ title }) => title.toLowerCase()))).toEqual([]);
    expect(texts.filter(({ title }) => title.length < 2 || title.length > 60)).toEqual([]);
  });

  test("has only known audiences and subjects, none twice", () => {
    expect(slugsOf(({ audience }) => !audiences.includes(audience))).toEqual([]);
    expect(slugsOf(({ tags = [] }) => tags.some((tag) => !subjects.includes(tag)))).toEqual([]);
    expect(slugsOf(({ tags = [], subject }) => repeated([subject, ...tags]).length > 0)).toEqual([]);
    expect(slugsOf(({ tags = [] }) => tags.length > 2)).toEqual([]);
  });

  test("is normalized, and has characters that the usual keyboards type", () => {
    const faulty = (text: string) => text !== normalizeText(text) || !typable.test(text);
    expect(texts.filter(({ title, body, blurb }) => [title, body, blurb].some(faulty))).toEqual([]);
    expect(texts.filter(({ body }) => !canType(keyboardLayouts[layout], body))).toEqual([]);
  });

  test("ends as sentences do, with quotes and parentheses in pairs", () => {
    const count = (body: string, sign: string) => body.split(sign).length - 1;
    // A letter may end with a name.
    expect(slugsOf(({ body, subject }) => subject !== "letters" && !/[.!?]["')]*$/u.test(body))).toEqual([]);
    expect(slugsOf(({ body }) => count(body, '"') % 2 === 1)).toEqual([]);
    expect(slugsOf(({ body }) => count(body, "(") !== count(body, ")"))).toEqual([]);
  });

  test("suits a family", () => {
    expect(
      texts.filter(({ title, body }) => unsuitable[language].test(`${title} ${body}`)).map(({ slug }) => slug),
    ).toEqual([]);
  });

  test("begins each passage of a subject differently, and repeats none", () => {
    expect(repeated(passages.map(({ subject, body }) => `${subject}: ${firstWords(body, 5)}`))).toEqual([]);
    expect(nearDuplicates(passages)).toEqual([]);
  });

  test("joins the parts of a story and of a book, each ending where the next begins", () => {
    const inParts = texts.filter(({ parts }) => parts !== null);
    expect(inParts).toHaveLength(new Set(passages.flatMap(({ series }) => series ?? [])).size + books.length);
    for (const { body, parts } of inParts) {
      const ends = (parts ?? []).map(({ end }) => end);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      expect(ends.at(-1)).toBe(body.length);
      expect(ends.slice(0, -1).filter((end) => body[end - 1] !== " ")).toEqual([]);
    }
    for (const { slug, parts } of books) {
      const book = texts.find((text) => text.slug === slug);
      expect(book?.body).toBe(parts.map(({ body }) => body).join(" "));
      expect(book?.parts?.map(({ title }) => title)).toEqual(parts.map(({ title }) => title));
    }
  });

  test("has fifteen parts of 600 to 900 characters in each book", () => {
    expect(books.filter(({ parts }) => parts.length !== 15)).toEqual([]);
    const lengths = books.flatMap(({ parts }) => parts.map(({ body }) => [...body].length));
    expect(lengths.filter((length) => length < 600 || length > 900)).toEqual([]);
  });
});
