import * as account from "../../support/accountOperations";
import * as op from "../../support/assignmentOperations";
import { addRun, type Classroom, goal, hours, newClassroom, newPupil, placeOf } from "../../support/classroom";
import * as grade from "../../support/gradeOperations";
import type { Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
let room: Classroom;
let pupil: Person;
let texts: readonly string[];

beforeAll(async () => {
  server = await startTestServer({
    operations: [...op.assignmentOperations, ...grade.gradeOperations, ...account.accountOperations],
  });
});
beforeEach(async () => {
  room = await newClassroom(server);
  pupil = await newPupil(server, room);
  await server.services.database.execute("update group_members set joined_at = now() - interval '60 days'");
  texts = (await room.owner.run(account.texts, { first: 3 })).texts.edges.map((edge: any) => edge.node.id);
});
afterAll(() => server.close());

const lesson = { kind: "LESSON", lesson: "us-intl-fj" };
const game = { kind: "LESSON", lesson: "us-intl-fj", exercise: "us-intl-fj.3" };
const minutes = { kind: "GOAL", minutes: 1 };
const text = () => ({ kind: "TEXT", textId: texts[0] });

const create = async (tasks: readonly object[], more: object = {}, isOpen = true) =>
  (
    await room.owner.run(op.createOpen, {
      input: { groupId: room.id, isOpen, fields: { title: "This week", opensAt: hours(-2), tasks, ...more } },
    })
  ).answer;
const read = async (id: string, who: Person = room.owner) => (await who.run(op.severalTasks, { id })).node;
const mine = async (id: string) => (await read(id, pupil)).myProgress;
const pass = (exercise: string) =>
  server.services.database.execute(
    `insert into passed_exercises (user_id, exercise_id, passed_at)
     values ('${rowIdOf(pupil.id)}', '${exercise}', now())`,
  );

describe("an assignment of several tasks", () => {
  test("is open at once, and each task is in its place", async () => {
    const { assignment } = await create([text(), game, minutes]);
    expect(assignment).toMatchObject({ state: "OPEN", version: 1 });
    expect(assignment.tasks.map(({ task }: any) => task.__typename)).toEqual(["TextTask", "LessonTask", "GoalTask"]);
    expect(assignment.tasks[1].task).toEqual({
      __typename: "LessonTask",
      lesson: "us-intl-fj",
      exercise: "us-intl-fj.3",
      exercises: 1,
    });
  });

  test("a member sees how far each task is, and is done when all are", async () => {
    const { assignment } = await create([text(), game, minutes]);
    expect((await mine(assignment.id)).tasks.map(({ state }: any) => state)).toEqual([
      "NOT_STARTED",
      "NOT_STARTED",
      "NOT_STARTED",
    ]);
    await addRun(server, pupil, { mode: "TEXT", textId: texts[0] as string, at: hours(-1), seconds: 30 });
    expect(await mine(assignment.id)).toMatchObject({
      state: "IN_PROGRESS",
      part: (1 + 0 + 0.5) / 3,
      tasks: [{ state: "DONE" }, { state: "NOT_STARTED" }, { state: "IN_PROGRESS", part: 0.5, minutes: 0.5 }],
    });
    await pass("us-intl-fj.1");
    expect((await mine(assignment.id)).tasks[1].state).toBe("NOT_STARTED");
    await pass("us-intl-fj.3");
    expect((await mine(assignment.id)).tasks[1]).toMatchObject({ state: "DONE", exercisesPassed: 1 });
    expect((await pupil.run(op.dueAssignments)).viewer.dueAssignments).toHaveLength(1);
    await addRun(server, pupil, { at: hours(-0.5), seconds: 30 });
    expect(await mine(assignment.id)).toMatchObject({ state: "DONE", part: 1 });
    expect((await pupil.run(op.dueAssignments)).viewer.dueAssignments).toEqual([]);
    expect((await read(assignment.id)).counts).toEqual({ assigned: 1, excused: 0, done: 1, late: 0 });
    const { rows } = (await room.owner.run(grade.gradeBook, { id: room.id, period: "ALL" })).node.gradeBook;
    expect(rows[0].grades[0]).toMatchObject({ proposedPercent: (97 + 100 + 100) / 3 });
    const ofGames = await room.owner.run(grade.gradeBook, { id: room.id, period: "ALL", kind: "GOAL" });
    expect(ofGames.node.gradeBook.assignments).toHaveLength(1);
    const ofExams = await room.owner.run(grade.gradeBook, { id: room.id, period: "ALL", kind: "EXAM" });
    expect(ofExams.node.gradeBook.assignments).toEqual([]);
  });

  test("two tasks on different texts do not count for each other", async () => {
    const { assignment } = await create([text(), { kind: "TEXT", textId: texts[1] }]);
    await addRun(server, pupil, { mode: "TEXT", textId: texts[1] as string, at: hours(-1) });
    expect((await mine(assignment.id)).tasks.map(({ state }: any) => state)).toEqual(["NOT_STARTED", "DONE"]);
  });

  test("practice in another language counts only where the language is free", async () => {
    const { assignment } = await create([minutes, { ...minutes, language: "FR" }]);
    expect(assignment.tasks.map(({ task }: any) => task.language)).toEqual([null, "FR"]);
    await addRun(server, pupil, { at: hours(-1) });
    expect((await mine(assignment.id)).tasks.map(({ state }: any) => state)).toEqual(["DONE", "NOT_STARTED"]);
  });

  test("an exam in any language keeps the suggested one", async () => {
    const { assignment } = await create([{ kind: "EXAM", norm: "cbt", language: "DE", isAnyLanguage: true }]);
    expect(assignment.tasks[0].task).toMatchObject({ language: "DE", requiredLanguage: null });
  });

  test("what is wrong is named with its task", async () => {
    expect(await create([minutes, { kind: "LESSON" }])).toMatchObject({
      issues: [{ path: "tasks.1.lesson", code: "REQUIRED" }],
    });
    expect(await create([{ ...game, exercise: "us-intl-dk.1" }])).toMatchObject({
      issues: [{ path: "tasks.0.exercise", code: "LESSON_NOT_FOUND" }],
    });
    expect(await create([])).toMatchObject({ issues: [{ path: "tasks", code: "REQUIRED" }] });
    expect(await create(Array.from({ length: 11 }, () => minutes))).toMatchObject({
      issues: [{ path: "tasks", code: "TOO_MANY_TASKS" }],
    });
  });

  test("an earlier page changes the first task, and the others stay", async () => {
    const { assignment } = await create([lesson, minutes], {}, false);
    const input = { id: assignment.id, version: 1, fields: goal({ minutes: 5, language: "NL" }) };
    expect((await room.owner.run(op.changeAssignment, { input })).answer.__typename).toBe("AssignmentSuccess");
    expect((await read(assignment.id)).tasks.map(({ task }: any) => task)).toEqual([
      { __typename: "GoalTask", minutes: 5, language: null },
      { __typename: "GoalTask", minutes: 1, language: null },
    ]);
    const all = { id: assignment.id, version: 2, fields: { title: "One", opensAt: hours(1), tasks: [lesson] } };
    await room.owner.run(op.changeAssignment, { input: all });
    expect((await read(assignment.id)).tasks).toHaveLength(1);
  });

  test("a row of an earlier release, which knows one task, is an assignment of one task", async () => {
    await server.services.database.execute(
      `insert into assignments (group_id, title, task, state, opens_at)
       values ('${Buffer.from(room.id, "base64").toString().slice(6)}', 'Old',
         '{"kind":"GOAL","minutes":1,"accuracy":null,"wpm":null,"backspace":true}', 'OPEN',
         now() - interval '2 hours')`,
    );
    const [{ id }] = (await pupil.run(op.dueAssignments)).viewer.dueAssignments;
    await addRun(server, pupil, { at: hours(-1) });
    expect(await mine(id)).toMatchObject({ state: "DONE", tasks: [{ state: "DONE" }] });
  });
});

describe("for one member", () => {
  const except = async (id: string, change: object, who = pupil) =>
    (
      await room.owner.run(op.changeForMember, {
        input: { id, memberId: await placeOf(room, who), version: 0, isExcused: false, otherTexts: [], ...change },
      })
    ).answer;

  test("more time: due later, not late before, and in the grade book", async () => {
    const { assignment } = await create([minutes], { dueAt: hours(-1) });
    expect(await mine(assignment.id)).toMatchObject({ isLate: true, extendedUntil: null });
    const extendedUntil = hours(48);
    expect((await except(assignment.id, { extendedUntil })).progress).toMatchObject({
      extendedUntil,
      isLate: false,
      exceptionVersion: 1,
    });
    expect(await read(assignment.id, pupil)).toMatchObject({ dueAt: extendedUntil, extendedUntil });
    expect((await read(assignment.id)).extendedUntil).toBeNull();
    const { rows } = (await room.owner.run(grade.gradeBook, { id: room.id, period: "ALL" })).node.gradeBook;
    expect(rows[0].grades[0].isLate).toBe(false);
  });

  test("excused is the same fact in the grade, both ways", async () => {
    const { assignment } = await create([minutes], { dueAt: hours(-1) });
    expect((await except(assignment.id, { isExcused: true })).progress).toMatchObject({
      isExcused: true,
      isLate: false,
    });
    expect((await pupil.run(op.dueAssignments)).viewer.dueAssignments).toEqual([]);
    expect((await read(assignment.id)).counts).toEqual({ assigned: 0, excused: 1, done: 0, late: 0 });
    const { rows } = (await room.owner.run(grade.gradeBook, { id: room.id, period: "ALL" })).node.gradeBook;
    const [given] = rows[0].grades;
    expect(given).toMatchObject({ isExcused: true, percent: null });
    const input = { id: given.id, version: given.version, percent: null, isExcused: false, comment: "" };
    await room.owner.run(grade.setGrade, { input });
    expect(await mine(assignment.id)).toMatchObject({ isExcused: false, isLate: true });
  });

  test("another text counts instead of that of the assignment, for this member only", async () => {
    const other = await newPupil(server, room);
    const { assignment } = await create([text()]);
    const otherTexts = [{ insteadOf: texts[0], textId: texts[1] }];
    const { progress } = await except(assignment.id, { otherTexts });
    expect(progress.tasks[0].item.task.text.id).toBe(texts[1]);
    await addRun(server, pupil, { mode: "TEXT", textId: texts[0] as string, at: hours(-1) });
    expect((await mine(assignment.id)).state).toBe("NOT_STARTED");
    await addRun(server, pupil, { mode: "TEXT", textId: texts[1] as string, at: hours(-1) });
    expect((await mine(assignment.id)).state).toBe("DONE");
    expect((await read(assignment.id, other)).myProgress.tasks[0].item.task.text.id).toBe(texts[0]);
  });

  test("what is refused", async () => {
    const { assignment } = await create([text()], { dueAt: hours(5) });
    const { id } = assignment;
    expect((await except(id, { extendedUntil: hours(4) })).issues).toEqual([
      { path: "extendedUntil", code: "EXTENSION_TOO_EARLY" },
    ]);
    expect((await except(id, { otherTexts: [{ insteadOf: texts[1], textId: texts[0] }] })).issues).toEqual([
      { path: "otherTexts.0.insteadOf", code: "TEXT_NOT_FOUND" },
    ]);
    expect((await except(id, { otherTexts: [{ insteadOf: texts[0], textId: "x" }] })).issues).toEqual([
      { path: "otherTexts.0.textId", code: "TEXT_NOT_FOUND" },
    ]);
    expect((await except(id, { memberId: "x" })).issues).toEqual([{ path: "memberId", code: "NOT_FOUND" }]);
    expect((await except(id, { isExcused: true })).progress.exceptionVersion).toBe(1);
    expect((await except(id, { isExcused: false })).code).toBe("EDIT_CONFLICT");
    const undated = (await create([minutes])).assignment;
    expect((await except(undated.id, { extendedUntil: hours(4) })).issues).toEqual([
      { path: "extendedUntil", code: "NO_DUE_DATE" },
    ]);
    await room.owner.run(op.closeAssignment, { id: undated.id, version: 1 });
    expect((await except(undated.id, { isExcused: true })).code).toBe("WRONG_ASSIGNMENT_STATE");
  });
});

describe("used again", () => {
  test("a copy in each group: a draft with all tasks and shifted dates, and nothing of the members", async () => {
    const { assignment } = await create([text(), minutes], { opensAt: hours(-2), dueAt: hours(22), note: "Sit well" });
    await addRun(server, pupil, { at: hours(-1) });
    const second = (await room.owner.run(op.createGroup, { name: "Second" })).createGroup.group.id;
    const opensAt = hours(48);
    const input = { id: assignment.id, groupIds: [room.id, second], opensAt };
    const { assignments } = (await room.owner.run(op.copyAssignment, { input })).answer;
    expect(assignments).toHaveLength(2);
    expect(new Set(assignments.map(({ group }: any) => group.id))).toEqual(new Set([room.id, second]));
    for (const copy of assignments) {
      expect(copy).toMatchObject({ title: "This week", note: "Sit well", state: "DRAFT", opensAt, isForAll: true });
      expect(Date.parse(copy.dueAt) - Date.parse(opensAt)).toBeCloseTo(24 * 3_600_000, -3);
      expect(copy.tasks).toHaveLength(2);
      expect(copy.counts.done).toBe(0);
    }
  });

  test("a group of somebody else is named, and then no group gets a copy", async () => {
    const { assignment } = await create([minutes]);
    const elsewhere = await newClassroom(server, "Elsewhere");
    const input = { id: assignment.id, groupIds: [room.id, elsewhere.id], opensAt: hours(1) };
    expect((await room.owner.run(op.copyAssignment, { input })).answer.issues).toEqual([
      { path: "groupIds.1", code: "NOT_FOUND" },
    ]);
    expect((await room.owner.run(op.groupAssignments, { id: room.id })).node.assignments.edges).toHaveLength(1);
    const none = { ...input, groupIds: [] };
    expect((await room.owner.run(op.copyAssignment, { input: none })).answer.issues).toEqual([
      { path: "groupIds", code: "REQUIRED" },
    ]);
  });

  test("a text of the group stays in the group", async () => {
    const { assignment } = await create([text()]);
    const groupRow = Buffer.from(room.id, "base64").toString().slice(6);
    await server.services.database.execute(
      `update texts set visibility = 'GROUP', owner_id = '${rowIdOf(room.owner.id)}', group_id = '${groupRow}'
       where id = '${Buffer.from(texts[0] as string, "base64")
         .toString()
         .slice(5)}'`,
    );
    const second = (await room.owner.run(op.createGroup, { name: "Second" })).createGroup.group.id;
    const input = { id: assignment.id, groupIds: [second], opensAt: hours(1) };
    expect((await room.owner.run(op.copyAssignment, { input })).answer.issues).toEqual([
      { path: "groupIds.0", code: "TEXT_NOT_IN_GROUP" },
    ]);
  });
});

describe("a plan of twelve weeks", () => {
  const plan = async (more: object = {}) =>
    (
      await room.owner.run(op.makePlan, {
        input: {
          groupId: room.id,
          plan: "AGE_13_UP",
          layout: "US_INTERNATIONAL",
          language: "EN",
          startsOn: "2026-08-31",
          titles: Array.from({ length: 12 }, (_, at) => `Week ${at + 1}`),
          isOpen: false,
          ...more,
        },
      })
    ).answer;

  test("is made once, however often it is asked for", async () => {
    const first = await plan();
    expect(first.made).toBe(12);
    expect(first.assignments.map(({ title }: any) => title)).toEqual(
      Array.from({ length: 12 }, (_, at) => `Week ${at + 1}`),
    );
    // Midnight in Amsterdam; the twelve weeks go over the end of summer time.
    expect(first.assignments[0]).toMatchObject({
      state: "DRAFT",
      opensAt: "2026-08-30T22:00:00.000Z",
      dueAt: "2026-09-06T21:59:00.000Z",
    });
    expect(first.assignments[11]).toMatchObject({ opensAt: "2026-11-15T23:00:00.000Z" });
    expect(first.assignments[11].tasks.at(-1).task).toMatchObject({ __typename: "ExamTask", norm: "cbt" });
    const again = await plan({ isOpen: true });
    expect(again.made).toBe(0);
    expect(again.assignments.map(({ id }: any) => id)).toEqual(first.assignments.map(({ id }: any) => id));
    await room.owner.run(op.deleteAssignment, { id: first.assignments[3].id, version: 1 });
    expect((await plan()).made).toBe(1);
    expect((await plan({ startsOn: "2027-01-11", isOpen: true })).assignments[0].state).toBe("OPEN");
  });

  test("what is refused", async () => {
    expect((await plan({ startsOn: "2026-02-31x" })).issues).toEqual([{ path: "startsOn", code: "OUT_OF_RANGE" }]);
    expect((await plan({ startsOn: "1999-01-04" })).issues).toContainEqual({ path: "startsOn", code: "OUT_OF_RANGE" });
    expect((await plan({ titles: ["One"] })).issues).toEqual([{ path: "titles", code: "REQUIRED" }]);
    const titles = Array.from({ length: 12 }, (_, at) => (at === 2 ? " " : "Week"));
    expect((await plan({ titles })).issues).toEqual([{ path: "titles.2", code: "REQUIRED" }]);
    expect((await plan({ layout: "DVORAK" })).issues).toEqual([{ path: "layout", code: "LESSON_NOT_FOUND" }]);
  });
});

describe("lessons and games to choose from", () => {
  const choose = async (filters: object) =>
    (await room.owner.run(op.lessonChoices, { id: room.id, language: "EN", ...filters })).node.lessonChoices;
  const nodes = (page: any) => page.edges.map(({ node }: any) => node);

  test("in pages", async () => {
    const first = await choose({ first: 10, layout: "US_INTERNATIONAL" });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const next = await choose({ first: 10, layout: "US_INTERNATIONAL", after: first.edges.at(-1).cursor });
    expect(nodes(next).some(({ lesson: id }: any) => nodes(first).some((one: any) => one.lesson === id))).toBe(false);
  });

  test("by title, part of the course, difficulty and length", async () => {
    const found = nodes(await choose({ search: "f and j", layout: "US_INTERNATIONAL" }));
    expect(found[0]).toMatchObject({ lesson: "us-intl-fj", exercise: null, difficulty: "EASY" });
    const games = nodes(await choose({ isGame: true, chapter: "DIGITS", layout: "US_INTERNATIONAL" }));
    expect(games.map(({ exercise }: any) => exercise)).toEqual([
      "us-intl-digits-29-review.3",
      "us-intl-digits-47-review.3",
    ]);
    expect(nodes(await choose({ difficulty: "HARD", chapter: "HOME" }))).toEqual([]);
    const short = nodes(await choose({ isGame: true, maxMinutes: 1 }));
    expect(short.every(({ minutes: long }: any) => long <= 1)).toBe(true);
  });
});
