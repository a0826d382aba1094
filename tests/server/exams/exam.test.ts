import { Client } from "pg";
import { currentExamNorms, examNormId } from "../../../src/engine/exams/examNorms";
import { courses } from "../../../src/engine/lessons/courses";
import { openDatabase } from "../../../src/server/database/Database";
import { Exams } from "../../../src/server/exams/Exams";
import { findExamTexts } from "../../../src/server/exams/examTexts";
import { fromGlobalId } from "../../../src/server/globalIds";
import * as op from "../../support/examOperations";
import { beginAttempt, cbt, DEVICE, keysOf, newExam, takeAttempt, typeAttempt } from "../../support/examSteps";
import { libraryTexts } from "../../support/libraryTexts";
import { newGuest, newMember, type Person } from "../../support/people";
import { serverClock } from "../../support/serverClock";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
let member: Person;
const clock = serverClock();
beforeAll(async () => {
  server = await startTestServer({ operations: op.examOperations });
});
afterAll(async () => {
  await server.close();
});
beforeEach(async () => {
  member = await newMember(server.url);
});

async function query(sql: string, values: unknown[] = []): Promise<any[]> {
  const connection = new Client(server.database.config);
  await connection.connect();
  const { rows } = await connection.query(sql, values);
  await connection.end();
  return rows;
}
const seen = async (id: string) => (await member.run(op.examNode, { id })).node;
const rowId = (id: string) => fromGlobalId("Exam", id) ?? "";
const mocksOf = (course: string) =>
  courses
    .flatMap(({ id, lessons }) => (id === course ? lessons : []))
    .flatMap(({ exercises }) => exercises.flatMap((one) => (one.kind === "exam" && one.isMock ? [one] : [])));
const partsOf = (text: string, bodies: readonly string[]) => bodies.filter((body) => text.includes(body));

test("norms of today, each once and in its newest version", async () => {
  const { examNorms } = await member.run(op.examNorms);
  expect(examNorms.map(({ id }: any) => id)).toEqual(currentExamNorms().map(examNormId));
  expect(examNorms[0]).toMatchObject({
    minutes: 7,
    attempts: 2,
    errorLimit: { most: 7, of: 1000, isStrict: false },
    levels: [
      { name: "DIPLOMA", strokesPerMinute: 100 },
      { name: "CUM_LAUDE", maxErrors: 2 },
    ],
    dyslexiaLevels: null,
  });
  expect(examNorms[4].dyslexiaLevels[0]).toEqual({ name: "DIPLOMA", strokesPerMinute: 65 });
});

test("an exam from its beginning to its certificate; nothing of an attempt is graded while it goes on", async () => {
  const exam = await newExam(member);
  expect(exam).toMatchObject({
    phase: "READY",
    attempts: [],
    language: "EN",
    isMock: false,
    exerciseId: null,
    certificate: null,
    countingAttempt: null,
    finishedAt: null,
  });
  const attempt = await beginAttempt(member, clock, exam.id);
  expect(attempt).toMatchObject({ number: 1, seat: 1, batch: 0, device: DEVICE, grade: null, endedAt: null });
  expect(attempt.text.length).toBeGreaterThan(6_300);
  const batch = await typeAttempt(member, clock, exam.id, attempt, 750, (text) => text.replace(/ \w+ /u, " wrong "));
  const running = await seen(exam.id);
  expect(running.phase).toBe("RUNNING");
  expect(running.attempts[0]).toMatchObject({ batch, grade: null, text: attempt.text });
  expect(running.attempts[0].keystrokes.length).toBeGreaterThan(1_000);
  const { answer } = await member.run(op.handIn, { examId: exam.id, attempt: 1, seat: 1, batch });
  expect(answer.exam).toMatchObject({ phase: "READY", certificate: null, countingAttempt: null });
  const [ended] = answer.exam.attempts;
  expect(ended).toMatchObject({
    text: null,
    keystrokes: null,
    endedBy: "HANDED_IN",
    grade: { passed: true, level: "DIPLOMA", errors: 1, isFastEnough: true, isAccurateEnough: true },
  });
  expect(ended.grade.strokesPerMinute).toBe(Math.floor(ended.grade.strokes / 7));
  expect(ended.grade.marks.map(({ kind }: any) => kind)).toEqual(expect.arrayContaining(["RIGHT", "WRONG"]));
  expect(ended.grade.marks.filter(({ kind }: any) => kind === "WRONG")).toEqual([
    { kind: "WRONG", words: expect.any(String), typed: "wrong" },
  ]);
  const { answer: over } = await member.run(op.finish, { examId: exam.id });
  expect(over.exam).toMatchObject({
    phase: "FINISHED",
    countingAttempt: { number: 1 },
    certificate: { name: "Somebody", level: "DIPLOMA", norm: { id: "cbt.2" }, errors: 1, strokes: ended.grade.strokes },
  });
  expect(over.exam.certificate.code).toMatch(/^([A-HJKM-NP-Z2-9]{4}-){3}[A-HJKM-NP-Z2-9]{4}$/u);
});

test("the best attempt counts, and the last one ends the exam; one that fails says what was missing", async () => {
  const { id } = await newExam(member);
  const first = await takeAttempt(member, clock, id, 1, 720);
  expect(first.attempts[0].grade).toMatchObject({ passed: true, errors: 0 });
  const second = await takeAttempt(member, clock, id, 2, 650);
  expect(second).toMatchObject({ phase: "FINISHED", countingAttempt: { number: 1, grade: { passed: true } } });
  expect(second.attempts[1].grade).toMatchObject({
    passed: false,
    isFastEnough: false,
    isAccurateEnough: true,
    level: null,
  });
  // Other texts for the second attempt.
  const [{ event }] = await query("select event from exam_events where exam_id = $1 and place = 1", [rowId(id)]);
  expect(new Set(event.settings.texts).size).toBe(2);
});

test.each([
  ["FR", "fr"],
  ["DE", "de"],
] as const)("an exam in %s has a text of that language", async (language, code) => {
  const { id } = await newExam(member, { ...cbt, language });
  const [{ event }] = await query("select event from exam_events where exam_id = $1 and place = 1", [rowId(id)]);
  const bodies = (await findExamTexts(code)).map(({ body }) => body);
  for (const text of event.settings.texts) expect(partsOf(text, bodies).join(" ")).toHaveLength(text.length);
});

test("asking twice changes nothing: creating, beginning, batches, handing in, finishing", async () => {
  const exam = await newExam(member);
  expect((await newExam(member)).id).toBe(exam.id);
  expect((await newExam(member, { ...cbt, language: "NL" })).id).not.toBe(exam.id);
  const both = await Promise.all([
    newExam(member, { ...cbt, norm: "ecdl" }),
    newExam(member, { ...cbt, norm: "ecdl" }),
  ]);
  expect(both[0].id).toBe(both[1].id);
  const attempt = await beginAttempt(member, clock, exam.id);
  const { answer: begun } = await member.run(op.begin, { examId: exam.id, attempt: 1, device: DEVICE });
  expect(begun.exam.attempts).toEqual([attempt]);
  const batch = { examId: exam.id, attempt: 1, seat: 1, batch: 1, keystrokes: keysOf("abc ") };
  for (let time = 0; time < 3; time += 1)
    expect((await member.run(op.send, batch)).answer).toEqual({ __typename: "KeystrokesTaken", batch: 1 });
  // At once, as from two pages: one is taken, the others are repeats.
  const answers = await Promise.all(Array.from({ length: 5 }, () => member.run(op.send, { ...batch, batch: 2 })));
  expect(answers.map(({ answer }) => answer.batch)).toEqual([2, 2, 2, 2, 2]);
  for (let time = 0; time < 2; time += 1) {
    const { answer } = await member.run(op.handIn, { examId: exam.id, attempt: 1, seat: 1, batch: 2 });
    expect(answer.exam.attempts[0].grade.strokes).toBe(8);
  }
  for (let time = 0; time < 2; time += 1)
    expect((await member.run(op.finish, { examId: exam.id })).answer.exam).toMatchObject({
      phase: "FINISHED",
      certificate: null,
    });
  const places = await query("select place from exam_events where exam_id = $1 order by place", [rowId(exam.id)]);
  expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a gap is refused with the number expected; what is damaged, too early or too late is refused too", async () => {
  const { id } = await newExam(member);
  const early = { examId: id, attempt: 1, seat: 1, batch: 1, keystrokes: keysOf("a") };
  expect((await member.run(op.send, early)).answer.code).toBe("NO_ATTEMPT_RUNNING");
  await beginAttempt(member, clock, id);
  expect((await member.run(op.send, { ...early, batch: 3 })).answer).toMatchObject({
    code: "SEQUENCE_GAP",
    expected: 1,
  });
  expect((await member.run(op.send, { ...early, keystrokes: "AA" })).answer.code).toBe("MALFORMED_LOG");
  expect((await member.run(op.send, { ...early, keystrokes: keysOf("a", 60_000) })).answer.code).toBe(
    "IMPOSSIBLE_TIMING",
  );
  expect((await member.run(op.send, early)).answer.batch).toBe(1);
  expect((await member.run(op.handIn, { examId: id, attempt: 1, seat: 1, batch: 4 })).answer).toMatchObject({
    code: "SEQUENCE_GAP",
    expected: 2,
  });
  // Typed in time without a network, and brought nine minutes after it.
  clock.forward(16 * 60_000);
  expect((await member.run(op.send, { ...early, batch: 2, keystrokes: keysOf("b", 100_000) })).answer.batch).toBe(2);
  expect((await seen(id)).attempts[0].longestDelayMs).toBeGreaterThan(14 * 60_000);
  clock.forward(60_000);
  expect((await member.run(op.send, { ...early, batch: 3, keystrokes: keysOf("c", 200_000) })).answer.code).toBe(
    "ATTEMPT_OVER",
  );
});

test("what time alone ends has ended when somebody looks: also the whole exam, with its certificate", async () => {
  const { id } = await newExam(member);
  await takeAttempt(member, clock, id, 1, 100);
  const attempt = await beginAttempt(member, clock, id, 2);
  await typeAttempt(member, clock, id, attempt, 800);
  clock.forward(7 * 60_000);
  expect(await seen(id)).toMatchObject({ phase: "RUNNING", finishedAt: null });
  expect((await member.run(op.finish, { examId: id })).answer.code).toBe("ATTEMPT_RUNNING");
  clock.forward(10 * 60_000);
  const over = await seen(id);
  expect(over).toMatchObject({ phase: "FINISHED", countingAttempt: { number: 2 } });
  expect(over.attempts[1]).toMatchObject({ endedBy: "TIME_UP", grade: { passed: true } });
  expect((await seen(id)).certificate).toMatchObject({ level: "DIPLOMA" });
  expect((await member.run(op.begin, { examId: id, attempt: 3, device: DEVICE })).answer.code).toBe("NO_ATTEMPT_LEFT");
});

test(
  "two devices: the later one takes the attempt over with all that the server has, the earlier one can " +
    "add no more",
  async () => {
    const { id } = await newExam(member);
    await beginAttempt(member, clock, id);
    const batch = { examId: id, attempt: 1, seat: 1, batch: 1, keystrokes: keysOf("one ") };
    await member.run(op.send, batch);
    expect((await member.run(op.begin, { examId: id, attempt: 1, device: "device-two" })).answer.code).toBe(
      "ATTEMPT_RUNNING",
    );
    const { answer: taken } = await member.run(op.resume, { examId: id, device: "device-two" });
    expect(taken.exam.attempts[0]).toMatchObject({
      seat: 2,
      device: "device-two",
      batch: 1,
      keystrokes: keysOf("one "),
    });
    expect((await member.run(op.send, { ...batch, batch: 2 })).answer.code).toBe("OTHER_DEVICE");
    expect((await member.run(op.handIn, { examId: id, attempt: 1, seat: 1, batch: 1 })).answer.code).toBe(
      "OTHER_DEVICE",
    );
    expect((await member.run(op.send, { ...batch, seat: 2, batch: 2, keystrokes: keysOf("two") })).answer.batch).toBe(
      2,
    );
    await member.run(op.leave, { examId: id, device: DEVICE });
    expect((await seen(id)).attempts[0].isAway).toBe(false);
    await member.run(op.leave, { examId: id, device: "device-two" });
    expect((await seen(id)).attempts[0]).toMatchObject({ isAway: true, absences: 1 });
    // Back in the same page: no new seat.
    const { answer: back } = await member.run(op.resume, { examId: id, device: "device-two" });
    expect(back.exam.attempts[0]).toMatchObject({ isAway: false, seat: 2 });
    clock.forward(8 * 60_000);
    expect((await member.run(op.resume, { examId: id, device: "device-three" })).answer.code).toBe("ATTEMPT_OVER");
  },
);

test("the clock turned back stands still: nothing that was taken is lost", async () => {
  const { id } = await newExam(member);
  await beginAttempt(member, clock, id);
  clock.forward(60_000);
  await member.run(op.send, { examId: id, attempt: 1, seat: 1, batch: 1, keystrokes: keysOf("abc", 50_000) });
  clock.back(55_000);
  expect(
    (await member.run(op.send, { examId: id, attempt: 1, seat: 1, batch: 2, keystrokes: keysOf("def", 59_000) })).answer
      .batch,
  ).toBe(2);
  clock.forward(55_000);
  expect((await seen(id)).attempts[0].batch).toBe(2);
});

test("two processes on one database: each finds the other's events and decides again", async () => {
  const { id } = await newExam(member);
  await beginAttempt(member, clock, id);
  const { database, close } = openDatabase(server.database.config);
  const other = new Exams(database, () => Date.now(), "Europe/Amsterdam");
  const there = await other.recall(rowId(id));
  if (!there) throw new Error("not found");
  const typed = (batch: number) => ({ kind: "type", attempt: 1, seat: 1, batch, keystrokes: keysOf("ab") }) as const;
  await other.dispatch(there, typed(1));
  expect(
    (await member.run(op.send, { examId: id, attempt: 1, seat: 1, batch: 2, keystrokes: keysOf("cd") })).answer.batch,
  ).toBe(2);
  // A refusal from memory alone would be a gap.
  expect((await other.dispatch(there, typed(3))).decision).toMatchObject({ events: [{ kind: "typed" }] });
  const together = await Promise.all([
    other.dispatch(there, { kind: "leave", device: DEVICE }),
    member.run(op.send, { examId: id, attempt: 1, seat: 1, batch: 4, keystrokes: keysOf("ef") }),
  ]);
  expect(together[1].answer.batch).toBe(4);
  expect((await seen(id)).attempts[0]).toMatchObject({ batch: 4, isAway: true });
  await close();
});

test("a norm or an exercise that cannot be begun is named", async () => {
  const refused = async (input: object) =>
    (await member.run(op.createExam, { input: { ...cbt, ...input } })).createExam.issues;
  expect(await refused({ norm: "typing" })).toEqual([{ path: "norm", code: "EXAM_NORM_UNKNOWN" }]);
  expect(await refused({ norm: "cbt.1" })).toEqual([{ path: "norm", code: "EXAM_NORM_UNKNOWN" }]);
  expect(await refused({ version: 1 })).toEqual([{ path: "version", code: "EXAM_NORM_CHANGED" }]);
  expect(await refused({ version: 9 })).toEqual([{ path: "version", code: "EXAM_NORM_UNKNOWN" }]);
  expect(await refused({ exerciseId: "nothing.1" })).toEqual([{ path: "exerciseId", code: "LESSON_NOT_FOUND" }]);
  expect(await refused({ exerciseId: "us.posture.1" })).toEqual([{ path: "exerciseId", code: "LESSON_NOT_FOUND" }]);
});

test("a mock exam of the course, for a guest too: no certificate, and the exercise is passed once", async () => {
  const guest = await newGuest(server.url);
  const [mock] = mocksOf("us");
  if (!mock) throw new Error("the course has no mock exam");
  const { id } = await newExam(guest, { ...cbt, norm: mock.norm, exerciseId: mock.id });
  const exam = await takeAttempt(guest, clock, id, 1, 900);
  expect(exam).toMatchObject({ isMock: true, exerciseId: mock.id });
  const { answer } = await guest.run(op.finish, { examId: id });
  expect(answer.exam).toMatchObject({
    phase: "FINISHED",
    countingAttempt: { grade: { passed: true } },
    certificate: null,
  });
  const passed = await query(
    "select exercise_id from passed_exercises where user_id = (select user_id from exams where id = $1)",
    [rowId(id)],
  );
  expect(passed).toEqual([{ exercise_id: mock.id }]);
  const again = await newExam(guest, { ...cbt, norm: mock.norm, exerciseId: mock.id });
  await takeAttempt(guest, clock, again.id, 1, 900);
  expect((await guest.run(op.finish, { examId: again.id })).answer.exam.phase).toBe("FINISHED");
});

test.each([
  ["us-intl", "nl"],
  ["us", "en"],
  ["be-azerty", "fr"],
  ["fr-azerty", "fr"],
  ["de-qwertz", "de"],
] as const)("a mock exam of the course %s in %s has passages of the library, enough of them", async (course, code) => {
  const [mock] = mocksOf(course);
  const exam = await newExam(member, { ...cbt, language: code.toUpperCase(), exerciseId: mock?.id });
  const [{ event }] = await query("select event from exam_events where exam_id = $1 and place = 1", [rowId(exam.id)]);
  const passages = libraryTexts.flatMap(({ language, body }) => (language === code ? [body] : []));
  for (const text of event.settings.texts) {
    expect(text.length).toBeGreaterThanOrEqual(7 * 400);
    expect(partsOf(text, passages).reduce((sum, { length }) => sum + length + 1, -1)).toBe(text.length);
  }
});

test("a mock exam in a language whose letters the course does not teach has sentences without them", async () => {
  const [mock] = mocksOf("us-intl");
  const exam = await newExam(member, { ...cbt, language: "DE", exerciseId: mock?.id });
  const [{ event }] = await query("select event from exam_events where exam_id = $1 and place = 1", [rowId(exam.id)]);
  for (const text of event.settings.texts) {
    expect(text.length).toBeGreaterThanOrEqual(7 * 400);
    expect(text).not.toMatch(/[äöüß]/iu);
  }
});

test("a statement of dyslexia counts where the norm has levels for it", async () => {
  expect(await newExam(member, { ...cbt, hasDyslexia: true })).toMatchObject({ hasDyslexia: false });
  const { id } = await newExam(member, { norm: "gerritsen", language: "NL", hasDyslexia: true });
  const exam = await takeAttempt(member, clock, id, 1, 700);
  expect(exam.attempts[0].grade).toMatchObject({ passed: true, level: "DIPLOMA", strokesPerMinute: 70 });
});

test("new texts first: none comes again while there is another", async () => {
  const bodies = (await findExamTexts("en")).map(({ body }) => body);
  const texts: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { id } = await newExam(member);
    const [{ event }] = await query("select event from exam_events where exam_id = $1 and place = 1", [rowId(id)]);
    texts.push(...event.settings.texts);
    await takeAttempt(member, clock, id, 1, 10);
    await takeAttempt(member, clock, id, 2, 10);
  }
  const parts = texts.flatMap((text) => partsOf(text, bodies));
  expect(parts.length).toBeGreaterThanOrEqual(12);
  expect(new Set(parts).size).toBe(parts.length);
});

test("so many exams in so short a time are refused", async () => {
  let answer: any;
  for (let count = 0; count < 21; count += 1) answer = (await member.run(op.createExam, { input: cbt })).createExam;
  expect(answer).toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) });
});
