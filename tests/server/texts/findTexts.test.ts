import { wordsOf } from "../../support/languages";
import { measureDifficulty } from "../../../src/engine/text/measureDifficulty";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { canType } from "../../../src/engine/keyboards/waysToType";
import { libraryTexts } from "../../support/libraryTexts";
import { drawText } from "../../../src/server/texts/drawText";
import { scoreTexts } from "../../../src/server/texts/texts";
import * as account from "../../support/accountOperations";
import { newMember, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import * as op from "../../support/textOperations";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let person: Person;
const nobody = () => new WireClient(server.url);
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...op.textOperations] });
  person = await newMember(server.url);
});
afterAll(() => server.close());

async function titles(client: WireClient, filters: object, search?: string): Promise<string[]> {
  const found: string[] = [];
  let after: string | null = null;
  do {
    const { texts }: any = await client.run(op.findTexts, { filters, search, first: 100, after });
    found.push(...texts.edges.map(({ node }: any) => node.title));
    after = texts.pageInfo.hasNextPage ? texts.pageInfo.endCursor : null;
  } while (after !== null);
  return found.toSorted();
}
const library = (fits: (text: (typeof libraryTexts)[number]) => boolean) =>
  libraryTexts
    .filter(fits)
    .map(({ title }) => title)
    .toSorted();

test.each([
  ["nothing", {}, () => true],
  [
    "lists that are empty",
    { languages: [], difficulties: [], tags: [], lengths: [], layouts: [], shelves: [] },
    () => true,
  ],
  ["one language", { languages: ["NL"] }, ({ language }) => language === "nl"],
  [
    "two difficulties",
    { difficulties: ["EASY", "HARD"] },
    ({ body, language }) => measureDifficulty(body, wordsOf[language], language).difficulty !== "MEDIUM",
  ],
  [
    "one of two tags, whatever their case",
    { tags: ["Sport", "food"] },
    ({ tags }) => tags.some((tag) => tag === "sport" || tag === "food"),
  ],
  ["two lengths", { lengths: ["SHORT", "LONG"] }, ({ body }) => body.length < 220 || body.length >= 400],
  ["from and to", { minCharacters: 300, maxCharacters: 350 }, ({ body }) => body.length >= 300 && body.length <= 350],
  ["a keyboard", { layouts: ["UK"] }, ({ body }) => canType(keyboardLayouts.uk, body)],
  [
    "two keyboards",
    { layouts: ["US", "FRENCH"] },
    ({ body }) => canType(keyboardLayouts.us, body) && canType(keyboardLayouts.french, body),
  ],
  [
    "several things at once",
    { languages: ["EN"], tags: ["science"], lengths: ["LONG"] },
    ({ language, tags, body }) => language === "en" && tags.includes("science") && body.length >= 400,
  ],
  ["a tag that no text has", { tags: ["zebra finches"] }, () => false],
] as const satisfies readonly (readonly [string, object, (text: (typeof libraryTexts)[number]) => boolean])[])(
  "%s",
  async (_, filters, fits) => {
    expect(await titles(nobody(), filters)).toEqual(library(fits));
  },
);

test("texts are listed by title, in the order that people look them up in, page by page", async () => {
  const writer = await newMember(server.url);
  const inOrder = ["Des duizends", "Één boot", "Ezel", "Les 2", "Les 10", "\u00d8rsted", "Zebra", "Zo\u00eb"];
  for (const title of inOrder.toReversed())
    await writer.run(op.saveText, {
      input: { title, language: "NL", body: `${title} is een tekst die lang genoeg is.` },
    });
  const found: string[] = [];
  for (let after: string | null = null, goesOn = true; goesOn;) {
    const { texts }: any = await writer.run(op.findTexts, { filters: { shelves: ["OWN"] }, first: 3, after });
    found.push(...texts.edges.map(({ node }: any) => node.title));
    after = texts.pageInfo.endCursor;
    goesOn = texts.pageInfo.hasNextPage;
  }
  expect(found).toEqual(inOrder);
});

test("words are looked for in titles and tags", async () => {
  expect(await titles(nobody(), {}, "SPORT")).toEqual(
    library(({ title, tags }) => /sport/iu.test(title) || tags.includes("sport")),
  );
  expect(await titles(nobody(), {}, "100%_")).toEqual([]);
});

test("what depends on who looks; nobody has shelves of their own", async () => {
  const { text } = (
    await person.run(op.saveText, {
      input: {
        title: "Zebra finch",
        language: "EN",
        body: "A zebra finch weighs as much as a letter.",
        tags: ["finches"],
      },
    })
  ).saveText;
  expect(await titles(person, { shelves: ["OWN"] })).toEqual(["Zebra finch"]);
  expect(await titles(person, {}, "zebra finch")).toEqual([]);
  expect(
    await titles(await newMember(server.url), { shelves: ["OWN", "GROUP", "PUBLIC", "ARCHIVED"] }, "zebra finch"),
  ).toEqual([]);
  for (const shelf of ["OWN", "GROUP", "ARCHIVED"]) expect(await titles(nobody(), { shelves: [shelf] })).toEqual([]);
  expect((await person.run(op.textTags, {})).textTags).toContain("finches");
  expect((await nobody().run(op.textTags, {})).textTags).not.toContain("finches");
  expect(await titles(person, { shelves: ["GROUP"], groupId: "nonsense" })).toEqual([]);
  expect((await person.run(op.textsInReview, {})).textsInReview).toBeNull();
  expect((await person.run(op.readText, { id: text.id })).node.difficultyReport.score).toBe(text.difficultyScore);
});

test("of the shelf of groups one group's alone, beside what everybody has", async () => {
  const teacher = await newMember(server.url);
  for (const name of ["Owls", "Swans"]) {
    const { group } = (await teacher.run(op.createGroup, { name })).createGroup;
    const { text } = (
      await teacher.run(op.saveText, {
        input: { title: `Of the ${name}`, language: "EN", body: `The ${name} of the class have a text of their own.` },
      })
    ).saveText;
    await teacher.run(op.shareText, { input: { text: { id: text.id, version: text.version }, groupId: group.id } });
    const both = { shelves: ["GROUP", "PUBLIC"], shelfGroupId: group.id };
    expect(await titles(teacher, both, "of the")).toEqual(
      [
        `Of the ${name}`,
        ...library(({ title, tags }) => [title, ...tags].join(" ").toLowerCase().includes("of the")),
      ].toSorted(),
    );
    expect(await titles(teacher, both)).toHaveLength(libraryTexts.length + 1);
    expect(await titles(nobody(), both)).toHaveLength(libraryTexts.length);
  }
  expect(await titles(teacher, { shelves: ["GROUP"] })).toEqual(["Of the Owls", "Of the Swans"]);
  expect(await titles(teacher, { shelves: ["GROUP"], shelfGroupId: "nonsense" })).toEqual([]);
});

test("texts from before there were scores get one; where all have one, nothing changes", async () => {
  const { database } = server.services;
  await database.execute(
    "update texts set difficulty_score = null, character_set = '', difficulty = 'HARD' where slug like 'en-%'",
  );
  expect(await scoreTexts(database)).toBe(libraryTexts.filter(({ language }) => language === "en").length);
  expect(await scoreTexts(database)).toBe(0);
  expect(await titles(nobody(), { difficulties: ["EASY"], languages: ["EN"] })).toEqual(
    library(
      ({ body, language }) =>
        language === "en" && measureDifficulty(body, wordsOf[language], language).difficulty === "EASY",
    ),
  );
});

test("what is drawn at random is everybody's, in use, and no book", async () => {
  const { database } = server.services;
  await database.execute("update texts set status = 'ARCHIVED' where slug is not null and language = 'nl'");
  const values = (title: string, visibility: string, status: string, characters: number) =>
    database.execute(
      `insert into texts (title, language, body, difficulty, characters, visibility, status)
        values ('${title}', 'nl', 'x', 'EASY', ${characters}, '${visibility}', '${status}')`,
    );
  await values("own", "OWN", "DRAFT", 300);
  await values("waits", "PUBLIC", "IN_REVIEW", 300);
  await values("book", "PUBLIC", "PUBLISHED", 1001);
  expect(await drawText(database, { language: "nl" })).toBeNull();
  await values("drawn", "PUBLIC", "PUBLISHED", 1000);
  expect((await drawText(database, { language: "nl" }))?.title).toBe("drawn");
});
