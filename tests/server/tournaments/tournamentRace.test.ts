import { dayNumber } from "../../../src/contract/dates";
import { accountOperations } from "../../support/accountOperations";
import { groupOperations, joinGroup } from "../../support/groupOperations";
import { newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import * as race from "../../support/groupRaceOperations";
import { newMember, type Person } from "../../support/people";
import { raceOperations } from "../../support/raceOperations";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import * as op from "../../support/tournamentOperations";
import { batchOf } from "../../support/typeText";
import { untilTrue } from "../../support/untilTrue";
import { WireClient } from "../../support/WireClient";

// Races for a tournament, as members race them; the standing as it is followed, and what a restart leaves.
let database: TestDatabase;
let server: TestServer;
const open = async () => {
  server = await startTestServer({
    operations: [
      ...accountOperations,
      ...groupOperations,
      ...race.groupRaceOperations,
      ...raceOperations,
      ...op.tournamentOperations,
    ],
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

const started = (startsAt: string) =>
  new Promise((resolve) => setTimeout(resolve, new Date(startsAt).getTime() - Date.now() + 4_000));

async function start(group: GroupPeople): Promise<string> {
  const today = dayNumber(Date.now(), server.services.timeZone);
  // Two days, so that midnight does not end it during the test.
  const days = { firstDay: today, lastDay: today + 1, bestDays: 2 };
  const input = { groupId: group.id, name: "Cup", ...days, languages: ["EN"], length: "SHORT", rule: "SPEED" };
  return (await group.coach.run(op.startTournament, { input })).answer.tournaments.current.id;
}

async function pupilOf(group: GroupPeople): Promise<Person> {
  const pupil = await newMember(server.url);
  await pupil.run(joinGroup, { code: group.code });
  return pupil;
}

test("classmates who press at the same time race each other; the result counts, and all who follow see it", async () => {
  const group = await newGroupWithPeople(server.url);
  const bob = await pupilOf(group);
  const ann = group.member;
  const id = await start(group);
  const follow = (person: Person) => person.follow(op.groupTournamentsUpdated, { groupId: group.id });
  const [ofAnn, ofBob, ofCoach] = [follow(ann), follow(bob), follow(group.coach)];
  for (const followed of [ofAnn, ofBob, ofCoach])
    expect((await followed.next()).shown.current).toMatchObject({ id, phase: "RUNNING", own: null, entries: [] });

  const enter = async (person: Person) =>
    (await person.run(op.raceForTournament, { id, language: "EN" })).answer.race as any;
  const made = await enter(ann);
  expect(made).toMatchObject({ isQuick: true, visibility: "PRIVATE", group: { name: "3B" }, isTextHidden: true });
  // Asked again, it is the same race. It invites nobody, and is on no list.
  expect((await enter(ann)).code).toBe(made.code);
  const row = Buffer.from(group.id, "base64").toString().slice("Group:".length);
  expect(await server.services.races.groups.invitations(rowIdOf(bob.id), [row])).toEqual([]);
  expect((await bob.run(race.groupRaces, { id: group.id })).node.races.races).toEqual([]);
  const joined = await enter(bob);
  expect(joined).toMatchObject({ code: made.code, phase: "COUNTDOWN" });
  expect((await group.coach.run(op.wallTournament, { groupId: group.id })).wall.race).toBeNull();

  await started(joined.startsAt);
  const { body } = joined.text;
  await ann.run(race.sendKeystrokes, { code: made.code, batch: 1, keystrokes: batchOf(body, 0, 1) });
  await bob.run(race.sendKeystrokes, { code: made.code, batch: 1, keystrokes: batchOf(body, 0, 6) });
  const saved = "select id from results where race_code = $1 and place is not null";
  await untilTrue(async () => (await runSql(server, saved, [made.code])).length === 2);
  // Typed so fast, the runs are flagged and have no place.
  expect((await ann.run(op.groupTournament, { id: group.id })).node.tournaments.current.entries).toEqual([]);
  await runSql(server, "update results set status = 'VERIFIED'");
  // The next change sends what is there now: here a member who comes.
  await pupilOf(group);
  const { shown } = await ofBob.next((data) => data.shown.current.own !== null);
  expect(shown.current.own).toMatchObject({ place: 2, points: 80, isMine: true });
  expect(shown.current.entries.map(({ isMine }: any) => isMine)).toEqual([false, true]);
  expect((await ofAnn.next((data) => data.shown.current.own !== null)).shown.current.own.place).toBe(1);
  expect((await ofCoach.next((data) => data.shown.current.entries.length === 2)).shown.current.own).toBeNull();
  expect((await ann.run(op.myTournaments)).viewer.tournaments).toMatchObject([{ id, hasRacedToday: true }]);

  // A process that starts again knows all of it.
  const places = (await group.coach.run(op.groupTournament, { id: group.id })).node;
  await Promise.all([ann, bob, group.coach].map((person) => person.disconnect()));
  await server.close();
  await open();
  const coach = Object.assign(new WireClient(server.url), { token: group.coach.token });
  expect((await coach.run(op.groupTournament, { id: group.id })).node).toEqual(places);
}, 60_000);

test("a race that a coach conducts counts as well, and a reviewed result is sent to those who follow", async () => {
  const group = await newGroupWithPeople(server.url);
  const id = await start(group);
  const followed = group.member.follow(op.groupTournamentsUpdated, { groupId: group.id });
  expect((await followed.next()).shown.current.id).toBe(id);
  const input = { language: "EN", length: "SHORT" };
  const { code } = (await group.coach.run(race.createGroupRace, { groupId: group.id, input })).answer.race;
  await group.member.run(race.joinRace, { code });
  const { answer } = await group.coach.run(race.startRace, { code });
  await started(answer.race.startsAt);
  const keystrokes = batchOf(answer.race.text.body, 0, 1);
  await group.member.run(race.sendKeystrokes, { code, batch: 1, keystrokes });
  await untilTrue(
    async () => (await runSql(server, "select id from results where race_code = $1", [code])).length === 1,
  );
  await runSql(server, "update results set status = 'VERIFIED' where race_code = $1", [code]);
  await pupilOf(group);
  const { shown } = await followed.next((data) => data.shown.current.own !== null);
  expect(shown.current.own).toMatchObject({ place: 1, points: 100, days: 1 });
  await group.coach.run(op.endTournament, { id });
  expect((await followed.next((data) => data.shown.current.phase === "OVER")).shown.current.own.place).toBe(1);
  await group.member.disconnect();
}, 60_000);

test("nobody else is there: the race starts for one alone", async () => {
  const group = await newGroupWithPeople(server.url);
  const id = await start(group);
  const { code } = (await group.member.run(op.raceForTournament, { id, language: "EN" })).answer.race;
  const room = await server.services.races.find(code);
  await room!.dispatch({ kind: "connect", by: rowIdOf(group.member.id) });
  await untilTrue(async () => (await server.services.races.find(code))?.state.phase === "COUNTDOWN", 20_000);
}, 30_000);
