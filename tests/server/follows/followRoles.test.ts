import { limits } from "../../../src/contract/limits";
import { rateLimitRules } from "../../../src/server/transport/RateLimits";
import * as account from "../../support/accountOperations";
import * as board from "../../support/boardOperations";
import * as op from "../../support/followOperations";
import { newAdmin } from "../../support/groupPeople";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";
import { insertGroup, insertResult, openSql, type Sql } from "../reports/insertRows";

// followUser, unfollowUser, decideFollower and the fields of User, as every role and for each visibility.
const everybody = ["nobody", "guest", "stranger", "owner", "classmate", "made", "outsider", "coach", "admin"] as const;
type Role = (typeof everybody)[number];

let server: TestServer;
let sql: Sql;
let people: Readonly<Record<Role, WireClient>>;
let owner: Person;
let stranger: Person;
let made: Person;

beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...board.boardOperations, ...op.followOperations],
  });
  sql = await openSql(server.database.config);
  const [classmate, coach, outsider] = (await Promise.all(Array.from({ length: 3 }, () => newMember(server.url)))) as [
    Person,
    Person,
    Person,
  ];
  owner = await newMember(server.url);
  stranger = await newMember(server.url);
  made = await newMember(server.url);
  const guest = await newGuest(server.url);
  const admin = await newAdmin(server);
  people = { nobody: new WireClient(server.url), guest, stranger, owner, classmate, made, outsider, coach, admin };
  const group = await insertGroup(sql, [
    { userId: rowIdOf(owner.id) },
    { userId: rowIdOf(classmate.id) },
    { userId: rowIdOf(made.id) },
    { userId: rowIdOf(coach.id), role: "COACH" },
  ]);
  const other = await insertGroup(sql, [{ userId: rowIdOf(outsider.id) }]);
  await sql.run("update users set made_in_group_id = $1 where id = $2", [group, rowIdOf(made.id)]);
  await sql.run("update users set made_in_group_id = $1 where id = $2", [other, rowIdOf(outsider.id)]);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});
afterEach(() => sql.run("delete from follows"));

const show = (person: WireClient, visibility: string) => person.run(board.setProfileVisibility, { visibility });
const follow = async (who: WireClient, { id }: Person) => (await who.run(op.followUser, { userId: id })).followUser;
const unfollow = async (who: WireClient, { id }: Person) =>
  (await who.run(op.unfollowUser, { userId: id })).unfollowUser;
const decide = async (who: WireClient, { id }: Person, isAllowed: boolean) =>
  (await who.run(op.decideFollower, { userId: id, isAllowed })).decideFollower;
const lists = async (viewer: WireClient, { id }: Person) => (await viewer.run(op.followLists, { id })).node;
type List = keyof typeof op.followPages;
const everything = { first: null, after: null, last: null, before: null };
const pageOf = async (viewer: WireClient, { id }: Person, list: List, about = {}) =>
  (await viewer.run(op.followPages[list], { id, ...everything, ...about })).node.page;
const states = (list: any) => list.map(({ state, user }: any) => [user.id, state]);

const allowed: Readonly<Record<string, readonly Role[]>> = {
  ME: ["coach", "admin"],
  GROUP: ["coach", "admin", "classmate", "made"],
  ALL: ["coach", "admin", "classmate", "made", "stranger"],
};

describe.each(["ME", "GROUP", "ALL"])("a profile for %s", (visibility) => {
  beforeAll(() => show(owner, visibility));

  test.each(everybody)("asking to follow its owner, as %s", async (role) => {
    const may = allowed[visibility]!.includes(role);
    const code = { nobody: "NOT_SIGNED_IN", guest: "ACCOUNT_NEEDED" }[role as string] ?? "NOT_FOUND";
    const found = await lists(people[role], owner);
    // Who neither sees the profile nor shares a group does not find the account at all.
    const isFound = visibility === "ALL" || !["nobody", "guest", "stranger", "outsider"].includes(role);
    expect(found === null).toBe(!isFound);
    if (isFound) expect(found.followState).toBe(may ? "NONE" : null);
    for (let time = 0; time < 2; time += 1) {
      const answer = await follow(people[role], owner);
      expect(answer).toMatchObject(may ? { user: { id: owner.id, followState: "ASKED" } } : { code });
    }
    expect((await lists(owner, owner)).followers).toHaveLength(may ? 1 : 0);
  });
});

test("whom somebody asked finds their account, until the request is refused", async () => {
  const [asking, asked] = [await newMember(server.url), await newMember(server.url)];
  await show(asked, "ALL");
  expect(await lists(asked, asking)).toBeNull();
  await follow(asking, asked);
  expect(await lists(asked, asking)).toEqual({ followState: null, following: null, followers: null });
  await decide(asked, asking, false);
  expect(await lists(asked, asking)).toBeNull();
});

test.each(everybody)("the lists of somebody, as %s", async (role) => {
  await show(owner, "ALL");
  await follow(stranger, owner);
  const { following, followers } = await lists(people[role], owner);
  expect([following, followers]).toEqual(role === "owner" ? [[], [expect.anything()]] : [null, null]);
  const following25 = await pageOf(people[role], owner, "following");
  const followers25 = await pageOf(people[role], owner, "followers");
  expect([following25?.edges, followers25?.edges]).toEqual(
    role === "owner"
      ? [[], [expect.objectContaining({ state: "ASKED", node: { id: stranger.id } })]]
      : [undefined, undefined],
  );
});

test.each(everybody)("an account made by a coach is only followed within its groups, as %s", async (role) => {
  await show(made, "GROUP");
  const may = ["owner", "classmate", "coach"].includes(role);
  expect((await follow(people[role], made)).__typename).toBe(may ? "FollowSuccess" : "RefusedError");
});

test("who leaves the group no longer follows, and may not be allowed any more", async () => {
  await show(owner, "ALL");
  await follow(made, owner);
  await sql.run("delete from group_members where user_id = $1", [rowIdOf(made.id)]);
  expect((await lists(owner, owner)).followers).toEqual([]);
  await decide(owner, made, true);
  expect(await sql.run("select state from follows")).toEqual([{ state: "ASKED" }]);
  expect((await unfollow(made, owner)).__typename).toBe("FollowSuccess");
  expect(await sql.run("select state from follows")).toEqual([]);
  const [{ id }] = await sql.run("select made_in_group_id as id from users where id = $1", [rowIdOf(made.id)]);
  await sql.run("insert into group_members (group_id, user_id, role, joined_at) values ($1, $2, 'MEMBER', now())", [
    id,
    rowIdOf(made.id),
  ]);
});

test("allowed, and ended by either", async () => {
  await show(owner, "ALL");
  expect(await decide(owner, stranger, true)).toMatchObject({ code: "NOT_FOUND" });
  await follow(stranger, owner);
  await decide(stranger, owner, true);
  expect((await lists(stranger, owner)).followState).toBe("ASKED");
  for (let time = 0; time < 2; time += 1) await decide(owner, stranger, true);
  expect(states((await lists(stranger, stranger)).following)).toEqual([[owner.id, "FOLLOWING"]]);
  expect(states((await lists(owner, owner)).followers)).toEqual([[stranger.id, "FOLLOWING"]]);
  for (let time = 0; time < 2; time += 1)
    expect(await unfollow(stranger, owner)).toMatchObject({ user: { followState: "NONE" } });
  expect((await lists(owner, owner)).followers).toEqual([]);
});

test("a refusal is silent, and asking again bothers nobody, until its author asks", async () => {
  for (const person of [owner, stranger]) await show(person, "ALL");
  await follow(stranger, owner);
  for (let time = 0; time < 2; time += 1) await decide(owner, stranger, false);
  const asked = async () => (await lists(stranger, owner)).followState;
  expect(await asked()).toBe("ASKED");
  await unfollow(stranger, owner);
  expect(await asked()).toBe("NONE");
  await follow(stranger, owner);
  expect(await asked()).toBe("ASKED");
  expect((await lists(owner, owner)).followers).toEqual([]);
  await follow(owner, stranger);
  expect(states((await lists(owner, owner)).followers)).toEqual([[stranger.id, "ASKED"]]);
});

test("both lists come in pages, requests first, forwards and backwards", async () => {
  await crowd(owner, 30, "FOLLOWING");
  await crowd(owner, 30, "ASKED");
  await sql.run("insert into follows select followed_id, follower_id, state, asked_at from follows");
  await sql.run("update users set profile_visibility = 'ALL' where display_name = 'Crowd'");
  for (const list of ["followers", "following"] as const) {
    const whole = (await pageOf(owner, owner, list, { first: 100 })).edges;
    expect(whole).toHaveLength(60);
    if (list === "followers")
      expect(whole.map(({ state }: any) => state)).toEqual(
        Array.from({ length: 60 }, (_, at) => (at < 30 ? "ASKED" : "FOLLOWING")),
      );
    const read = [];
    for (let after = null, isMore = true; isMore;) {
      const { edges, pageInfo }: any = await pageOf(owner, owner, list, { after });
      expect(edges.length).toBeLessThanOrEqual(limits.pageSize.standard);
      read.push(...edges);
      [after, isMore] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(read).toEqual(whole);
    const before = whole[35].cursor;
    expect((await pageOf(owner, owner, list, { last: 10, before })).edges).toEqual(whole.slice(25, 35));
    const { body }: any = await owner.send(op.followPages[list], { id: owner.id, ...everything, after: "ASKED.x" });
    expect(body.errors[0].extensions.code).toBe("BAD_CURSOR");
  }
});

test("a page costs as many statements, however many people are in the list", async () => {
  await crowd(owner, 3, "FOLLOWING");
  const count = async () => {
    const query = jest.spyOn(jest.requireActual("pg").Client.prototype, "query");
    await pageOf(owner, owner, "followers");
    const calls = query.mock.calls.length;
    query.mockRestore();
    return calls;
  };
  await count();
  const few = await count();
  await crowd(owner, 60, "FOLLOWING");
  expect(await count()).toBe(few);
});

test("the answer says whether the other person follows", async () => {
  const asking = await newMember(server.url);
  await follow(asking, owner);
  expect(await decide(owner, asking, true)).toMatchObject({ followerState: "FOLLOWING" });
  expect(await decide(owner, asking, false)).toMatchObject({ followerState: "NONE" });
});

test("at most 500, also at the same moment", async () => {
  await show(owner, "ALL");
  await sql.run(
    `with made as (insert into users (username, display_name, role)
       select 'many-' || n, 'Many', 'MEMBER' from generate_series(1, 499) n returning id)
     insert into follows select $1, id, 'FOLLOWING', now() from made`,
    [rowIdOf(stranger.id)],
  );
  const admin = await newAdmin(server);
  await show(admin, "ALL");
  const answers = await Promise.all([owner, admin].map((person) => follow(stranger, person)));
  expect(answers.map(({ code }) => code ?? "").toSorted()).toEqual(["", "TOO_MANY_ROWS"]);
});

/** Accounts made for this, which ask somebody or follow them. */
const crowd = (person: Person, number: number, state: string) =>
  sql.run(
    `with made as (insert into users (username, display_name, role)
       select left(gen_random_uuid()::text, 20), 'Crowd', 'MEMBER' from generate_series(1, $2) returning id)
     insert into follows select id, $1, $3, now() from made`,
    [rowIdOf(person.id), number, state],
  );

test("many requests do not fill the list of followers, and all are refused at once", async () => {
  await show(owner, "ALL");
  await follow(stranger, owner);
  await crowd(owner, limits.followRequests - 1, "ASKED");
  expect(await follow(people.coach, owner)).toMatchObject({ code: "TOO_MANY_ROWS" });
  expect(await decide(owner, stranger, true)).toMatchObject({ __typename: "FollowSuccess" });
  expect((await lists(owner, owner)).followers).toHaveLength(limits.followRequests);
  for (let time = 0; time < 2; time += 1)
    expect((await owner.run(op.refuseFollowers)).refuseFollowers.viewer.followers).toEqual([
      { state: "FOLLOWING", user: { id: stranger.id } },
    ]);
  expect(await follow(people.coach, owner)).toMatchObject({ __typename: "FollowSuccess" });
});

test("nobody has more than 500 followers, however many of the requests are allowed", async () => {
  await show(owner, "ALL");
  await crowd(owner, limits.follows - 1, "FOLLOWING");
  for (const who of [stranger, people.coach]) await follow(who, owner);
  expect(await decide(owner, stranger, true)).toMatchObject({ __typename: "FollowSuccess" });
  expect(await decide(owner, people.coach as Person, true)).toMatchObject({ code: "TOO_MANY_ROWS" });
  expect(await decide(owner, stranger, true)).toMatchObject({ __typename: "FollowSuccess" });
});

test("an account asks a limited number of people a day, from whichever device", async () => {
  const [asking, ...asked] = await Promise.all(
    Array.from({ length: rateLimitRules.followUserDaily.points + 2 }, () => newMember(server.url)),
  );
  const codes: string[] = [];
  for (const person of asked) {
    await show(person, "ALL");
    // Each from a session of its own, so that only the account is counted.
    const { signIn } = await new WireClient(server.url).run(account.signIn, {
      input: { username: asking!.username, password, deviceLabel: "Test", guestToken: null },
    });
    asking!.token = signIn.token;
    codes.push((await follow(asking!, person)).code ?? "");
  }
  expect(codes).toEqual([...Array.from({ length: codes.length - 1 }, () => ""), "RATE_LIMITED"]);
});

test("nobody without an account refuses requests; a guest has none", async () => {
  expect((await people.nobody.run(op.refuseFollowers)).refuseFollowers).toMatchObject({ code: "NOT_SIGNED_IN" });
  expect((await people.guest.run(op.refuseFollowers)).refuseFollowers.viewer.followers).toEqual([]);
});

test("a board of people one follows", async () => {
  const choice = { period: "ALL", mode: "TIME", amount: 60, language: "NL", rankBy: "SPEED" };
  const names = async (viewer: WireClient, onlyFollowing: boolean | null) => {
    const { entries } = (await viewer.run(board.leaderboard, { ...choice, onlyFollowing })).leaderboard;
    return entries.map(({ place, user }: any) => [place, user.id]);
  };
  const third = await newMember(server.url);
  for (const [person, wpm] of [
    [third, 70],
    [owner, 60],
    [stranger, 50],
  ] as const) {
    const startedAt = new Date(Date.now() - 1_000).toISOString();
    await insertResult(sql, { userId: rowIdOf(person.id), startedAt, wpm });
    for (const visibility of ["ME", "ALL"]) await show(person, visibility);
  }
  expect(await follow(stranger, owner)).toMatchObject({ user: { followState: "ASKED" } });
  expect(await names(stranger, true)).toEqual([[1, stranger.id]]);
  await decide(owner, stranger, true);
  expect(await names(stranger, true)).toEqual([
    [1, owner.id],
    [2, stranger.id],
  ]);
  for (const everyone of [false, null]) expect(await names(stranger, everyone)).toHaveLength(3);
  expect(await names(people.nobody, true)).toEqual([]);
  await decide(owner, stranger, false);
  expect(await names(stranger, true)).toEqual([[1, stranger.id]]);
});
