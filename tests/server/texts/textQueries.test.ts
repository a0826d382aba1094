import type { Language } from "../../../src/contract/languages/languages";
import { wordsOf } from "../../support/languages";
import { Client } from "pg";
import { inTransaction, openDatabase } from "../../../src/server/database/Database";
import { seedLibrary } from "../../../src/server/texts/library/seedLibrary";
import { libraryTexts } from "../../support/libraryTexts";
import { findText, textLengthOf } from "../../../src/server/texts/texts";
import { drawText } from "../../../src/server/texts/drawText";
import { measureDifficulty } from "../../../src/engine/text/measureDifficulty";
import { splitGraphemes } from "../../../src/engine/text/graphemes";

import * as op from "../../support/accountOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let client: WireClient;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
  client = new WireClient(server.url);
  opened = openDatabase(server.database.config);
});
afterAll(async () => {
  await opened.close();
  await server.close();
});

async function query(sql: string): Promise<any[]> {
  const connection = new Client(server.database.config);
  await connection.connect();
  const { rows } = await connection.query(sql);
  await connection.end();
  return rows;
}
const page = async (variables: object) => (await client.run(op.texts, variables)).texts;

async function walk(filter: object): Promise<{ readonly there: string[]; readonly back: string[] }> {
  const there: string[] = [];
  const back: string[] = [];
  let current = await page({ ...filter, first: 7 });
  for (;;) {
    there.push(...current.edges.map(({ node }: any) => node.id));
    if (!current.pageInfo.hasNextPage) break;
    current = await page({ ...filter, first: 7, after: current.pageInfo.endCursor });
  }
  current = await page({ ...filter, last: 7 });
  for (;;) {
    back.unshift(...current.edges.map(({ node }: any) => node.id));
    if (!current.pageInfo.hasPreviousPage) return { there, back };
    current = await page({ ...filter, last: 7, before: current.pageInfo.startCursor });
  }
}

test.each([
  [{}, () => true],
  [{ language: "NL" }, ({ language }: { language: string }) => language === "nl"],
  [
    { language: "EN", difficulty: "HARD" },
    ({ language, body }: { language: Language; body: string }) =>
      language === "en" && measureDifficulty(body, wordsOf[language], language).difficulty === "HARD",
  ],
] as const)("the library %j, page by page and back: every text once, in one order", async (filter, fits) => {
  const { there, back } = await walk(filter);
  expect(back).toEqual(there);
  expect(new Set(there).size).toBe(libraryTexts.filter(fits).length);
});

test("pages hold even where titles are the same", async () => {
  await query(
    `insert into texts (title, language, body, difficulty, characters, visibility, status) select 'The same', 'nl',
      'Zelfde tekst.', 'EASY', 13, 'PUBLIC', 'PUBLISHED' from generate_series(1, 30)`,
  );
  const { there, back } = await walk({ language: "NL", difficulty: "EASY" });
  expect(new Set(there).size).toBe(there.length);
  expect(back).toEqual(there);
  await query("delete from texts where title = 'The same'");
});

test("25 a page, at most 100; a foreign cursor is refused", async () => {
  expect((await page({})).edges).toHaveLength(25);
  expect((await page({ first: 5_000 })).edges).toHaveLength(Math.min(100, libraryTexts.length));
  for (const after of ["nonsense", Buffer.from("00000000-0000-0000-0000-000000000000:a\0b").toString("base64url")]) {
    expect((await client.send(op.texts, { after })).body.errors[0].extensions.code).toBe("BAD_CURSOR");
  }
});

test("texts carry their own length, and are found by id", async () => {
  const { edges } = await page({ first: 100 });
  for (const { node } of edges) expect(node.characters).toBe(splitGraphemes(node.body).length);
  const { id, title } = edges[0].node;
  expect((await client.run(op.textNode, { id })).node).toMatchObject({ id, title });
  expect((await client.run(op.textNode, { id: Buffer.from("Text:nonsense").toString("base64") })).node).toBeNull();
  expect(
    (await client.run(op.textNode, { id: Buffer.from("Text:00000000-0000-0000-0000-000000000000").toString("base64") }))
      .node,
  ).toBeNull();
});

test("a random text is of the language, and another one when there is one", async () => {
  const seen = new Set<string>();
  let last = (await client.run(op.randomText, { language: "EN" })).randomText;
  for (let i = 0; i < 20; i += 1) {
    const { randomText } = await client.run(op.randomText, { language: "EN", not: last.id });
    expect(randomText.language).toBe("EN");
    expect(randomText.id).not.toBe(last.id);
    seen.add(randomText.id);
    last = randomText;
  }
  expect(seen.size).toBeGreaterThan(5);
  expect((await client.run(op.randomText, { language: "EN", not: "nonsense" })).randomText).not.toBeNull();
});

test.each(["SHORT", "MEDIUM", "LONG"] as const)("a race gets a %s text", async (length) => {
  for (const language of ["en", "nl"] as const) {
    const text = await drawText(opened.database, { language, length });
    expect([text!.language, textLengthOf(text!.characters)]).toEqual([language, length]);
  }
});

test("where there is only one text, it is given again", async () => {
  const one = await drawText(opened.database, { language: "en" });
  await inTransaction(opened.database, async (transaction) => {
    await transaction.execute(`delete from texts where id <> '${one!.id}'`);
    expect((await drawText(transaction, { language: "en", not: one!.id }))!.id).toBe(one!.id);
    expect(await drawText(transaction, { language: "nl" })).toBeNull();
    transaction.rollback();
  }).catch(() => {});
  expect((await findText(opened.database, one!.id))!.id).toBe(one!.id);
  expect(await findText(opened.database, "nonsense")).toBeNull();
});

test("seeding again changes nothing; a text that was changed is corrected, a missing one comes back", async () => {
  const snapshot = () =>
    query(
      "select id, xmin::text, slug, title, body, characters, tags, difficulty, difficulty_score, character_set, " +
        "source from texts order by slug",
    );
  const before = await snapshot();
  await seedLibrary(opened.database);
  expect(await snapshot()).toEqual(before);
  const [first, second] = before;
  await query(`update texts set body = 'wrong', tags = '{}' where id = '${first.id}'`);
  await query(`delete from texts where id = '${second.id}'`);
  await seedLibrary(opened.database);
  const strip = ({ id: _id, xmin: _xmin, ...rest }: any) => rest;
  const after = await snapshot();
  expect(after.map(strip)).toEqual(before.map(strip));
  expect(after[0].id).toBe(first.id);
  expect(after.slice(2)).toEqual(before.slice(2));
});

test("two processes that seed at once seed once", async () => {
  await query("delete from texts");
  await Promise.all([seedLibrary(opened.database), seedLibrary(opened.database)]);
  expect(await query("select count(*)::int as n from texts")).toEqual([{ n: libraryTexts.length }]);
});

test("a search by words reads the trigram index, and need not read every text", async () => {
  const connection = new Client(server.database.config);
  await connection.connect();
  await connection.query("set enable_seqscan = off");
  const { rows } = await connection.query(
    "explain select id from texts where text_search(title, tags) like '%zebra crossing%'",
  );
  await connection.end();
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("texts_search");
});
