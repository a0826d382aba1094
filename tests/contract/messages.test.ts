import { readFileSync } from "node:fs";
import { checkCatalogue, checkMessages, findBareWords } from "../../src/tools/messages/checkMessages";
import { Workshop } from "../support/workshop";

/** Shows that the gate of the interface's languages fails, like those of the contract (gates.test.ts). */
describe("every sentence is there in every language", () => {
  let workshop: Workshop;
  const catalogue = "src/app/locales/nl-NL/Races.po";

  beforeAll(() => {
    workshop = new Workshop([
      "package.json",
      "src/app/pages/Races",
      "src/app/locales/nl-NL/Races.po",
      "src/tools/messages",
    ]);
  });
  afterAll(() => workshop.remove());
  // The copy has no other pages.
  const problems = async () => (await checkMessages(workshop.folder)).filter(({ what }) => what.includes("Races"));

  test("passes", async () => expect(await problems()).toEqual([]), 30_000);

  test("a new message in the code is missed, and the catalog is unchanged", async () => {
    const before = readFileSync(workshop.path(catalogue), "utf8");
    workshop.write(
      "src/app/pages/Races/Extra.tsx",
      'import { useLingui } from "@lingui/react/macro";\nexport function Extra() {\n  const { t } = ' +
        "useLingui();\n  return <p>{t`Brand new`}</p>;\n}\n",
    );
    expect(await problems()).toEqual([{ what: `${catalogue} is not what the code says`, fix: "npm run messages" }]);
    expect(readFileSync(workshop.path(catalogue), "utf8")).toBe(before);
  }, 30_000);

  test("a message that was removed from the code is found", async () => {
    workshop.write("src/app/pages/Races/Extra.tsx", "");
    workshop.write(
      catalogue,
      `${readFileSync(workshop.path(catalogue), "utf8")}\nmsgid "Long gone"\nmsgstr "Allang weg"\n`,
    );
    expect(await problems()).toEqual([{ what: `${catalogue} is not what the code says`, fix: "npm run messages" }]);
  }, 30_000);
});

describe("a catalogue", () => {
  const problems = (english: string, dutch: string) =>
    checkCatalogue(`msgid ""\nmsgstr ""\n\nmsgid "${english}"\nmsgstr "${dutch}"\n`, "nl-NL.po");

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
