import { checkCatalog, findBareWords, findClashes } from "../../src/tools/messages/checkMessages";

describe("one sentence in several catalogs of a language", () => {
  const po = (translation: string, context = "") =>
    `msgid ""\nmsgstr ""\n\n${context && `msgctxt "${context}"\n`}msgid "Choose"\nmsgstr "${translation}"\n`;
  const file = (name: string, language = "nl") => `src/contract/languages/${language}/messages/${name}.po`;

  test("has one translation", async () => {
    const frame = { file: file("frame"), po: po("Kies") };
    expect(await findClashes([frame, { file: file("Course"), po: po("Kiezen") }])).toEqual([
      `"Choose" is "Kies" in ${file("frame")}, and "Kiezen" in ${file("Course")}`,
    ]);
    expect(await findClashes([frame, { file: file("Course"), po: po("Kies") }])).toEqual([]);
  });

  test("has another one in another language, or with a context", async () => {
    const frame = { file: file("frame"), po: po("Kies") };
    expect(await findClashes([frame, { file: file("frame", "fr"), po: po("Choisir") }])).toEqual([]);
    expect(await findClashes([frame, { file: file("Course"), po: po("Kiezen", "button") }])).toEqual([]);
  });
});

describe("a catalog", () => {
  const problems = (english: string, translation: string, locale = "nl-NL") =>
    checkCatalog(`msgid ""\nmsgstr ""\n\nmsgid "${english}"\nmsgstr "${translation}"\n`, "nl.po", locale);

  test.each([
    ["Join {title}", "Meedoen aan {title}"],
    ["{n, plural, one {# key} other {# keys}}", "{n, plural, one {# toets} other {# toetsen}}"],
    ["Read <0>the {title}</0> now", "Lees nu <0>{title}</0>"],
  ])("%j may be %j", async (english, dutch) => expect(await problems(english, dutch)).toEqual([]));

  test.each([
    ["Join", "", "is not translated"],
    ["Join {title}", "Meedoen", "{title}"],
    ["Join {title}", "Meedoen aan {titel}", "{titel}"],
    ["Read <0>this</0>", "Lees dit", "<0>"],
    ["Join {title}", "Meedoen aan {title", "cannot be read"],
  ])("%j may not be %j", async (english, dutch, said) =>
    expect(await problems(english, dutch)).toEqual([expect.stringContaining(said)]),
  );

  const keys = "{n, plural, one {# key} other {# keys}}";
  const place = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}";
  test.each([
    [keys, "nl-NL", "{n, plural, one {# toets} other {# toetsen}}"],
    // Its form for millions is not one that pages show.
    [keys, "fr-FR", "{n, plural, one {# touche} other {# touches}}"],
    [keys, "pl-PL", "{n, plural, one {# klawisz} few {# klawisze} many {# klawiszy} other {# klawisza}}"],
    [place, "fr-FR", "{n, selectordinal, one {#re} other {#e}}"],
    [place, "nl-NL", "{n, selectordinal, other {#e}}"],
  ])("%j in %s: every case is there", async (english, locale, translation) =>
    expect(await problems(english, translation, locale)).toEqual([]),
  );

  test.each([
    [keys, "nl-NL", "{n, plural, other {# toetsen}}", "{n} one in nl-NL"],
    [keys, "fr-FR", "{n, plural, =1 {une touche} other {# touches}}", "{n} one in fr-FR"],
    [keys, "pl-PL", "{n, plural, one {# klawisz} other {# klawiszy}}", "{n} many in pl-PL, {n} few in pl-PL"],
    [place, "fr-FR", "{n, selectordinal, other {#e}}", "{n} one in fr-FR"],
    [`Now <0>${keys}</0>`, "de-DE", "Jetzt <0>{n, plural, other {# Tasten}}</0>", "{n} one in de-DE"],
    ["{n, plural, other {# keys}}", "nl-NL", "{n, plural, one {# toets} other {# toetsen}}", "{n} one in en-US"],
  ])("%j in %s: %j lacks a case", async (english, locale, translation, missing) =>
    expect(await problems(english, translation, locale)).toEqual([expect.stringContaining(`has no case ${missing}`)]),
  );
});

describe("text that would be in English for everyone", () => {
  const words = (jsx: string) => findBareWords(`export const X = () => ${jsx};`, "X.tsx");

  test.each([
    "<p>Hello</p>",
    '<p title="Hello" />',
    '<p>{isOpen ? "Hello" : t`Bye`}</p>',
    "<Button aria-label={`Join ${title}`} />",
    '<b onClick={() => announce("Hello")} />',
    '<Card lead={isOpen && "Hello there"} />',
  ])("%s", (jsx) => expect(words(jsx)).toEqual([expect.stringContaining("X.tsx:1")]));

  test.each([
    "<p>{t`Hello`}</p>",
    "<p><Trans>Hello <b>you</b></Trans></p>",
    '<p className="page">Typeloop</p>',
    "<p>{title}</p>",
    '<input autoComplete="username" />',
    "<p>✓ {place}</p>",
  ])("not %s", (jsx) => expect(words(jsx)).toEqual([]));
});
