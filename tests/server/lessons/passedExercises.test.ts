import { materialOf } from "../../support/languages";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { COURSE_VERSION, findExercise } from "../../../src/engine/lessons/courses";
import { makeExerciseText } from "../../../src/engine/lessons/makeExerciseText";
import { followPath, partText, seedOfPart } from "../../../src/engine/lessons/storyParts";
import * as op from "../../support/accountOperations";
import { typeNaturally } from "../../support/humanTyping";
import { newGuest, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
let guest: Person;
beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
});
afterAll(() => server.close());
beforeEach(async () => {
  guest = await newGuest(server.url);
});

const exerciseId = "us-intl-fj.1";
const found = findExercise(exerciseId)!;
const text = makeExerciseText(found.course, found.lesson, found.exercise, materialOf.nl, 5)!;
const lessonRun = (gapMs: number, typed = text, endedMsAgo = 600_000) => ({
  ...wordRun({ endedMsAgo }),
  mode: "LESSON",
  modeAmount: null,
  language: "NL",
  seed: 5,
  exerciseId,
  courseVersion: COURSE_VERSION,
  log: encodeLog(typeNaturally(typed, gapMs)),
});
const save = async (input: object, person: WireClient = guest) =>
  (await person.run(op.saveResult, { input })).saveResult;
const passed = async (person: WireClient = guest) =>
  (await person.run(op.myLearning, { layout: "US" })).viewer.passedExercises;

test("an exercise that is typed well is passed, once, at the first time", async () => {
  const run = lessonRun(300);
  const answer = await save(run);
  expect(answer.result).toMatchObject({
    mode: "LESSON",
    exerciseId,
    exerciseVerdict: "PASSED",
    prompt: text,
    accuracy: 100,
  });
  expect(answer.passedExercise).toEqual({ exerciseId, passedAt: answer.result.createdAt, stars: 3 });
  expect(await save(run)).toEqual(answer);
  const again = await save(lessonRun(280, text, 100_000));
  expect(again.passedExercise).toEqual(answer.passedExercise);
  expect(await passed()).toEqual([answer.passedExercise]);
});

test("two devices that finish the same step at once pass it once", async () => {
  const answers = await Promise.all([save(lessonRun(300, text, 900_000)), save(lessonRun(290, text, 300_000))]);
  expect(answers.map(({ result }) => result.exerciseVerdict)).toEqual(["PASSED", "PASSED"]);
  expect(await passed()).toHaveLength(1);
});

test("slow is kept and not passed", async () => {
  const { result, passedExercise } = await save(lessonRun(2_500));
  expect([result.exerciseVerdict, passedExercise]).toEqual(["SLOW", null]);
  expect(await passed()).toEqual([]);
});

test("wrong keys are told before slowness", async () => {
  const typed = [...text].flatMap((letter, at) => (at % 8 === 0 ? ["x", letter] : [letter])).join("");
  expect((await save(lessonRun(2_500, typed))).result.exerciseVerdict).toBe("INACCURATE");
});

test("stars: one for passing, more for a better run, and none are lost", async () => {
  const stars = async () => (await passed()).map((one: { stars: number }) => one.stars);
  const slips = [...text].flatMap((letter, at) => (at === 7 ? ["x", letter] : [letter])).join("");
  await save(lessonRun(1_300, slips, 900_000));
  expect(await stars()).toEqual([1]);
  await save(lessonRun(1_300, text, 700_000));
  expect(await stars()).toEqual([2]);
  await save(lessonRun(300, text, 500_000));
  await save(lessonRun(1_300, slips, 300_000));
  expect(await stars()).toEqual([3]);
});

test("the third try of an exercise is easier, and gives one star", async () => {
  const verdict = async (gapMs: number, endedMsAgo: number) =>
    (await save(lessonRun(gapMs, text, endedMsAgo))).result.exerciseVerdict;
  expect([await verdict(2_200, 900_000), await verdict(2_200, 700_000), await verdict(2_200, 500_000)]).toEqual([
    "SLOW",
    "SLOW",
    "PASSED",
  ]);
  expect((await passed()).map((one: { stars: number }) => one.stars)).toEqual([1]);
  // Once passed, it is judged as at first.
  expect(await verdict(2_200, 300_000)).toBe("SLOW");
});

test("many wrong presses at one place count as three", async () => {
  const typed = [...text].flatMap((letter, at) => (at === 7 ? [..."xxxxxxxxxx", letter] : [letter])).join("");
  expect((await save(lessonRun(300, typed))).result.exerciseVerdict).toBe("PASSED");
});

test("a review has the keys that the run names", async () => {
  const review = findExercise("us-intl-ow-words-review.1") ?? findExercise("us-intl-ow-review.1")!;
  const { course, lesson, exercise } = review;
  const focusKeys = ["r", "g"];
  const typed = makeExerciseText(course, lesson, exercise, materialOf.nl, 5, focusKeys)!;
  const run = { ...lessonRun(300, typed), exerciseId: exercise.id };
  expect((await save({ ...run, focusKeys })).result).toMatchObject({ exerciseVerdict: "PASSED", prompt: typed });
  expect(await save({ ...run, runId: wordRun().runId })).toMatchObject({ code: "UNFINISHED_RUN" });
});

test("a scene of a story is the part that its seed names, and passes its exercise like any other", async () => {
  const story = findExercise("us-intl-digits-29-review.3")!;
  const { stories } = materialOf.nl;
  const part = followPath(stories[1]!, [1])!;
  const seed = seedOfPart(stories, stories[1]!, part);
  const typed = partText(story.course, part);
  const run = { ...lessonRun(300, typed), exerciseId: story.exercise.id, seed };
  const answer = await save(run);
  expect(answer.result).toMatchObject({ exerciseVerdict: "PASSED", prompt: typed });
  expect(answer.passedExercise).toMatchObject({ exerciseId: story.exercise.id });
  expect(await save({ ...run, runId: wordRun().runId, seed: seed + 2 })).toMatchObject({ code: "UNFINISHED_RUN" });
});

test.each([
  ["an exercise of no course", { exerciseId: "us-intl-nothing.1" }, [{ path: "exerciseId", code: "LESSON_NOT_FOUND" }]],
  ["something to read", { exerciseId: "us-intl-posture.1" }, [{ path: "exerciseId", code: "LESSON_NOT_FOUND" }]],
  [
    "no exercise and no seed",
    { exerciseId: null, seed: null },
    [
      { path: "seed", code: "REQUIRED" },
      { path: "exerciseId", code: "REQUIRED" },
    ],
  ],
  ["no version", { courseVersion: null }, [{ path: "courseVersion", code: "DOCUMENT_UNKNOWN" }]],
  ["another version", { courseVersion: 1 }, [{ path: "courseVersion", code: "DOCUMENT_UNKNOWN" }]],
  ["five keys", { focusKeys: [..."abcde"] }, [{ path: "focusKeys", code: "BAD_REQUEST" }]],
  ["a very long key", { focusKeys: ["a".repeat(50_000)] }, [{ path: "focusKeys.0", code: "TOO_LONG" }]],
  ["a key of two letters", { focusKeys: ["ab"] }, [{ path: "focusKeys", code: "BAD_REQUEST" }]],
  [
    "fields of other modes",
    { modeAmount: 10, prompt: "abc", punctuation: true },
    ["modeAmount", "punctuation", "prompt"].map((path) => ({ path, code: "BAD_REQUEST" })),
  ],
])("%s is refused, field by field, and nothing is kept", async (_name, wrong, issues) => {
  const answer = await save({ ...lessonRun(300), ...wrong });
  expect(answer.issues.map(({ path, code }: { path: string; code: string }) => ({ path, code }))).toEqual(issues);
  expect(await passed()).toEqual([]);
});

test("half an exercise is unfinished", async () => {
  expect(await save(lessonRun(300, text.slice(0, 20)))).toMatchObject({ code: "UNFINISHED_RUN" });
});

test("what is read is passed by saying so, again and again; by nobody without a token; and nothing else is", async () => {
  const read = async (id: string, person: WireClient = guest) =>
    (await person.run(op.passReading, { exerciseId: id })).passReading;
  const first = await read("us-intl-posture.1");
  expect(await read("us-intl-posture.1")).toEqual(first);
  expect(await passed()).toEqual([first.passedExercise]);
  expect(await read(exerciseId)).toMatchObject({ issues: [{ path: "exerciseId", code: "LESSON_NOT_FOUND" }] });
  expect(await read("us-intl-posture.1", new WireClient(server.url))).toMatchObject({ code: "NOT_SIGNED_IN" });
});

test("a lesson is opened without being passed, again and again; an unknown one is not", async () => {
  const open = async (lessonId: string) => (await guest.run(op.openLesson, { lessonId })).openLesson;
  const first = await open("us-intl-gh");
  expect(first).toMatchObject({ passedExercise: { exerciseId: "us-intl-gh.0" }, member: null });
  expect(await open("us-intl-gh")).toEqual(first);
  expect(await passed()).toEqual([first.passedExercise]);
  expect(await open("us-intl-nothing")).toMatchObject({ issues: [{ path: "lessonId", code: "LESSON_NOT_FOUND" }] });
});
