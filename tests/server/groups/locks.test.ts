import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import * as account from "../../support/accountOperations";
import * as op from "../../support/groupOperations";
import { newGroup, newGroupWithPeople, runSql } from "../../support/groupPeople";
import * as members from "../../support/memberOperations";
import { makeMembers } from "../../support/memberPeople";
import { newGuest, newMember, password } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import * as texts from "../../support/textOperations";

/** What the operations of members, groups and texts lock, and that they decide by what is true under the lock. */
let server: TestServer;
let blocker: Client;

beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...op.groupOperations,
      ...members.memberOperations,
      texts.saveText,
      account.signIn,
      account.signUp,
      account.createGuest,
    ],
  });
  blocker = new Client(server.database.config);
  await blocker.connect();
});
afterAll(async () => {
  await blocker.end();
  await server.close();
});

const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":").at(-1)!;

/** Locks a group, begins the work, which then waits for it, changes something, and lets the work go on. */
async function whileWaiting<Answer>(
  groupId: string,
  work: () => Promise<Answer>,
  change: () => Promise<unknown>,
): Promise<Answer> {
  await blocker.query("begin");
  try {
    await blocker.query("select id from groups where id = $1 for update", [rowOf(groupId)]);
    const working = work();
    for (;;) {
      const { rows } = await blocker.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (rows.length > 0) break;
      await sleep(20);
    }
    await change();
    await blocker.query("commit");
    return await working;
  } catch (error) {
    await blocker.query("rollback");
    throw error;
  }
}

const textFor = (groupId: string) => ({
  title: "A text",
  language: "EN",
  body: "A text that is long enough to be typed by somebody.",
  visibility: "GROUP",
  groupId,
});

describe("a text for a group", () => {
  test("locks the group before the account, as others do", async () => {
    const { id, member } = await newGroupWithPeople(server.url);
    const { saveText } = await whileWaiting(
      id,
      () => member.run(texts.saveText, { input: textFor(id) }),
      () => blocker.query("select id from users where id = $1 for update", [rowOf(member.id)]),
    );
    expect(saveText.text.title).toBe("A text");
  });

  test.each([
    ["archived", "update groups set archived_at = now() where id = $1", "GROUP_ARCHIVED"],
    ["left", "delete from group_members where group_id = $1 and role = 'MEMBER'", "NOT_FOUND"],
    ["deleted", "delete from groups where id = $1", "NOT_FOUND"],
  ])("is refused by a group that is %s meanwhile", async (_, statement, code) => {
    const { id, member } = await newGroupWithPeople(server.url);
    const { saveText } = await whileWaiting(
      id,
      () => member.run(texts.saveText, { input: textFor(id) }),
      () => blocker.query(statement, [rowOf(id)]),
    );
    expect(saveText.code).toBe(code);
  });
});

describe("merging two members", () => {
  test("keeps the groups that one of them joins meanwhile", async () => {
    const { id, owner } = await newGroupWithPeople(server.url);
    const other = await newGroup(owner, "4B");
    const [from, into] = await makeMembers(owner, id, ["Emma", "Emma V"]);
    const { answer } = await whileWaiting(
      id,
      () => owner.run(members.mergeMembers, { from: from!.memberId, into: into!.memberId }),
      () =>
        blocker.query("insert into group_members (group_id, user_id, role) values ($1, $2, 'MEMBER')", [
          rowOf(other.id),
          rowOf(from!.id),
        ]),
    );
    expect(answer.__typename).toBe("MembersGone");
    const places = await runSql(server, "select group_id from group_members where user_id = $1", [rowOf(into!.id)]);
    expect(places.map(({ group_id }) => group_id).sort()).toEqual([rowOf(id), rowOf(other.id)].sort());
  });

  test.each([
    [
      "texts",
      "TOO_MANY_TEXTS_TOGETHER",
      "insert into texts (owner_id, title, language, body, difficulty, characters) " +
        "select $1, 'T ' || n, 'en', 'x', 'EASY', 1 from generate_series(1, 101) n",
    ],
    [
      "groups",
      "TOO_MANY_GROUPS_TOGETHER",
      "with made as (insert into groups (name, join_code, settings) " +
        "select 'G ' || n, left($1::text, 8) || n, g.settings " +
        "from generate_series(1, 50) n cross join lateral (select settings from groups limit 1) g returning id) " +
        "insert into group_members (group_id, user_id, role) select id, $1::uuid, 'MEMBER' from made",
    ],
  ])("is refused when they have too many %s together, and changes nothing", async (_, code, fill) => {
    const { id, owner } = await newGroupWithPeople(server.url);
    const [from, into] = await makeMembers(owner, id, ["Emma", "Emma V"]);
    for (const member of [from!, into!]) await runSql(server, fill, [rowOf(member.id)]);
    const merge = async () =>
      (await owner.run(members.mergeMembers, { from: from!.memberId, into: into!.memberId })).answer;
    expect((await merge()).code).toBe(code);
    expect(await runSql(server, "select id from users where id = $1", [rowOf(from!.id)])).toHaveLength(1);
    // With one less of each it is possible: exactly the maximum.
    for (const member of [from!, into!])
      await runSql(
        server,
        code === "TOO_MANY_TEXTS_TOGETHER"
          ? "delete from texts where id = (select id from texts where owner_id = $1 limit 1)"
          : "delete from groups where id = " +
              "(select group_id from group_members where user_id = $1 and group_id <> $2 limit 1)",
        code === "TOO_MANY_TEXTS_TOGETHER" ? [rowOf(member.id)] : [rowOf(member.id), rowOf(id)],
      );
    expect((await merge()).__typename).toBe("MembersGone");
  });
});

describe("a guest with texts who signs in", () => {
  const fill = (userId: string, number: number) =>
    runSql(
      server,
      "insert into texts (owner_id, title, language, body, difficulty, characters) " +
        "select $1, 'T ' || n, 'en', 'x', 'EASY', 1 from generate_series(1, $2::int) n",
      [rowOf(userId), number],
    );

  test("is refused while the account has no room for them, and loses none", async () => {
    const [member, guest] = [await newMember(server.url), await newGuest(server.url)];
    await fill(member.id, 150);
    await fill(guest.id, 51);
    const signIn = async () =>
      (
        await guest.run(account.signIn, {
          input: { username: member.username, password, deviceLabel: "Test", guestToken: guest.token },
        })
      ).signIn;
    expect((await signIn()).code).toBe("TOO_MANY_TEXTS_TOGETHER");
    expect(await runSql(server, "select id from texts where owner_id = $1", [rowOf(guest.id)])).toHaveLength(51);
    await runSql(server, "delete from texts where id = (select id from texts where owner_id = $1 limit 1)", [
      rowOf(guest.id),
    ]);
    expect((await signIn()).__typename).toBe("SignedIn");
    expect(await runSql(server, "select id from texts where owner_id = $1", [rowOf(member.id)])).toHaveLength(200);
  });
});

describe("deleting a group", () => {
  test("is refused to an owner who is none any more when it begins", async () => {
    const { id, owner, coach } = await newGroupWithPeople(server.url);
    const { answer } = await whileWaiting(
      id,
      () => owner.run(op.deleteGroup, { input: { groupId: id, eraseAccounts: true } }),
      () =>
        blocker.query(
          "update group_members set role = case when user_id = $2 then 'OWNER' else 'MEMBER' end where group_id = $1",
          [rowOf(id), rowOf(coach.id)],
        ),
    );
    expect(answer.code).toBe("NOT_ALLOWED");
    expect(await runSql(server, "select id from groups where id = $1", [rowOf(id)])).toHaveLength(1);
  });

  test("locks the accounts that it erases, so that none of them has a group by then", async () => {
    const { id, owner } = await newGroupWithPeople(server.url);
    const [made] = await makeMembers(owner, id, ["Emma"]);
    await blocker.query("begin");
    // As where somebody makes a group: the account is locked, and the group is not there yet.
    await blocker.query("select id from users where id = $1 for no key update", [rowOf(made!.id)]);
    const deleting = owner.run(op.deleteGroup, { input: { groupId: id, eraseAccounts: true } });
    for (;;) {
      const { rows } = await blocker.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (rows.length > 0) break;
      await sleep(20);
    }
    const { rows } = await blocker.query(
      "insert into groups (name, join_code, settings) " +
        "select 'Own', 'OWNGROUP', settings from groups limit 1 returning id",
    );
    await blocker.query("insert into group_members (group_id, user_id, role) values ($1, $2, 'OWNER')", [
      rows[0].id,
      rowOf(made!.id),
    ]);
    await blocker.query("commit");
    expect((await deleting).answer).toMatchObject({ deletedGroupId: id, erasedAccounts: 0 });
    expect(await runSql(server, "select id from users where id = $1", [rowOf(made!.id)])).toHaveLength(1);
  });
});
