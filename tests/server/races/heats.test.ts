import { accountOperations } from "../../support/accountOperations";
import { groupOperations, joinGroup, leaveGroup } from "../../support/groupOperations";
import { newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import * as op from "../../support/groupRaceOperations";
import { newMember, type Person } from "../../support/people";
import { raceOperations } from "../../support/raceOperations";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { batchOf } from "../../support/typeText";
import { untilTrue } from "../../support/untilTrue";
import { WireClient } from "../../support/WireClient";

// Heats and a final for a class: who races where, who reaches the final, and what a restart leaves.
let database: TestDatabase;
let server: TestServer;
const open = async () => {
  server = await startTestServer({
    operations: [...accountOperations, ...groupOperations, ...op.groupRaceOperations, ...raceOperations],
    database,
  });
};
beforeAll(async () => {
  database = await createTestDatabase();
  await open();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** The same person at the server that runs now. */
const again = (person: Person): Person =>
  Object.assign(new WireClient(server.url), { token: person.token, id: person.id }) as Person;

const plain = { heats: 2, best: 1, split: "SPEED", language: "EN", length: "SHORT" };
const started = (startsAt: string) =>
  new Promise((resolve) => setTimeout(resolve, new Date(startsAt).getTime() - Date.now() + 4_000));
const heatsOf = async (group: GroupPeople) => (await group.coach.run(op.groupHeats, { id: group.id })).node.races.heats;

async function classOf(size: number): Promise<{ group: GroupPeople; pupils: readonly Person[] }> {
  const group = await newGroupWithPeople(server.url);
  const pupils = [group.member];
  while (pupils.length < size) {
    const pupil = await newMember(server.url);
    await pupil.run(joinGroup, { code: group.code });
    pupils.push(pupil);
  }
  return { group, pupils };
}

const start = async (group: GroupPeople, input: object = {}) =>
  (await group.coach.run(op.startHeats, { input: { groupId: group.id, ...plain, ...input } })).answer;

/** Runs a heat to its end; each racer types at their own pace, in ms per key. */
async function runHeat(group: GroupPeople, code: string, racers: readonly { person: Person; gapMs: number }[]) {
  for (const { person } of racers) await person.run(op.joinRace, { code });
  const { answer } = await group.coach.run(op.startRace, { code });
  await started(answer.race.startsAt);
  const { body } = answer.race.text;
  for (const { person, gapMs } of racers)
    await person.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(body, 0, gapMs) });
  // Those who did not come leave their seats.
  const { race } = await group.coach.run(op.raceByCode, { code });
  for (const { userId, phase } of race.racers)
    if (phase === "TYPING") await group.coach.run(op.kickRacer, { code, userId });
  const placed = "select place from results where race_code = $1 and place is not null";
  await untilTrue(async () => (await runSql(server, placed, [code])).length === racers.length);
  expect((await group.coach.run(op.raceByCode, { code })).race.phase).toBe("FINISHED");
}

/** Typed so fast, the runs are flagged; a coach has reviewed them. */
const verify = () => runSql(server, "update results set status = 'VERIFIED'");

test("the members are split evenly, each races in their own heat, and whoever comes later in any", async () => {
  const { group, pupils } = await classOf(5);
  const { races } = await start(group);
  const { heats, best, final } = races.heats;
  expect({ best, final }).toEqual({ best: 1, final: null });
  expect(heats.map(({ number, phase, names }: any) => [number, phase, names.length]).sort()).toEqual([
    [1, "LOBBY", expect.any(Number)],
    [2, "LOBBY", expect.any(Number)],
  ]);
  expect(heats.map(({ names }: any) => names.length).sort()).toEqual([2, 3]);
  const racersOf = async (code: string) =>
    (await group.coach.run(op.raceByCode, { code })).race.racers.map(({ userId }: any) => userId as string);
  const [first, second] = [heats[0].code, heats[1].code];
  const inFirst = await racersOf(first);
  expect([...inFirst, ...(await racersOf(second))].sort()).toEqual(pupils.map(({ id }) => id).sort());
  const one = pupils.find(({ id }) => inFirst.includes(id))!;
  expect((await one.run(op.joinRace, { code: second })).answer.code).toBe("OTHER_HEAT");
  expect((await one.run(op.joinRace, { code: first })).answer.__typename).toBe("RaceSuccess");
  const row = Buffer.from(group.id, "base64").toString().slice("Group:".length);
  const invited = await server.services.races.groups.invitations(rowIdOf(one.id), [row]);
  expect(invited.map(({ code }) => code)).toEqual([first]);
  const late = await newMember(server.url);
  await late.run(joinGroup, { code: group.code });
  expect((await late.run(op.joinRace, { code: second })).answer.__typename).toBe("RaceSuccess");
}, 60_000);

test.each([
  ["heats", { heats: 1 }],
  ["heats", { heats: 7, best: 1 }],
  ["heats", { heats: 3 }],
  ["best", { best: 0 }],
  ["best", { best: 21 }],
  ["mode", { mode: "TEAMS" }],
  ["lessonId", { lessonId: "nonsense" }],
])("what is out of range is an issue at %s: %j", async (path, input) => {
  const { group } = await classOf(4);
  const { issues } = await start(group, input);
  expect(issues[0].path).toBe(path);
  expect(await heatsOf(group)).toBeNull();
});

test.each([
  [41, 2, [20, 21], 20],
  [80, 2, [40, 40], 20],
  [80, 6, [13, 13, 13, 13, 14, 14], 6],
])("%i members in %i heats of %j, of which at most %i each reach a final of 40", async (size, number, sizes, most) => {
  const group = await newGroupWithPeople(server.url);
  await runSql(
    server,
    `with made as (insert into users (display_name, role) select 'Seat ' || n, 'MEMBER' from generate_series(2, $2) n
       returning id) insert into group_members (group_id, user_id, role) select $1, id, 'MEMBER' from made`,
    [Buffer.from(group.id, "base64").toString().slice("Group:".length), size],
  );
  expect(await start(group, { heats: number, best: most + 1 })).toMatchObject({
    issues: [{ path: "best", code: "OUT_OF_RANGE" }],
  });
  expect(number * most).toBeLessThanOrEqual(40);
  const { races } = await start(group, { heats: number, best: most });
  expect(races.heats.heats.map(({ names }: any) => names.length).sort()).toEqual(sizes);
});

test("the best of each heat reach the final: verified results, of people who are still there; made once", async () => {
  const { group, pupils } = await classOf(6);
  const { races } = await start(group, { best: 1, split: "DRAW" });
  const { id: heatsId, heats } = races.heats;
  const final = async () => (await group.coach.run(op.startFinal, { heatsId })).answer;
  expect(await final()).toMatchObject({ code: "RACE_NOT_OVER" });
  const people = async (code: string) => {
    const { racers } = (await group.coach.run(op.raceByCode, { code })).race;
    return pupils.filter(({ id }) => racers.some(({ userId }: any) => userId === id));
  };
  const [first, second] = [await people(heats[0].code), await people(heats[1].code)];
  const paced = (racers: readonly Person[]) => racers.map((person, at) => ({ person, gapMs: 1 + 4 * at }));
  // The third of the first heat does not come at all.
  await runHeat(group, heats[0].code, paced(first.slice(0, 2)));
  await runHeat(group, heats[1].code, paced(second));
  await verify();
  // The winner of the first heat is flagged; that of the second has left the group.
  await runSql(server, "update results set status = 'FLAGGED' where user_id = $1", [rowIdOf(first[0]!.id)]);
  await second[0]!.run(leaveGroup, { id: group.id });
  const answers = [await final(), await final()];
  expect(answers[1]).toEqual(answers[0]);
  const { code } = answers[0].races.heats.final;
  const { race } = await group.coach.run(op.raceByCode, { code });
  expect(race.racers.map(({ userId }: any) => userId).sort()).toEqual([first[1]!.id, second[1]!.id].sort());
  expect((await first[0]!.run(op.joinRace, { code })).answer.code).toBe("OTHER_HEAT");
  expect((await first[1]!.run(op.joinRace, { code })).answer.__typename).toBe("RaceSuccess");
}, 90_000);

test("after a crash of the server: a heat that stopped can be made again for the same people, finished ones count", async () => {
  const { group, pupils } = await classOf(4);
  const { races } = await start(group, { best: 1 });
  const { id: heatsId, heats } = races.heats;
  const inHeat = async (code: string) => {
    const { racers } = (await group.coach.run(op.raceByCode, { code })).race;
    return pupils.filter(({ id }) => racers.some(({ userId }: any) => userId === id));
  };
  const [first, second] = [await inHeat(heats[0].code), await inHeat(heats[1].code)];
  await runHeat(
    group,
    heats[0].code,
    first.map((person, at) => ({ person, gapMs: 1 + 4 * at })),
  );
  await verify();
  await server.services.races.registry.settled();
  const coach = group.coach;
  await Promise.all([coach, ...pupils].map((person) => person.disconnect()));
  await server.close();
  await open();
  const back: GroupPeople = { ...group, coach: again(coach) };
  const shown = await heatsOf(back);
  expect(shown.heats.map(({ phase }: any) => phase)).toEqual(["FINISHED", null]);
  expect((await back.coach.run(op.startFinal, { heatsId })).answer.code).toBe("RACE_STOPPED");
  // One press, for the same people.
  const { race } = (await back.coach.run(op.rematch, { code: heats[1].code })).answer;
  expect(race.racers.map(({ userId }: any) => userId).sort()).toEqual(second.map(({ id }) => id).sort());
  expect((await heatsOf(back)).heats[1]).toMatchObject({ code: race.code, phase: "LOBBY" });
  const [outsider] = first.map(again);
  expect((await outsider!.run(op.joinRace, { code: race.code })).answer.code).toBe("OTHER_HEAT");
  const racers = second.map((person, at) => ({ person: again(person), gapMs: 1 + 4 * at }));
  await runHeat(back, race.code, racers);
  await verify();
  const { races: after } = (await back.coach.run(op.startFinal, { heatsId })).answer;
  const { race: final } = await back.coach.run(op.raceByCode, { code: after.heats.final.code });
  expect(final.racers.map(({ userId }: any) => userId).sort()).toEqual([first[0]!.id, second[0]!.id].sort());
}, 90_000);
