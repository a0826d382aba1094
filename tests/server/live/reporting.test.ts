import { sql } from "drizzle-orm";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { liveLimits } from "../../../src/engine/live/LiveRun";
import * as op from "../../support/liveOperations";
import { Classroom } from "./Classroom";
import { openPage, openWatchedPage, report, reportOf, until } from "./typing";

let school: Classroom;
beforeAll(async () => {
  school = await Classroom.open();
});
afterEach(() => school.dismiss());
afterAll(() => school.close());

async function makeGroup() {
  const [owner, ann] = [await school.person("Owner"), await school.person("Ann")];
  return { owner, ann, group: await school.group("Class 2b", owner, [ann]) };
}

const taken = { __typename: "TypingReported", isWatched: true };

test("what is typed while nobody watches goes nowhere; from the moment somebody does, it is told from the beginning", async () => {
  const { owner, ann, group } = await makeGroup();
  const news = openPage(ann);
  await news.next();
  expect(await report(ann, reportOf("the"))).toEqual({ __typename: "TypingReported", isWatched: false });
  expect(school.server.services.live.people.size.runs).toBe(0);
  const liveView = owner.follow(op.groupLive, { group });
  await news.next(({ myGroupNews }) => myGroupNews.watchedBy.length > 0);
  expect(await report(ann, reportOf(" quick", 2, 3))).toMatchObject({ __typename: "SequenceGapError", expected: 1 });
  expect(await report(ann, reportOf("the quick"))).toEqual(taken);
  await until(liveView, ann, ({ position }) => position === 9);
});

test("batches that come twice change nothing, and one that is missing is asked for", async () => {
  const { owner, ann, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  await openWatchedPage(ann);
  expect(await report(ann, reportOf("the"))).toEqual(taken);
  expect(await report(ann, reportOf("the"))).toEqual(taken);
  expect(await report(ann, reportOf(" brown", 3, 9))).toMatchObject({ __typename: "SequenceGapError", expected: 2 });
  expect(await report(ann, reportOf(" quick", 2, 3))).toEqual(taken);
  expect(await report(ann, reportOf(" quick", 2, 3))).toEqual(taken);
  expect(await report(ann, reportOf(" brown", 3, 9))).toEqual(taken);
  await until(liveView, ann, ({ position, errors }) => position === 15 && errors === 0);
  // The last one comes twice too.
  expect(await report(ann, reportOf("", 4, 15, { isOver: true }))).toEqual(taken);
  expect(await report(ann, reportOf("", 4, 15, { isOver: true }))).toEqual(taken);
  expect(await report(ann, reportOf(" fox", 5, 15))).toMatchObject({ __typename: "SequenceGapError", expected: 1 });
});

test("a lesson with Enter and Tab is followed to its end, as it is typed", async () => {
  const { owner, ann, group } = await makeGroup();
  const view = owner.follow(op.memberLive, { group, user: ann.id });
  await openWatchedPage(ann);
  const start = { activity: "LESSON", rules: "STOP_ON_ERROR", text: "a\tb\nc", title: "Paragraphs" };
  expect(await report(ann, reportOf("a \tb\n", 1, 0, { start }))).toEqual(taken);
  const { memberLiveUpdated } = await view.next(({ memberLiveUpdated: { caret } }) => caret === 4);
  expect(memberLiveUpdated).toMatchObject({ text: "a\tb\nc", marks: "rfrr", member: { position: 4, errors: 1 } });
});

test("of two windows that one person types in, the run that began last is seen, and the other as soon as it goes on", async () => {
  const { owner, ann, group } = await makeGroup();
  const view = owner.follow(op.memberLive, { group, user: ann.id });
  await openWatchedPage(ann, "one");
  await openWatchedPage(ann, "two");
  const second = { runId: "run-2", start: { activity: "TEXT", rules: "FREE", text: "another text", title: null } };
  await report(ann, reportOf("the"));
  await report(ann, { ...reportOf("ano"), ...second });
  await view.next(
    ({ memberLiveUpdated }) => memberLiveUpdated.text === "another text" && memberLiveUpdated.member.title === null,
  );
  expect(await report(ann, reportOf(" quick", 2, 3))).toMatchObject({ expected: 1 });
  // The end of a run that is not seen ends nothing.
  expect(await report(ann, { ...reportOf("", 3, 9), isOver: true })).toEqual(taken);
  expect(await report(ann, { ...reportOf("ther", 2, 3), runId: "run-2" })).toEqual(taken);
  await view.next(({ memberLiveUpdated }) => memberLiveUpdated.runId === "run-2" && memberLiveUpdated.caret === 7);
  expect(await report(ann, reportOf("the quick"))).toEqual(taken);
  await view.next(({ memberLiveUpdated }) => memberLiveUpdated.runId === "run-1" && memberLiveUpdated.caret === 9);
  expect(await report(ann, { ...reportOf("", 3, 7), runId: "run-2" })).toMatchObject({ expected: 1 });
});

test("a member who is gone for a while begins again, from the beginning", async () => {
  const { owner, ann, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  await openWatchedPage(ann, "one");
  await report(ann, reportOf("the"));
  await until(liveView, ann, ({ position }) => position === 3);
  await ann.disconnect();
  await until(liveView, ann, ({ state, position }) => state === "OFFLINE" && position === 0);
  expect(await report(ann, reportOf(" quick", 2, 3))).toEqual({ __typename: "TypingReported", isWatched: false });
  await openWatchedPage(ann, "one");
  expect(await report(ann, reportOf(" quick", 2, 3))).toMatchObject({ expected: 1 });
  expect(await report(ann, reportOf("the quick"))).toEqual(taken);
  await until(liveView, ann, ({ position }) => position === 9);
});

test("two coaches see the same; one who goes leaves the other's live view as it is", async () => {
  const { owner, ann, group } = await makeGroup();
  const coach = await school.person("Coach");
  await school.join(group, coach);
  await school.setRole(group, coach, "COACH");
  const [one, two] = [owner.follow(op.groupLive, { group }), coach.follow(op.groupLive, { group })];
  const news = openPage(ann);
  await news.next(({ myGroupNews }) => myGroupNews.watchedBy.join() === "Coach,Owner");
  await report(ann, reportOf("the"));
  expect(await until(one, ann, ({ position }) => position === 3)).toEqual(
    await until(two, ann, ({ position }) => position === 3),
  );
  await coach.disconnect();
  await news.next(({ myGroupNews }) => myGroupNews.watchedBy.join() === "Owner");
  await report(ann, reportOf(" quick", 2, 3));
  await until(one, ann, ({ position }) => position === 9);
});

test("an exam and a race are followed by their own rules", async () => {
  const { owner, ann, group } = await makeGroup();
  const view = owner.follow(op.memberLive, { group, user: ann.id });
  await openWatchedPage(ann);
  const race = { activity: "RACE", rules: "STOP_ON_ERROR", text: "one two three", title: null, position: 4 };
  await report(ann, reportOf("twx", 1, 0, { start: race }));
  await view.next(
    ({ memberLiveUpdated }) =>
      memberLiveUpdated.caret === 6 &&
      memberLiveUpdated.marks === "rrrrrr" &&
      memberLiveUpdated.member.activity === "RACE",
  );
  const exam = { activity: "EXAM", rules: "EXAM", text: "one two three", title: "Exam" };
  await report(ann, { ...reportOf("one three", 1, 0, { start: exam }), runId: "exam" });
  await view.next(({ memberLiveUpdated }) => memberLiveUpdated.runId === "exam");
  await report(ann, { ...reportOf(" ", 2, 9), runId: "exam" });
  await view.next(
    ({ memberLiveUpdated }) => memberLiveUpdated.caret === 13 && memberLiveUpdated.marks === "rrrrwwwwrrrrr",
  );
});

test.each([
  ["MALFORMED_LOG", { keystrokes: "!" }],
  [
    "MALFORMED_LOG",
    {
      keystrokes: encodeLog(
        Array.from(
          { length: liveLimits.batchKeystrokes + 1 },
          (_, time) => ({ time, kind: "insert", text: "a" }) as const,
        ),
      ),
    },
  ],
  ["BAD_REQUEST", { start: null }],
  ["TOO_LONG", { runId: "r".repeat(liveLimits.idLength + 1) }],
  [
    "TOO_LONG",
    { start: { activity: "TEXT", rules: "FREE", text: "a".repeat(liveLimits.textLength + 1), title: null } },
  ],
])("%s: a report that cannot be taken changes nothing", async (code, wrong) => {
  const { owner, ann, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  await openWatchedPage(ann);
  expect(await report(ann, { ...reportOf("the"), ...wrong })).toMatchObject({ __typename: "RefusedError", code });
  expect(await until(liveView, ann, ({ state }) => state === "IDLE")).toMatchObject({ position: 0 });
});

test("times are taken as they can be: a clock that is wrong makes no nonsense", async () => {
  const { owner, ann, group } = await makeGroup();
  const liveView = owner.follow(op.groupLive, { group });
  await openWatchedPage(ann);
  await report(ann, { ...reportOf("the"), elapsedMs: -5 });
  await until(liveView, ann, ({ state, wpm }) => state === "TYPING" && wpm > 0 && wpm < 1_000);
  await report(ann, {
    ...reportOf("the"),
    runId: "late",
    elapsedMs: 2_147_483_647,
    start: { activity: "TEXT", rules: "FREE", text: "the end", title: "x".repeat(300) },
  });
  expect(await until(liveView, ann, ({ state, wpm }) => state === "STUCK" && wpm === 0)).toMatchObject({
    title: "x".repeat(liveLimits.titleLength),
  });
});

test("who reports far too often is told to wait, and nothing of it counts", async () => {
  const { owner, ann, group } = await makeGroup();
  owner.follow(op.groupLive, { group });
  await openWatchedPage(ann);
  await report(ann, reportOf("the"));
  const { rateLimits } = school.server.services;
  const userId = Buffer.from(ann.id, "base64").toString().slice("User:".length);
  while ((await rateLimits.take("reportTyping", userId)) === null);
  expect(await report(ann, reportOf(" quick", 2, 3))).toMatchObject({ __typename: "RateLimitedError" });
  expect(school.server.services.live.people.find(userId)?.followed?.run.batch).toBe(1);
});

test("nothing of it is written anywhere: not to the database, not to the log", async () => {
  const { owner, ann, group } = await makeGroup();
  const view = owner.follow(op.memberLive, { group, user: ann.id });
  await openWatchedPage(ann);
  const secret = { activity: "CUSTOM", rules: "FREE", text: "xyzzy plugh", title: "plover" };
  await report(ann, reportOf("xyzzy", 1, 0, { start: secret }));
  await view.next(({ memberLiveUpdated }) => memberLiveUpdated.caret === 5);
  const { rows } = await school.database.execute(
    sql`select database_to_xml(true, false, '')::text ~ 'xyzzy|plover' as found`,
  );
  expect(rows).toEqual([{ found: false }]);
  expect(school.lines.join("")).not.toMatch(/xyzzy|plover/u);
});
