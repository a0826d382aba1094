import * as account from "../../support/accountOperations";
import * as op from "../../support/badgeOperations";
import * as group from "../../support/groupOperations";
import { newAdmin, newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import { newGuest, newMember } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...group.groupOperations, ...op.badgeOperations],
  });
});
afterAll(() => server.close());

test.each([
  ["a guest", newGuest],
  ["a member", newMember],
])("%s reads their own badges, and nobody else does", async (_, make) => {
  const [owner, admin] = [await make(server.url), await newMember(server.url)];
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${admin.username}'`);
  const { result } = (await owner.run(op.saveForBadges, { input: wordRun({ gapMs: 150 }) })).saveResult;
  await owner.run(account.setResultVisibility, { input: { resultId: result.id, visibility: "ALL" } });
  expect((await owner.run(op.badgesOf, { id: owner.id })).node.badges).not.toHaveLength(0);
  expect((await owner.run(op.badgesOfResult, { id: result.id })).node.badges).not.toHaveLength(0);
  for (const other of [new WireClient(server.url), await newGuest(server.url), await newMember(server.url), admin]) {
    // Only an admin finds the account at all.
    const { node } = await other.run(op.badgesOf, { id: owner.id });
    expect(node).toEqual(other === admin ? { badges: null } : null);
    expect((await other.run(op.badgesOfResult, { id: result.id })).node.badges).toEqual([]);
  }
});

describe("the newBadges of a group", () => {
  let people: GroupPeople;
  const rowOf = (id: string) => Buffer.from(id, "base64").toString().split(":").at(-1)!;
  const earn = (userId: string, badgeId: string, hoursAgo: number) =>
    runSql(
      server,
      `insert into earned_badges (user_id, badge_id, earned_at)
       values ($1, $2, now() - make_interval(hours => $3::int))`,
      [rowOf(userId), badgeId, hoursAgo],
    );
  const read = async (client: WireClient) =>
    (await client.run(op.newBadges, { id: people.id })).node?.newBadges ?? null;

  beforeAll(async () => {
    people = await newGroupWithPeople(server.url);
    await runSql(server, "update group_members set joined_at = now() - interval '30 days' where group_id = $1", [
      rowOf(people.id),
    ]);
    for (const [at, id] of ["runs-1", "runs-10", "days-3", "speed-20", "keys-1000", "races-1"].entries())
      await earn(people.member.id, id, at + 1);
    await earn(people.member.id, "wins-1", 24 * 8);
    await earn(people.member.id, "of-another-release", 0);
    await earn(people.coach.id, "runs-1", 1);
  });

  test("are read by those in it, as long as its leaderboard is on", async () => {
    const { member, coach, owner } = people;
    const inside = [member, coach, owner, await newAdmin(server)];
    const outside = [new WireClient(server.url), await newGuest(server.url), await newMember(server.url)];
    for (const client of inside) expect(await read(client)).toHaveLength(4);
    for (const client of outside) expect(await read(client)).toBeNull();
    await runSql(server, `update groups set settings = settings || '{"leaderboard": false}' where id = $1`, [
      rowOf(people.id),
    ]);
    for (const client of [...inside, ...outside]) expect(await read(client)).toBeNull();
    await runSql(server, `update groups set settings = settings || '{"leaderboard": true}' where id = $1`, [
      rowOf(people.id),
    ]);
  });

  test("are those of a week of its members, the newest first, since they joined", async () => {
    const seen = (await read(people.member)).map(({ badgeId, isMine }: any) => [badgeId, isMine]);
    expect(seen).toEqual([
      ["runs-1", true],
      ["runs-10", true],
      ["days-3", true],
      ["speed-20", true],
    ]);
    expect((await read(people.coach))[0]).toMatchObject({ name: "Somebody", isMine: false });
    await runSql(server, "update group_members set joined_at = now() - interval '90 minutes' where group_id = $1", [
      rowOf(people.id),
    ]);
    expect((await read(people.owner)).map(({ badgeId }: any) => badgeId)).toEqual(["runs-1"]);
  });
});
