import { existsSync, readdirSync } from "node:fs";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import {
  countryLayout,
  DEFAULT_LANGUAGE,
  findWireLanguage,
  fromWireLanguage,
  interfaceLanguages,
  type Language,
  languageCodes,
  languageOfLocale,
  languages,
  languagesWith,
  loadExerciseMaterial,
  loadPart,
  nativeName,
  toWireLanguage,
} from "../../../src/contract/languages/languages";

const folder = "src/contract/languages";

test("each language is a folder with its code as its name", () => {
  const folders = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/entry.ts`));
  expect(folders.toSorted()).toEqual(languageCodes.toSorted());
});

test("a language that is in beta says so in its name, in itself", () => {
  const names = interfaceLanguages.map(nativeName);
  expect(names).toEqual(expect.arrayContaining(["English", "Nederlands", "Français (bêta)", "Deutsch (Beta)"]));
});

test("the first language is the default, which needs no catalogs", () => {
  expect(languageCodes[0]).toBe(DEFAULT_LANGUAGE);
  expect(existsSync(`${folder}/${DEFAULT_LANGUAGE}/messages`)).toBe(false);
});

test.each([
  [["fr-BE", "fr"], "belgian"],
  [["nl-BE"], "belgian"],
  [["FR-be"], "belgian"],
  [["fr-Latn-BE"], "belgian"],
  [["fr"], null],
  [["fr-FR", "fr-BE"], null],
  [["nl-NL"], null],
  [["de-AT"], null],
  [["de-CH"], null],
  [["pl-BE"], null],
  [["*"], null],
  [[], null],
])("a browser with the languages %j has the keyboard of its country: %s", (browser, layout) =>
  expect(countryLayout(browser)).toBe(layout),
);

describe.each(languageCodes)("%s", (language) => {
  const entry = languages[language];

  test("has a locale and layouts that exist", () => {
    expect(Intl.getCanonicalLocales(entry.locale)).toEqual([entry.locale]);
    expect(entry.locale.startsWith(`${language}-`)).toBe(true);
    expect(Intl.NumberFormat.supportedLocalesOf(entry.locale)).toEqual([entry.locale]);
    for (const layout of entry.layouts) expect(keyboardLayouts[layout].id).toBe(layout);
    for (const [country, layout] of Object.entries(entry.countryLayouts ?? {})) {
      expect(country).toMatch(/^[A-Z]{2}$/u);
      expect(keyboardLayouts[layout].id).toBe(layout);
      expect(layout).not.toBe(entry.layouts[0]);
    }
  });

  test("has a name in the schema", () => {
    expect(fromWireLanguage(toWireLanguage(language))).toBe(language);
    expect(findWireLanguage(language)).toBeNull();
  });

  test("has the parts that it says it has", async () => {
    const { lessons, examTexts, passPhraseWords, ...others } = await entry.loaders();
    const optional = Object.entries({ lessons, examTexts, passPhraseWords }).filter(([, load]) => load !== undefined);
    // Passages are files.
    const passages = existsSync(`src/contract/languages/${language}/passages`) ? ["passages"] : [];
    expect([...optional.map(([name]) => name), ...passages].toSorted()).toEqual([...entry.has].toSorted());
    for (const load of Object.values(others)) expect(await load()).toBeTruthy();
  });

  test("has words of its own letters only", async () => {
    const letters = new Set(`abcdefghijklmnopqrstuvwxyz'${entry.specialLetters}`);
    const words = await loadPart(language, "words");
    expect(words.filter((word) => [...word.toLowerCase()].some((letter) => !letters.has(letter)))).toEqual([]);
  });
});

describe.each(interfaceLanguages)("the interface in %s", (language) => {
  test("has its catalogs, unless its messages are in the code", () => {
    expect(existsSync(`${folder}/${language}/messages/frame.po`)).toBe(language !== DEFAULT_LANGUAGE);
  });

  test("is found by its locale", () => {
    expect(languages[languageOfLocale(languages[language].locale as never)]).toBe(languages[language]);
  });

  test("says something where there are no catalogs", async () => {
    for (const text of Object.values(await loadPart(language, "outside"))) expect(text).not.toBe("");
  });
});

test.each(languagesWith("lessons"))("lessons in %s have what exercises are made of", async (language: Language) => {
  const { firstNames, letterGroups, sentences } = await loadExerciseMaterial(language);
  expect(firstNames.map((name) => name.charAt(0)).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  expect(letterGroups.length).toBeGreaterThan(10);
  expect(sentences.length).toBeGreaterThan(40);
});

test("an unknown name of a newer server is the default", () => {
  expect(fromWireLanguage("XX")).toBe(DEFAULT_LANGUAGE);
  expect(findWireLanguage("XX")).toBeNull();
  expect(findWireLanguage(null)).toBeNull();
});
