import { access, mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import * as account from "../../support/accountOperations";
import * as admins from "../../support/adminOperations";
import * as op from "../../support/adminPageOperations";
import * as group from "../../support/groupOperations";
import { newAdmin, newGroup, newGroupWithPeople, runSql } from "../../support/groupPeople";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { untilTrue } from "../../support/untilTrue";
import { WireClient } from "../../support/WireClient";
import { insertResult, openSql, type Sql } from "../reports/insertRows";

let server: TestServer;
let sql: Sql;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...account.accountOperations,
      ...admins.adminOperations,
      ...group.groupOperations,
      ...op.adminPageOperations,
    ],
  });
  sql = await openSql(server.database.config);
  admin = await newAdmin(server);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});

const outcome = (answer: any) => answer.issues?.[0].code ?? answer.code ?? answer.__typename;
const run = async (client: WireClient, operation: string, variables: object = {}) =>
  outcome((await client.run(operation, variables)).answer);
const signIn = async ({ username }: Person, withPassword = password) =>
  outcome(
    (
      await new WireClient(server.url).run(account.signIn, {
        input: { username, password: withPassword, deviceLabel: "Test" },
      })
    ).signIn,
  );
const isSignedIn = async (person: Person) =>
  (await person.send(account.viewer)).body.errors?.[0].extensions.code !== "SESSION_EXPIRED";
const namesFound = async (search: string) =>
  (await admin.run(op.accounts, { search })).accounts.edges.map(({ node }: any) => node.username);
const logOf = async (person: { readonly id: string }) =>
  (await admin.run(op.auditLog, { first: 100 })).auditLog.edges
    .map(({ node }: any) => node)
    .filter(({ targetId }: any) => targetId === person.id);

describe("as every other role", () => {
  const roles = {
    nobody: async () => new WireClient(server.url),
    guest: () => newGuest(server.url),
    member: () => newMember(server.url),
    coach: async () => (await newGroupWithPeople(server.url)).coach,
  } as const;

  test.each([
    ["nobody", "NOT_SIGNED_IN"],
    ["guest", "NOT_ALLOWED"],
    ["member", "NOT_ALLOWED"],
    ["coach", "NOT_ALLOWED"],
  ] as const)("%s sees and changes nothing", async (role, expected) => {
    const client = await roles[role]();
    const other = await newMember(server.url);
    const queries = [
      [op.accounts, "accounts"],
      [op.auditLog, "auditLog"],
      [op.auditFile, "auditFile"],
      [op.auditActors, "auditActors"],
      [op.allGroups, "allGroups"],
      [op.decidedAbuseReports, "decidedAbuseReports"],
      [op.flaggedResults, "flaggedResults"],
      [op.flaggedExams, "flaggedExams"],
      [op.allAnnouncements, "allAnnouncements"],
      [op.serverHealth, "serverHealth"],
      [op.providerSetups, "signInProviderSetups"],
    ] as const;
    for (const [text, field] of queries) expect([field, (await client.run(text))[field]]).toEqual([field, null]);
    const { announcements } = await client.run(op.announcements);
    expect(announcements).toEqual([]);
    const [userId, username] = [other.id, other.username];
    const input = { texts: [{ language: "EN", text: "Hello" }], startsAt: new Date(0), endsAt: new Date() };
    const mutations = [
      await run(client, op.renameUser, { input: { userId, displayName: "Other", reason: "Rude" } }),
      await run(client, op.lockAccount, { input: { userId } }),
      await run(client, op.unlockAccount, { userId }),
      await run(client, op.signOutUser, { userId }),
      await run(client, op.eraseAccount, { input: { userId, username } }),
      await run(client, op.publishAnnouncement, { input }),
      await run(client, op.editAnnouncement, { id: userId, input }),
      await run(client, op.removeAnnouncement, { id: userId }),
      await run(client, op.startBackup),
      await run(client, op.checkSignInProvider, { id: "school" }),
    ];
    expect(mutations).toEqual(mutations.map(() => expected));
    expect(await isSignedIn(other)).toBe(true);
    expect(await logOf(other)).toEqual([]);
  });
});

describe("accounts", () => {
  test("are found by a part of the name or username, whatever its case; guests and signs are no accounts", async () => {
    const [member] = [await newMember(server.url, "find_me-77"), await newGuest(server.url)];
    await sql.run("update users set display_name = 'Zoë 100%' where id = $1", [rowIdOf(member.id)]);
    expect(await namesFound("FIND_ME")).toEqual(["find_me-77"]);
    expect(await namesFound("zoë 100%")).toEqual(["find_me-77"]);
    expect(await namesFound("find%me")).toEqual([]);
    const { accounts } = await admin.run(op.accounts, { first: 100 });
    expect(accounts.edges.map(({ node }: any) => node.role)).not.toContain("GUEST");
  });

  test("have their groups and when they were last here, for admins only", async () => {
    const people = await newGroupWithPeople(server.url, "4C");
    const { accounts } = await admin.run(op.accounts, { search: people.member.username });
    expect(accounts.edges[0].node).toMatchObject({ groupNames: ["4C"], lastSeenAt: expect.stringMatching(/^20/u) });
  });

  test("are renamed with a reason, which the log keeps with both names", async () => {
    const member = await newMember(server.url);
    const input = { userId: member.id, displayName: "Kind", reason: "The old one was rude" };
    expect(await run(admin, op.renameUser, { input: { ...input, reason: " " } })).toBe("REQUIRED");
    expect(await run(admin, op.renameUser, { input })).toBe("AccountSuccess");
    expect(await run(admin, op.renameUser, { input })).toBe("AccountSuccess");
    expect(await logOf(member)).toMatchObject([
      { action: "USER_RENAMED", targetName: "Somebody", newName: "Kind", reason: "The old one was rude" },
    ]);
  });

  test("that are locked are signed out, and said to be locked after the right password only", async () => {
    const member = await newMember(server.url);
    expect(await run(admin, op.lockAccount, { input: { userId: member.id, reason: "Shared" } })).toBe("AccountSuccess");
    expect(await isSignedIn(member)).toBe(false);
    expect(await signIn(member)).toBe("ACCOUNT_LOCKED");
    expect(await signIn(member, "another password")).toBe("WRONG_CREDENTIALS");
    // A session that was opened meanwhile does not count.
    const { token } = await server.services.sessions.issue({
      userId: rowIdOf(member.id),
      deviceLabel: "Late",
      shared: false,
    });
    expect(await server.services.sessions.viewerOf(token)).toBeNull();
    expect(await run(admin, op.unlockAccount, { userId: member.id })).toBe("AccountSuccess");
    expect(await signIn(member)).toBe("SignedIn");
    expect((await logOf(member)).map(({ action }: any) => action)).toEqual(["USER_UNLOCKED", "USER_LOCKED"]);
  });

  test("are signed out everywhere, and can sign in again", async () => {
    const member = await newMember(server.url);
    expect(await run(admin, op.signOutUser, { userId: member.id })).toBe("AccountSuccess");
    expect(await isSignedIn(member)).toBe(false);
    expect(await signIn(member)).toBe("SignedIn");
  });

  test("are deleted once the username was typed; the only owner of a group with members is not", async () => {
    const { owner, id, member } = await newGroupWithPeople(server.url);
    const erase = (person: Person, username = person.username) =>
      run(admin, op.eraseAccount, { input: { userId: person.id, username, reason: "Asked for it" } });
    expect(await erase(member, "somebody")).toBe("NAME_MISMATCH");
    expect(await erase(owner)).toBe("LAST_OWNER");
    expect(await logOf(owner)).toEqual([]);
    expect(await erase(member)).toBe("EraseAccountSuccess");
    expect(await erase(member)).toBe("NOT_FOUND");
    expect(await isSignedIn(member)).toBe(false);
    expect(await logOf(member)).toMatchObject([{ action: "USER_ERASED", reason: "Asked for it" }]);
    const groupId = Buffer.from(id, "base64").toString().slice("Group:".length);
    expect(await runSql(server, "select 1 from groups where id = $1", [groupId])).toHaveLength(1);
  });

  test("of guests are none, and an admin's own is left alone", async () => {
    const guest = await newGuest(server.url);
    for (const userId of [guest.id, "nonsense"]) {
      expect(await run(admin, op.lockAccount, { input: { userId } })).toBe("NOT_FOUND");
      expect(await run(admin, op.eraseAccount, { input: { userId, username: "" } })).toBe("NOT_FOUND");
    }
    const [userId, username] = [admin.id, admin.username];
    expect(await run(admin, op.lockAccount, { input: { userId } })).toBe("OWN_ACCOUNT");
    expect(await run(admin, op.signOutUser, { userId })).toBe("OWN_ACCOUNT");
    expect(await run(admin, op.eraseAccount, { input: { userId, username } })).toBe("OWN_ACCOUNT");
  });

  test("two admins who lock or delete each other at once: one who can sign in is left", async () => {
    for (const [first, second] of [
      ["lock", "lock"],
      ["erase", "erase"],
      ["lock", "erase"],
    ]) {
      const [ada, bob] = [await newAdmin(server), await newAdmin(server)];
      await sql.run("update users set role = 'MEMBER' where role = 'ADMIN' and id <> all($1)", [
        [rowIdOf(ada.id), rowIdOf(bob.id)],
      ]);
      const act = (by: Person, how: string | undefined, { id: userId, username }: Person) =>
        how === "lock"
          ? run(by, op.lockAccount, { input: { userId } })
          : run(by, op.eraseAccount, { input: { userId, username } });
      await Promise.allSettled([act(ada, first, bob), act(bob, second, ada)]);
      const left = await sql.run("select 1 from users where role = 'ADMIN' and locked_at is null");
      expect(left).toHaveLength(1);
    }
    admin = await newAdmin(server);
  });

  test("a locked admin does not count as another one", async () => {
    const locked = await newAdmin(server);
    await sql.run("update users set role = 'MEMBER' where role = 'ADMIN' and id <> all($1)", [
      [rowIdOf(admin.id), rowIdOf(locked.id)],
    ]);
    await run(admin, op.lockAccount, { input: { userId: locked.id } });
    expect(await run(admin, admins.removeAdmin, { id: admin.id })).toBe("LAST_ADMIN");
    expect(await run(admin, admins.removeAdmin, { id: locked.id })).toBe("AdminSuccess");
  });
});

describe("lists", () => {
  test("all groups, by name, with owners and size; an admin archives one, which is in the log", async () => {
    const owner = await newMember(server.url);
    const { id } = await newGroup(owner, "Typing 5D");
    const find = async () => (await admin.run(op.allGroups, { search: "TYPING 5" })).allGroups.edges[0].node;
    expect(await find()).toMatchObject({ id, memberCount: 1, ownerNames: ["Somebody"], archivedAt: null });
    expect((await find()).lastActiveAt).toMatch(/^20/u);
    await admin.run(group.archiveGroup, { id });
    expect((await find()).archivedAt).toMatch(/^20/u);
    await owner.run(group.restoreGroup, { id });
    expect((await logOf({ id })).map(({ action }: any) => action)).toEqual(["GROUP_ARCHIVED"]);
  });

  test("flagged results of the whole server, those without a decision first", async () => {
    const userId = rowIdOf((await newMember(server.url)).id);
    const startedAt = "2026-11-23T10:00:00Z";
    for (let n = 0; n < 2; n += 1) await insertResult(sql, { userId, startedAt, flagReason: "TOO_FAST" });
    await sql.run(
      "update results set reviewed_at = now() where id = (select id from results where user_id = $1 limit 1)",
      [userId],
    );
    const first = (await admin.run(op.flaggedResults, { first: 1 })).flaggedResults;
    const next = (await admin.run(op.flaggedResults, { first: 1, after: first.pageInfo.endCursor })).flaggedResults;
    expect(first.edges[0].node.flag.reviewedAt).toBeNull();
    expect(next.edges[0].node.flag.reviewedAt).toMatch(/^20/u);
    expect(next.pageInfo.hasNextPage).toBe(false);
  });
});

describe("announcements", () => {
  const hour = 3_600_000;
  const draft = (part: object = {}) => ({
    input: {
      texts: [
        { language: "NL", text: " Morgen \n onderhoud " },
        { language: "EN", text: "Maintenance tomorrow" },
      ],
      startsAt: new Date(Date.now() - hour).toISOString(),
      endsAt: new Date(Date.now() + hour).toISOString(),
      ...part,
    },
  });

  test("are shown to everybody in their language until they are removed, and are in the log", async () => {
    const { answer } = await admin.run(op.publishAnnouncement, draft());
    const later = draft({ startsAt: new Date(Date.now() + hour / 2).toISOString() });
    expect(await run(admin, op.publishAnnouncement, later)).toBe("AnnouncementsSuccess");
    const { announcements } = await new WireClient(server.url).run(op.announcements);
    expect(announcements).toEqual([
      {
        id: answer.announcements[0].id,
        english: "Maintenance tomorrow",
        dutch: "Morgen onderhoud",
        french: "Maintenance tomorrow",
        languages: ["EN", "NL"],
      },
    ]);
    for (const { id } of (await admin.run(op.allAnnouncements)).allAnnouncements)
      expect(await run(admin, op.removeAnnouncement, { id })).toBe("AnnouncementsSuccess");
    expect((await new WireClient(server.url).run(op.announcements)).announcements).toEqual([]);
    expect((await logOf(answer.announcements[0])).map(({ action }: any) => action)).toEqual([
      "ANNOUNCEMENT_REMOVED",
      "ANNOUNCEMENT_PUBLISHED",
    ]);
  });

  test("are changed in place, within the same limit, and not when they are gone", async () => {
    const { answer } = await admin.run(op.publishAnnouncement, draft());
    const [{ id }] = answer.announcements;
    const texts = [{ language: "FR", text: "Maintenance demain" }];
    const changed = (await admin.run(op.editAnnouncement, { id, ...draft({ texts }) })).answer;
    expect(changed.announcements).toEqual([{ id, texts }]);
    const { announcements } = await new WireClient(server.url).run(op.announcements);
    expect(announcements).toMatchObject([{ id, english: "Maintenance demain", languages: ["FR"] }]);
    expect(await run(admin, op.editAnnouncement, { id, ...draft({ texts: [] }) })).toBe("REQUIRED");
    // Twenty others leave no room for one that is over to begin again.
    const past = draft({ startsAt: new Date(0).toISOString(), endsAt: new Date(1).toISOString() });
    expect(await run(admin, op.editAnnouncement, { id, ...past })).toBe("AnnouncementsSuccess");
    for (let n = 0; n < 20; n += 1) expect(await run(admin, op.publishAnnouncement, draft())).not.toMatch(/^[A-Z_]+$/u);
    expect(await run(admin, op.editAnnouncement, { id, ...draft() })).toBe("TOO_MANY_ANNOUNCEMENTS");
    for (const one of (await admin.run(op.allAnnouncements)).allAnnouncements)
      await admin.run(op.removeAnnouncement, { id: one.id });
    expect(await run(admin, op.editAnnouncement, { id, ...draft() })).toBe("NOT_FOUND");
    expect((await logOf({ id })).map(({ action }: any) => action)).toEqual([
      "ANNOUNCEMENT_REMOVED",
      "ANNOUNCEMENT_CHANGED",
      "ANNOUNCEMENT_CHANGED",
      "ANNOUNCEMENT_PUBLISHED",
    ]);
  });

  test.each([
    [{ texts: [] }, "REQUIRED"],
    [{ texts: [{ language: "EN", text: " " }] }, "REQUIRED"],
    [{ texts: [{ language: "EN", text: "x".repeat(301) }] }, "TOO_LONG"],
    [{ texts: [{ language: "EN", text: "a\u202Eb" }] }, "WRONG_CHARACTERS"],
    [{ endsAt: new Date(0).toISOString() }, "OUT_OF_RANGE"],
  ])("%j is refused", async (part, code) => {
    expect(await run(admin, op.publishAnnouncement, draft(part))).toBe(code);
  });
});

describe("the server", () => {
  test("says how it is", async () => {
    const { serverHealth } = await admin.run(op.serverHealth);
    expect(serverHealth).toMatchObject({ racers: 0, errors: 0, isRedisConnected: null });
    expect(serverHealth.version).toMatch(/^\d+\.\d+\.\d+$/u);
    expect(serverHealth.database.bytes).toBeGreaterThan(1e6);
    expect(serverHealth.database.tables).toHaveLength(5);
    expect(serverHealth.diskFree).toBeGreaterThan(0);
    expect(serverHealth.openSessions).toBeGreaterThan(1);
  });

  test("is backed up into its folder, once at a time", async () => {
    const [one, two] = [(await admin.run(op.startBackup)).answer, (await admin.run(op.startBackup)).answer];
    expect([one.backup.isRunning, two.code]).toEqual([true, "BACKUP_RUNNING"]);
    const read = async () => (await admin.run(op.serverHealth)).serverHealth.backup;
    await server.services.host.backups.over();
    await untilTrue(async () => !(await read()).isRunning);
    expect(await read()).toMatchObject({ lastFile: one.file, failure: null });
    const [row] = await sql.run("select file, bytes::int from backups");
    expect(row).toEqual({ file: one.file, bytes: (await read()).lastBytes });
    await access(path.join(server.services.host.dataDirectory, "backups", one.file));
  });

  test("keeps the newest two backups, and deletes no file that it did not make", async () => {
    const folder = path.join(server.services.host.dataDirectory, "backups");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "mine.backup"), "");
    await sql.run("delete from backups");
    // One of a process on another computer, and three of this one in other years; a backup is named after its second.
    const row = "insert into backups (created_at, ended_at, file, bytes) values ($1, $1, $2, 1)";
    for (const year of [2001, 2002, 2003, 2004]) {
      await sql.run(row, [`${year}-01-01T00:00:00Z`, `${year}.backup`]);
      if (year > 2001) await writeFile(path.join(folder, `${year}.backup`), "");
    }
    const { file, backup } = (await admin.run(op.startBackup)).answer;
    expect(backup.isRunning).toBe(true);
    await server.services.host.backups.over();
    const rows = await sql.run("select file from backups order by created_at");
    expect(rows.map((known: any) => known.file)).toEqual(["2001.backup", "2004.backup", file]);
    const files = await readdir(folder);
    expect(["2002.backup", "2003.backup"].filter((name) => files.includes(name))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(["2004.backup", "mine.backup", file]));
    expect((await admin.run(op.serverHealth)).serverHealth.backup).toMatchObject({ lastFile: file, kept: 2 });
  });
});
