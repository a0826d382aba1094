import { limits } from "../../../src/contract/limits";
import { firstDay } from "../../../src/server/grades/gradeBook";
import * as account from "../../support/accountOperations";
import * as work from "../../support/assignmentOperations";
import { addRun, type Classroom, goal, hours, newClassroom, newPupil, placeOf, setWork } from "../../support/classroom";
import * as op from "../../support/gradeOperations";
import * as groups from "../../support/groupOperations";
import * as members from "../../support/memberOperations";
import type { Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
let room: Classroom;
let pupil: Person;

const createExportAddress = `mutation createExportAddress($memberId: ID) { createExportAddress(memberId: $memberId) {
  __typename ... on ExportAddress { address } } }`;
const all = [
  ...work.assignmentOperations,
  ...account.accountOperations,
  ...op.gradeOperations,
  ...members.memberOperations,
  groups.leaveGroup,
  createExportAddress,
];

beforeAll(async () => {
  server = await startTestServer({ operations: [...new Set(all)] });
});
beforeEach(async () => {
  room = await newClassroom(server);
  pupil = await newPupil(server, room);
  await server.services.database.execute("update group_members set joined_at = joined_at - interval '30 days'");
});
afterAll(() => server.close());

const sql = (statement: string) => server.services.database.execute(statement);
const rowId = (globalId: string) => Buffer.from(globalId, "base64").toString().split(":")[1];
const readBook = async (filters: object = {}) =>
  (await room.owner.run(op.gradeBook, { id: room.id, period: "ALL", ...filters })).node;
/** The grade of the pupil for an assignment, as the grade book has it. */
async function gradeOf(assignmentId: string, person: Person = pupil) {
  const { assignments, rows } = (await readBook()).gradeBook;
  const at = assignments.findIndex(({ id }: any) => id === assignmentId);
  return rows.find(({ member }: any) => member.user.id === person.id)?.grades[at];
}
async function decide(grade: any, decision: object) {
  const { id, version } = grade;
  return (
    await room.owner.run(op.setGrade, {
      input: { id, version, percent: null, isExcused: false, comment: "", ...decision },
    })
  ).answer;
}
const changeGrading = async (grading: object) => {
  const { version } = await readBook();
  const input = { groupId: room.id, version, scale: "TEN", steps: [], latePercent: 0, isShared: false, ...grading };
  return (await room.owner.run(op.changeGrading, { input })).answer;
};
const nothing = {
  percent: null,
  proposedPercent: null,
  givenPercent: null,
  isExcused: false,
  comment: "",
  doneAt: null,
  isLate: false,
  version: 0,
};

describe("what the server proposes", () => {
  test("nothing before the work is done, also when it is late", async () => {
    const open = await setWork(room, goal({ dueAt: hours(2) }));
    const due = await setWork(room, goal({ opensAt: hours(-5), dueAt: hours(-1) }));
    expect(await gradeOf(open.id)).toMatchObject(nothing);
    expect(await gradeOf(due.id)).toMatchObject({ ...nothing, isLate: true });
  });

  test("100 for work that is done, and less when it was late and that costs something", async () => {
    const inTime = await setWork(room, goal({ minutes: 1, dueAt: hours(2) }));
    const late = await setWork(room, goal({ minutes: 1, opensAt: hours(-5), dueAt: hours(-1) }));
    await addRun(server, pupil);
    expect(await gradeOf(inTime.id)).toMatchObject({ percent: 100, isLate: false });
    expect(await gradeOf(late.id)).toMatchObject({ percent: 100, isLate: true, doneAt: expect.any(String) });
    expect((await changeGrading({ latePercent: 15 })).group.grading).toEqual({
      scale: "TEN",
      steps: [],
      latePercent: 15,
      isShared: false,
    });
    expect(await gradeOf(late.id)).toMatchObject({ percent: 85, proposedPercent: 85, isLate: true });
    expect(await gradeOf(inTime.id)).toMatchObject({ percent: 100 });
  });

  test("what was reached, once it is closed", async () => {
    const { id, version } = await setWork(room, goal({ minutes: 4 }));
    await addRun(server, pupil);
    expect(await gradeOf(id)).toMatchObject(nothing);
    await room.owner.run(work.closeAssignment, { id, version });
    expect(await gradeOf(id)).toMatchObject({ percent: 25 });
  });

  test("the best accuracy for a text without a required one", async () => {
    const text = (await pupil.run(account.texts, { first: 1, language: "NL" })).texts.edges[0].node;
    const task = { title: "A text", kind: "TEXT", textId: text.id, opensAt: hours(-1) };
    const free = await setWork(room, task);
    const strict = await setWork(room, { ...task, accuracy: 90 });
    for (const accuracy of [91, 96.5]) await addRun(server, pupil, { mode: "TEXT", textId: text.id, accuracy });
    expect(await gradeOf(free.id)).toMatchObject({ percent: 96.5 });
    expect(await gradeOf(strict.id)).toMatchObject({ percent: 100 });
  });

  test("an exam by the level of its certificate; the first one passed counts, and practice exams do not", async () => {
    const { id } = await setWork(room, { title: "CBT", kind: "EXAM", norm: "cbt", language: "NL", opensAt: hours(-3) });
    const other = await newPupil(server, room);
    await sql("update group_members set joined_at = joined_at - interval '30 days'");
    const pass = async (person: Person, code: string, level: string, hoursAgo: number, isMock = false) => {
      const userId = rowIdOf(person.id);
      await sql(`with made as (
          insert into exams (user_id, norm, norm_version, language, is_mock, created_at, finished_at)
          values ('${userId}', 'cbt', 2, 'nl', ${isMock}, now() - interval '${hoursAgo} hours',
            now() - interval '${hoursAgo} hours') returning id)
        insert into certificates (code, exam_id, user_id, name, norm, norm_version, has_dyslexia, language, level,
          strokes, errors, issued_at)
        select '${code}', id, '${userId}', 'x', 'cbt', 2, false, 'nl', '${level}', 1500, 1, now() from made`);
    };
    await pass(pupil, "too-early", "cumLaude", 9);
    await pass(pupil, "first", "diploma", 2);
    await pass(pupil, "second", "cumLaude", 1);
    await pass(other, "mock", "diploma", 2, true);
    await pass(other, "best", "cumLaude", 1);
    expect(await gradeOf(id)).toMatchObject({ percent: 70 });
    expect(await gradeOf(id, other)).toMatchObject({ percent: 100 });
  });
});

describe("what a coach decides", () => {
  test("counts instead of what is proposed, until it is taken back", async () => {
    const { id } = await setWork(room, goal({ minutes: 1 }));
    await addRun(server, pupil);
    const given = await decide(await gradeOf(id), { percent: 72.5, comment: "  Netjes\r\ngedaan  " });
    expect(given.grade).toMatchObject({
      percent: 72.5,
      givenPercent: 72.5,
      proposedPercent: 100,
      comment: "Netjes\ngedaan",
      version: 1,
    });
    expect(await gradeOf(id)).toEqual(given.grade);
    const back = await decide(given.grade, {});
    expect(back.grade).toMatchObject({ percent: 100, givenPercent: null, comment: "", version: 2 });
    // The version goes on, so that whoever read the row before is told.
    expect(await decide({ ...back.grade, version: 0 }, { percent: 10 })).toMatchObject({ code: "EDIT_CONFLICT" });
    expect(await decide(back.grade, { percent: 10 })).toMatchObject({ grade: { percent: 10, version: 3 } });
  });

  test("an excuse leaves no grade, whatever was reached or given", async () => {
    const { id } = await setWork(room, goal({ minutes: 1 }));
    await addRun(server, pupil);
    const excused = await decide(await gradeOf(id), { percent: 40, isExcused: true });
    expect(excused.grade).toMatchObject({ percent: null, proposedPercent: 100, givenPercent: 40, isExcused: true });
  });

  test("two coaches at once: one of them is told", async () => {
    const { id } = await setWork(room, goal());
    const grade = await gradeOf(id);
    const answers = await Promise.all([60, 70, 80].map((percent) => decide(grade, { percent })));
    expect(answers.map(({ code }) => code ?? "").toSorted()).toEqual(["", "EDIT_CONFLICT", "EDIT_CONFLICT"]);
  });

  test.each([
    [{ percent: 100.5 }, "percent", "OUT_OF_RANGE"],
    [{ percent: -1 }, "percent", "OUT_OF_RANGE"],
    [{ comment: "x".repeat(501) }, "comment", "TOO_LONG"],
    [{ comment: "a\u0007b" }, "comment", "WRONG_CHARACTERS"],
  ])("%j is refused", async (decision, path, code) => {
    const { id } = await setWork(room, goal());
    expect((await decide(await gradeOf(id), decision)).issues).toEqual([{ path, code }]);
  });

  test("not for a draft, for somebody to whom it is not set, for a coach, or for a made-up id", async () => {
    const other = await newPupil(server, room);
    const { id } = await setWork(room, goal({ memberIds: [await placeOf(room, pupil)] }));
    const draft = (await room.owner.run(work.createAssignment, { input: { groupId: room.id, fields: goal() } })).answer
      .assignment.id;
    expect(await gradeOf(id, other)).toBeNull();
    const key = (assignment: string, person: Person) =>
      Buffer.from(`Grade:${rowId(assignment)}:${rowIdOf(person.id)}`).toString("base64");
    const outcome = async (made: string) => (await decide({ id: made, version: 0 }, { percent: 50 })).code;
    expect(await outcome(key(id, other))).toBe("NOT_FOUND");
    expect(await outcome(key(id, room.owner))).toBe("NOT_FOUND");
    expect(await outcome(key(draft, pupil))).toBe("WRONG_ASSIGNMENT_STATE");
    expect(await outcome("nonsense")).toBe("NOT_FOUND");
    for (const made of [key(draft, pupil), key(id, other), Buffer.from("Grade:x").toString("base64")])
      expect((await room.owner.run(op.gradeNode, { id: made })).node?.id).toBeUndefined();
  });
});

describe("the grade book", () => {
  test("has the assignments by when they are due, and the weight of each", async () => {
    const later = await setWork(room, goal({ title: "Later", dueAt: hours(9) }));
    const sooner = await setWork(room, goal({ title: "Sooner", dueAt: hours(3) }));
    await setWork(room, goal({ title: "Not open yet", opensAt: hours(1) }));
    const weighed = (await room.owner.run(op.setAssignmentWeight, { id: later.id, weight: 3 })).answer.assignment;
    // A form that is open meanwhile has no conflict.
    expect(weighed).toEqual({ id: later.id, weight: 3, version: later.version });
    expect((await readBook()).gradeBook.assignments).toEqual([
      { id: sooner.id, title: "Sooner", weight: 1 },
      { id: later.id, title: "Later", weight: 3 },
    ]);
    expect((await room.owner.run(op.setAssignmentWeight, { id: later.id, weight: 11 })).answer.issues).toEqual([
      { path: "weight", code: "OUT_OF_RANGE" },
    ]);
  });

  test("filtered by kind and by period", async () => {
    const exam = await setWork(room, { title: "CBT", kind: "EXAM", norm: "cbt", language: "NL", opensAt: hours(-3) });
    const old = await setWork(room, goal({ opensAt: hours(-24 * 40), dueAt: hours(-24 * 35) }));
    const titles = async (filters: object) => (await readBook(filters)).gradeBook.assignments.map(({ id }: any) => id);
    expect(await titles({})).toEqual([old.id, exam.id]);
    expect(await titles({ kind: "EXAM" })).toEqual([exam.id]);
    expect(await titles({ period: "FOUR_WEEKS" })).toEqual([exam.id]);
    expect(await titles({ period: "TWELVE_WEEKS" })).toEqual([old.id, exam.id]);
  });

  test.each([
    ["2026-07-31", "2025-08-01"],
    ["2026-08-01", "2026-08-01"],
    ["2027-01-15", "2026-08-01"],
  ])("on %s the school year began on %s", (today, first) => {
    const day = (date: string) => Date.parse(date) / 86_400_000;
    expect(firstDay("SCHOOL_YEAR", day(today))).toBe(day(first));
    expect(firstDay("ALL", day(today))).toBeNull();
  });

  test("a large group gets the latest columns, and is told that there are earlier ones", async () => {
    await sql(`with made as (insert into users (username, display_name, role)
        select left(gen_random_uuid()::text, 20), 'Crowd', 'MEMBER' from generate_series(1, 499) returning id)
      insert into group_members (group_id, user_id, role) select '${rowId(room.id)}', id, 'MEMBER' from made`);
    for (let number = 1; number <= 13; number += 1)
      await setWork(room, goal({ title: `Work ${number}`, dueAt: hours(number) }));
    const { assignments, rows, hasEarlier } = (await readBook()).gradeBook;
    expect(rows.length).toBeGreaterThanOrEqual(499);
    expect(hasEarlier).toBe(true);
    expect(assignments.map(({ title }: any) => title)).toEqual(
      Array.from({ length: limits.gradeBook.columns.min }, (_, at) => `Work ${at + 2}`),
    );
  });

  test("a member who left is gone from it; when they are back, so are their grades", async () => {
    const { id } = await setWork(room, goal());
    await decide(await gradeOf(id), { percent: 64 });
    await pupil.run(groups.leaveGroup, { id: room.id });
    expect((await readBook()).gradeBook.rows).toEqual([]);
    await pupil.run(work.joinGroup, { code: room.code });
    expect(await gradeOf(id)).toMatchObject({ percent: 64 });
  });

  test("grades go with the account and with the group", async () => {
    const { id } = await setWork(room, goal());
    await decide(await gradeOf(id), { percent: 64 });
    const other = await newPupil(server, room);
    await decide(await gradeOf(id, other), { percent: 64 });
    const count = async () =>
      (await sql(`select count(*)::int as number from grades where assignment_id = '${rowId(id)}'`)).rows[0];
    expect(await count()).toEqual({ number: 2 });
    await sql(`delete from users where id = '${rowIdOf(pupil.id)}'`);
    expect(await count()).toEqual({ number: 1 });
    await sql(`delete from groups where id = '${rowId(room.id)}'`);
    expect(await count()).toEqual({ number: 0 });
  });
});

describe("how a group grades", () => {
  const steps = [
    { label: " goed ", from: 75 },
    { label: "nog niet", from: 0 },
  ];

  test("own steps are kept, and those of letters come with the scale", async () => {
    expect((await changeGrading({ scale: "OWN", steps })).group.grading.steps).toEqual([
      { label: "goed", from: 75 },
      { label: "nog niet", from: 0 },
    ]);
    expect(
      (await changeGrading({ scale: "LETTERS", steps })).group.grading.steps.map(({ label }: any) => label),
    ).toEqual(["A", "B", "C", "D", "F"]);
    expect((await changeGrading({ scale: "TEN", steps })).group.grading.steps).toEqual([]);
  });

  test.each([
    ["one step", [{ label: "x", from: 0 }], "steps"],
    [
      "rising steps",
      [
        { label: "x", from: 0 },
        { label: "y", from: 50 },
      ],
      "steps",
    ],
    [
      "no step for 0",
      [
        { label: "x", from: 70 },
        { label: "y", from: 50 },
      ],
      "steps",
    ],
    [
      "a label twice",
      [
        { label: "x", from: 70 },
        { label: "X", from: 0 },
      ],
      "steps",
    ],
    ["thirteen steps", Array.from({ length: 13 }, (_, at) => ({ label: `${at}`, from: 12 - at })), "steps"],
    [
      "no label",
      [
        { label: " ", from: 70 },
        { label: "y", from: 0 },
      ],
      "steps[0].label",
    ],
  ])("%s is refused", async (_name, wrong, path) => {
    expect((await changeGrading({ scale: "OWN", steps: wrong })).issues).toMatchObject([{ path }]);
  });

  test("a conflict changes nothing", async () => {
    const input = { groupId: room.id, version: 0, scale: "TEN", steps: [], latePercent: 0, isShared: true };
    expect((await room.owner.run(op.changeGrading, { input })).answer.code).toBe("EDIT_CONFLICT");
    expect((await readBook()).grading).toEqual({ scale: "PERCENT", steps: [], latePercent: 0, isShared: false });
  });

  test("shared with the members, they read their own grades and comments", async () => {
    const { id } = await setWork(room, goal({ title: "Ten minutes" }));
    await decide(await gradeOf(id), { percent: 64, comment: "Keep going" });
    const place = await placeOf(room, pupil);
    expect((await pupil.run(op.memberGrades, { id: place })).node.grades).toBeNull();
    await changeGrading({ isShared: true });
    expect((await pupil.run(op.memberGrades, { id: place })).node.grades).toMatchObject([
      { percent: 64, comment: "Keep going", assignment: { title: "Ten minutes" } },
    ]);
    expect((await pupil.run(op.myGrade, { id })).node.myGrade).toMatchObject({ percent: 64 });
  });
});

test("a person's export has the decisions about them, without who decided", async () => {
  const { id } = await setWork(room, goal({ title: "Ten minutes" }));
  const empty = await setWork(room, goal({ title: "Taken back" }));
  await decide(await gradeOf(id), { percent: 64, comment: "Keep going" });
  await decide((await decide(await gradeOf(empty.id), { percent: 10 })).grade, {});
  const grades = async (client: Person, memberId?: string) => {
    const { address } = (await client.run(createExportAddress, { memberId })).createExportAddress;
    return ((await (await fetch(`${server.url}${address}`)).json()) as any).grades;
  };
  const expected = {
    assignmentId: rowId(id),
    groupId: rowId(room.id),
    title: "Ten minutes",
    weight: 1,
    percent: 64,
    isExcused: false,
    comment: "Keep going",
    changedAt: expect.any(String),
  };
  expect(await grades(pupil)).toEqual([]);
  await changeGrading({ isShared: true });
  expect(await grades(pupil)).toEqual([expected]);
  await sql(`update users set made_in_group_id = '${rowId(room.id)}' where id = '${rowIdOf(pupil.id)}'`);
  expect(await grades(room.owner, await placeOf(room, pupil))).toEqual([expected]);
  await pupil.run(groups.leaveGroup, { id: room.id });
  expect(await grades(pupil)).toEqual([expected]);
});

test("accounts that become one keep the decisions about both, and those about the account that stays", async () => {
  const other = await newPupil(server, room);
  const both = await setWork(room, goal());
  const one = await setWork(room, goal());
  await decide(await gradeOf(both.id), { percent: 10 });
  await decide(await gradeOf(both.id, other), { percent: 20 });
  await decide(await gradeOf(one.id), { percent: 30 });
  await sql(`update users set made_in_group_id = '${rowId(room.id)}'
    where id in ('${rowIdOf(pupil.id)}', '${rowIdOf(other.id)}')`);
  const [from, into] = [await placeOf(room, pupil), await placeOf(room, other)];
  await room.owner.run(members.mergeMembers, { from, into });
  expect(await gradeOf(both.id, other)).toMatchObject({ percent: 20 });
  expect(await gradeOf(one.id, other)).toMatchObject({ percent: 30 });
});
