import { limits } from "../../../src/contract/limits";
import { exportPerson } from "../../../src/server/export/personExport";
import { eraseUser } from "../../../src/server/users/accounts";
import * as account from "../../support/accountOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import * as op from "../../support/sentenceOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...op.sentenceOperations] });
  admin = await newMember(server.url);
  await run(`update users set role = 'ADMIN' where username = '${admin.username}'`);
});
afterAll(() => server.close());
beforeEach(() => run("delete from reported_sentences"));

const run = async (sql: string) => (await server.services.database.execute(sql)).rows;
const report = async (person: WireClient, input: object = {}) =>
  (
    await person.run(op.reportSentence, {
      input: { language: "FR", sentence: "Bonjour le monde", page: "/texts/:id", ...input },
    })
  ).answer;
const list = async (variables: object = {}) =>
  (await admin.run(op.reportedSentences, variables)).reportedSentences.edges.map(({ node }: any) => node);
const counts = async () =>
  (await list()).map(({ sentence, suggestion, count }: any) => [sentence, suggestion, count] as const);
const remove = async (client: WireClient, id: string) => (await client.run(op.removeReportedSentence, { id })).answer;

describe("as every role", () => {
  const roles = {
    nobody: async () => new WireClient(server.url),
    guest: () => newGuest(server.url),
    member: () => newMember(server.url),
    admin: async () => admin,
  } as const;

  test.each([
    ["nobody", { code: "NOT_SIGNED_IN" }],
    ["guest", { sentence: "Bonjour le monde", suggestion: "" }],
    ["member", { sentence: "Bonjour le monde", suggestion: "" }],
    ["admin", { sentence: "Bonjour le monde", suggestion: "" }],
  ] as const)("reportSentence as %s", async (role, expected) => {
    expect(await report(await roles[role]())).toMatchObject(expected);
    expect(await counts()).toEqual(role === "nobody" ? [] : [["Bonjour le monde", "", 1]]);
  });

  test.each([
    ["nobody", "NOT_SIGNED_IN"],
    ["guest", "NOT_ALLOWED"],
    ["member", "NOT_ALLOWED"],
  ] as const)("the list and removeReportedSentence as %s, also of their own", async (role, code) => {
    const client = await roles[role]();
    await report(role === "nobody" ? await newGuest(server.url) : client);
    expect((await client.run(op.reportedSentences)).reportedSentences).toBeNull();
    const [{ id }] = await list();
    expect(await remove(client, id)).toMatchObject({ code });
    expect(await list()).toHaveLength(1);
  });

  test("as admin: lists and removes; repeating changes nothing", async () => {
    await report(await newGuest(server.url));
    const [{ id, ...sentence }] = await list();
    expect(sentence).toEqual({
      language: "FR",
      sentence: "Bonjour le monde",
      suggestion: "",
      page: "/texts/:id",
      count: 1,
    });
    for (const _ of [1, 2]) expect(await remove(admin, id)).toMatchObject({ removedSentenceId: id });
    expect(await list()).toEqual([]);
    for (const other of ["nonsense", admin.id, ""])
      expect(await remove(admin, other)).toMatchObject({ code: "NOT_FOUND" });
  });
});

test("each person counts once for a sentence, however often and however it is sent", async () => {
  const people = [await newGuest(server.url), await newMember(server.url)] as const;
  await Promise.all([...people, ...people, ...people].map((person) => report(person)));
  await report(people[0], { sentence: "  Bonjour \n le\u00a0monde " });
  expect(await counts()).toEqual([["Bonjour le monde", "", 2]]);
});

test("people who swap suggestions at the same moment do not wait for each other", async () => {
  const [ada, bob] = [await newGuest(server.url), await newGuest(server.url)];
  const suggestions = ["Salut", "Coucou"];
  for (let round = 0; round < 8; round += 1) {
    const wanted = [suggestions[round % 2], suggestions[(round + 1) % 2]];
    const answers = await Promise.all([ada, bob].map((person, at) => report(person, { suggestion: wanted[at] })));
    expect(answers.map(({ suggestion }) => suggestion)).toEqual(wanted);
  }
  expect((await counts()).toSorted()).toEqual([
    ["Bonjour le monde", "Coucou", 1],
    ["Bonjour le monde", "Salut", 1],
  ]);
});

test("a suggestion takes the place of a person's earlier report, and is not lost by another press", async () => {
  const [ada, bob] = [await newGuest(server.url), await newGuest(server.url)];
  await report(ada);
  await report(bob);
  const suggestion = "Salut le monde";
  for (const _ of [1, 2]) expect(await report(ada, { suggestion })).toMatchObject({ suggestion });
  expect(await report(ada)).toMatchObject({ suggestion });
  expect((await counts()).toSorted()).toEqual([
    ["Bonjour le monde", "", 1],
    ["Bonjour le monde", suggestion, 1],
  ]);
  await report(bob, { suggestion });
  expect(await counts()).toEqual([["Bonjour le monde", suggestion, 2]]);
  await report(bob, { suggestion: "Coucou" });
  expect(await counts()).toHaveLength(2);
});

test("the list: most reported first, then newest; by language; in pages that skip and repeat nothing", async () => {
  const people = [await newGuest(server.url), await newGuest(server.url)] as const;
  for (const sentence of ["a", "b", "c", "d"]) await report(people[0], { sentence });
  await report(people[0], { sentence: "a", language: "DE" });
  await report(people[1], { sentence: "b" });
  expect((await list({ language: "FR" })).map(({ sentence }: any) => sentence)).toEqual(["b", "d", "c", "a"]);
  expect((await list({ language: "DE" })).map(({ sentence }: any) => sentence)).toEqual(["a"]);
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const { reportedSentences: page } = await admin.run(op.reportedSentences, { first: 2, after });
    seen.push(...page.edges.map(({ node }: any) => `${node.sentence} ${node.language}`));
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  expect(seen).toEqual(["b FR", "a DE", "d FR", "c FR", "a FR"]);
  const bad = await admin.send(op.reportedSentences, { after: "nonsense" });
  expect(JSON.stringify(bad)).toContain("BAD_CURSOR");
});

test.each([
  [{ sentence: "x".repeat(501) }, "sentence", "TOO_LONG"],
  [{ sentence: "x".repeat(2_000) }, "sentence", "TOO_LONG"],
  [{ sentence: "  " }, "sentence", "REQUIRED"],
  [{ sentence: "a\u0000b" }, "sentence", "WRONG_CHARACTERS"],
  [{ suggestion: "x".repeat(501) }, "suggestion", "TOO_LONG"],
  [{ page: "/texts/VGV4dDox" }, "page", "WRONG_CHARACTERS"],
  [{ page: "/race/ABCDEF" }, "page", "WRONG_CHARACTERS"],
  [{ page: "/texts?search=ada" }, "page", "WRONG_CHARACTERS"],
  [{ page: "" }, "page", "REQUIRED"],
  [{ language: "EN" }, "language", "OUT_OF_RANGE"],
  [{ language: "NL" }, "language", "OUT_OF_RANGE"],
])("refuses %j", async (input, path, code) => {
  expect((await report(await newGuest(server.url), input)).issues).toEqual([{ path, code }]);
  expect(await list()).toEqual([]);
});

test.each(["/", "/*", "/groups/:id/members/:member", "/sign-in"])("takes the page %s", async (page) => {
  expect(await report(await newGuest(server.url), { page })).toMatchObject({ suggestion: "" });
});

test("longest texts fit, with any characters", async () => {
  const sentence = "é".repeat(499) + "…";
  const suggestion = "🙂".repeat(250);
  expect(await report(await newGuest(server.url), { sentence, suggestion })).toMatchObject({ sentence, suggestion });
});

test("one person's reports have a maximum; what is reported already can still be sent again", async () => {
  const guest = await newGuest(server.url);
  await report(guest);
  await run(`insert into reported_sentences (language, sentence, suggestion, digest, page, count, created_at)
    select 'fr', 'n' || n, '', 'n' || n, '/', 1, now() from generate_series(2, ${limits.reportedSentences.ofOne}) n`);
  await run(`insert into sentence_reporters (user_id, sentence_id, reported_at)
    select '${rowIdOf(guest.id)}', id, now() from reported_sentences on conflict do nothing`);
  expect(await report(guest, { sentence: "One more" })).toMatchObject({ code: "TOO_MANY_SENTENCES" });
  expect(await report(guest)).toMatchObject({ sentence: "Bonjour le monde" });
  expect(await report(guest, { suggestion: "Salut" })).toMatchObject({ suggestion: "Salut" });
});

test("the table has a maximum: the oldest of those that the fewest people reported goes", async () => {
  await run(`insert into reported_sentences (language, sentence, suggestion, digest, page, count, created_at)
    select 'fr', 'n' || n, '', 'n' || n, '/', case when n = 1 then 2 else 1 end,
      now() - interval '1 day' + n * interval '1 s'
    from generate_series(1, ${limits.reportedSentences.all}) n`);
  await report(await newGuest(server.url));
  const rows = await run(
    "select count(*)::int as n, bool_or(sentence = 'n1') as first, " +
      "bool_or(sentence = 'n2') as second, bool_or(sentence = 'Bonjour le monde') as newest from reported_sentences",
  );
  expect(rows).toEqual([{ n: limits.reportedSentences.all, first: true, second: false, newest: true }]);
});

test("too many within a minute must wait", async () => {
  const guest = await newGuest(server.url);
  const answers = [];
  for (let n = 0; n <= 60; n += 1) answers.push(await report(guest));
  expect(answers.at(-1)).toMatchObject({ code: "RATE_LIMITED" });
  expect(answers.at(-2)).toMatchObject({ sentence: "Bonjour le monde" });
});

describe("with the account", () => {
  const reporters = async () => (await run("select count(*)::int as n from sentence_reporters"))[0]?.["n"];

  test("a deleted one leaves the sentence, and nothing of who reported it", async () => {
    const member = await newMember(server.url);
    await report(member, { suggestion: "Salut" });
    await eraseUser(server.services, rowIdOf(member.id));
    expect(await counts()).toEqual([["Bonjour le monde", "Salut", 1]]);
    expect(await reporters()).toBe(0);
  });

  test("a guest's reports move to the account", async () => {
    const [guest, member] = [await newGuest(server.url), await newMember(server.url)];
    await report(guest);
    await report(guest, { sentence: "Oui" });
    await report(member);
    await new WireClient(server.url).run(account.signIn, {
      input: { username: member.username, password, deviceLabel: "Test", guestToken: guest.token },
    });
    expect(await reporters()).toBe(2);
    await report(member, { sentence: "Oui" });
    expect((await counts()).toSorted()).toEqual([
      ["Bonjour le monde", "", 2],
      ["Oui", "", 1],
    ]);
  });

  test("the export of one's own data has them, a coach's does not", async () => {
    const member = await newMember(server.url);
    await report(member, { suggestion: "Salut" });
    const read = async (groupId: string | null) => {
      let text = "";
      for await (const part of exportPerson(server.services.database, rowIdOf(member.id), { at: new Date(), groupId }))
        text += part;
      return JSON.parse(text);
    };
    expect((await read(null)).reportedSentences).toMatchObject([
      { language: "fr", sentence: "Bonjour le monde", suggestion: "Salut", page: "/texts/:id" },
    ]);
    expect((await read("00000000-0000-4000-8000-000000000000")).reportedSentences).toBeUndefined();
  });
});
