import { readFileSync } from "node:fs";
import { checkMessages } from "../../src/tools/messages/checkMessages";
import { DEFAULT_LANGUAGE, interfaceLanguages } from "../../src/contract/languages/languages";
import { Workshop } from "../support/workshop";

/** Shows that the gate of the interface's languages fails, like those of the contract (gates.long.test.ts). */
describe("every sentence is there in every language", () => {
  let workshop: Workshop;
  const catalog = "src/contract/languages/nl/messages/Races.po";

  beforeAll(() => {
    const folders = "src/app/platform/locale/catalogFolders.ts";
    workshop = new Workshop(["package.json", "src/app/pages/Races", folders, "src/contract", "src/tools/messages"]);
  });
  afterAll(() => workshop.remove());
  // The copy has no other pages.
  const problems = async () => (await checkMessages(workshop.folder)).filter(({ what }) => what.includes("Races"));

  test("passes", async () => expect(await problems()).toEqual([]), 30_000);

  test("a new message in the code is missed, and the catalog is unchanged", async () => {
    const before = readFileSync(workshop.path(catalog), "utf8");
    workshop.write(
      "src/app/pages/Races/Extra.tsx",
      'import { useLingui } from "@lingui/react/macro";\nexport function Extra() {\n  const { t } = ' +
        "useLingui();\n  return <p>{t`Brand new`}</p>;\n}\n",
    );
    const translated = interfaceLanguages.filter((language) => language !== DEFAULT_LANGUAGE).toSorted();
    expect(await problems()).toEqual(
      translated.map((language) => ({
        what: `src/contract/languages/${language}/messages/Races.po is not what the code says`,
        fix: "npm run messages",
      })),
    );
    expect(readFileSync(workshop.path(catalog), "utf8")).toBe(before);
  }, 30_000);

  test("a message that was removed from the code is found", async () => {
    workshop.write("src/app/pages/Races/Extra.tsx", "");
    workshop.write(
      catalog,
      `${readFileSync(workshop.path(catalog), "utf8")}\nmsgid "Long gone"\nmsgstr "Allang weg"\n`,
    );
    expect(await problems()).toEqual([{ what: `${catalog} is not what the code says`, fix: "npm run messages" }]);
  }, 30_000);

  test("a sentence without translation, and one without a case, are found in the catalog of their language", async () => {
    const french = catalog.replace("/nl/", "/fr/");
    const counted =
      'msgid "{n, plural, one {# key} other {# keys}}"\nmsgstr "{n, plural, =1 {une touche} other {# touches}}"\n';
    const broken = readFileSync(workshop.path(french), "utf8").replace('msgstr "Regarder"', 'msgstr ""');
    workshop.write(french, `${broken}\n${counted}`);
    expect((await problems()).map(({ what }) => what).filter((what) => what.startsWith(`${french}: `))).toEqual([
      `${french}: "Watch" is not translated`,
      `${french}: "{n, plural, one {# key} other {# keys}}" has no case {n} one in fr-FR`,
    ]);
  }, 60_000);
});
