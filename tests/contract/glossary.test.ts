import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { errorMessages as englishErrors } from "../../src/contract/languages/en/errorMessages";
import { errorMessages as frenchErrors } from "../../src/contract/languages/fr/errorMessages";
import { errorMessages as germanErrors } from "../../src/contract/languages/de/errorMessages";
import { errorMessages as dutchErrors } from "../../src/contract/languages/nl/errorMessages";
import { projectFile } from "../support/workshop";

type Term = {
  readonly name: string;
  readonly names: readonly string[];
  readonly code: string;
  readonly notEnglish: readonly string[];
  readonly notDutch: readonly string[];
  readonly notFrench: readonly string[];
  readonly notGerman: readonly string[];
};

const glossary = readFileSync(projectFile("src/contract/GLOSSARY.md"), "utf8");
const rows = glossary
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:-|English)/u.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
/** What is in parentheses says where a word is meant. */
const wordsOf = (cell: string) =>
  cell
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "" && !word.includes("("));
const terms: readonly Term[] = rows.map(
  ([english = "", dutch = "", french = "", german = "", code = "", notEnglish = "", notDutch = "", ...others]) => ({
    name: english,
    names: [english, dutch, french, german],
    code: code.replaceAll("`", ""),
    notEnglish: wordsOf(notEnglish),
    notDutch: wordsOf(notDutch),
    notFrench: wordsOf(others[0] ?? ""),
    notGerman: wordsOf(others[1] ?? ""),
  }),
);

const sources = (folder: string, ending: RegExp) =>
  readdirSync(projectFile(folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(projectFile(path.join(folder, file)), "utf8"));

const catalogs = sources("src/contract/languages/nl/messages", /\.po$/u).join("\n");
const inCatalogs = (part: "msgid" | "msgstr") =>
  [...catalogs.matchAll(new RegExp(`^${part} "(.+)"$`, "gmu"))].map(([, sentence = ""]) => sentence);

/** Of sentences that name one of these, the translations do too, in any of its forms. */
const translatedByName: ReadonlySet<string> = new Set(
  (
    "keystroke, consistency, missed keys, course, exercise, star, dictation, ghost, duel, falling words, word list, " +
    "exam, practice exam, standard, certificate, library, standings, rematch, assignment, median, archived, flagged, " +
    "verified, settings, badge, leaderboard, text of the day, appearance, theme"
  ).split(", "),
);

const translated = (["nl", "fr", "de"] as const).map((language) => ({
  language,
  sentences: sources(`src/contract/languages/${language}/messages`, /\.po$/u).flatMap((catalog) =>
    [...catalog.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gmu)].map(([, original = "", translation = ""]) => ({
      original: original.replaceAll(/\{\w+\}/gu, ""),
      translation: translation.toLowerCase(),
    })),
  ),
}));

/** A name without its last two letters, which change in a sentence. */
const stemOf = (name: string) => name.toLowerCase().slice(0, Math.max(3, name.length - 2));

/** Sentences that people read: on screens, of errors, and of the schema. */
const english: readonly string[] = [
  ...inCatalogs("msgid"),
  ...Object.values(englishErrors).map(String),
  ...[...readFileSync(projectFile("schema.graphql"), "utf8").matchAll(/"""\n?([^]*?)"""/gu)].map(
    ([, description = ""]) => description,
  ),
];
const dutch: readonly string[] = [...inCatalogs("msgstr"), ...Object.values(dutchErrors).map(String)];

/** Of a language without a column of its own in the code above: all that people read, without the names of values. */
const readIn = (language: string, errors: object): readonly string[] =>
  [
    ...(translated.find((one) => one.language === language)?.sentences ?? []).map(({ translation }) => translation),
    ...Object.values(errors).map(String),
  ].map((sentence) => sentence.replaceAll(/\{\w+\}/gu, "").replaceAll("’", "'"));

function otherNames(sentences: readonly string[], notOf: (term: Term) => readonly string[]): readonly string[] {
  return terms.flatMap((term) =>
    notOf(term).flatMap((word) =>
      sentences
        .filter((sentence) => new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, "iu").test(sentence))
        .map((sentence) => `"${word}" instead of "${term.name}": ${sentence.trim().slice(0, 100)}`),
    ),
  );
}

test("every thing has a name in four languages, and one only", () => {
  expect(terms.length).toBeGreaterThan(50);
  expect(terms.filter(({ names }) => names.some((name) => name === ""))).toEqual([]);
  expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
});

test("the name in code is one that the code or the schema uses", () => {
  const code = [readFileSync(projectFile("schema.graphql"), "utf8"), ...sources("src", /\.tsx?$/u)].join("\n");
  expect(terms.filter(({ code: name }) => !new RegExp(`\\b${name}`, "u").test(code))).toEqual([]);
});

test("no sentence uses another name for it", () => {
  expect(english.length).toBeGreaterThan(2_000);
  expect(otherNames(english, ({ notEnglish }) => notEnglish)).toEqual([]);
  expect(otherNames(dutch, ({ notDutch }) => notDutch)).toEqual([]);
  expect(otherNames(readIn("fr", frenchErrors), ({ notFrench }) => notFrench)).toEqual([]);
  expect(otherNames(readIn("de", germanErrors), ({ notGerman }) => notGerman)).toEqual([]);
});

test("where code has another name, the glossary says why", () => {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/gu, "");
  const differs = ({ name, code }: Term) =>
    !plain(code).includes(plain(name).replace(/s$/u, "")) && !plain(name).includes(plain(code));
  const reasons = [...glossary.matchAll(/^- ([^,]+), `(\w+)`: ./gmu)].map(([, name, code]) => `${name}: ${code}`);
  expect(terms.filter(differs).map(({ name, code }) => `${name}: ${code}`)).toEqual(reasons);
});

/** An apostrophe within a word that is not the one of its language: curly in French, straight elsewhere. */
const otherApostrophe: Readonly<Record<string, RegExp>> = { fr: /\p{L}'\p{L}/u };

test("a language has one kind of apostrophe", () => {
  const wrong = (["en", "nl", "fr", "de"] as const).flatMap((language) => {
    const catalog = sources(`src/contract/languages/${language === "en" ? "nl" : language}/messages`, /\.po$/u);
    const part = language === "en" ? "msgid" : "msgstr";
    const written = [...catalog.join("\n").matchAll(new RegExp(`^${part} "(.+)"$`, "gmu"))].map(
      ([, text = ""]) => text,
    );
    const spoken = sources(`src/contract/languages/${language}`, /^(?:errorMessages|outside)\.ts$/u)
      .join("\n")
      .split("\n");
    return [...written, ...spoken].filter((sentence) => (otherApostrophe[language] ?? /’/u).test(sentence));
  });
  expect(wrong).toEqual([]);
});

test("French has narrow spaces before its marks and within its quotation marks", () => {
  const catalog = sources("src/contract/languages/fr/messages", /\.po$/u).join("\n");
  const written = [...catalog.matchAll(/^msgstr(?:\[\d\])? "(.+)"$/gmu)].map(([, text = ""]) => text);
  expect(written.filter((sentence) => / (?:[:;?!»]|%(?!\w))|« /u.test(sentence))).toEqual([]);
});

test("translations of a sentence use the names of what it names", () => {
  const known = terms.filter(({ name }) => translatedByName.has(name));
  expect(known).toHaveLength(translatedByName.size);
  const others = known.flatMap(({ name, names }) => {
    const named = new RegExp(`(?<!\\p{L})${name}s?(?!\\p{L})`, "iu");
    return translated.flatMap(({ language, sentences }, at) =>
      sentences
        .filter(
          ({ original, translation }) => named.test(original) && !translation.includes(stemOf(names[at + 1] ?? "")),
        )
        .map(({ translation }) => `${language}, without "${names[at + 1]}": ${translation}`),
    );
  });
  expect(others).toEqual([]);
});
