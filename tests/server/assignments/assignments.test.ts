import * as account from "../../support/accountOperations";
import * as op from "../../support/assignmentOperations";
import { type Classroom, goal, hours, newClassroom, newPupil, placeOf, setWork } from "../../support/classroom";
import * as ownText from "../../support/ownTextOperations";
import type { Person } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
let room: Classroom;
let pupil: Person;
let libraryText: string;

beforeAll(async () => {
  server = await startTestServer({
    operations: [...op.assignmentOperations, ...account.accountOperations, ownText.saveOwnText],
  });
  room = await newClassroom(server);
  pupil = await newPupil(server, room);
  libraryText = (await room.owner.run(account.texts, { first: 1 })).texts.edges[0].node.id;
});
afterAll(() => server.close());

const create = async (fields: object) =>
  (await room.owner.run(op.createAssignment, { input: { groupId: room.id, fields } })).answer;
const change = async (id: string, version: number, fields: object, who: Person = room.owner) =>
  (await who.run(op.changeAssignment, { input: { id, version, fields } })).answer;

test("a draft of each kind, as it is read again", async () => {
  const opensAt = hours(1);
  const dueAt = hours(48);
  const lesson = await create({
    kind: "LESSON",
    title: "  The  home row ",
    note: " First\r\nthis ",
    lesson: "us-intl-fj",
    opensAt,
    dueAt,
  });
  expect(lesson.assignment).toMatchObject({
    title: "The home row",
    note: "First\nthis",
    kind: "LESSON",
    state: "DRAFT",
    opensAt,
    dueAt,
    closedAt: null,
    isForAll: true,
    backspace: true,
    version: 1,
    isMine: false,
  });
  expect(lesson.assignment.task).toMatchObject({ __typename: "LessonTask", course: "us-intl", lesson: "us-intl-fj" });
  expect(
    (await create({ kind: "TEXT", title: "A text", textId: libraryText, accuracy: 95, opensAt })).assignment.task,
  ).toMatchObject({ __typename: "TextTask", text: { id: libraryText }, accuracy: 95 });
  expect((await create(goal({ wpm: 30, accuracy: 96 }))).assignment.task).toEqual({
    __typename: "GoalTask",
    minutes: 10,
    accuracy: 96,
    wpm: 30,
  });
  expect((await create({ kind: "EXAM", title: "Exam", norm: "cbt", language: "EN", opensAt })).assignment.task).toEqual(
    { __typename: "ExamTask", norm: "cbt", language: "EN" },
  );
});

describe("what is refused", () => {
  const later = hours(1);
  test.each<[string, object, string, string]>([
    ["a due date before the opening", goal({ opensAt: later, dueAt: hours(0.9) }), "dueAt", "DUE_BEFORE_OPENING"],
    ["no title", goal({ title: "  " }), "title", "REQUIRED"],
    ["a title of 101 characters", goal({ title: "x".repeat(101) }), "title", "TOO_LONG"],
    ["a note of 501 characters", goal({ note: "x".repeat(501) }), "note", "TOO_LONG"],
    ["a goal that asks nothing", goal({ minutes: null }), "minutes", "REQUIRED"],
    ["a goal of no minutes", goal({ minutes: 0 }), "minutes", "OUT_OF_RANGE"],
    ["a goal of 601 minutes", goal({ minutes: 601 }), "minutes", "OUT_OF_RANGE"],
    ["an accuracy of 101", goal({ accuracy: 101 }), "accuracy", "OUT_OF_RANGE"],
    ["an accuracy of 49", goal({ accuracy: 49 }), "accuracy", "OUT_OF_RANGE"],
    ["a speed of 4", goal({ wpm: 4 }), "wpm", "OUT_OF_RANGE"],
    ["a speed of 251", goal({ wpm: 251 }), "wpm", "OUT_OF_RANGE"],
    ["a year that no calendar here has", goal({ opensAt: "1999-01-01T00:00:00.000Z" }), "opensAt", "OUT_OF_RANGE"],
    ["no lesson", goal({ kind: "LESSON" }), "lesson", "REQUIRED"],
    ["a lesson that there is not", goal({ kind: "LESSON", lesson: "us-intl-nothing" }), "lesson", "LESSON_NOT_FOUND"],
    ["no text", goal({ kind: "TEXT" }), "textId", "REQUIRED"],
    ["a text that there is not", goal({ kind: "TEXT", textId: "VGV4dDo=" }), "textId", "TEXT_NOT_FOUND"],
    ["a norm that there is not", goal({ kind: "EXAM", norm: "cbt.1", language: "EN" }), "norm", "EXAM_NORM_UNKNOWN"],
    ["an exam in no language", goal({ kind: "EXAM", norm: "cbt" }), "language", "REQUIRED"],
    ["for nobody", goal({ memberIds: [] }), "memberIds", "REQUIRED"],
    ["for somebody elsewhere", goal({ memberIds: ["R3JvdXBNZW1iZXI6eDp5"] }), "memberIds", "NOT_FOUND"],
  ])("%s", async (_name, fields, path, code) => {
    expect(await create(fields)).toEqual({
      __typename: "InvalidInputError",
      code: "BAD_REQUEST",
      issues: [{ path, code }],
    });
  });

  test("a text of the coach's own, which the members cannot read", async () => {
    const { saveOwnText } = await room.owner.run(ownText.saveOwnText, {
      input: { title: "Mine", language: "NL", body: "Een tekst die van mij alleen is." },
    });
    expect((await create(goal({ kind: "TEXT", textId: saveOwnText.text.id }))).issues).toEqual([
      { path: "textId", code: "TEXT_NOT_FOUND" },
    ]);
  });

  test("the coach of the group as somebody to do it", async () => {
    expect((await create(goal({ memberIds: [await placeOf(room, room.owner)] }))).issues).toEqual([
      { path: "memberIds", code: "NOT_FOUND" },
    ]);
  });

  test("but a due date at the very opening is not", async () => {
    expect((await create(goal({ opensAt: later, dueAt: later }))).assignment.dueAt).toBe(later);
  });
});

test("two coaches at once: the later one is told, and nothing is overwritten unseen", async () => {
  const { assignment } = await create(goal({ title: "First" }));
  const { id } = assignment;
  const [one, other] = await Promise.all([
    change(id, 1, goal({ title: "One" })),
    change(id, 1, goal({ title: "Other" })),
  ]);
  expect([one, other].map((answer) => answer.code ?? answer.assignment.version).toSorted()).toEqual([
    2,
    "EDIT_CONFLICT",
  ]);
  const kept = (await room.owner.run(op.assignmentNode, { id })).node;
  expect(kept.title).toBe((one.assignment ?? other.assignment).title);
  expect((await room.owner.run(op.openAssignment, { id, version: 1 })).answer.code).toBe("EDIT_CONFLICT");
  expect((await room.owner.run(op.deleteAssignment, { id, version: 1 })).answer.code).toBe("EDIT_CONFLICT");
});

test("it goes from draft to open to closed, and nowhere else", async () => {
  const { id } = (await create(goal())).assignment;
  const ask = async (text: string, version: number) => (await room.owner.run(text, { id, version })).answer;
  expect((await ask(op.closeAssignment, 1)).code).toBe("WRONG_ASSIGNMENT_STATE");
  expect((await ask(op.openAssignment, 1)).assignment).toMatchObject({ state: "OPEN", version: 2 });
  expect((await ask(op.openAssignment, 2)).code).toBe("WRONG_ASSIGNMENT_STATE");
  expect((await ask(op.deleteAssignment, 2)).code).toBe("WRONG_ASSIGNMENT_STATE");
  expect((await change(id, 2, goal({ title: "Longer" }))).assignment).toMatchObject({
    title: "Longer",
    state: "OPEN",
    version: 3,
  });
  expect((await ask(op.closeAssignment, 3)).assignment).toMatchObject({ state: "CLOSED", version: 4 });
  expect((await change(id, 4, goal())).code).toBe("WRONG_ASSIGNMENT_STATE");
  expect((await ask(op.closeAssignment, 4)).code).toBe("WRONG_ASSIGNMENT_STATE");
  expect((await ask(op.openAssignment, 4)).code).toBe("WRONG_ASSIGNMENT_STATE");
  expect((await ask(op.deleteAssignment, 4)).code).toBe("WRONG_ASSIGNMENT_STATE");
});

test("a draft that is deleted is gone", async () => {
  const { id } = (await create(goal())).assignment;
  expect((await room.owner.run(op.deleteAssignment, { id, version: 1 })).answer).toEqual({
    __typename: "DeleteAssignmentSuccess",
    deletedId: id,
  });
  expect((await room.owner.run(op.assignmentNode, { id })).node).toBeNull();
});

test("open work whose hour has not come is nobody's but the coaches'", async () => {
  const { id } = await setWork(room, goal({ opensAt: hours(1) }));
  expect((await pupil.run(op.assignmentNode, { id })).node).toBeNull();
  expect((await pupil.run(op.dueAssignments)).viewer.dueAssignments.some((one: any) => one.id === id)).toBe(false);
});

test("what is due first comes first; what is never due comes last", async () => {
  const own = await newClassroom(server);
  const member = await newPupil(server, own);
  const wanted = await Promise.all([
    setWork(own, goal({ title: "never" })),
    setWork(own, goal({ title: "tomorrow", dueAt: hours(24) })),
    setWork(own, goal({ title: "late", opensAt: hours(-2), dueAt: hours(-1) })),
  ]);
  expect(wanted).toHaveLength(3);
  const { dueAssignments } = (await member.run(op.dueAssignments)).viewer;
  expect(dueAssignments.map((one: any) => [one.title, one.myProgress.isLate])).toEqual([
    ["late", true],
    ["tomorrow", false],
    ["never", false],
  ]);
});

test("of five that are made at once only one takes the last place", async () => {
  const full = await newClassroom(server, "Nearly full");
  await server.services.database.execute(
    `insert into assignments (group_id, title, task, opens_at) select id, 'x',
      '{"kind":"GOAL","minutes":1,"accuracy":null,"wpm":null,"backspace":true}', now() from groups, generate_series(1,
      499) where name = 'Nearly full'`,
  );
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      full.owner.run(op.createAssignment, { input: { groupId: full.id, fields: goal() } }),
    ),
  );
  expect(answers.map(({ answer }) => answer.code ?? "made").sort()).toEqual([
    ...Array.from({ length: 4 }, () => "TOO_MANY_ASSIGNMENTS"),
    "made",
  ]);
});

test("a group has at most 500", async () => {
  const full = await newClassroom(server, "Full");
  await server.services.database.execute(
    `insert into assignments (group_id, title, task, opens_at) select id, 'x',
      '{"kind":"GOAL","minutes":1,"accuracy":null,"wpm":null,"backspace":true}', now() from groups, generate_series(1,
      500) where name = 'Full'`,
  );
  expect((await full.owner.run(op.createAssignment, { input: { groupId: full.id, fields: goal() } })).answer.code).toBe(
    "TOO_MANY_ASSIGNMENTS",
  );
  // And the whole list is read in pages.
  const { assignments } = (await full.owner.run(op.groupAssignments, { id: full.id, first: 100 })).node;
  expect(assignments.edges).toHaveLength(100);
  expect(assignments.pageInfo.hasNextPage).toBe(true);
});
