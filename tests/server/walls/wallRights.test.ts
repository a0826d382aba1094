import { randomUUID } from "node:crypto";
import { dayNumber } from "../../../src/contract/dates";
import { accountOperations } from "../../support/accountOperations";
import { createAssignment, openAssignment } from "../../support/assignmentOperations";
import { archiveGroup, groupOperations, leaveGroup, setJoining } from "../../support/groupOperations";
import { goal, hours, setWork, type Classroom } from "../../support/classroom";
import { newAdmin, newGroupWithPeople, runSql, type GroupPeople } from "../../support/groupPeople";
import * as race from "../../support/groupRaceOperations";
import { newGuest, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";
import * as op from "../../support/wallOperations";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...accountOperations,
      ...groupOperations,
      ...race.groupRaceOperations,
      ...op.wallOperations,
      createAssignment,
      openAssignment,
    ],
  });
});
afterAll(() => server.close());

const outcome = (answer: any) => answer.issues?.[0].code ?? answer.code ?? answer.__typename;

async function newLink(group: GroupPeople): Promise<{ readonly code: string; readonly linkId: string }> {
  const { answer } = await group.coach.run(op.createWallLink, { groupId: group.id });
  return { code: answer.wallCode, linkId: answer.group.wallLinks.at(-1).id };
}

async function openRace(group: GroupPeople): Promise<string> {
  const input = { language: "EN", length: "SHORT" };
  return (await group.coach.run(race.createGroupRace, { groupId: group.id, input })).answer.race.code;
}

test("who sees a group's big screen and its links, and who may change them", async () => {
  const group = await newGroupWithPeople(server.url);
  const other = await newGroupWithPeople(server.url);
  const guest = await newGuest(server.url);
  const { linkId } = await newLink(group);
  const people: readonly (readonly [WireClient, boolean, string])[] = [
    [new WireClient(server.url), false, "NOT_SIGNED_IN"],
    [guest, false, "NOT_FOUND"],
    [other.coach, false, "NOT_FOUND"],
    [group.member, false, "NOT_ALLOWED"],
    [group.coach, true, ""],
    [group.owner, true, ""],
    [await newAdmin(server), true, ""],
  ];
  for (const [person, isAllowed, refusal] of people) {
    const { wall } = await person.run(op.groupWall, { groupId: group.id });
    expect(wall?.groupName ?? null).toBe(isAllowed ? "3B" : null);
    const { node } = await person.run(op.wallChoices, { id: group.id });
    expect(node?.wallLinks?.length ?? 0).toBe(isAllowed ? 1 : 0);
    const followed = person.follow(op.groupWallUpdated, { groupId: group.id });
    if (isAllowed) expect((await followed.next()).wall.groupName).toBe("3B");
    else await expect(followed.next()).rejects.toThrow();
    if (isAllowed) continue;
    const groupId = group.id;
    expect(outcome((await person.run(op.createWallLink, { groupId })).answer)).toBe(refusal);
    expect(outcome((await person.run(op.removeWallLink, { groupId, linkId })).answer)).toBe(refusal);
    expect(outcome((await person.run(op.setClassGoal, { input: { groupId, minutes: 10 } })).answer)).toBe(refusal);
  }
  // A link of another group is not theirs to remove.
  await other.coach.run(op.removeWallLink, { groupId: other.id, linkId });
  expect((await group.coach.run(op.wallChoices, { id: group.id })).node.wallLinks).toHaveLength(1);
  await Promise.all(people.map(([person]) => person.disconnect()));
});

test("a link shows the group's races to anyone, without the ids of its members, until it is removed", async () => {
  const group = await newGroupWithPeople(server.url);
  const { code, linkId } = await newLink(group);
  expect(code).toMatch(/^[A-Z2-9]{28}$/u);
  const stored = await runSql(server, "select code_hash from wall_links where group_id = $1", [
    Buffer.from(group.id, "base64").toString().slice("Group:".length),
  ]);
  expect(JSON.stringify(stored)).not.toContain(code);

  const visitor = new WireClient(server.url);
  const followed = visitor.follow(op.linkedWallUpdated, { code });
  const first = (await followed.next()).wall;
  expect(first).toMatchObject({ groupName: "3B", joinCode: group.code, race: null, nextAssignment: null });
  expect(Buffer.from(first.id, "base64").toString()).not.toContain(
    Buffer.from(group.id, "base64").toString().slice("Group:".length),
  );
  const raceCode = await openRace(group);
  await followed.next(({ wall }) => wall.race?.code === raceCode);
  await group.member.run(race.joinRace, { code: raceCode });
  const { wall } = await followed.next(({ wall: shown }) => shown.race?.racers.length === 1);
  expect(JSON.stringify(wall)).not.toContain(group.member.id);
  expect(wall.race.group.groupId).not.toBe(group.id);
  // Written in lower case with dashes it is the same link.
  const typed = code.toLowerCase().replace(/.{7}(?=.)/gu, "$&-");
  expect((await visitor.run(op.linkedWall, { code: typed })).wall).toMatchObject({ id: first.id, groupName: "3B" });
  const [used] = (await group.coach.run(op.wallChoices, { id: group.id })).node.wallLinks;
  expect(used.lastUsedAt).not.toBeNull();

  const ended = followed.next(() => false, 2_000).catch((error: Error) => error.message);
  const { answer } = await group.coach.run(op.removeWallLink, { groupId: group.id, linkId });
  expect(answer.group.wallLinks).toEqual([]);
  expect(await ended).toMatch(/complete/u);
  expect((await visitor.run(op.linkedWall, { code })).wall).toBeNull();
  await expect(visitor.follow(op.linkedWallUpdated, { code }).next()).rejects.toThrow();
  // Twice is no failure.
  expect(outcome((await group.coach.run(op.removeWallLink, { groupId: group.id, linkId })).answer)).toBe(
    "GroupSuccess",
  );
  await visitor.disconnect();
});

test("a wrong code shows nothing and counts as a wrong guess", async () => {
  const visitor = new WireClient(server.url);
  expect((await visitor.run(op.linkedWall, { code: "A".repeat(28) })).wall).toBeNull();
  expect((await visitor.run(op.linkedWall, { code: "" })).wall).toBeNull();
  const guesser = await newGuest(server.url);
  const refusals: unknown[] = [];
  for (let tries = 0; tries < 61; tries += 1) {
    const { body } = await guesser.send(op.linkedWall, { code: "B".repeat(28) });
    refusals.push(body.errors?.[0].extensions.code ?? null);
  }
  expect(refusals[0]).toBeNull();
  expect(refusals.at(-1)).toBe("RATE_LIMITED");
});

test("five links work at the same time", async () => {
  const group = await newGroupWithPeople(server.url);
  const links = [];
  for (let made = 0; made < 5; made += 1) links.push(await newLink(group));
  const more = async () => outcome((await group.owner.run(op.createWallLink, { groupId: group.id })).answer);
  expect(await more()).toBe("TOO_MANY_WALL_LINKS");
  await group.coach.run(op.removeWallLink, { groupId: group.id, linkId: links[2]?.linkId });
  expect(await more()).toBe("CreateWallLinkSuccess");
});

test("the screen ends when the group is archived or its viewer is no longer a coach", async () => {
  const group = await newGroupWithPeople(server.url);
  const { code } = await newLink(group);
  const visitor = new WireClient(server.url);
  const follow = async (person: WireClient, document: string, variables: Record<string, unknown>) => {
    const followed = person.follow(document, variables);
    await followed.next();
    return { ended: followed.next(() => false, 5_000).catch((error: Error) => error.message) };
  };
  const ofCoach = await follow(group.coach, op.groupWallUpdated, { groupId: group.id });
  await group.coach.run(leaveGroup, { id: group.id });
  expect(await ofCoach.ended).toMatch(/complete/u);
  const ofLink = await follow(visitor, op.linkedWallUpdated, { code });
  const ofOwner = await follow(group.owner, op.groupWallUpdated, { groupId: group.id });
  await group.owner.run(archiveGroup, { id: group.id });
  expect(await ofLink.ended).toMatch(/complete/u);
  expect(await ofOwner.ended).toMatch(/complete/u);
  expect((await visitor.run(op.linkedWall, { code })).wall).toBeNull();
  await Promise.all([group.coach, group.owner, visitor].map((person) => person.disconnect()));
});

/** Puts practice of now into the days around it, so that the test does not depend on the time of day. */
async function practice(person: Person, minutes: number, keys: number): Promise<void> {
  const userId = rowIdOf(person.id);
  const today = dayNumber(Date.now(), server.services.timeZone);
  for (const day of [today, today + 1]) {
    await runSql(server, "insert into practice_days (user_id, day, typed_ms) values ($1, $2, $3)", [
      userId,
      day,
      minutes * 60_000,
    ]);
    await runSql(
      server,
      `insert into results (user_id, run_id, mode, language, prompt, log, duration_ms, wpm, raw, strokes_per_minute,
        accuracy, consistency, status, practice_day, started_at) values ($1, $2, 'TIME', 'en', 'a', 'a', $3, 30, 30, $4,
        99, 90, 'VERIFIED', $5, now())`,
      [userId, randomUUID(), minutes * 60_000, keys / minutes, day],
    );
  }
}

test("the goal of the day: five minutes for each member, or what a coach sets; coaches' typing does not count", async () => {
  const group = await newGroupWithPeople(server.url);
  const today = async () => (await group.coach.run(op.groupWall, { groupId: group.id })).wall.goal;
  expect(await today()).toEqual({ minutes: 5, typedMs: 0, keys: 0 });
  await practice(group.member, 4, 900);
  await practice(group.owner, 10, 2_000);
  expect(await today()).toEqual({ minutes: 5, typedMs: 240_000, keys: 900 });
  const set = async (minutes: number | null) =>
    (await group.coach.run(op.setClassGoal, { input: { groupId: group.id, minutes } })).answer;
  expect((await set(120)).group.classGoalMinutes).toBe(120);
  expect((await today()).minutes).toBe(120);
  for (const minutes of [0, 10_000]) expect(outcome(await set(minutes))).toBe("OUT_OF_RANGE");
  expect((await set(null)).group.classGoalMinutes).toBeNull();
  expect((await today()).minutes).toBe(5);
});

test("the next assignment for everyone, and how to join while joining is on", async () => {
  const group = await newGroupWithPeople(server.url);
  const { code } = await newLink(group);
  const visitor = new WireClient(server.url);
  const room = { id: group.id, owner: group.owner } as Classroom;
  await setWork(room, goal({ title: "Later", dueAt: hours(72) }));
  await setWork(room, goal({ title: "Next", dueAt: hours(48) }));
  await setWork(room, goal({ title: "Over", dueAt: hours(-0.5) }));
  await setWork(room, goal({ title: "Whenever" }));
  const followed = visitor.follow(op.linkedWallUpdated, { code });
  expect((await followed.next()).wall.nextAssignment.title).toBe("Next");
  await group.coach.run(setJoining, { id: group.id, isOpen: false });
  // Read again at the latest after five seconds.
  await followed.next(({ wall }) => wall.joinCode === null, 8_000);
  await visitor.disconnect();
});
