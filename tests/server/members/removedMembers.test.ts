import { limits } from "../../../src/contract/limits";
import { tidyDatabase } from "../../../src/server/database/tidyDatabase";
import { openDatabase } from "../../../src/server/database/Database";
import * as account from "../../support/accountOperations";
import * as group from "../../support/groupOperations";
import { newGroup, newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import * as op from "../../support/memberOperations";
import { makeMembers, signInByCard, type MadeMember } from "../../support/memberPeople";
import { newMember } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { seedEverything } from "../../support/seedEverything";
import { seedRuns } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
let people: GroupPeople;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...group.groupOperations, ...op.memberOperations],
  });
});
beforeEach(async () => {
  people = await newGroupWithPeople(server.url);
});
afterAll(() => server.close());

const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":").at(-1)!;
const outcome = (answer: any) => answer.code ?? answer.__typename;

/** Tables that say when something happened, that are counted anew, or that end with a session. */
const passing = [
  "sessions",
  "audit_log",
  "board_changes",
  "board_counts",
  "idempotency_keys",
  "removed_accounts",
  "removed_rows",
];

/** All rows of all other tables, in the order of their text. */
async function readAll(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const tables = await runSql(server, "select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const all: Record<string, readonly unknown[]> = {};
  for (const { name } of tables.filter((table) => !passing.includes(table.name)))
    all[name] = (await runSql(server, `select to_jsonb(t) as row from "${name}" t order by to_jsonb(t)::text`)).map(
      ({ row }) => row,
    );
  return all;
}

const listOf = async (person: { run: (text: string, variables: object) => Promise<any> }, id = people.id) =>
  (await person.run(op.removedMembers, { id })).node.removedMembers?.edges.map(({ node }: any) => node);

/** Gives an account something in every table that has rows of accounts in all releases. */
async function fill(made: MadeMember, other: MadeMember): Promise<void> {
  const [one, two] = [rowOf(made.id), rowOf(other.id)];
  await seedRuns(server.database.config, { userId: one, runs: 7 });
  await runSql(server, "insert into passed_exercises values ($1, 'a', now()), ($1, 'b', now()), ($2, 'b', now())", [
    one,
    two,
  ]);
  await runSql(server, "insert into follows values ($1, $2, 'FOLLOWING', now()), ($2, $1, 'FOLLOWING', now())", [
    one,
    two,
  ]);
  await runSql(
    server,
    `with text as (insert into texts (title, language, body, difficulty, characters, tags, owner_id)
      values ('Own', 'en', 'A text of its own', 'EASY', 17, '{a,b}', $1) returning id)
     insert into bookmarks (user_id, text_id, position) select $2, id, 3 from text`,
    [one, two],
  );
  await runSql(server, "update results set text_id = (select id from texts where owner_id = $1) where user_id = $2", [
    one,
    two,
  ]);
  await runSql(server, "update results set reviewed_by = $1 where user_id = $2", [one, two]);
}

test("who is deleted is gone, and comes back with everything, in every table", async () => {
  const [made, other] = await makeMembers(people.coach, people.id, ["Emma", "Bo"]);
  await seedRuns(server.database.config, { userId: rowOf(other!.id), runs: 2 });
  await fill(made!, other!);
  const emma = (await signInByCard(server.url, made!))!;
  await emma.run(account.saveResult, { input: wordRun() });
  const own = await newGroup(emma, "Emma's own");
  const before = await readAll();

  await people.coach.run(op.eraseMember, { id: made!.memberId });
  expect((await emma.send(account.viewer)).status).toBe(401);
  expect(await signInByCard(server.url, made!)).toBeNull();
  expect(JSON.stringify(await readAll())).not.toContain(rowOf(made!.id));
  const [removed] = await listOf(people.owner);
  expect(removed).toMatchObject({ displayName: "Emma", username: made!.username, mergedIntoName: null });

  // An account that ran a group, even one of its own without others, comes back the same way.
  const { answer } = await people.coach.run(op.restoreMember, { id: removed.id });
  expect(answer).toMatchObject({ restoredId: removed.id, member: { id: made!.memberId }, group: { memberCount: 5 } });
  expect(await readAll()).toEqual(before);
  expect(await signInByCard(server.url, made!)).not.toBeNull();
  expect(before["groups"]).toContainEqual(expect.objectContaining({ id: rowOf(own.id) }));
  expect(await listOf(people.coach)).toEqual([]);
  expect(outcome((await people.coach.run(op.restoreMember, { id: removed.id })).answer)).toBe("NOT_FOUND");
});

test("rows of every kind come back as they were, whatever characters they have", async () => {
  await seedEverything(server.database.config);
  const [person] = await runSql(server, "select id, made_in_group_id as place from users where username = 'seeded'");
  await runSql(
    server,
    "insert into group_members (group_id, user_id, role) values ($1, $2, 'OWNER') on conflict do nothing",
    [person.place, rowOf(people.owner.id)],
  );
  await runSql(
    server,
    "insert into group_members (group_id, user_id, role) values ($1, $2, 'MEMBER') on conflict do nothing",
    [person.place, person.id],
  );
  const before = await readAll();
  const memberId = Buffer.from(`GroupMember:${person.place}:${person.id}`).toString("base64");
  expect(outcome((await people.owner.run(op.eraseMember, { id: memberId })).answer)).toBe("MembersGone");
  const [removal] = await runSql(server, "select id from removed_accounts where user_id = $1", [person.id]);
  const id = Buffer.from(`RemovedMember:${removal.id}`).toString("base64");
  expect(outcome((await people.owner.run(op.restoreMember, { id })).answer)).toBe("RestoreMemberSuccess");
  expect(await readAll()).toEqual(before);
});

test("two accounts that were merged by mistake are two again, with what each had", async () => {
  const [from, into] = await makeMembers(people.coach, people.id, ["Emma", "Emma V"]);
  await seedRuns(server.database.config, { userId: rowOf(into!.id), runs: 3 });
  await fill(from!, into!);
  const club = await newGroup(people.owner, "Club");
  await (await signInByCard(server.url, from!))!.run(group.joinGroup, { code: club.code });
  const before = await readAll();
  const stored = async () =>
    (await runSql(server, "select count(*)::int as n from removed_rows where row ? 'log'"))[0].n;
  const logs = await stored();

  await people.coach.run(op.mergeMembers, { from: from!.memberId, into: into!.memberId });
  const [removed] = await listOf(people.coach);
  expect(removed).toMatchObject({ displayName: "Emma", mergedIntoName: "Emma V", removedByName: "Somebody" });
  // Runs only moved: they are not stored twice.
  expect(await stored()).toBe(logs);
  expect(outcome((await people.coach.run(op.restoreMember, { id: removed.id })).answer)).toBe("RestoreMemberSuccess");
  expect(await readAll()).toEqual(before);
});

test("what was typed after a merge stays with the account that was used", async () => {
  const [from, into] = await makeMembers(people.coach, people.id, ["Emma", "Emma V"]);
  await seedRuns(server.database.config, { userId: rowOf(from!.id), runs: 4 });
  await people.coach.run(op.mergeMembers, { from: from!.memberId, into: into!.memberId });
  const emma = (await signInByCard(server.url, into!))!;
  await emma.run(account.saveResult, { input: wordRun() });
  const [removed] = await listOf(people.coach);
  await people.coach.run(op.restoreMember, { id: removed.id });
  const runsOf = async ({ memberId }: MadeMember) =>
    (await people.coach.run(op.managed, { id: memberId })).node.holdings.results;
  expect([await runsOf(from!), await runsOf(into!)]).toEqual([4, 1]);
});

test("a username that was taken meanwhile stays with who took it", async () => {
  const [made] = await makeMembers(people.coach, people.id, ["Quirinus"]);
  await people.coach.run(op.eraseMember, { id: made!.memberId });
  const [newcomer] = await makeMembers(people.coach, people.id, ["Quirinus"]);
  expect(newcomer!.username).toBe(made!.username);
  const [removed] = await listOf(people.coach);
  const { answer } = await people.coach.run(op.restoreMember, { id: removed.id });
  expect(answer.member.user).toEqual({ username: "quirinus2", displayName: "Quirinus" });
  expect(await signInByCard(server.url, { ...made!, username: "quirinus2" })).not.toBeNull();
});

test("an account that ran a group is its owner's to bring back", async () => {
  const [made] = await makeMembers(people.coach, people.id, ["Coaching"]);
  await people.owner.run(group.setGroupRole, { input: { groupId: people.id, userId: made!.id, role: "COACH" } });
  await people.owner.run(op.eraseMember, { id: made!.memberId });
  expect(await listOf(people.coach)).toEqual([]);
  const [removed] = await listOf(people.owner);
  expect(outcome((await people.coach.run(op.restoreMember, { id: removed.id })).answer)).toBe("NOT_ALLOWED");
  expect(outcome((await people.owner.run(op.restoreMember, { id: removed.id })).answer)).toBe("RestoreMemberSuccess");
});

test("after a merge, who has left the group is not its coaches' to separate", async () => {
  const [from, into] = await makeMembers(people.coach, people.id, ["Emma", "Emma V"]);
  await people.coach.run(op.mergeMembers, { from: from!.memberId, into: into!.memberId });
  const [removed] = await listOf(people.coach);
  await people.coach.run(op.removeMembers, { ids: [into!.memberId] });
  expect(await listOf(people.coach)).toEqual([]);
  expect(outcome((await people.coach.run(op.restoreMember, { id: removed.id })).answer)).toBe("NOT_FOUND");
});

test("nothing is left after 30 days, or at once when a coach says so", async () => {
  const [now, later] = await makeMembers(people.coach, people.id, ["Now", "Later"]);
  await people.coach.run(op.eraseMember, { id: now!.memberId });
  const [removed] = await listOf(people.coach);
  expect(outcome((await people.coach.run(op.eraseRemovedMember, { id: removed.id })).answer)).toBe(
    "EraseRemovedMemberSuccess",
  );
  await people.coach.run(op.eraseMember, { id: later!.memberId });
  await runSql(server, "update removed_accounts set created_at = created_at - interval '30 days 1 minute'");
  expect(await listOf(people.coach)).toEqual([]);
  const { database, close } = openDatabase(server.database.config);
  await tidyDatabase(database, Date.now(), "Europe/Amsterdam");
  await close();
  expect(await runSql(server, "select source from removed_rows")).toEqual([]);
});

test("a group that is deleted takes along what it kept aside", async () => {
  const [made] = await makeMembers(people.coach, people.id, ["Emma"]);
  await people.coach.run(op.eraseMember, { id: made!.memberId });
  await people.owner.run(group.deleteGroup, { input: { groupId: people.id } });
  expect(await runSql(server, "select id from removed_accounts where user_id = $1", [rowOf(made!.id)])).toEqual([]);
});

test("people who were in the same two groups are brought back at once, from both", async () => {
  const two = await newGroup(people.owner, "3C");
  const here = await makeMembers(people.owner, people.id, ["Emma", "Eva"]);
  const there = await makeMembers(people.owner, two.id, ["Bob", "Ben"]);
  const join = async (made: readonly MadeMember[], code: string) => {
    for (const one of made) await (await signInByCard(server.url, one))!.run(group.joinGroup, { code });
  };
  await join(here, two.code);
  await join(there, people.code);
  for (const one of [...here, ...there]) await people.owner.run(op.eraseMember, { id: one.memberId });
  const removed = [...(await listOf(people.owner)), ...(await listOf(people.owner, two.id))];
  const answers = await Promise.all(removed.map(({ id }) => people.owner.run(op.restoreMember, { id })));
  expect(answers.map(({ answer }) => outcome(answer))).toEqual(Array(4).fill("RestoreMemberSuccess"));
  const places = await runSql(server, "select user_id from group_members where user_id = any ($1)", [
    [...here, ...there].map(({ id }) => rowOf(id)),
  ]);
  expect(places).toHaveLength(8);
});

test.each(["here", "in another group"])("nobody comes back while there is no place left %s", async (where) => {
  const two = await newGroup(people.owner, "3C");
  const [emma] = await makeMembers(people.owner, people.id, ["Emma"]);
  await (await signInByCard(server.url, emma!))!.run(group.joinGroup, { code: two.code });
  await people.owner.run(op.eraseMember, { id: emma!.memberId });
  const full = rowOf(where === "here" ? people.id : two.id);
  await runSql(
    server,
    `with made as (insert into users (display_name, role) select 'Seat ' || n, 'MEMBER'
       from generate_series(1, $2 - (select count(*)::int from group_members where group_id = $1)) n returning id)
     insert into group_members (group_id, user_id, role) select $1, id, 'MEMBER' from made`,
    [full, limits.groupMembers],
  );
  const [removed] = await listOf(people.owner);
  const restore = async () => outcome((await people.owner.run(op.restoreMember, { id: removed.id })).answer);
  expect(await restore()).toBe("GROUP_FULL");
  // It is still kept, and comes back once somebody has gone.
  await runSql(
    server,
    "delete from users where id in (select user_id from group_members where group_id = $1 and role = 'MEMBER' limit 1)",
    [full],
  );
  expect(await restore()).toBe("RestoreMemberSuccess");
});

test("members do not see who was removed", async () => {
  expect(await listOf(people.member)).toBeUndefined();
  expect((await (await newMember(server.url)).run(op.removedMembers, { id: people.id })).node).toBeNull();
});
