import * as account from "../../support/accountOperations";
import * as op from "../../support/boardOperations";
import { newAdmin } from "../../support/groupPeople";
import { newGuest, newMember, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import * as switches from "../../support/switchOperations";
import { WireClient } from "../../support/WireClient";
import { insertGroup, insertResult, openSql, type Sql } from "../reports/insertRows";

// leaderboard, player and setProfileVisibility, as every role and for each visibility.
const everybody = ["nobody", "guest", "stranger", "owner", "classmate", "coach", "other coach", "admin"] as const;
type Role = (typeof everybody)[number];

let server: TestServer;
let sql: Sql;
let people: Readonly<Record<Role, WireClient>>;
let owner: Person;
let made: Person;
let group: string;

beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...op.boardOperations, ...switches.switchOperations],
  });
  sql = await openSql(server.database.config);
  const [stranger, classmate, coach, otherCoach] = (await Promise.all(
    Array.from({ length: 4 }, () => newMember(server.url)),
  )) as [Person, Person, Person, Person];
  owner = await newMember(server.url);
  made = await newMember(server.url);
  people = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    stranger,
    owner,
    classmate,
    coach,
    "other coach": otherCoach,
    admin: await newAdmin(server),
  };
  group = await insertGroup(sql, [
    { userId: rowIdOf(owner.id) },
    { userId: rowIdOf(classmate.id) },
    { userId: rowIdOf(made.id) },
    { userId: rowIdOf(coach.id), role: "COACH" },
  ]);
  await insertGroup(sql, [{ userId: rowIdOf(otherCoach.id), role: "OWNER" }]);
  await sql.run("update users set made_in_group_id = $1 where id = $2", [group, rowIdOf(made.id)]);
  for (const { id } of [owner, made])
    for (const flagReason of [null, "TOO_FAST"] as const)
      await insertResult(sql, {
        userId: rowIdOf(id),
        startedAt: new Date(Date.now() - 1_000).toISOString(),
        wpm: 44,
        flagReason,
      });
});
beforeAll(async () => {
  for (const [badge, earnedAt] of [
    ["runs-1", "2026-03-01"],
    ["runs-10", "2026-03-02"],
    ["of-an-earlier-release", "2026-03-03"],
  ])
    await sql.run("insert into earned_badges (user_id, badge_id, earned_at) values ($1, $2, $3)", [
      rowIdOf(owner.id),
      badge,
      earnedAt,
    ]);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});

const choice = { period: "ALL", mode: "TIME", amount: 60, language: "NL", rankBy: "SPEED" };
const set = async (client: WireClient, visibility: string) =>
  (await client.run(op.setProfileVisibility, { visibility })).setProfileVisibility;
const sees = async (role: Role, { username }: Person) => (await people[role].run(op.player, { username })).player;
const board = async (role: Role) => (await people[role].run(op.leaderboard, choice)).leaderboard;

const always: readonly Role[] = ["owner", "coach", "admin"];
const allowed: Readonly<Record<string, readonly Role[]>> = {
  ME: always,
  GROUP: [...always, "classmate"],
  ALL: everybody,
};

describe.each(["ME", "GROUP", "ALL"])("a profile for %s", (visibility) => {
  beforeAll(() => set(owner, visibility));

  test.each(everybody)("and its place, as %s", async (role) => {
    const seen = await sees(role, owner);
    if (allowed[visibility]!.includes(role)) {
      expect(seen).toMatchObject({
        isMine: role === "owner",
        user: { username: owner.username },
        bests: [{ mode: "TIME", modeAmount: 60, language: "NL", wpm: 44 }],
      });
      expect(seen.activity).toHaveLength(12);
      // The newest first, and nothing of what is still to be earned.
      expect(seen.badges.map(({ badgeId }: any) => badgeId)).toEqual(["runs-10", "runs-1"]);
      expect(seen.activity.at(-1).minutes.concat(seen.activity.at(-2).minutes).filter(Boolean)).toEqual([1]);
    } else expect(seen).toBeNull();
    const { entries } = await board(role);
    expect(entries.map(({ isMine, user }: any) => [isMine, user.username])).toEqual(
      visibility === "ALL" ? [[role === "owner", owner.username]] : [],
    );
  });
});

describe("an account made by a coach", () => {
  test("stays inside its group", async () => {
    expect(await set(made, "ALL")).toEqual({ __typename: "RefusedError", code: "NOT_ALLOWED" });
    expect((await set(made, "GROUP")).user).toEqual({
      profileVisibility: "GROUP",
      profileVisibilityChoices: ["ME", "GROUP"],
    });
    const seen = await Promise.all(everybody.map(async (role) => (await sees(role, made)) !== null));
    expect(everybody.filter((_, at) => seen[at])).toEqual(["owner", "classmate", "coach", "admin"]);
  });
});

test.each(everybody)("choosing, as %s", async (role) => {
  const expected = { nobody: "NOT_SIGNED_IN", guest: "NOT_ALLOWED" } as Readonly<Record<string, string>>;
  for (let time = 0; time < 2; time += 1) {
    const answer = await set(people[role], "GROUP");
    expect(answer.code ?? answer.user.profileVisibility).toBe(expected[role] ?? "GROUP");
  }
});

test.each(everybody)("setCompetes, as %s", async (role) => {
  for (const competes of [false, false, true]) {
    const answer = (await people[role].run(op.setCompetes, { competes })).setCompetes;
    expect(answer.code ?? answer.user.competes).toBe(role === "nobody" ? "NOT_SIGNED_IN" : competes);
  }
  const { node } = await people[role].run(op.competesOf, { id: owner.id });
  expect(node?.competes ?? null).toBe(role === "owner" ? true : null);
});

describe("somebody who does not compete", () => {
  const groupId = () => Buffer.from(`Group:${group}`).toString("base64");
  const ofGroup = async (role: Role) => (await people[role].run(op.groupBoard, { id: groupId() })).node?.board ?? null;

  beforeAll(async () => {
    await set(owner, "ALL");
    await sql.run(`update groups set settings = settings || '{"leaderboard": true}' where id = $1`, [group]);
  });
  afterAll(() => owner.run(op.setCompetes, { competes: true }));

  test("is on no board, and back on all of them once they compete again", async () => {
    expect((await board("nobody")).entries).toHaveLength(1);
    expect((await ofGroup("classmate")).entries).toHaveLength(2);
    await owner.run(op.setCompetes, { competes: false });
    expect(await board("nobody")).toMatchObject({ entries: [], own: null });
    expect((await ofGroup("classmate")).entries).toHaveLength(1);
    // They see no board of the group either, and keep their bests.
    expect(await ofGroup("owner")).toBeNull();
    expect((await sees("owner", owner)).bests).toHaveLength(1);
    await owner.run(op.setCompetes, { competes: true });
    expect((await board("nobody")).entries).toHaveLength(1);
    expect((await ofGroup("owner")).entries).toHaveLength(2);
  });

  test("is on none with a run that is saved then", async () => {
    await owner.run(op.setCompetes, { competes: false });
    const saved = await owner.run(account.saveResult, { input: wordRun({ gapMs: 150 }) });
    expect(saved.saveResult.__typename).toBe("SaveResultSuccess");
    const words = { ...choice, mode: "WORDS", amount: 10, language: "EN" };
    expect((await people.nobody.run(op.leaderboard, words)).leaderboard.entries).toEqual([]);
  });
});

test("what others may not see is like what does not exist", async () => {
  await set(owner, "ME");
  for (const username of [owner.username, "nobody-at-all", "no name", "x".repeat(300)])
    expect((await people.nobody.run(op.player, { username })).player).toBeNull();
});

test.each(everybody)("boards that an admin switched off, as %s", async (role) => {
  await people.admin.run(switches.setFeatureSwitch, { feature: "BOARDS", isOn: false });
  expect(await board(role)).toBeNull();
  await people.admin.run(switches.setFeatureSwitch, { feature: "BOARDS", isOn: true });
  expect(await board(role)).not.toBeNull();
});

/** What somebody hears first of a board's changes, or why not. */
async function hears(role: Role, text: string, variables: object): Promise<unknown> {
  const followed = people[role].follow(text, { ...variables });
  const data = await followed.next().catch(() => null);
  followed.stop();
  return data === null ? followed.values[0].errors[0].extensions.code : Object.keys(data.change);
}

describe("changes of boards", () => {
  afterEach(() => Promise.all(Object.values(people).map((client) => client.disconnect())));

  test.each(everybody)("leaderboardChanged, as %s", async (role) => {
    const { mode, amount, language } = choice;
    expect(await hears(role, op.leaderboardChanged, { mode, amount, language })).toEqual(["changedAt"]);
    await people.admin.run(switches.setFeatureSwitch, { feature: "BOARDS", isOn: false });
    expect(await hears(role, op.leaderboardChanged, { mode, amount, language })).toBe("NOT_FOUND");
    await people.admin.run(switches.setFeatureSwitch, { feature: "BOARDS", isOn: true });
  });

  const shown = ["changedAt"];
  const outside = {
    nobody: "NOT_SIGNED_IN",
    guest: "NOT_ALLOWED",
    stranger: "NOT_ALLOWED",
    "other coach": "NOT_ALLOWED",
  };
  const heard: Readonly<Record<"on" | "off", Readonly<Record<Role, unknown>>>> = {
    on: { ...outside, owner: shown, classmate: shown, coach: shown, admin: shown },
    off: { ...outside, owner: "NOT_ALLOWED", classmate: "NOT_ALLOWED", coach: shown, admin: shown },
  };
  test.each(["on", "off"] as const)("groupBoardChanged as Group.board, the switch being %s", async (state) => {
    await sql.run("update groups set settings = settings || $1 where id = $2", [
      JSON.stringify({ leaderboard: state === "on" }),
      group,
    ]);
    const groupId = Buffer.from(`Group:${group}`).toString("base64");
    const found = await Promise.all(
      everybody.map(async (role) => [role, await hears(role, op.groupBoardChanged, { groupId })]),
    );
    expect(Object.fromEntries(found)).toEqual(heard[state]);
    // The board itself is for the same people, also that of one kind of run; nobody in it need be public.
    await set(owner, "ME");
    for (const role of everybody) {
      const { node } = await people[role].run(op.groupBoard, { id: groupId });
      const mayRead = heard[state][role] === shown;
      expect((node?.board ?? null) !== null).toBe(mayRead);
      const { leaderboard } = await people[role].run(op.leaderboard, { ...choice, groupId });
      // Both are as fast, so either may come first.
      const places = leaderboard?.entries.map(({ wpm, isMine }: any) => `${wpm} ${isMine}`).toSorted() ?? null;
      expect(places).toEqual(mayRead ? ["44 false", `44 ${role === "owner"}`] : null);
    }
  });
});

test("who changes it back and forth has to wait, and nobody else has to", async () => {
  const [restless, other] = [await newMember(server.url), await newMember(server.url)];
  for (let number = 0; number < 20; number += 1)
    expect((await set(restless, number % 2 === 0 ? "ALL" : "ME")).__typename).toBe("SetProfileVisibilitySuccess");
  expect(await set(restless, "ALL")).toEqual({
    __typename: "RateLimitedError",
    code: "RATE_LIMITED",
    retryAfterSeconds: expect.any(Number),
  });
  expect((await set(other, "ALL")).__typename).toBe("SetProfileVisibilitySuccess");
});
