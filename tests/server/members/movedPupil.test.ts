import * as account from "../../support/accountOperations";
import * as work from "../../support/assignmentOperations";
import { goal, newClassroom, placeOf, setWork, type Classroom } from "../../support/classroom";
import { examOperations } from "../../support/examOperations";
import { newExam } from "../../support/examSteps";
import { gradeOperations, setGrade } from "../../support/gradeOperations";
import * as group from "../../support/groupOperations";
import * as op from "../../support/memberOperations";
import { makeMembers, signInByCard } from "../../support/memberPeople";
import { newMember, type Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import * as wall from "../../support/wallOperations";
import { insertResult, openSql, type Sql } from "../reports/insertRows";

// A pupil who goes to another class, and comes back.
const story = `query story($id: ID!) { node(id: $id) { ... on GroupMember { joinedAt extraTime
  results { edges { node { wpm } } } passedExercises { exerciseId } exams { edges { node { id } } }
  grades { percent comment assignment { title } } earlierGrades { groupName title percent isExcused comment
  grading { scale } } } } }`;
const seats = `query seats($id: ID!) { node(id: $id) { ... on Group { seating { isArranged seats { name seat } } } } }`;
const ownBadges = `query ownBadges { viewer { badges { earnedAt } } }`;

let server: TestServer;
let sql: Sql;
beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...account.accountOperations,
      ...group.groupOperations,
      ...work.assignmentOperations,
      ...op.memberOperations,
      ...gradeOperations,
      ...examOperations,
      ...wall.wallOperations,
      story,
      seats,
      ownBadges,
    ],
  });
  sql = await openSql(server.database.config);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});

const rowIdOf = (id: string) => Buffer.from(id, "base64").toString().split(":").at(-1)!;
const hourAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const memberIdIn = (groupId: string, { id }: { readonly id: string }) =>
  Buffer.from(`GroupMember:${rowIdOf(groupId)}:${rowIdOf(id)}`).toString("base64");

/** Emma of 7A with an hour of history: a run, a lesson, an exam, a badge, a seat, named work and its grade. */
async function newEmma(room: Classroom): Promise<Person> {
  const [made] = await makeMembers(room.owner, room.id, ["Emma"]);
  const emma = (await signInByCard(server.url, made!))!;
  const userId = rowIdOf(emma.id);
  await sql.run("update group_members set joined_at = $1, extra_time = 25 where user_id = $2", [hourAgo(48), userId]);
  await insertResult(sql, { userId, startedAt: hourAgo(2), wpm: 33 });
  await sql.run("insert into passed_exercises (user_id, exercise_id, passed_at) values ($1, 'us-fj.0', $2)", [
    userId,
    hourAgo(2),
  ]);
  await sql.run("insert into earned_badges (user_id, badge_id, earned_at) values ($1, 'streak-3', $2)", [
    userId,
    hourAgo(2),
  ]);
  await newExam(emma);
  await sql.run("update exams set finished_at = now() where user_id = $1", [userId]);
  const { answer } = await room.owner.run(wall.saveSeating, {
    input: { groupId: room.id, columns: 4, seats: [{ userId: emma.id, seat: 7 }] },
  });
  expect(answer.__typename).toBe("GroupSuccess");
  const named = await setWork(room, goal({ title: "For Emma", memberIds: [made!.memberId] }));
  const id = Buffer.from(`Grade:${rowIdOf(named.id)}:${userId}`).toString("base64");
  const decision = { id, version: 0, percent: 82, isExcused: false, comment: "Well done" };
  expect((await room.owner.run(setGrade, { input: decision })).answer.__typename).toBe("SetGradeSuccess");
  return emma;
}

const move = async (coach: Person, from: Classroom, to: Classroom, person: Person): Promise<void> => {
  const ids = [memberIdIn(from.id, person)];
  expect((await coach.run(op.moveMembers, { ids, to: to.id })).answer.__typename).toBe("MembersGone");
};
const storyOf = async (viewer: Person, { id }: Classroom, person: Person) =>
  (await viewer.run(story, { id: memberIdIn(id, person) })).node;
const badgesOf = async (person: Person) =>
  (await person.run(ownBadges)).viewer.badges.filter(({ earnedAt }: any) => earnedAt !== null).length;
const share = (room: Classroom, isShared: boolean) =>
  sql.run("update groups set grading = $1 where id = $2", [
    JSON.stringify({ scale: "TEN", steps: [], latePercent: 0, isShared }),
    rowIdOf(room.id),
  ]);

/** Another class of the same coach, and a colleague who coaches only that one. */
async function newOther(room: Classroom): Promise<{ readonly there: Classroom; readonly colleague: Person }> {
  const { createGroup } = await room.owner.run(work.createGroup, { name: "7B" });
  const there = { id: createGroup.group.id, code: createGroup.group.joinCode, owner: room.owner };
  const colleague = await newMember(server.url);
  await colleague.run(group.joinGroup, { code: there.code });
  await sql.run("update group_members set role = 'COACH' where user_id = $1", [rowIdOf(colleague.id)]);
  return { there, colleague };
}

test("a pupil who is moved to another class and back has lost nothing", async () => {
  const room = await newClassroom(server, "7A");
  const emma = await newEmma(room);
  const { there } = await newOther(room);
  const before = await storyOf(room.owner, room, emma);
  expect(before).toMatchObject({
    extraTime: 25,
    results: { edges: [{ node: { wpm: 33 } }] },
    passedExercises: [{ exerciseId: "us-fj.0" }],
    exams: { edges: [{}] },
    grades: [{ percent: 82, comment: "Well done", assignment: { title: "For Emma" } }],
    earlierGrades: [],
  });
  const badges = await badgesOf(emma);
  expect(badges).toBeGreaterThan(0);
  const seating = (await room.owner.run(seats, { id: room.id })).node.seating;
  expect(seating).toMatchObject({ isArranged: true, seats: [{ name: "Emma", seat: 7 }] });

  await move(room.owner, room, there, emma);
  expect(await badgesOf(emma)).toBe(badges);
  expect((await emma.run(account.myResults)).viewer.results.edges).toHaveLength(1);
  const away = await storyOf(room.owner, there, emma);
  expect(away).toMatchObject({ extraTime: 25, passedExercises: [{ exerciseId: "us-fj.0" }], grades: [] });
  expect(away.earlierGrades).toEqual([
    {
      groupName: "7A",
      title: "For Emma",
      percent: 82,
      isExcused: false,
      comment: "Well done",
      grading: { scale: "PERCENT" },
    },
  ]);

  await move(room.owner, there, room, emma);
  expect(await storyOf(room.owner, room, emma)).toEqual(before);
  expect((await room.owner.run(seats, { id: room.id })).node.seating).toEqual(seating);
});

test("grades of an earlier class: the coach of the new one sees them after a move, the pupil if they are shared", async () => {
  const room = await newClassroom(server, "7A");
  const emma = await newEmma(room);
  const { there, colleague } = await newOther(room);
  await move(room.owner, room, there, emma);
  const titles = async (viewer: Person) =>
    (await storyOf(viewer, there, emma))?.earlierGrades?.map(({ title }: any) => title) ?? null;
  expect(await titles(colleague)).toEqual(["For Emma"]);
  expect(await titles(emma)).toEqual([]);
  await share(room, true);
  expect(await titles(emma)).toEqual(["For Emma"]);
  // A decision that was taken back is none.
  await sql.run("update grades set percent = null, comment = '' where user_id = $1", [rowIdOf(emma.id)]);
  expect([await titles(colleague), await titles(emma)]).toEqual([[], []]);
});

test("a pupil who comes by themselves shows their earlier grades to nobody else", async () => {
  const room = await newClassroom(server, "7A");
  const emma = await newEmma(room);
  await share(room, true);
  const elsewhere = await newClassroom(server, "Elsewhere");
  await emma.run(group.joinGroup, { code: elsewhere.code });
  await emma.run(group.leaveGroup, { id: room.id });
  expect((await storyOf(elsewhere.owner, elsewhere, emma)).earlierGrades).toEqual([]);
  expect((await storyOf(emma, elsewhere, emma)).earlierGrades).toMatchObject([{ title: "For Emma", percent: 82 }]);
});

test("work that was set by name counts for who is there, and is theirs again when they come back", async () => {
  const room = await newClassroom(server, "7A");
  const emma = await newEmma(room);
  const [noah] = await makeMembers(room.owner, room.id, ["Noah"]);
  const { there } = await newOther(room);
  const { edges } = (await room.owner.run(work.groupAssignments, { id: room.id, first: 10 })).node.assignments;
  const { id } = edges[0].node;
  const read = async () => {
    const { version, counts, members } = (await room.owner.run(work.assignmentNode, { id })).node;
    return { version, assigned: counts.assigned, members: members.map(({ user }: any) => user.id) };
  };
  expect(await read()).toMatchObject({ assigned: 1, members: [emma.id] });
  await move(room.owner, room, there, emma);
  const { version, ...away } = await read();
  expect(away).toEqual({ assigned: 0, members: [] });
  const fields = goal({ title: "For both", memberIds: [noah!.memberId] });
  const changed = await room.owner.run(work.changeAssignment, { input: { id, version, fields } });
  expect(changed.answer.__typename).toBe("AssignmentSuccess");
  expect(await read()).toMatchObject({ assigned: 1, members: [noah!.id] });
  await move(room.owner, there, room, emma);
  expect(await read()).toMatchObject({ assigned: 2, members: [emma.id, noah!.id] });
  expect(await placeOf(room, emma)).toBe(memberIdIn(room.id, emma));
});
