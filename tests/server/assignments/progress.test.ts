import { encodeLog } from "../../../src/engine/log/logCodec";
import * as account from "../../support/accountOperations";
import * as op from "../../support/assignmentOperations";
import { addRun, type Classroom, goal, hours, join, newClassroom, newPupil, setWork } from "../../support/classroom";
import * as exam from "../../support/examOperations";
import { newExam, takeAttempt } from "../../support/examSteps";
import { newMember, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { serverClock } from "../../support/serverClock";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeNaturally } from "../../support/humanTyping";

let server: TestServer;
let room: Classroom;
let pupil: Person;
let text: { readonly id: string; readonly body: string };
const clock = serverClock();

beforeAll(async () => {
  server = await startTestServer({
    operations: [...op.assignmentOperations, ...account.accountOperations, ...exam.examOperations],
  });
  text = (await (await newMember(server.url)).run(account.texts, { first: 1, language: "NL" })).texts.edges[0].node;
});
beforeEach(async () => {
  room = await newClassroom(server);
  pupil = await newPupil(server, room);
  await server.services.database.execute("update group_members set joined_at = joined_at - interval '30 days'");
});
afterAll(async () => {
  await server.close();
});

const sql = (statement: string) => server.services.database.execute(statement);
const of = async (id: string, who: Person = pupil) => {
  const mine = (await who.run(op.assignmentNode, { id })).node?.myProgress;
  const { progress } = (await room.owner.run(op.assignmentNode, { id })).node;
  const seen = progress.find((one: any) => one.member.user.id === who.id);
  // The coach reads the same as the member.
  expect(seen).toMatchObject(mine);
  return mine;
};
const notBegun = {
  state: "NOT_STARTED",
  isLate: false,
  doneAt: null,
  lastAt: null,
  part: 0,
  runs: 0,
  accuracy: null,
  wpm: null,
  minutes: null,
  exercisesPassed: null,
  exam: null,
};
const close = async ({ id, version }: any) =>
  (await room.owner.run(op.closeAssignment, { id, version })).answer.assignment;
const rowId = (globalId: string) => Buffer.from(globalId, "base64").toString().slice("Assignment:".length);

describe("a goal", () => {
  test("of minutes: all runs together, done with the one that made it enough", async () => {
    const { id } = await setWork(room, goal({ minutes: 2 }));
    expect(await of(id)).toEqual(notBegun);
    await addRun(server, pupil, { seconds: 90, at: hours(-0.5) });
    expect(await of(id)).toMatchObject({ state: "IN_PROGRESS", part: 0.75, minutes: 1.5, runs: 1 });
    const at = hours(-0.4);
    await addRun(server, pupil, { seconds: 30, at, mode: "LESSON", exerciseId: "us-intl-fj.1" });
    await addRun(server, pupil, { seconds: 30, at: hours(-0.3), mode: "RACE" });
    expect(await of(id)).toMatchObject({ state: "DONE", part: 1, doneAt: at, minutes: 2.5, runs: 3 });
  });

  test("of accuracy and speed: both in one run, of ten seconds at least", async () => {
    const { id } = await setWork(room, goal({ minutes: null, accuracy: 98, wpm: 40 }));
    await addRun(server, pupil, { accuracy: 99, wpm: 20 });
    await addRun(server, pupil, { accuracy: 90, wpm: 60 });
    await addRun(server, pupil, { accuracy: 100, wpm: 90, seconds: 9 });
    expect(await of(id)).toMatchObject({ state: "IN_PROGRESS", part: 0, accuracy: 99, wpm: 20 });
    await addRun(server, pupil, { accuracy: 98, wpm: 40, seconds: 10 });
    expect(await of(id)).toMatchObject({ state: "DONE", part: 1, wpm: 40 });
  });

  test("of both: done with the later of them", async () => {
    const { id } = await setWork(room, goal({ minutes: 2, accuracy: 98 }));
    await addRun(server, pupil, { accuracy: 99, at: hours(-0.5) });
    expect(await of(id)).toMatchObject({ state: "IN_PROGRESS", part: 0.75 });
    const at = hours(-0.4);
    await addRun(server, pupil, { accuracy: 80, at });
    expect(await of(id)).toMatchObject({ state: "DONE", doneAt: at });
  });

  test("a flagged run counts once it is cleared", async () => {
    const { id } = await setWork(room, goal({ minutes: 1 }));
    await addRun(server, pupil, { status: "FLAGGED" });
    expect(await of(id)).toEqual(notBegun);
    await sql(`update results set status = 'VERIFIED' where user_id = '${rowIdOf(pupil.id)}'`);
    expect((await of(id)).state).toBe("DONE");
  });
});

describe("the instants", () => {
  const opensAt = hours(-10);
  const dueAt = hours(-5);
  const before = (at: string, ms = 1) => new Date(Date.parse(at) - ms).toISOString();
  const after = (at: string) => before(at, -1);

  test("what comes a millisecond before the opening does not count, at the opening it does", async () => {
    const { id } = await setWork(room, goal({ minutes: 1, opensAt }));
    await addRun(server, pupil, { at: before(opensAt) });
    expect((await of(id)).state).toBe("NOT_STARTED");
    await addRun(server, pupil, { at: opensAt });
    expect(await of(id)).toMatchObject({ state: "DONE", doneAt: opensAt });
  });

  test("at the very moment when it is due nothing is late, a millisecond later it is, and not refused", async () => {
    const { id } = await setWork(room, goal({ minutes: 1, opensAt, dueAt }));
    expect(await of(id)).toMatchObject({ state: "NOT_STARTED", isLate: true });
    await addRun(server, pupil, { at: after(dueAt) });
    expect(await of(id)).toMatchObject({ state: "DONE", isLate: true, doneAt: after(dueAt) });
    await addRun(server, pupil, { at: dueAt });
    expect(await of(id)).toMatchObject({ state: "DONE", isLate: false, doneAt: dueAt });
  });

  test("at the very moment of the closing something counts, later nothing does", async () => {
    const work = await setWork(room, goal({ minutes: 1, opensAt }));
    const { closedAt } = await close(work);
    await addRun(server, pupil, { at: after(closedAt) });
    expect(await of(work.id)).toEqual(notBegun);
    await addRun(server, pupil, { at: closedAt });
    expect(await of(work.id)).toMatchObject({ state: "DONE", doneAt: closedAt, runs: 1 });
  });

  test("what was typed before somebody was in the group is not the group's", async () => {
    const newcomer = await newMember(server.url);
    const { id } = await setWork(room, goal({ minutes: 1, opensAt }));
    await addRun(server, newcomer, { at: hours(-1) });
    await join(room, newcomer);
    expect(await of(id, newcomer)).toEqual(notBegun);
    await addRun(server, newcomer);
    expect((await of(id, newcomer)).state).toBe("DONE");
  });
});

describe("a text", () => {
  test("done when it is typed to its end, as right as it was asked", async () => {
    const { id } = await setWork(room, goal({ kind: "TEXT", textId: text.id, accuracy: 95, title: "A text" }));
    await addRun(server, pupil, { mode: "TEXT", textId: text.id, accuracy: 94.9, at: hours(-0.5) });
    expect(await of(id)).toMatchObject({ state: "IN_PROGRESS", accuracy: 94.9, part: 0 });
    const at = hours(-0.4);
    await addRun(server, pupil, { mode: "TEXT", textId: text.id, accuracy: 95, at });
    await addRun(server, pupil, { mode: "RACE", textId: text.id, accuracy: 100 });
    expect(await of(id)).toMatchObject({ state: "DONE", accuracy: 95, doneAt: at, runs: 2, part: 1 });
  });

  test("in portions: when all are there", async () => {
    const { id } = await setWork(room, goal({ kind: "TEXT", textId: text.id, title: "A text" }));
    const end = text.body.length;
    await addRun(server, pupil, { mode: "TEXT", textId: text.id, from: 0, to: 50 });
    await addRun(server, pupil, { mode: "TEXT", textId: text.id, from: 0, to: 50 });
    await addRun(server, pupil, { mode: "TEXT", textId: text.id, from: 60, to: end });
    const { part, state } = await of(id);
    expect(state).toBe("IN_PROGRESS");
    expect(part).toBeCloseTo((end - 10) / end);
    await addRun(server, pupil, { mode: "TEXT", textId: text.id, from: 50, to: 60 });
    expect(await of(id)).toMatchObject({ state: "DONE", part: 1 });
  });

  test("a run as the browser saves it", async () => {
    const { id } = await setWork(room, goal({ kind: "TEXT", textId: text.id, title: "A text" }));
    const keystrokes = typeNaturally(text.body, 90);
    const startedAt = new Date(Date.now() - keystrokes.at(-1)!.time - 1_000).toISOString();
    await pupil.run(account.saveResult, {
      input: {
        runId: crypto.randomUUID(),
        mode: "TEXT",
        language: "NL",
        textId: text.id,
        log: encodeLog(keystrokes),
        startedAt,
      },
    });
    expect(await of(id)).toMatchObject({ state: "DONE", accuracy: 100, runs: 1 });
    const [row] = (await sql(`select deletions, text_from from results where user_id = '${rowIdOf(pupil.id)}'`)).rows;
    expect(row).toEqual({ deletions: 0, text_from: null });
  });
});

describe("a group without Backspace", () => {
  const switchOff = () =>
    sql(
      `update groups set settings = settings || '{"backspace": false}'
        where id = '${Buffer.from(room.id, "base64").toString().slice(6)}'`,
    );

  test("a run in which something was taken back does not count, nor one of which nobody knows", async () => {
    await switchOff();
    const work = await setWork(room, goal({ minutes: 1 }));
    expect(work.backspace).toBe(false);
    await addRun(server, pupil, { deletions: 1 });
    await addRun(server, pupil, { deletions: null });
    expect(await of(work.id)).toEqual(notBegun);
    await addRun(server, pupil, { mode: "LESSON", deletions: 3, exerciseId: "us-intl-fj.1", seconds: 30 });
    expect((await of(work.id)).state).toBe("IN_PROGRESS");
    await addRun(server, pupil, { deletions: 0 });
    expect((await of(work.id)).state).toBe("DONE");
  });

  test("a draft follows the switch; what is open keeps what it was opened with", async () => {
    const { answer } = await room.owner.run(op.createAssignment, {
      input: { groupId: room.id, fields: goal({ minutes: 1 }) },
    });
    const { id } = answer.assignment;
    await switchOff();
    const opened = (await room.owner.run(op.openAssignment, { id, version: 1 })).answer.assignment;
    expect(opened.backspace).toBe(false);
    await sql(`update groups set settings = settings || '{"backspace": true}'`);
    const changed = (
      await room.owner.run(op.changeAssignment, { input: { id, version: 2, fields: goal({ minutes: 2 }) } })
    ).answer.assignment;
    expect(changed).toMatchObject({ backspace: false, task: { minutes: 2 } });
  });
});

describe("a lesson", () => {
  const pass = (exercise: number, at: string) =>
    sql(
      `insert into passed_exercises (user_id, exercise_id, passed_at)
        values ('${rowIdOf(pupil.id)}', 'us-intl-fj.${exercise}', '${at}')`,
    );

  test("exercises of the lesson and of no other; what was passed before counts", async () => {
    const work = await setWork(room, goal({ kind: "LESSON", lesson: "us-intl-fj", title: "Lesson", dueAt: hours(1) }));
    const number = work.task.exercises;
    await sql(
      `insert into passed_exercises (user_id, exercise_id, passed_at)
        values ('${rowIdOf(pupil.id)}', 'us-intl-posture.1', now())`,
    );
    await addRun(server, pupil, { mode: "LESSON", exerciseId: "us-intl-fj.1", accuracy: 80 });
    expect(await of(work.id)).toMatchObject({ state: "IN_PROGRESS", exercisesPassed: 0, accuracy: 80, part: 0 });
    const before = hours(-100);
    await pass(1, before);
    expect(await of(work.id)).toMatchObject({ state: "IN_PROGRESS", exercisesPassed: 1, part: 1 / number });
    const last = hours(-0.1);
    for (let exercise = 2; exercise <= number; exercise += 1) await pass(exercise, last);
    expect(await of(work.id)).toMatchObject({
      state: "DONE",
      exercisesPassed: number,
      doneAt: last,
      isLate: false,
      part: 1,
    });
  });

  test("what is passed after the closing does not count", async () => {
    const work = await setWork(room, goal({ kind: "LESSON", lesson: "us-intl-fj", title: "Lesson" }));
    const { closedAt } = await close(work);
    await pass(1, closedAt);
    await pass(2, new Date(Date.parse(closedAt) + 1).toISOString());
    expect(await of(work.id)).toMatchObject({ state: "IN_PROGRESS", exercisesPassed: 1 });
  });
});

describe("an exam", () => {
  const junior = { norm: "ecdl-junior", language: "EN", hasDyslexia: false };
  const set = () => setWork(room, goal({ kind: "EXAM", norm: "ecdl-junior", language: "EN", title: "Exam" }));

  /** By the server's calendar: Postgres may be on another day (test:long). */
  const hoursAgo = (count: number) => `'${new Date(new Date().getTime() - count * 3_600_000).toISOString()}'`;

  test("begun, failed, passed", async () => {
    const { id } = await set();
    const failed = await newExam(pupil, junior);
    expect((await of(id)).state).toBe("NOT_STARTED");
    await takeAttempt(pupil, clock, failed.id, 1, 100);
    expect(await of(id)).toMatchObject({ state: "IN_PROGRESS", runs: 1, exam: { passed: false } });
    await pupil.run(exam.finish, { examId: failed.id });
    expect(await of(id)).toMatchObject({ state: "IN_PROGRESS", exam: { passed: false }, doneAt: null });
    const passed = await newExam(pupil, junior);
    await takeAttempt(pupil, clock, passed.id, 1, 800);
    await pupil.run(exam.finish, { examId: passed.id });
    expect(await of(id)).toMatchObject({
      state: "DONE",
      runs: 2,
      exam: { passed: true, strokesPerMinute: 114, accuracy: 100, isByEar: false, extraTime: 0 },
      part: 1,
    });
  });

  test("another norm, another language and a mock exam are not it", async () => {
    const { id } = await set();
    for (const other of [
      { ...junior, norm: "ecdl" },
      { ...junior, language: "NL" },
    ]) {
      const taken = await newExam(pupil, other);
      await takeAttempt(pupil, clock, taken.id, 1, 1000);
    }
    expect((await of(id)).state).toBe("NOT_STARTED");
  });

  test("one that was passed before the opening, or after the closing, does not count", async () => {
    const work = await set();
    const early = await newExam(pupil, junior);
    await takeAttempt(pupil, clock, early.id, 1, 800);
    await pupil.run(exam.finish, { examId: early.id });
    await sql(`update exams set finished_at = ${hoursAgo(48)} where user_id = '${rowIdOf(pupil.id)}'`);
    expect((await of(work.id)).state).toBe("NOT_STARTED");
    await sql(`update exams set finished_at = ${hoursAgo(0)} where user_id = '${rowIdOf(pupil.id)}'`);
    expect((await of(work.id)).state).toBe("DONE");
    await sql(`update assignments set state = 'CLOSED', closed_at = ${hoursAgo(1)} where id = '${rowId(work.id)}'`);
    expect((await of(work.id)).state).toBe("NOT_STARTED");
  });
});

test("who is removed from the group disappears, and sees nothing of it any more", async () => {
  const { id } = await setWork(room, goal());
  const other = await newPupil(server, room);
  expect((await room.owner.run(op.assignmentNode, { id })).node.progress).toHaveLength(2);
  await sql(`delete from group_members where user_id = '${rowIdOf(other.id)}'`);
  const { progress, counts } = (await room.owner.run(op.assignmentNode, { id })).node;
  expect(progress.map((one: any) => one.member.user.id)).toEqual([pupil.id]);
  expect(counts).toEqual({ assigned: 1, begun: 0, done: 0, late: 0 });
  expect((await other.run(op.assignmentNode, { id })).node).toBeNull();
  expect((await other.run(op.dueAssignments)).viewer.dueAssignments).toEqual([]);
});

test("what is done is not due any more", async () => {
  const { id } = await setWork(room, goal({ minutes: 1 }));
  expect((await pupil.run(op.dueAssignments)).viewer.dueAssignments).toHaveLength(1);
  await addRun(server, pupil);
  expect((await pupil.run(op.dueAssignments)).viewer.dueAssignments).toEqual([]);
  expect((await room.owner.run(op.assignmentNode, { id })).node.counts).toMatchObject({ done: 1, begun: 0 });
});
