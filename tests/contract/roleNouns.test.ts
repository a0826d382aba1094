import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { interfaceLanguages } from "../../src/contract/languages/languages";
import { projectFile } from "../support/workshop";

/** Pages that are about no group in particular, or about several: they say coach and member. */
const others = /^(?:Privacy|Admin\w*)\.po$/u;

/** A message: its context, the English sentence and the translation. */
const message = /^(?:msgctxt "(.*)"\n)?msgid "(.+)"\nmsgstr "(.*)"$/gmu;

/** Every sentence but the nouns themselves, without the names of its values. */
function sentencesOf(language: string): readonly string[] {
  const isEnglish = language === "en";
  const folder = projectFile(`src/contract/languages/${isEnglish ? "nl" : language}/messages`);
  const catalogs = readdirSync(folder).filter((file) => !others.test(file));
  const onScreens = catalogs.flatMap((file) =>
    [...readFileSync(path.join(folder, file), "utf8").matchAll(message)].flatMap(
      ([, context, original = "", translation = ""]) =>
        context === "group" ? [] : [isEnglish ? original : translation],
    ),
  );
  const besides = ["errorMessages", "outside"].flatMap((file) =>
    readFileSync(projectFile(`src/contract/languages/${language}/${file}.ts`), "utf8").split("\n"),
  );
  return [...onScreens, ...besides].map((sentence) =>
    sentence.replaceAll(/\{\w+(?:, (?:plural|select))?|^ +[A-Z_]+:/gu, ""),
  );
}

const bare: ReadonlyMap<string, RegExp> = new Map([
  ["en", /(?<!\p{L})(?:coach(?:es)?|members?)(?!\p{L})/iu],
  ["nl", /(?<!\p{L})(?:coach(?:es)?|lid|leden)(?!\p{L})/iu],
  ["fr", /(?<!\p{L})(?:coachs?|membres?)(?!\p{L})/iu],
  ["de", /(?<!\p{L})(?:Coach(?:es)?|Mitglied(?:er|ern|s)?)(?!\p{L})/iu],
]);

test.each(interfaceLanguages)("in %s, a group's sentences take the words that the group chose", (language) => {
  const word = bare.get(language);
  if (!word) throw new Error(`Name the words for coach and member in the language ${language}.`);
  const sentences = sentencesOf(language);
  expect(sentences.length).toBeGreaterThan(2_000);
  expect(sentences.filter((sentence) => word.test(sentence))).toEqual([]);
});
