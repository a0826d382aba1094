import * as op from "../../support/abuseOperations";
import * as account from "../../support/accountOperations";
import * as boards from "../../support/boardOperations";
import { newAdmin } from "../../support/groupPeople";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { exportPerson } from "../../../src/server/export/personExport";
import { eraseUser } from "../../../src/server/users/accounts";
import { WireClient } from "../../support/WireClient";
import { insertResult, openSql, type Sql } from "../reports/insertRows";

const readUser = `query readUser($id: ID!) { node(id: $id) { ... on User { displayName avatarUrl } } }`;

let server: TestServer;
let sql: Sql;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...op.abuseOperations, ...boards.boardOperations, readUser],
  });
  sql = await openSql(server.database.config);
  admin = await newAdmin(server);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});
beforeEach(() => sql.run("delete from abuse_reports"));

const report = async (client: WireClient, subjectId: string, part: object = {}) =>
  (await client.run(op.reportAbuse, { input: { subjectId, reason: "OFFENSIVE", ...part } })).answer;
const resolve = async (client: WireClient, id: string, decision = "DISMISSED") =>
  (await client.run(op.resolveAbuseReports, { id, decision })).answer;
const list = async (variables: object = {}) =>
  (await admin.run(op.abuseReports, variables)).abuseReports.edges.map(({ node }: any) => node);

/** A text, of nobody unless said otherwise. */
async function newText(part: { visibility?: string; owner?: Person } = {}): Promise<string> {
  const [{ id }] = await sql.run(
    `insert into texts (title, language, body, difficulty, difficulty_score, characters, character_set, visibility,
       status, owner_id)
     values ('The heron', 'en', 'A heron waits.', 'EASY', 1, 14, 'A', $1, 'PUBLISHED', $2) returning id`,
    [part.visibility ?? "PUBLIC", part.owner ? rowIdOf(part.owner.id) : null],
  );
  return Buffer.from(`Text:${id}`).toString("base64");
}

describe("as every role", () => {
  const roles = {
    nobody: async () => new WireClient(server.url),
    guest: () => newGuest(server.url),
    member: () => newMember(server.url),
    admin: async () => admin,
  } as const;

  test.each(["nobody", "guest", "member", "admin"] as const)("reportAbuse as %s", async (role) => {
    const client = await roles[role]();
    const subjects = [(await newMember(server.url)).id, await newText()];
    for (const subjectId of subjects)
      expect(await report(client, subjectId)).toMatchObject(
        role === "nobody" ? { code: "NOT_SIGNED_IN" } : { subjectId },
      );
    expect(await list()).toHaveLength(role === "nobody" ? 0 : 2);
  });

  test.each([
    ["nobody", "NOT_SIGNED_IN"],
    ["guest", "NOT_ALLOWED"],
    ["member", "NOT_ALLOWED"],
  ] as const)("the list and resolveAbuseReports as %s, also of their own", async (role, code) => {
    const client = await roles[role]();
    await report(role === "nobody" ? await newGuest(server.url) : client, await newText());
    expect((await client.run(op.abuseReports)).abuseReports).toBeNull();
    const [{ id }] = await list();
    expect(await resolve(client, id)).toMatchObject({ code });
    expect(await list()).toHaveLength(1);
  });

  test("as admin: a decision is for all reports of the subject; repeating it changes nothing", async () => {
    const [subject, other] = [await newText(), await newText()];
    for (const subjectId of [subject, other]) await report(await newGuest(server.url), subjectId);
    await report(await newMember(server.url), subject, { reason: "OTHER", details: " It is \n wrong. " });
    const reports = await list();
    expect(reports[0]).toMatchObject({
      subjectId: subject,
      isText: true,
      name: "The heron",
      excerpt: "A heron waits.",
      reason: "OTHER",
      details: "It is wrong.",
    });
    const decided = await resolve(admin, reports[0].id);
    expect(decided.resolvedIds).toHaveLength(2);
    expect(await resolve(admin, reports[0].id, "UPHELD")).toEqual({
      __typename: "ResolveAbuseReportsSuccess",
      resolvedIds: [reports[0].id],
    });
    expect((await list()).map(({ subjectId }: any) => subjectId)).toEqual([other]);
    expect(await sql.run("select distinct decision, decided_by from abuse_reports where decision is not null")).toEqual(
      [{ decision: "DISMISSED", decided_by: rowIdOf(admin.id) }],
    );
    for (const id of ["nonsense", admin.id, ""]) expect(await resolve(admin, id)).toMatchObject({ code: "NOT_FOUND" });
  });
});

test("each person has one report of a subject, and can change it until there is a decision", async () => {
  const guest = await newGuest(server.url);
  const subject = await newText();
  await Promise.all([1, 2].map(() => report(guest, subject)));
  await report(guest, subject, { reason: "COPYRIGHT", details: "From a book" });
  const reports = await list();
  expect(reports).toMatchObject([{ reason: "COPYRIGHT", details: "From a book" }]);
  await resolve(admin, reports[0].id);
  const member = await newMember(server.url);
  await report(member, subject);
  await resolve(admin, (await list())[0].id);
  expect(await report(member, subject, { reason: "OTHER" })).toMatchObject({ subjectId: subject });
  expect(await list()).toEqual([]);
});

test("not of oneself, of one's own texts, and of what one may not see", async () => {
  const [member, other] = [await newMember(server.url), await newMember(server.url)];
  const own = await newText({ owner: member, visibility: "OWN" });
  for (const subject of [member.id, own]) expect(await report(member, subject)).toMatchObject({ code: "NOT_ALLOWED" });
  const missing = ["User", "Text"].map((type) =>
    Buffer.from(`${type}:00000000-0000-4000-8000-000000000000`).toString("base64"),
  );
  for (const subject of [own, ...missing, "nonsense", ""])
    expect(await report(other, subject)).toMatchObject({ code: "NOT_FOUND" });
  expect(await list()).toEqual([]);
});

test.each([
  ["x".repeat(501), "TOO_LONG"],
  ["a\u0000b", "WRONG_CHARACTERS"],
])("refuses these details", async (details, code) => {
  expect((await report(await newMember(server.url), await newText(), { details })).issues).toEqual([
    { path: "details", code },
  ]);
});

test("guests have few reports an hour, members more", async () => {
  const [guest, member] = [await newGuest(server.url), await newMember(server.url)];
  for (let n = 0; n < 3; n += 1) expect((await report(guest, await newText())).subjectId).toBeDefined();
  expect(await report(guest, await newText())).toMatchObject({ code: "RATE_LIMITED" });
  for (let n = 0; n < 20; n += 1) expect((await report(member, await newText())).subjectId).toBeDefined();
  expect(await report(member, await newText())).toMatchObject({ code: "RATE_LIMITED" });
});

describe("upheld", () => {
  test("a person gets another name, loses the picture and leaves the boards", async () => {
    const member = await newMember(server.url);
    const userId = rowIdOf(member.id);
    await sql.run("update users set display_name = 'Something rude', avatar_hash = 'x' where id = $1", [userId]);
    await insertResult(sql, { userId, startedAt: new Date(Date.now() - 1_000).toISOString() });
    await member.run(boards.setProfileVisibility, { visibility: "ALL" });
    await report(await newMember(server.url), member.id);
    const [{ id, name }] = await list();
    expect(name).toBe("Something rude");
    await resolve(admin, id, "UPHELD");
    const { node } = await member.run(readUser, { id: member.id });
    expect(node).toEqual({ displayName: expect.not.stringMatching("rude"), avatarUrl: null });
    expect(await sql.run("select 1 from board_entries where user_id = $1", [userId])).toEqual([]);
    expect((await new WireClient(server.url).run(boards.player, { username: member.username })).player).toBeNull();
  });

  test("a text is archived", async () => {
    await report(await newMember(server.url), await newText());
    const [{ id, subjectId }] = await list();
    await resolve(admin, id, "UPHELD");
    const rowId = Buffer.from(subjectId, "base64").toString().slice("Text:".length);
    expect(await sql.run("select status, version from texts where id = $1", [rowId])).toEqual([
      { status: "ARCHIVED", version: 2 },
    ]);
  });
});

describe("with the account", () => {
  test("of a guest, a report moves to the account; of itself it is deleted", async () => {
    const [guest, member] = [await newGuest(server.url), await newMember(server.url)];
    const subject = await newText();
    for (const subjectId of [subject, member.id]) await report(guest, subjectId);
    await report(member, subject);
    await new WireClient(server.url).run(account.signIn, {
      input: { username: member.username, password, deviceLabel: "Test", guestToken: guest.token },
    });
    const rows = await sql.run("select reporter_id, text_id is null as is_user from abuse_reports order by created_at");
    expect(rows.filter(({ reporter_id }) => reporter_id !== null)).toEqual([
      { reporter_id: rowIdOf(member.id), is_user: false },
    ]);
    expect(rows.some(({ is_user }) => is_user)).toBe(false);
  });

  test("a deleted reporter leaves the report; a deleted subject takes it along", async () => {
    const [reporter, subject] = [await newMember(server.url), await newMember(server.url)];
    await report(reporter, subject.id);
    await eraseUser(server.services, rowIdOf(reporter.id));
    expect(await list()).toHaveLength(1);
    await eraseUser(server.services, rowIdOf(subject.id));
    expect(await list()).toEqual([]);
  });

  test("the export has what somebody reported, and not who reported them", async () => {
    const [reporter, subject] = [await newMember(server.url), await newMember(server.url)];
    await report(reporter, subject.id, { details: "That name" });
    const read = async ({ id }: Person) => {
      let text = "";
      for await (const part of exportPerson(server.services.database, rowIdOf(id), { at: new Date(), groupId: null }))
        text += part;
      return JSON.parse(text).abuseReports;
    };
    expect(await read(reporter)).toMatchObject([{ reason: "OFFENSIVE", details: "That name" }]);
    expect(await read(subject)).toEqual([]);
  });
});
