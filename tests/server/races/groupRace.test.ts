import { randomUUID } from "node:crypto";
import { toGlobalId } from "../../../src/server/globalIds";
import { accountOperations } from "../../support/accountOperations";
import { groupOperations, archiveGroup, changeGroup, joinGroup, leaveGroup } from "../../support/groupOperations";
import { newAdmin, newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import * as op from "../../support/groupRaceOperations";
import { newGuest, type Person } from "../../support/people";
import { rowIdOf, seedRuns } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { batchOf } from "../../support/typeText";
import { WireClient } from "../../support/WireClient";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ operations: [...accountOperations, ...groupOperations, ...op.groupRaceOperations] });
});
afterAll(() => server.close());

const short = { language: "EN", length: "SHORT" } as const;

async function openRace(group: GroupPeople, input: object = {}): Promise<any> {
  const { answer } = await group.coach.run(op.createGroupRace, { groupId: group.id, input: { ...short, ...input } });
  expect(answer.__typename).toBe("RaceSuccess");
  return answer.race;
}

const codeOf = async (asked: Promise<any>): Promise<string> => {
  const { answer } = await asked;
  return answer.code ?? answer.__typename;
};

const racer = (race: any, person: Person) => race.racers.find((one: any) => one.userId === person.id);
const started = (startsAt: string, more = 300) =>
  new Promise((resolve) => setTimeout(resolve, new Date(startsAt).getTime() - Date.now() + more));

async function switchSettings(group: GroupPeople, settings: object): Promise<void> {
  const rows = await runSql(server, "select version, settings from groups where id = $1", [
    Buffer.from(group.id, "base64").toString().slice("Group:".length),
  ]);
  const layout = rows[0].settings.layout;
  const { answer } = await group.owner.run(changeGroup, {
    input: { groupId: group.id, version: rows[0].version, settings: { ...rows[0].settings, layout, ...settings } },
  });
  expect(answer.__typename).toBe("GroupSuccess");
}

test("who may make a race for a group", async () => {
  const group = await newGroupWithPeople(server.url);
  const other = await newGroupWithPeople(server.url);
  const make = (person: Person) => codeOf(person.run(op.createGroupRace, { groupId: group.id, input: short }));
  const nobody = Object.assign(await newGuest(server.url), { token: null });
  expect(await make(nobody)).toBe("NOT_SIGNED_IN");
  expect(await make(await newGuest(server.url))).toBe("NOT_FOUND");
  expect(await make(group.member)).toBe("NOT_ALLOWED");
  expect(await make(other.coach)).toBe("NOT_FOUND");
  expect(await make(group.coach)).toBe("RaceSuccess");
  expect(await make(group.owner)).toBe("RaceSuccess");
  expect(await make(await newAdmin(server))).toBe("RaceSuccess");
  await group.owner.run(archiveGroup, { id: group.id });
  expect(await make(group.coach)).toBe("GROUP_ARCHIVED");
});

test("what a race for a group is: no host, the mode asked for, the group's name; two to six teams", async () => {
  const group = await newGroupWithPeople(server.url, "Type club");
  expect(await openRace(group)).toMatchObject({
    phase: "LOBBY",
    mode: "SPEED",
    takesGuests: false,
    group: { groupId: group.id, name: "Type club" },
    racers: [],
    teams: [],
  });
  const race = await openRace(group, { mode: "TEAMS", teams: 99 });
  for (const person of [group.owner, group.coach, group.member]) await person.run(op.joinRace, { code: race.code });
  const { race: joined } = await group.coach.run(op.raceByCode, { code: race.code });
  expect(joined.teams).toEqual([1, 2, 3].map((number) => ({ number, members: 1, wpm: 0, place: null })));
  const { answer: refused } = await group.coach.run(op.createGroupRace, {
    groupId: group.id,
    input: { ...short, textId: toGlobalId("Text", randomUUID()) },
  });
  expect(refused).toMatchObject({
    __typename: "InvalidInputError",
    issues: [{ path: "textId", code: "TEXT_NOT_FOUND" }],
  });
});

test("who may conduct it: coaches without a seat, of this group only", async () => {
  const group = await newGroupWithPeople(server.url);
  const other = await newGroupWithPeople(server.url);
  const guest = await newGuest(server.url);
  const { code } = await openRace(group);
  expect(await codeOf(group.coach.run(op.startRace, { code }))).toBe("RACE_EMPTY");
  await group.member.run(op.joinRace, { code });
  const rights = async (person: Person) => (await person.run(op.raceRights, { code })).raceRights;
  for (const person of [guest, group.member, other.coach]) {
    expect(await rights(person)).toMatchObject({ mayConduct: false });
    for (const command of [op.startRace, op.cancelRace, op.rematch])
      expect(await codeOf(person.run(command, { code }))).toBe("NOT_A_COACH");
    expect(await codeOf(person.run(op.kickRacer, { code, userId: group.member.id }))).toBe("NOT_A_COACH");
  }
  const nobody = Object.assign(await newGuest(server.url), { token: null });
  expect(await rights(nobody)).toEqual({ mayConduct: false, mayJoin: false });
  expect(await codeOf(nobody.run(op.startRace, { code }))).toBe("NOT_SIGNED_IN");
  const admin = await newAdmin(server);
  for (const person of [group.coach, group.owner])
    expect(await rights(person)).toEqual({ mayConduct: true, mayJoin: true });
  expect(await rights(admin)).toEqual({ mayConduct: true, mayJoin: false });
  expect((await group.coach.run(op.kickRacer, { code, userId: group.member.id })).answer.race.lostSeats).toEqual([
    { userId: group.member.id, reason: "KICKED" },
  ]);
  expect((await admin.run(op.cancelRace, { code })).answer.race.phase).toBe("CANCELLED");
  expect((await guest.run(op.raceRights, { code: "ZZZZZZ" })).raceRights).toEqual({
    mayConduct: false,
    mayJoin: false,
  });
});

test("the big screen says how fast racers are while the group's leaderboard is on, also in races made before", async () => {
  const group = await newGroupWithPeople(server.url);
  const { code } = await openRace(group);
  const shows = async () => (await new WireClient(server.url).run(op.raceByCode, { code })).race.showsSpeeds;
  expect(await shows()).toBe(true);
  await switchSettings(group, { leaderboard: false });
  expect(await shows()).toBe(false);
  await switchSettings(group, { leaderboard: true });
  expect(await shows()).toBe(true);
});

test("who may race: those in the group, and guests while its switch says so", async () => {
  const group = await newGroupWithPeople(server.url);
  const [guest, other] = [await newGuest(server.url), await newGroupWithPeople(server.url)];
  const closed = await openRace(group);
  const join = (person: Person, code: string) => codeOf(person.run(op.joinRace, { code }));
  expect(await join(guest, closed.code)).toBe("NOT_IN_GROUP");
  expect(await join(other.coach, closed.code)).toBe("NOT_IN_GROUP");
  expect(await join(group.member, closed.code)).toBe("RaceSuccess");
  expect(await join(group.coach, closed.code)).toBe("RaceSuccess");

  await switchSettings(group, { guestsInRaces: true });
  // What was made for the group alone stays so.
  expect(await join(guest, closed.code)).toBe("NOT_IN_GROUP");
  const { code } = await openRace(group);
  expect((await guest.run(op.raceRights, { code })).raceRights).toEqual({ mayConduct: false, mayJoin: true });
  expect(await join(guest, code)).toBe("RaceSuccess");
  // Switched off again, no more of them come in.
  await switchSettings(group, { guestsInRaces: false });
  expect(await join(other.member, code)).toBe("NOT_IN_GROUP");
  expect((await group.coach.run(op.raceByCode, { code })).race.racers).toHaveLength(1);
});

test("leaving the group ends the seat; who is back in it may come back", async () => {
  const group = await newGroupWithPeople(server.url);
  const { code } = await openRace(group);
  await group.member.run(op.joinRace, { code });
  expect((await group.member.run(leaveGroup, { id: group.id })).answer.__typename).toBe("LeaveGroupSuccess");
  for (let wait = 0; wait < 20; wait += 1) {
    const { race } = await group.coach.run(op.raceByCode, { code });
    if (race.racers.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect((await group.coach.run(op.raceByCode, { code })).race).toMatchObject({
    racers: [],
    lostSeats: [{ userId: group.member.id, reason: "REMOVED" }],
  });
  expect(await codeOf(group.member.run(op.joinRace, { code }))).toBe("NOT_IN_GROUP");
  await group.member.run(joinGroup, { code: group.code });
  expect(await codeOf(group.member.run(op.joinRace, { code }))).toBe("RaceSuccess");
});

test("archiving the group calls its lobbies off", async () => {
  const group = await newGroupWithPeople(server.url);
  const { code } = await openRace(group);
  const followed = group.member.follow(op.groupRacesUpdated, { groupId: group.id });
  await followed.next(({ groupRacesUpdated }) => groupRacesUpdated.races[0]?.phase === "LOBBY");
  await group.owner.run(archiveGroup, { id: group.id });
  await followed.next(({ groupRacesUpdated }) => groupRacesUpdated.races[0]?.phase === "CANCELLED");
  expect((await group.member.run(op.raceByCode, { code })).race.phase).toBe("CANCELLED");
  await group.member.disconnect();
});

test("the list of a group's races is for those in it, and ends with that", async () => {
  const group = await newGroupWithPeople(server.url);
  const other = await newGroupWithPeople(server.url);
  const { code } = await openRace(group);
  const { node } = await group.member.run(op.groupRaces, { id: group.id });
  expect(node.races.races).toEqual([{ code, phase: "LOBBY" }]);
  expect((await group.member.run(op.racesNode, { id: node.races.id })).node.races).toHaveLength(1);
  expect((await other.coach.run(op.racesNode, { id: node.races.id })).node).toBeNull();
  expect((await other.coach.run(op.groupRaces, { id: group.id })).node).toBeNull();
  const refused = other.coach.follow(op.groupRacesUpdated, { groupId: group.id });
  await expect(refused.next()).rejects.toThrow();

  const followed = group.member.follow(op.groupRacesUpdated, { groupId: group.id });
  await followed.next();
  await group.coach.run(op.joinRace, { code });
  await followed.next(({ groupRacesUpdated }) => groupRacesUpdated.races[0].racers.length === 1);
  const ended = followed.next(() => false, 3_000).catch((error: Error) => error.message);
  await group.member.run(leaveGroup, { id: group.id });
  expect(await ended).toMatch(/complete/u);
  await Promise.all([group.member.disconnect(), other.coach.disconnect()]);
});

test("members are invited while they can come in", async () => {
  const group = await newGroupWithPeople(server.url, "7A");
  const row = Buffer.from(group.id, "base64").toString().slice("Group:".length);
  const { groups } = server.services.races;
  const told: string[] = [];
  const end = groups.watch((groupId) => told.push(groupId));
  const invited = () => groups.invitations(rowIdOf(group.member.id), [row]);
  expect(await invited()).toEqual([]);
  const { code } = await openRace(group, { mode: "ACCURACY" });
  expect(await invited()).toEqual([{ code, groupName: "7A", mode: "ACCURACY", isSeated: false }]);
  await group.member.run(op.joinRace, { code });
  expect(await invited()).toEqual([{ code, groupName: "7A", mode: "ACCURACY", isSeated: true }]);
  await group.coach.run(op.kickRacer, { code, userId: group.member.id });
  expect(await invited()).toEqual([]);
  expect(await groups.invitations(rowIdOf(group.owner.id), [row])).toHaveLength(1);
  await group.coach.run(op.cancelRace, { code });
  expect(await groups.invitations(rowIdOf(group.owner.id), [row])).toEqual([]);
  expect(new Set(told)).toEqual(new Set([row]));
  expect(told.length).toBeGreaterThanOrEqual(4);
  end();
});

test("nicknames stand on the wall when the group wants them: the same ones each time, none twice", async () => {
  const group = await newGroupWithPeople(server.url);
  const plain = await openRace(group);
  await group.member.run(op.joinRace, { code: plain.code });
  expect((await group.coach.run(op.raceByCode, { code: plain.code })).race.racers[0].wallName).toBe("Somebody");

  await switchSettings(group, { nicknames: true });
  const names = async () => {
    const { code } = await openRace(group);
    for (const person of [group.member, group.owner, group.coach]) await person.run(op.joinRace, { code });
    const { race } = await group.coach.run(op.raceByCode, { code });
    return Object.fromEntries(race.racers.map(({ userId, wallName }: any) => [userId, wallName]));
  };
  const first = await names();
  expect(Object.values(first)).not.toContain("Somebody");
  expect(new Set(Object.values(first)).size).toBe(3);
  expect(await names()).toEqual(first);
});

test("a handicap race: medians of seven days, places by improvement, results kept, a rematch by the coach", async () => {
  const group = await newGroupWithPeople(server.url);
  await seedRuns(server.database.config, { userId: rowIdOf(group.member.id), runs: 5, everyMinutes: 60 });
  await runSql(server, "update results set wpm = 30, mode = 'TEXT', status = 'VERIFIED' where user_id = $1", [
    rowIdOf(group.member.id),
  ]);
  // Neither runs of the week before nor exercises nor flagged ones count.
  await seedRuns(server.database.config, {
    userId: rowIdOf(group.owner.id),
    runs: 3,
    last: new Date(Date.now() - 8 * 86_400_000),
  });
  await runSql(
    server,
    "update results set mode = 'LESSON', started_at = now() where id in (select id from results where user_id = " +
      "$1 limit 1)",
    [rowIdOf(group.owner.id)],
  );
  await runSql(
    server,
    "update results set status = 'FLAGGED', started_at = now() where id in (select id from results where user_id " +
      "= $1 and mode <> 'LESSON' limit 1)",
    [rowIdOf(group.owner.id)],
  );
  const { code } = await openRace(group, { mode: "HANDICAP" });
  await group.member.run(op.joinRace, { code });
  await group.owner.run(op.joinRace, { code });
  const wall = (await newGuest(server.url)).follow(op.raceWallUpdated, { code });
  await wall.next(({ raceWallUpdated }) => raceWallUpdated.racers.length === 2);
  const begun = (await group.coach.run(op.startRace, { code })).answer.race;
  expect(racer(begun, group.member).baseline).toBe(30);
  expect(racer(begun, group.owner).baseline).toBeNull();
  await started(begun.startsAt, 4_000);
  const text = begun.text.body as string;
  await group.owner.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(text, 0, 1) });
  await group.member.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(text, 0, 3_500 / text.length) });
  await wall.next(({ raceWallUpdated }) => raceWallUpdated.phase === "FINISHED");
  const { race } = await group.coach.run(op.raceByCode, { code });
  const mine = racer(race, group.member);
  const wpm = (text.length * 12_000) / mine.finishedAfterMs;
  expect(mine).toMatchObject({ place: 1, errors: 0 });
  expect(mine.improvement).toBeCloseTo((wpm / 30 - 1) * 100, 0);
  // Faster, but with nothing to be compared with: that counts as 0%.
  expect(racer(race, group.owner)).toMatchObject({ place: 2, improvement: null });
  let rows: any[] = [];
  for (let wait = 0; wait < 20 && rows[1]?.place !== 2; wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    rows = await runSql(server, "select place from results where race_code = $1 order by place nulls last", [code]);
  }
  expect(rows).toEqual([{ place: 1 }, { place: 2 }]);
  // What decided the places is for those who may read the result.
  const resultFor = async (person: Person) => (await person.run(op.raceResult, { id: mine.resultId })).node;
  const shown = { mode: "RACE", raceMode: "HANDICAP", place: 1 };
  expect(await Promise.all([resultFor(group.member), resultFor(group.coach)])).toEqual([shown, shown]);
  expect(await resultFor(await newGuest(server.url))).toBeNull();
  await runSql(server, "update results set race_mode = null where race_code = $1", [code]);
  expect(await resultFor(group.member)).toEqual({ ...shown, raceMode: null });

  expect(await codeOf(group.member.run(op.rematch, { code }))).toBe("NOT_A_COACH");
  const again = (await group.coach.run(op.rematch, { code })).answer.race;
  expect(again).toMatchObject({ mode: "HANDICAP", phase: "LOBBY", group: { groupId: group.id } });
  expect(again.racers.map(({ userId }: any) => userId).sort()).toEqual([group.member.id, group.owner.id].sort());
  // Keys at a pace that nobody types are flagged, and change no median.
  expect(racer(again, group.member).baseline).toBe(30);
}, 40_000);
