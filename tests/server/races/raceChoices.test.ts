import { findLesson } from "../../../src/engine/lessons/courses";
import { isOpen, openKeys } from "../../../src/engine/lessons/lessonKeys";
import { accountOperations } from "../../support/accountOperations";
import { groupOperations } from "../../support/groupOperations";
import { newGroupWithPeople } from "../../support/groupPeople";
import * as op from "../../support/groupRaceOperations";
import { newGuest, newMember, type Person } from "../../support/people";
import { createRace, raceOperations, raceUpdated } from "../../support/raceOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { saveText } from "../../support/textOperations";
import { batchOf } from "../../support/typeText";

// What a host or a coach chooses: the text, how it is won, the teams; and the same people again.
let server: TestServer;
const hostedRace = `mutation hostedRace($input: CreateRaceInput!) { answer: createRace(input: $input) { __typename
  ... on RaceSuccess { race { code mode isTextHidden text { title body } lesson { lessonId number title } } }
  ... on Error { code } ... on InvalidInputError { issues { path code } } } }`;
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...accountOperations,
      ...groupOperations,
      ...op.groupRaceOperations,
      ...raceOperations,
      hostedRace,
      saveText,
    ],
  });
});
afterAll(() => server.close());

const body = "The heron stands in the shallow water and waits for a fish.";
const issuesOf = (answer: any) => answer.issues;
const host = async (person: Person, input: object) =>
  (await person.run(hostedRace, { input: { visibility: "PRIVATE", language: "EN", ...input } })).answer;
const race = async (person: Person, code: string) => (await person.run(op.raceByCode, { code })).race;
const started = (startsAt: string) =>
  new Promise((resolve) => setTimeout(resolve, new Date(startsAt).getTime() - Date.now() + 4_000));
const saveOwn = async (person: Person) =>
  (await person.run(saveText, { input: { title: "The heron", language: "EN", body } })).saveText.text.id;

test("a host races with a text of their own in private: all who race read it from the countdown on", async () => {
  const [ada, ben] = [await newMember(server.url), await newMember(server.url)];
  const textId = await saveOwn(ada);
  const { race: made } = await host(ada, { textId });
  expect(made).toMatchObject({ isTextHidden: false, text: { title: "The heron", body }, lesson: null });
  await ben.run(op.joinRace, { code: made.code });
  expect((await race(ben, made.code)).text.body).toBe("");
  await ada.run(op.startRace, { code: made.code });
  expect((await race(ben, made.code)).text.body).toBe(body);
  expect(issuesOf(await host(ben, { textId }))).toEqual([{ path: "textId", code: "TEXT_NOT_FOUND" }]);
  expect(issuesOf(await host(ada, { textId, language: "NL" }))).toEqual([{ path: "language", code: "TEXT_NOT_FOUND" }]);
  expect(issuesOf(await host(ada, { textId, visibility: "OPEN" }))).toEqual([
    { path: "textId", code: "PRIVATE_RACE_ONLY" },
  ]);
});

test.each(["HANDICAP", "TEAMS"])("an open race shows no one's usual speed: not by %s", async (mode) => {
  const ada = await newGuest(server.url);
  expect(issuesOf(await host(ada, { mode, visibility: "OPEN" }))).toEqual([
    { path: "mode", code: "PRIVATE_RACE_ONLY" },
  ]);
  expect((await host(ada, { mode })).race.mode).toBe(mode);
  expect((await host(ada, { mode: "ACCURACY", visibility: "OPEN" })).race.mode).toBe("ACCURACY");
});

test("a race with the words of a lesson: only keys taught up to it, known to no one before, new ones each time", async () => {
  const { course, lesson } = findLesson("us-intl-gh-words")!;
  const group = await newGroupWithPeople(server.url);
  const input = { language: "NL", lessonId: lesson.id, length: "LONG" };
  const { answer } = await group.coach.run(op.createGroupRace, { groupId: group.id, input });
  const { code } = answer.race;
  expect(answer.race).toMatchObject({
    isTextHidden: true,
    text: { body: "" },
    lesson: { lessonId: lesson.id, number: course.lessons.indexOf(lesson) },
  });
  await group.member.run(op.joinRace, { code });
  const begun = (await group.coach.run(op.startRace, { code })).answer.race;
  const words = begun.text.body as string;
  expect(words.length).toBeGreaterThan(400);
  expect(isOpen(words, openKeys(course, lesson))).toBe(true);
  await started(begun.startsAt);
  await group.member.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(words, 0) });
  expect(await race(group.coach, code)).toMatchObject({ phase: "FINISHED", keysTogether: words.length });
  const next = (await group.coach.run(op.rematch, { code })).answer.race;
  expect(next).toMatchObject({ isTextHidden: true, lesson: { lessonId: lesson.id } });
  await group.member.run(op.joinRace, { code: next.code });
  const again = (await group.coach.run(op.startRace, { code: next.code })).answer.race.text.body;
  expect(again).not.toBe(words);
}, 40_000);

test("a lesson without words, or that does not exist, is an issue at its field", async () => {
  const ada = await newGuest(server.url);
  for (const lessonId of ["us-intl-posture", "nonsense", "x".repeat(90)])
    expect(issuesOf(await host(ada, { lessonId }))).toEqual([{ path: "lessonId", code: "LESSON_NOT_FOUND" }]);
});

test("a coach puts people in teams; the rest is drawn, and a rematch keeps what was chosen", async () => {
  const group = await newGroupWithPeople(server.url);
  const input = { language: "EN", length: "SHORT", mode: "TEAMS", teams: 2 };
  const { code } = (await group.coach.run(op.createGroupRace, { groupId: group.id, input })).answer.race;
  for (const person of [group.member, group.owner]) await person.run(op.joinRace, { code });
  const put = async (person: Person, team: number | null, by = group.coach) =>
    (await by.run(op.setRacerTeam, { code, userId: person.id, team })).answer;
  await put(group.owner, 2);
  const { race: together } = await put(group.member, 2);
  expect(together).toMatchObject({ teamCount: 2, teams: [{ number: 2, members: 2 }] });
  expect(together.racers.map(({ isTeamChosen }: any) => isTeamChosen)).toEqual([true, true]);
  // Safe to repeat.
  expect((await put(group.member, 2)).race).toEqual(together);
  expect((await put(group.member, null)).race.teams).toHaveLength(2);
  await put(group.member, 2);
  expect(await put(group.member, 3)).toMatchObject({ issues: [{ path: "team", code: "OUT_OF_RANGE" }] });
  expect(await put(group.member, 1, group.member)).toMatchObject({ code: "NOT_A_COACH" });
  const begun = (await group.coach.run(op.startRace, { code })).answer.race;
  expect(await put(group.member, 1)).toMatchObject({ code: "RACE_STARTED" });
  await started(begun.startsAt);
  for (const person of [group.member, group.owner])
    await person.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(begun.text.body, 0) });
  const again = (await group.coach.run(op.rematch, { code })).answer.race;
  expect(again.racers.map(({ team, isTeamChosen }: any) => [team, isTeamChosen])).toEqual([
    [2, true],
    [2, true],
  ]);
}, 40_000);

test("one press makes the rematch for the same people, also when the host's browser is gone", async () => {
  const [ada, ben] = [await newGuest(server.url), await newGuest(server.url)];
  const input = { visibility: "PRIVATE", language: "EN", length: "SHORT" };
  const { code } = (await ada.run(createRace, { input })).createRace.race;
  await ben.run(op.joinRace, { code });
  const followed = ada.follow(raceUpdated, { code });
  await followed.next();
  const begun = (await ada.run(op.startRace, { code })).answer.race;
  await started(begun.startsAt);
  for (const person of [ada, ben])
    await person.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(begun.text.body, 0) });
  await ada.disconnect();
  const { answer } = await ben.run(op.rematch, { code });
  expect(answer.race.racers.map(({ userId }: any) => userId).sort()).toEqual([ada.id, ben.id].sort());
  expect((await ada.run(op.rematch, { code })).answer.race.code).toBe(answer.race.code);
  expect((await race(ben, code)).rematchCode).toBe(answer.race.code);
}, 40_000);
