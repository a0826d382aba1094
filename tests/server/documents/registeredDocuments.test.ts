import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { RegisteredDocumentError } from "../../../src/server/documents/RegisteredDocuments";
import { runDocumentsCommand } from "../../../src/server/documents/documentsCommand";
import { explainStart } from "../../../src/server/describeFailure";
import { readConfig } from "../../../src/server/readConfig";
import { checkRegistered } from "../../../src/tools/releases/readReleases";
import { startTestServer, hashOf } from "../../support/startTestServer";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { WireClient } from "../../support/WireClient";
import { projectFile } from "../../support/workshop";

let home: string;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "typeloop-documents-"));
});
afterEach(() => rmSync(home, { recursive: true }));

const clock = "query TeamClock { serverTime }\n";
const board = "subscription TeamBoard { raceBoardUpdated { id } }";
const folder = () => path.join(home, "data", "documents");
const serve = () => startTestServer({ operations: [], documentsFolder: folder(), database });

function given(name: string, text: string): string {
  const file = path.join(home, name);
  writeFileSync(file, text);
  return file;
}

/** Runs the command as the server's program does. */
function documents(...words: readonly string[]): string {
  const lines: string[] = [];
  runDocumentsCommand(words, folder(), (line) => lines.push(line));
  return lines.join("\n");
}

test("a registered document runs in strict mode by its id, over HTTP and the websocket; others do not", async () => {
  const said = documents("add", given("clock.graphql", clock), given("board.graphql", board));
  expect(said).toBe(
    `${hashOf(clock)}  query TeamClock\n${hashOf(board)}  subscription TeamBoard\nRegistered ` +
      `in ${folder()}. Servers read the folder when they start.`,
  );
  const server = await serve();
  const client = new WireClient(server.url);
  expect((await client.run(clock)).serverTime).toEqual(expect.any(Number));
  expect((await client.follow(board).next()).raceBoardUpdated.id).toBeTruthy();
  await client.disconnect();
  expect((await client.send("query TeamClock { serverTime }")).body.errors[0].extensions.code).toBe("DOCUMENT_UNKNOWN");
  await server.close();
});

test("a map of documents, as compilers write it, is registered whole", () => {
  documents("add", given("map.json", JSON.stringify({ [hashOf(clock)]: clock, [hashOf(board)]: board })));
  expect(documents("list").split("\n").toSorted()).toEqual(
    [
      `2 registered in ${folder()}.`,
      `${hashOf(board)}  subscription TeamBoard`,
      `${hashOf(clock)}  query TeamClock`,
    ].toSorted(),
  );
  expect(documents("add", given("again.graphql", clock))).toContain(hashOf(clock));
  expect(readdirSync(folder())).toHaveLength(2);
});

test.each([
  ["a field that there is not", "query A { nothing }", 'Cannot query field "nothing"'],
  ["no document", "query {", "Syntax Error"],
  [
    "depth 9",
    `query A { node(id: "1") { ... on User { results { edges { node { user { results { edges { node {
      id } } } } } } } } } }`,
    "depth 9; at most 8",
  ],
  [
    "16 aliases",
    `query A { ${Array.from({ length: 16 }, (_, at) => `a${at}: serverTime`).join(" ")} }`,
    "aliases 16; at most 15",
  ],
  ["11 root fields", `query A { ${"serverTime ".repeat(11)} }`, "root fields 11; at most 10"],
  [
    "more than it may cost",
    `query A { node(id: "1") { ... on User { results(first: 100) { edges { node { user { results(first: 100) { edges {
      cursor } pageInfo { hasNextPage } } } } } } } } }`,
    "at most 20000",
  ],
  ["two operations", "query A { serverTime } query B { serverTime }", "one operation; this one holds 2"],
  ["none", "fragment A on User { id }", "never used"],
  ["no name", "{ serverTime }", "has no name"],
])("what does not fit is refused with its file and what is wrong, and nothing is registered: %s", (_, text, fault) => {
  const file = given("team.graphql", text);
  const add = () => documents("add", given("good.graphql", clock), file);
  expect(add).toThrow(RegisteredDocumentError);
  expect(add).toThrow(
    expect.objectContaining({
      file,
      fault: expect.stringContaining(fault),
      message: expect.stringContaining("Nothing was registered."),
    }),
  );
  expect(documents("list")).toBe(`No document is registered in ${folder()}.`);
});

test.each([
  ["words", "This is not JSON"],
  ["[]", "not a map of SHA-256 to document"],
  [JSON.stringify({ [hashOf("x")]: clock }), "does not have that SHA-256"],
  [JSON.stringify({ [hashOf(clock)]: 1 }), "does not have that SHA-256"],
])("a map that is none is refused: %s", (text, fault) => {
  expect(() => documents("add", given("map.json", text))).toThrow(
    expect.objectContaining({ constructor: RegisteredDocumentError, fault: expect.stringContaining(fault) }),
  );
});

test("a document goes by its id, by the beginning of it, or by its name; which one must be clear", () => {
  const other = `${clock} `;
  documents("add", given("1.graphql", clock), given("2.graphql", board), given("3.graphql", other));
  expect(() => documents("remove", "TeamClock")).toThrow("2 documents are called TeamClock");
  expect(() => documents("remove", "Nobody")).toThrow("No document Nobody is registered");
  expect(() => documents("remove", hashOf(other).slice(0, 5))).toThrow("No document");
  documents("remove", hashOf(other).slice(0, 12), "TeamBoard");
  expect(documents("list")).toBe(`${hashOf(clock)}  query TeamClock\n1 registered in ${folder()}.`);
  documents("remove", hashOf(clock));
  expect(documents("list")).toBe(`No document is registered in ${folder()}.`);
});

test.each([[[]], [["add"]], [["remove"]], [["list", "x"]], [["sing"]]])(
  "what cannot be meant is answered with what can: %j",
  (words) => {
    expect(() => documents(...words)).toThrow("npm run documents -- add");
  },
);

test("a file that is not there is named", () =>
  expect(() => documents("add", "nowhere.graphql")).toThrow(/There is no file .*nowhere\.graphql\./u));

describe("a document that no longer fits, after an update or by hand", () => {
  /** As a schema of before would have taken it. */
  function keep(text: string, id = hashOf(text)): string {
    documents("add", given("good.graphql", clock));
    const file = path.join(folder(), `${id}.graphql`);
    writeFileSync(file, text);
    return file;
  }
  const schemaFile = projectFile("schema.graphql");

  test("the server does not start, and says which file, why and what to do", async () => {
    const text = "query Old { oldField }";
    const file = keep(text);
    const error = await serve().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(RegisteredDocumentError);
    expect(error).toMatchObject({ file, fault: expect.stringContaining('Cannot query field "oldField"') });
    expect(explainStart(error)).toBe(
      `Typeloop could not start: ${file}: Cannot query field "oldField" on type "Query". ` +
        `Register one that fits, and remove this one: npm run documents -- remove ${hashOf(text).slice(0, 12)}`,
    );
  });

  test("the check and the list say so; taken out, all is well", () => {
    const text = "query Old { oldField }";
    const file = keep(text);
    expect(checkRegistered(schemaFile, folder())).toEqual([
      {
        what: expect.stringContaining(`${file}: Cannot query field`),
        fix: expect.stringContaining(`npm run documents -- remove ${hashOf(text).slice(0, 12)}`),
      },
    ]);
    expect(documents("list")).toContain(`${hashOf(text)}  does not fit: Cannot query field "oldField"`);
    documents("remove", hashOf(text));
    expect(checkRegistered(schemaFile, folder())).toEqual([]);
  });

  test("a text that was changed by hand is found", () => {
    keep("query Changed { serverTime }", "0".repeat(64));
    expect(checkRegistered(schemaFile, folder())).toEqual([
      expect.objectContaining({ what: expect.stringContaining("changed by hand") }),
    ]);
  });

  test("other files in the folder are none of ours", () => {
    documents("add", given("good.graphql", clock));
    renameSync(given("notes.txt", "x"), path.join(folder(), "notes.txt"));
    expect(checkRegistered(schemaFile, folder())).toEqual([]);
  });
});

test("they are kept with the host's data, or where the host says", () => {
  expect(readConfig({ TYPELOOP_DATA: "/srv/typeloop" }).documentsFolder).toBe(path.resolve("/srv/typeloop/documents"));
  expect(readConfig({ TYPELOOP_DATA: "/srv/typeloop", TYPELOOP_DOCUMENTS_FOLDER: "/etc/documents" })).toMatchObject({
    documentsFolder: path.resolve("/etc/documents"),
    notices: [],
  });
  expect(readFileSync(projectFile("src/deploy/README.md"), "utf8")).toContain("`TYPELOOP_DOCUMENTS_FOLDER`");
});
