import { inTransaction, runQuery } from "../../../src/server/database/Database";
import { writeAll } from "../../../src/server/database/statements";
import { makeTextRules } from "../../../src/contract/textRules";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { portionsOf, portionText } from "../../../src/engine/practice/portions";
import { normalizeText } from "../../../src/engine/text/normalizeText";
import { findText, moveTexts } from "../../../src/server/texts/texts";
import { libraryTexts } from "../../support/libraryTexts";
import { moveBookmark } from "../../../src/server/texts/bookmarksAndFavorites";
import { fromGlobalId } from "../../../src/server/globalIds";
import * as account from "../../support/accountOperations";
import * as op from "../../support/ownTextOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeText } from "../../support/typeText";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...op.ownTextOperations] });
});
afterAll(() => server.close());

const body = "The heron stands in the shallow water and waits.";
const longBody = Array.from(
  { length: 30 },
  (_, at) => `Sentence number ${at} tells of the heron and the water it stands in.`,
).join(" ");
const input = { title: "The heron", language: "EN", body };
const keep = async (person: WireClient, change: object = {}) =>
  (await person.run(op.saveOwnText, { input: { ...input, ...change } })).saveOwnText;
const mine = async (person: WireClient, page: object = {}) => (await person.run(op.myTexts, page)).viewer.texts;
const rowId = (id: string) => fromGlobalId("Text", id)!;

async function newAdmin(): Promise<Person> {
  const member = await newMember(server.url);
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${member.username}'`);
  member.token = (
    await member.run(account.signIn, { input: { username: member.username, password, deviceLabel: "Test" } })
  ).signIn.token;
  return member;
}

test("a text is kept, listed newest first, changed in its place, and deleted", async () => {
  const person = await newMember(server.url);
  const { text, textEdge, changes } = await keep(person);
  expect(text).toMatchObject({
    title: "The heron",
    language: "EN",
    body,
    characters: body.length,
    tags: [],
    isOwn: true,
    bookmark: null,
  });
  expect(changes).toEqual([]);
  const second = await keep(person, { title: "Tweede", language: "NL" });
  const list = await mine(person);
  expect(list.edges.map(({ node }: any) => node.title)).toEqual(["Tweede", "The heron"]);
  expect(list.edges[1].cursor).toBe(textEdge.cursor);
  const changed = await keep(person, { id: text.id, title: "The heron at noon", body: `${body} It is noon.` });
  expect(changed.text).toMatchObject({ id: text.id, title: "The heron at noon", body: `${body} It is noon.` });
  expect((await mine(person)).edges.map(({ node }: any) => node.title)).toEqual(["Tweede", "The heron at noon"]);
  expect((await person.run(op.deleteOwnText, { input: { id: text.id } })).deleteOwnText).toEqual({
    __typename: "DeleteOwnTextSuccess",
    deletedTextId: text.id,
  });
  expect((await person.run(op.deleteOwnText, { input: { id: text.id } })).deleteOwnText.code).toBe("NOT_FOUND");
  expect((await keep(person, { id: text.id })).issues).toEqual([{ path: "id", code: "TEXT_NOT_FOUND" }]);
  expect((await mine(person)).edges.map(({ node }: any) => node.id)).toEqual([second.text.id]);
});

test("what is kept is normalized, and what that changed is said", async () => {
  const { text, changes } = await keep(await newGuest(server.url), {
    title: "  Two \n lines ",
    body: "The heron\r\n\r\nstands\tin  the “shallow” water…\u200b",
  });
  expect([text.title, text.body]).toEqual(["Two lines", "The heron stands in the “shallow” water..."]);
  expect(changes).toEqual([
    { kind: "LINE_BREAKS", count: 1 },
    { kind: "TABS", count: 1 },
    { kind: "SPACES", count: 1 },
    { kind: "INVISIBLE", count: 1 },
    { kind: "SPELLED_OUT", count: 1 },
  ]);
});

test.each([
  ["no title", { title: " \n" }, ["title REQUIRED"]],
  ["a long title", { title: "x".repeat(101) }, ["title TOO_LONG"]],
  ["a title with half a character", { title: "x\ud800" }, ["title WRONG_CHARACTERS"]],
  ["no body", { body: "\t" }, ["body REQUIRED"]],
  ["19 characters among spaces", { body: `  ${"x".repeat(19)}  ` }, ["body TOO_SHORT"]],
  ["20,001 characters", { body: "ab ".repeat(6667) + "c" }, ["body TOO_LONG"]],
  ["a character of nobody's alphabet", { body: `${body}\ue000` }, ["body WRONG_CHARACTERS"]],
  ["everything at once", { title: "", body: "x" }, ["body TOO_SHORT", "title REQUIRED"]],
  ["an id that is none", { id: "nonsense" }, ["id TEXT_NOT_FOUND"]],
])("refuses %s, names the field, and the form says the same", async (_, change, expected) => {
  const person = await newGuest(server.url);
  const payload = await keep(person, change);
  expect(payload.issues.map(({ path, code }: any) => `${path} ${code}`).sort()).toEqual(expected);
  expect((await mine(person)).edges).toEqual([]);
  if ("id" in change) return;
  const form = await makeTextRules(normalizeText)
    .validate({ ...input, ...change }, { abortEarly: false })
    .catch((error) => error);
  expect(new Set(form.inner.map(({ path }: any) => path))).toEqual(
    new Set(payload.issues.map(({ path }: any) => path)),
  );
});

test.each([
  ["20 characters", "x".repeat(20)],
  ["20,000", `${"word ".repeat(3999)}words`],
  ["an emoji of several", "👩‍👩‍👧 ".repeat(5).trim() + " are families"],
])("takes %s", async (_, some) => {
  expect((await keep(await newGuest(server.url), { body: some })).text.body).toBe(some);
});

const move = (userId: string, textId: string, position: number, updatedAt: Date) =>
  runQuery(server.services.database, writeAll([moveBookmark({ userId, textId, position, updatedAt })]));

describe("who sees an own text", () => {
  let owner: Person;
  let text: any;
  beforeAll(async () => {
    owner = await newMember(server.url);
    ({ text } = await keep(owner, { title: "Zebra diary 9041", body: longBody }));
  });
  const others: readonly [string, () => Promise<WireClient>][] = [
    ["nobody", async () => new WireClient(server.url)],
    ["a guest", () => newGuest(server.url)],
    ["another member", () => newMember(server.url)],
    ["an admin", () => newAdmin()],
  ];

  test("its owner, by id and in their list, and not in the library", async () => {
    expect((await owner.run(op.readText, { id: text.id })).node.body).toBe(longBody);
    expect((await mine(owner, { search: "zebra DIARY" })).edges).toHaveLength(1);
    expect((await mine(owner, { search: "zebra%" })).edges).toHaveLength(0);
    expect((await owner.run(op.findTexts, { search: "zebra diary" })).texts.edges).toEqual([]);
    expect((await owner.run(op.textsOf, { id: owner.id })).node.texts.edges).toHaveLength(1);
  });

  test.each(others)("not %s", async (name, make) => {
    const person = await make();
    expect((await person.run(op.readText, { id: text.id })).node).toBeNull();
    // Only an admin finds the account at all.
    const found = (await person.run(op.textsOf, { id: owner.id })).node;
    expect(found).toEqual(name === "an admin" ? { texts: null } : null);
    expect((await person.run(op.findTexts, { search: "zebra diary" })).texts.edges).toEqual([]);
    const refused = person.token === null ? "NOT_SIGNED_IN" : null;
    const set = (await person.run(op.setBookmark, { input: { textId: text.id, position: 0 } })).setBookmark;
    expect(refused ?? set.issues).toEqual(refused ?? [{ path: "textId", code: "TEXT_NOT_FOUND" }]);
    expect((await person.run(op.deleteOwnText, { input: { id: text.id } })).deleteOwnText.code).toBe(
      refused ?? "NOT_FOUND",
    );
    const changed = await keep(person, { id: text.id, body: "x".repeat(30) });
    expect(changed.code).toBe(refused ?? "BAD_REQUEST");
    expect(changed.issues ?? []).toEqual(refused === null ? [{ path: "id", code: "TEXT_NOT_FOUND" }] : []);
    expect((await owner.run(op.readText, { id: text.id })).node.body).toBe(longBody);
  });

  test("only its owner races with it, in private, and no race draws it", async () => {
    const race = { visibility: "PRIVATE", language: "EN", textId: text.id };
    const create = async (person: WireClient, wish: object) =>
      (await person.run(op.createRace, { input: wish })).createRace;
    expect((await create(owner, race)).race.code).toMatch(/^[A-Z2-9]{6}$/u);
    expect((await create(owner, { ...race, visibility: "OPEN" })).issues).toEqual([
      { path: "textId", code: "PRIVATE_RACE_ONLY" },
    ]);
    expect((await create(await newGuest(server.url), race)).issues).toEqual([
      { path: "textId", code: "TEXT_NOT_FOUND" },
    ]);
    await inTransaction(server.services.database, async (transaction) => {
      await transaction.execute(`delete from texts where owner_id is null`);
      const { drawText } = await import("../../../src/server/texts/drawText");
      expect(await drawText(transaction, { language: "en" })).toBeNull();
      transaction.rollback();
    }).catch(() => {});
    const library = (await owner.run(account.texts, { first: 1 })).texts.edges[0].node;
    expect((await keep(owner, { id: library.id })).issues).toEqual([{ path: "id", code: "TEXT_NOT_FOUND" }]);
    expect((await owner.run(op.deleteOwnText, { input: { id: library.id } })).deleteOwnText.code).toBe("NOT_FOUND");
  });

  test("the server finds it for its owner alone", async () => {
    const { database } = server.services;
    const userId = fromGlobalId("User", owner.id)!;
    expect(await findText(database, rowId(text.id))).toBeNull();
    expect((await findText(database, rowId(text.id), userId))!.id).toBe(rowId(text.id));
    expect(await findText(database, rowId(text.id), fromGlobalId("User", (await newGuest(server.url)).id))).toBeNull();
  });
});

test("nobody without an account keeps anything", async () => {
  const nobody = new WireClient(server.url);
  expect((await keep(nobody)).code).toBe("NOT_SIGNED_IN");
  expect((await nobody.run(op.setBookmark, { input: { textId: "x", position: 0 } })).setBookmark.code).toBe(
    "NOT_SIGNED_IN",
  );
});

test("200 texts are kept and not one more, however many come at once; those that are there can still be changed", async () => {
  const person = await newMember(server.url);
  const userId = fromGlobalId("User", person.id)!;
  await server.services.database.execute(
    `insert into texts (owner_id, title, language, body, difficulty,
      characters) select '${userId}', 'T ' || n, 'en', '${body}', 'EASY', 48 from generate_series(1, 198) n`,
  );
  const answers = await Promise.all(Array.from({ length: 6 }, () => keep(person)));
  expect(answers.map(({ code }) => code ?? "kept").sort()).toEqual([
    "TOO_MANY_TEXTS",
    "TOO_MANY_TEXTS",
    "TOO_MANY_TEXTS",
    "TOO_MANY_TEXTS",
    "kept",
    "kept",
  ]);
  const kept = answers.find(({ text }) => text)!.text;
  expect((await keep(person, { id: kept.id, title: "Changed" })).text.title).toBe("Changed");
  const seen = new Set<string>();
  let page = await mine(person, { first: 90 });
  for (;;) {
    for (const { node } of page.edges) seen.add(node.id);
    if (!page.pageInfo.hasNextPage) break;
    page = await mine(person, { first: 90, after: page.pageInfo.endCursor });
  }
  expect(seen.size).toBe(200);
});

test("the same request with one idempotency key keeps one text", async () => {
  const person = await newGuest(server.url);
  const { hashOf } = await import("../../support/startTestServer");
  const request = JSON.stringify({
    variables: { input },
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(op.saveOwnText) } },
  });
  const [first, second] = [
    await person.post(request, { "idempotency-key": "a-key-of-some-length" }),
    await person.post(request, { "idempotency-key": "a-key-of-some-length" }),
  ];
  expect(second.body).toEqual(first.body);
  expect((await mine(person)).edges).toHaveLength(1);
});

describe("a place in a text", () => {
  const portions = portionsOf(longBody);
  const place = async (person: WireClient, textId: string, position: number) =>
    (await person.run(op.setBookmark, { input: { textId, position } })).setBookmark;

  test("is one's own, goes back, and is the start of a part", async () => {
    const person = await newGuest(server.url);
    const { text } = await keep(person, { body: longBody });
    expect((await place(person, text.id, portions[2]!.from + 7)).text.bookmark).toBe(portions[2]!.from);
    expect((await person.run(op.readText, { id: text.id })).node.bookmark).toBe(portions[2]!.from);
    expect((await place(person, text.id, longBody.length)).text.bookmark).toBe(longBody.length);
    expect((await place(person, text.id, 0)).text.bookmark).toBe(0);
    for (const position of [-1, longBody.length + 1])
      expect((await place(person, text.id, position)).issues).toEqual([{ path: "position", code: "BAD_REQUEST" }]);
    await keep(person, { id: text.id, body: longBody });
    await place(person, text.id, longBody.length);
    expect((await keep(person, { id: text.id, body })).text.bookmark).toBe(body.length);
  });

  test("in a library text is each reader's own", async () => {
    const [one, other] = [await newGuest(server.url), await newMember(server.url)];
    const { edges } = (await one.run(op.findTexts, { language: "NL" })).texts;
    const { id } = edges[0].node;
    await place(one, id, 0);
    const seen = async (person: WireClient) =>
      (await person.run(op.findTexts, { language: "NL" })).texts.edges.map(({ node }: any) => node.bookmark);
    expect(await seen(one)).toEqual(edges.map((_: unknown, at: number) => (at === 0 ? 0 : null)));
    expect(new Set(await seen(other))).toEqual(new Set([null]));
    expect(new Set(await seen(new WireClient(server.url)))).toEqual(new Set([null]));
  });

  test("is not taken back by a run that comes late", async () => {
    const person = await newGuest(server.url);
    const { text } = await keep(person, { body: longBody });
    const userId = fromGlobalId("User", person.id)!;
    const seen = async () => (await person.run(op.readText, { id: text.id })).node.bookmark;
    await move(userId, rowId(text.id), 600, new Date(2_000_000));
    await move(userId, rowId(text.id), 300, new Date(1_000_000));
    expect(await seen()).toBe(600);
    await move(userId, rowId(text.id), 900, new Date(3_000_000));
    await move(userId, rowId(text.id), 600, new Date(2_000_000));
    expect(await seen()).toBe(900);
  });
});

describe("a run of a part", () => {
  const portions = portionsOf(longBody);
  const runOf = (textId: string, at: number, change: object = {}) => {
    const { from, to } = portions[at]!;
    return {
      ...wordRun({ endedMsAgo: 600_000 }),
      mode: "TEXT",
      modeAmount: null,
      seed: null,
      textId,
      from,
      to,
      log: encodeLog(typeText(portionText(longBody, portions[at]!), 0, 80)),
      ...change,
    };
  };
  const save = async (person: WireClient, run: object) =>
    (await person.run(account.saveResult, { input: run })).saveResult;

  test("of an own text is kept, and moves the place; sent again it does not", async () => {
    const person = await newGuest(server.url);
    const { text } = await keep(person, { body: longBody });
    const place = async () => (await person.run(op.readText, { id: text.id })).node.bookmark;
    const run = runOf(text.id, 0);
    const { result } = await save(person, run);
    expect(result).toMatchObject({ mode: "TEXT", text: { id: text.id }, prompt: portionText(longBody, portions[0]!) });
    expect(await place()).toBe(portions[1]!.from);
    await person.run(op.setBookmark, { input: { textId: text.id, position: 0 } });
    expect((await save(person, run)).result.id).toBe(result.id);
    expect(await place()).toBe(0);
    // Typed before, and only now there is a network.
    await save(person, runOf(text.id, 3, { startedAt: new Date(Date.now() - 3_600_000).toISOString() }));
    expect(await place()).toBe(0);
    await person.run(op.deleteOwnText, { input: { id: text.id } });
    expect((await person.run(account.resultNode, { id: result.id })).node).toMatchObject({
      text: null,
      prompt: result.prompt,
    });
  });

  test("that is none, or of a text of somebody else, is refused", async () => {
    const [person, other] = [await newGuest(server.url), await newMember(server.url)];
    const { text } = await keep(person, { body: longBody });
    expect((await save(person, runOf(text.id, 0, { to: portions[0]!.to + 1 }))).issues).toEqual([
      expect.objectContaining({ path: "to", code: "BAD_REQUEST" }),
    ]);
    expect((await save(other, runOf(text.id, 0))).issues).toEqual([
      expect.objectContaining({ path: "textId", code: "TEXT_NOT_FOUND" }),
    ]);
  });
});

test("signing up as a guest, and signing in to an account, keep the guest's texts and places", async () => {
  const guest = await newGuest(server.url);
  const member = await newMember(server.url);
  const { text } = await keep(guest, { body: longBody });
  await guest.run(op.setBookmark, { input: { textId: text.id, position: longBody.length } });
  await new WireClient(server.url).run(account.signIn, {
    input: { username: member.username, password, deviceLabel: "Test", guestToken: guest.token },
  });
  expect((await mine(member)).edges.map(({ node }: any) => [node.id, node.bookmark])).toEqual([
    [text.id, longBody.length],
  ]);
});

test("what a guest kept goes with them into an account; of two places the later stays", async () => {
  const [guest, member] = [await newGuest(server.url), await newMember(server.url)];
  const { text } = await keep(guest, { body: longBody });
  const { database } = server.services;
  const [from, to] = [fromGlobalId("User", guest.id)!, fromGlobalId("User", member.id)!];
  const [a, b] = (await member.run(op.findTexts, { language: "EN" })).texts.edges.map(({ node }: any) => node.id);
  await move(from, rowId(text.id), 300, new Date(1_000));
  await move(from, rowId(a), 10, new Date(1_000));
  await move(to, rowId(a), 20, new Date(2_000));
  await move(from, rowId(b), 30, new Date(2_000));
  await move(to, rowId(b), 40, new Date(1_000));
  await inTransaction(database, (transaction) => moveTexts(transaction, from, to));
  expect((await mine(member)).edges.map(({ node }: any) => [node.id, node.bookmark])).toEqual([[text.id, 300]]);
  expect((await mine(guest)).edges).toEqual([]);
  const places = (await member.run(op.findTexts, { language: "EN" })).texts.edges
    .slice(0, 2)
    .map(({ node }: any) => node.bookmark);
  expect(places).toEqual([20, 30]);
});

test("the library is searched by title", async () => {
  const nobody = new WireClient(server.url);
  const title = libraryTexts.find(({ language }) => language === "nl")!.title;
  const found = (await nobody.run(op.findTexts, { language: "NL", search: ` ${title.toUpperCase()}\u0000 ` })).texts
    .edges;
  expect(found.map(({ node }: any) => node.title)).toContain(title);
  expect((await nobody.run(op.findTexts, { search: "'; drop table texts --" })).texts.edges).toEqual([]);
  expect((await nobody.run(op.findTexts, { search: "\ud800" })).texts.edges).toEqual([]);
});
