import { randomUUID } from "node:crypto";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { runQuery } from "../../../src/server/database/Database";
import { writeAll } from "../../../src/server/database/statements";
import { raceResultId } from "../../../src/server/results/results";
import { saveRaceResult } from "../../../src/server/results/saveResult";
import { announceTournament, noteTournamentRun } from "../../../src/server/tournaments/tournamentRuns";
import { accountOperations } from "../../support/accountOperations";
import { groupOperations, joinGroup, leaveGroup } from "../../support/groupOperations";
import { newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import { groupRaceOperations } from "../../support/groupRaceOperations";
import { typeNaturally } from "../../support/humanTyping";
import { newMember, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import * as op from "../../support/tournamentOperations";

// A week of a class under a clock of its own: days, points, ties, flags, members who come and go, and midnight.
let server: TestServer;
let clock: number;

beforeAll(async () => {
  server = await startTestServer({
    operations: [...accountOperations, ...groupOperations, ...groupRaceOperations, ...op.tournamentOperations],
  });
  Object.assign(server.services, { now: () => clock });
});
afterAll(() => server.close());
beforeEach(() => at("2027-03-24T10:00:00+01:00"));

const at = (instant: string) => {
  clock = Date.parse(instant);
};
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const rowOf = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":")[1] ?? "";

const week = {
  name: "Spring cup",
  firstDay: dayOf("2027-03-24"),
  lastDay: dayOf("2027-03-30"),
  languages: ["EN"],
  length: "SHORT",
  rule: "SPEED",
  bestDays: 6,
};

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

const start = async (group: GroupPeople, input: object = {}, person: Person = group.coach) =>
  (await person.run(op.startTournament, { input: { groupId: group.id, ...week, ...input } })).answer;

/** A run of somebody at a moment, as it is stored. */
async function typed(person: Person, wpm: number, instant: string, more: object = {}): Promise<string> {
  const id = randomUUID();
  const { status = "VERIFIED", language = "en", mode = "RACE" } = more as Record<string, string>;
  await runSql(
    server,
    `insert into results (id, user_id, run_id, mode, language, prompt, log, duration_ms, wpm, raw, strokes_per_minute,
      accuracy, consistency, status, started_at)
      values ($1, $2, $1, $3, $4, 'a', 'a', 60000, $5, 30, 150, 99, 90, $6, $7)`,
    [id, rowIdOf(person.id), mode, language, wpm, status, instant],
  );
  return id;
}

/** The same in a race of the group. */
async function raced(group: GroupPeople, person: Person, wpm: number, instant: string, more: object = {}) {
  const resultId = await typed(person, wpm, instant, more);
  const { language = "en" } = more as { language?: "en" | "nl" };
  const { services } = server;
  const run = { resultId, groupId: rowOf(group.id), language, startedAt: new Date(instant) };
  // Written twice, as after a failure.
  for (let time = 0; time < 2; time += 1)
    await runQuery(services.database, writeAll([noteTournamentRun(run, services.timeZone)]));
  announceTournament(services.pubSub, run.groupId);
  return resultId;
}

const shownTo = async (person: Person, group: GroupPeople) =>
  (await person.run(op.groupTournament, { id: group.id })).node.tournaments.current;
const points = async (group: GroupPeople, pupils: readonly Person[]) => {
  const found = (await Promise.all(pupils.map((one) => shownTo(one, group)))).map(({ own }) => own);
  return found.map((own) => own && [own.place, own.points, own.days]);
};

test("a race's result and its place in the tournament are written together, or neither is", async () => {
  const { group, pupils } = await classOf(1);
  await start(group);
  const keystrokes = typeNaturally("A heron stands in the water.", 60);
  const run = { rules: "stopOnError" as const, text: "A heron stands in the water.", keystrokes };
  const raceId = randomUUID();
  const save = () =>
    saveRaceResult(server.services.database, {
      raceId,
      code: "ABCDEF",
      userId: rowIdOf(pupils[0]!.id),
      run: { ...run, durationMs: keystrokes.at(-1)!.time, log: encodeLog(keystrokes) },
      textId: null,
      language: "en",
      startedAt: new Date(clock),
      timeZone: server.services.timeZone,
      place: null,
      racers: 1,
      raceMode: "SPEED",
      groupId: rowOf(group.id),
    });
  await runSql(server, "alter table tournament_runs add constraint no_more check (false) not valid", []);
  await expect(save()).rejects.toThrow();
  const ids = [raceResultId(raceId, rowIdOf(pupils[0]!.id))];
  expect(await runSql(server, "select id from results where id = $1", ids)).toEqual([]);
  await runSql(server, "alter table tournament_runs drop constraint no_more", []);
  expect(await save()).toBe(ids[0]);
  expect(await save()).toBe(ids[0]);
  expect(await runSql(server, "select result_id from tournament_runs where result_id = $1", ids)).toHaveLength(1);
  expect(await points(group, pupils)).toEqual([[1, 100, 1]]);
});

test("points by place of each day's best verified race; ties get the same; the best days count", async () => {
  const { group, pupils } = await classOf(3);
  const [ann, bob, cas] = pupils as [Person, Person, Person];
  expect((await start(group, { bestDays: 2 })).__typename).toBe("TournamentSuccess");
  await raced(group, ann, 30, "2027-03-24T10:00:00+01:00");
  await raced(group, ann, 40, "2027-03-24T11:00:00+01:00");
  await raced(group, bob, 35, "2027-03-24T10:00:00+01:00");
  await raced(group, cas, 90, "2027-03-24T10:00:00+01:00", { status: "FLAGGED" });
  expect(await points(group, pupils)).toEqual([[1, 100, 1], [2, 80, 1], null]);
  // Equal speeds share the second place, and the third is skipped.
  at("2027-03-25T10:00:00+01:00");
  await raced(group, ann, 50, "2027-03-25T09:00:00+01:00");
  await raced(group, bob, 33.001, "2027-03-25T09:00:00+01:00");
  await raced(group, cas, 33.004, "2027-03-25T09:00:00+01:00");
  expect(await points(group, pupils)).toEqual([
    [1, 200, 2],
    [2, 160, 2],
    [3, 80, 1],
  ]);
  // Of three days the best two count: that Ann was second on the third costs her nothing.
  at("2027-03-26T10:00:00+01:00");
  await raced(group, ann, 20, "2027-03-26T09:00:00+01:00");
  await raced(group, cas, 60, "2027-03-26T09:00:00+01:00");
  expect(await points(group, pupils)).toEqual([
    [1, 200, 3],
    [3, 160, 2],
    [2, 180, 2],
  ]);
});

test("a flagged race counts once it is cleared", async () => {
  const { group, pupils } = await classOf(2);
  await start(group);
  const id = await raced(group, pupils[0]!, 90, "2027-03-24T10:00:00+01:00", { status: "FLAGGED" });
  await raced(group, pupils[1]!, 30, "2027-03-24T10:00:00+01:00");
  expect(await points(group, pupils)).toEqual([null, [1, 100, 1]]);
  await runSql(server, "update results set status = 'VERIFIED' where id = $1", [id]);
  expect(await points(group, pupils)).toEqual([
    [1, 100, 1],
    [2, 80, 1],
  ]);
});

test("by improvement on the average of the ten runs before the day, slow typists can win", async () => {
  const { group, pupils } = await classOf(3);
  const [quick, slow, fresh] = pupils as [Person, Person, Person];
  // Only the last ten count, of this language, and no exercises of courses or flagged runs.
  await typed(quick, 10, "2027-03-01T10:00:00+01:00");
  for (let day = 10; day < 20; day += 1) {
    await typed(quick, 80, `2027-03-${day}T10:00:00+01:00`);
    await typed(slow, 10, `2027-03-${day}T10:00:00+01:00`);
  }
  await typed(slow, 500, "2027-03-20T10:00:00+01:00", { mode: "LESSON" });
  await typed(slow, 500, "2027-03-20T11:00:00+01:00", { status: "FLAGGED" });
  await typed(slow, 500, "2027-03-20T12:00:00+01:00", { language: "nl" });
  await start(group, { rule: "IMPROVEMENT" });
  await raced(group, quick, 84, "2027-03-24T10:00:00+01:00");
  await raced(group, slow, 11, "2027-03-24T10:00:00+01:00");
  // What was typed on the day itself does not change the average.
  await raced(group, slow, 12, "2027-03-24T11:00:00+01:00");
  await raced(group, fresh, 60, "2027-03-24T10:00:00+01:00");
  const { entries } = await shownTo(group.coach, group);
  expect(entries.map(({ place, improvement, wpm }: any) => [place, improvement, wpm])).toEqual([
    [1, 20, null],
    [2, 5, null],
    [3, 0, null],
  ]);
  expect(await points(group, [slow, quick, fresh])).toEqual([
    [1, 100, 1],
    [2, 80, 1],
    [3, 60, 1],
  ]);
});

test("a race counts on the day it started in the host's zone, also across the change of the clock; it ends at midnight", async () => {
  const { group, pupils } = await classOf(1);
  const [ann] = pupils as [Person];
  // 28 March 2027 has 23 hours in Amsterdam.
  await start(group, { lastDay: dayOf("2027-03-28"), bestDays: 5 });
  expect((await shownTo(ann, group)).phase).toBe("RUNNING");
  await raced(group, ann, 30, "2027-03-23T23:59:59+01:00");
  expect(await points(group, pupils)).toEqual([null]);
  await raced(group, ann, 30, "2027-03-24T00:00:00+01:00");
  await raced(group, ann, 30, "2027-03-27T23:59:59+01:00");
  await raced(group, ann, 30, "2027-03-28T00:00:00+01:00");
  expect(await points(group, pupils)).toEqual([[1, 300, 3]]);
  at("2027-03-28T23:59:59+02:00");
  expect((await shownTo(ann, group)).phase).toBe("RUNNING");
  await raced(group, ann, 40, "2027-03-28T23:59:59+02:00");
  at("2027-03-29T00:00:00+02:00");
  expect((await shownTo(ann, group)).phase).toBe("OVER");
  await raced(group, ann, 90, "2027-03-29T00:00:00+02:00");
  expect((await shownTo(ann, group)).own).toMatchObject({ points: 300, days: 3, wpm: 40 });
  const { id } = await shownTo(ann, group);
  expect((await ann.run(op.raceForTournament, { id, language: "EN" })).answer.code).toBe("TOURNAMENT_NOT_RUNNING");
  // The next one can begin.
  expect((await start(group, { firstDay: dayOf("2027-03-29"), lastDay: dayOf("2027-04-02"), bestDays: 4 })).code).toBe(
    undefined,
  );
});

test("only races of the group in its languages count, and only members who are there have a place", async () => {
  const { group, pupils } = await classOf(2);
  const [ann, bob] = pupils as [Person, Person];
  await start(group);
  await raced(group, ann, 30, "2027-03-24T10:00:00+01:00");
  await raced(group, bob, 40, "2027-03-24T10:00:00+01:00");
  await raced(group, ann, 90, "2027-03-24T10:00:00+01:00", { language: "nl" });
  await raced(group, group.coach, 90, "2027-03-24T10:00:00+01:00");
  expect(await points(group, pupils)).toEqual([
    [2, 80, 1],
    [1, 100, 1],
  ]);
  const late = await newMember(server.url);
  await late.run(joinGroup, { code: group.code });
  await raced(group, late, 35, "2027-03-24T12:00:00+01:00");
  await bob.run(leaveGroup, { id: group.id });
  expect(await points(group, [ann, late])).toEqual([
    [2, 80, 1],
    [1, 100, 1],
  ]);
  expect((await bob.run(op.groupTournament, { id: group.id })).node).toBeNull();
  // Back again, with what he had.
  await bob.run(joinGroup, { code: group.code });
  expect(await points(group, [bob, late, ann])).toEqual([
    [1, 100, 1],
    [2, 80, 1],
    [3, 60, 1],
  ]);
  // What somebody deletes is gone from the standing.
  await runSql(server, "delete from results where user_id = $1", [rowIdOf(bob.id)]);
  expect(await points(group, [late, ann])).toEqual([
    [1, 100, 1],
    [2, 80, 1],
  ]);
});

test("members see the first three places and their own; coaches see all; the big screen names as its setting says", async () => {
  const { group, pupils } = await classOf(5);
  await start(group);
  for (const [index, pupil] of pupils.entries()) await raced(group, pupil, 50 - index, "2027-03-24T10:00:00+01:00");
  const last = await shownTo(pupils[4]!, group);
  expect(last.entries.map(({ place }: any) => place)).toEqual([1, 2, 3]);
  expect(last.own).toMatchObject({ place: 5, points: 45, isMine: true });
  expect((await shownTo(group.coach, group)).entries).toHaveLength(5);
  const wall = async () => (await group.coach.run(op.wallTournament, { groupId: group.id })).wall.tournament;
  const named = (await wall()).entries.map(({ name }: any) => name);
  expect(named).toEqual(last.entries.map(({ name }: any) => name));
  await runSql(server, `update groups set settings = jsonb_set(settings, '{nicknames}', 'true') where id = $1`, [
    rowOf(group.id),
  ]);
  const nicknamed = (await wall()).entries.map(({ name }: any) => name);
  expect(nicknamed.filter((name: string) => named.includes(name))).toEqual([]);
  expect(JSON.stringify(await wall())).not.toContain(pupils[0]!.id);
});

test.each([
  ["name", { name: " " }],
  ["firstDay", { firstDay: dayOf("2027-03-23") }],
  ["firstDay", { firstDay: dayOf("2027-06-23"), lastDay: dayOf("2027-06-24") }],
  ["lastDay", { lastDay: dayOf("2027-03-23") }],
  ["lastDay", { lastDay: dayOf("2027-04-07") }],
  ["bestDays", { bestDays: 0 }],
  ["bestDays", { bestDays: 8 }],
  ["languages", { languages: [] }],
  ["languages", { languages: ["EN", "EN"] }],
  ["textIds", { textIds: [Buffer.from(`Text:${randomUUID()}`).toString("base64")] }],
  [
    "textIds.0",
    { lastDay: week.firstDay, bestDays: 1, textIds: [Buffer.from(`Text:${randomUUID()}`).toString("base64")] },
  ],
])("what is out of range is an issue at %s", async (path, input) => {
  const { group } = await classOf(1);
  const { issues } = await start(group, input);
  expect(issues.map((issue: any) => issue.path)).toContain(path);
  expect(await shownTo(group.coach, group)).toBeNull();
});

test("one at a time: the same again changes nothing, another is refused; it ends early once, and is deleted once", async () => {
  const { group, pupils } = await classOf(1);
  const [ann] = pupils as [Person];
  const first = (await start(group)).tournaments.current;
  expect((await start(group)).tournaments.current.id).toBe(first.id);
  expect((await start(group, { name: "Another" })).code).toBe("TOURNAMENT_EXISTS");
  await raced(group, ann, 30, "2027-03-24T10:00:00+01:00");
  const end = async () => (await group.coach.run(op.endTournament, { id: first.id })).answer.tournaments.current;
  at("2027-03-24T12:00:00+01:00");
  expect((await end()).phase).toBe("OVER");
  at("2027-03-24T13:00:00+01:00");
  await end();
  // A race that had begun by then counts, later ones do not.
  await raced(group, ann, 40, "2027-03-24T11:59:00+01:00");
  await raced(group, ann, 50, "2027-03-24T12:30:00+01:00");
  expect((await shownTo(ann, group)).own).toMatchObject({ wpm: 40, points: 100 });
  const remove = async () => (await group.coach.run(op.deleteTournament, { groupId: group.id, id: first.id })).answer;
  expect((await remove()).tournaments.current).toBeNull();
  expect((await remove()).tournaments.current).toBeNull();
  const kept = await runSql(server, "select id from results where user_id = $1", [rowIdOf(ann.id)]);
  expect(kept).toHaveLength(3);
});

test("a group without competition cannot have one; switched off meanwhile, members and the screen see none", async () => {
  const { group, pupils } = await classOf(1);
  const [ann] = pupils as [Person];
  const compete = (isOn: boolean) =>
    runSql(server, "update groups set settings = jsonb_set(settings, '{leaderboard}', $2::jsonb) where id = $1", [
      rowOf(group.id),
      String(isOn),
    ]);
  await compete(false);
  expect((await start(group)).code).toBe("COMPETITION_OFF");
  await compete(true);
  const { id } = (await start(group)).tournaments.current;
  expect((await ann.run(op.myTournaments)).viewer.tournaments).toEqual([
    { id, name: "Spring cup", groupName: "3B", hasRacedToday: false },
  ]);
  await compete(false);
  expect(await shownTo(ann, group)).toBeNull();
  expect((await shownTo(group.coach, group)).id).toBe(id);
  expect((await group.coach.run(op.wallTournament, { groupId: group.id })).wall.tournament).toBeNull();
  expect((await ann.run(op.myTournaments)).viewer.tournaments).toEqual([]);
  expect((await ann.run(op.raceForTournament, { id, language: "EN" })).answer.code).toBe("COMPETITION_OFF");
});

test("a tournament that has not begun takes no races", async () => {
  const { group, pupils } = await classOf(1);
  const planned = { firstDay: dayOf("2027-03-26"), lastDay: dayOf("2027-03-28"), bestDays: 2 };
  const { id, phase } = (await start(group, planned)).tournaments.current;
  expect(phase).toBe("UPCOMING");
  const { answer } = await pupils[0]!.run(op.raceForTournament, { id, language: "EN" });
  expect(answer.code).toBe("TOURNAMENT_NOT_RUNNING");
  expect((await pupils[0]!.run(op.myTournaments)).viewer.tournaments).toEqual([]);
});
