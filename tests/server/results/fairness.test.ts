import { materialOf } from "../../support/languages";
import { randomUUID } from "node:crypto";
import { COURSE_VERSION, findExercise } from "../../../src/engine/lessons/courses";
import { makeExerciseText } from "../../../src/engine/lessons/makeExerciseText";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { words as dutch } from "../../../src/contract/languages/nl/words";
import { words as english } from "../../../src/contract/languages/en/words";
import * as account from "../../support/accountOperations";
import { typeAsPerson, typeNaturally } from "../../support/humanTyping";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeText } from "../../support/typeText";
import { insertGroup, openSql, type Sql } from "../reports/insertRows";

const ops = {
  flag: "query flagOf($id: ID!) { node(id: $id) { ... on Result { status flag { reason reviewedAt isReviewable } } } }",
  review: `mutation review($resultId: ID!, $decision: ReviewDecision!) { reviewResult(resultId: $resultId,
    decision: $decision) { __typename ... on Error { code }
    ... on ReviewResultSuccess { result { status flag { reason } } } } }`,
};

let server: TestServer;
let sql: Sql;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...Object.values(ops)] });
  sql = await openSql(server.database.config);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});
beforeEach(async () => {
  person = await newMember(server.url);
});

const rowIdOfResult = (globalId: string) => Buffer.from(globalId, "base64").toString().slice("Result:".length);

const text = makeWordText(english, 25, 3);
let ended = 0;
/** A run of 25 words, each earlier than the one before unless `endedMsAgo` says when. */
function run(keystrokes: readonly Keystroke[], { endedMsAgo = (ended += 200_000) }: { endedMsAgo?: number } = {}) {
  const durationMs = keystrokes.at(-1)?.time ?? 0;
  const startedAt = new Date(Date.now() - endedMsAgo - durationMs).toISOString();
  return {
    runId: randomUUID(),
    mode: "WORDS",
    modeAmount: 25,
    language: "EN",
    seed: 3,
    log: encodeLog(keystrokes),
    startedAt,
  };
}
const save = async (input: object, who: Person = person) => (await who.run(account.saveResult, { input })).saveResult;
const flagOf = async (id: string, who: Person = person) => (await who.run(ops.flag, { id })).node;
const reasonOf = async (input: object, who: Person = person): Promise<string | null> => {
  const { result } = await save(input, who);
  const { status, flag } = await flagOf(result.id, who);
  expect(status).toBe(flag === null ? "VERIFIED" : "FLAGGED");
  return flag?.reason ?? null;
};
const passed = async (who: Person = person) =>
  (await who.run(account.myLearning, { layout: "US" })).viewer.passedExercises;
const learnt = async (who: Person = person) =>
  (await who.run(account.myLearning, { layout: "US" })).viewer.learningState?.runs ?? 0;

test("people who type the same words, once or again and again, are verified", async () => {
  for (const [hand, typist] of [person, await newMember(server.url)].entries()) {
    for (let at = 0; at < 4; at += 1)
      expect(await reasonOf(run(typeAsPerson(text, 10 * hand + at, { wpm: 35 + 5 * at, hand })), typist)).toBeNull();
  }
});

test.each([
  ["303 words a minute, as even as a clock", () => typeText(text, 0, 12_000 / 303), "MACHINE_RHYTHM"],
  ["just under 348 words a minute, as even as a clock", () => typeText(text, 0, 12_000 / 345), "MACHINE_RHYTHM"],
  [
    "60 words a minute, off by a few milliseconds",
    () => typeText(text, 0, 200).map((key, at) => ({ ...key, time: key.time + ((at * 7) % 5) })),
    "MACHINE_RHYTHM",
  ],
  ["720 words a minute", () => typeNaturally(text, 12_000 / 720), "TOO_FAST"],
])("%s", async (_, keystrokes, reason) => {
  expect(await reasonOf(run(keystrokes()))).toBe(reason);
});

describe("one log more than once", () => {
  const shifted = (keystrokes: readonly Keystroke[]) =>
    keystrokes.map((key, at) => ({ ...key, time: at === 0 ? 0 : Math.round(key.time * 1.015) + (at % 3) - 1 }));

  test("by the same person: the first counts, the four others do not", async () => {
    const keystrokes = typeNaturally(text, 150);
    const reasons: (string | null)[] = [];
    for (let at = 0; at < 5; at += 1) reasons.push(await reasonOf(run(at < 3 ? keystrokes : shifted(keystrokes))));
    expect(reasons).toEqual([null, ...Array.from({ length: 4 }, () => "LOG_SEEN_BEFORE")]);
  });

  test("by another person, as it was or varied, and by a guest", async () => {
    const keystrokes = typeNaturally(text, 150);
    expect(await reasonOf(run(keystrokes))).toBeNull();
    expect(await reasonOf(run(keystrokes), await newMember(server.url))).toBe("LOG_SEEN_BEFORE");
    expect(await reasonOf(run(shifted(keystrokes)), await newGuest(server.url))).toBe("LOG_SEEN_BEFORE");
  });

  test("among many more similar rhythms than are compared", async () => {
    const keystrokes = typeNaturally(text, 150);
    const { result } = await save(run(keystrokes));
    await sql.run(
      `insert into rhythm_prints (gaps, length, longest_at, half)
       select array_fill(1::smallint, array[length]), length, longest_at, half - 0.0004 + n * 0.0000001
       from rhythm_prints, generate_series(1, 3000) n where result_id = $1`,
      [rowIdOfResult(result.id)],
    );
    expect(await reasonOf(run(keystrokes), await newMember(server.url))).toBe("LOG_SEEN_BEFORE");
  });

  test("five at the same moment by five people: one counts", async () => {
    const keystrokes = typeNaturally(text, 150);
    const people = await Promise.all(Array.from({ length: 5 }, () => newMember(server.url)));
    const reasons = await Promise.all(people.map((one) => reasonOf(run(keystrokes), one)));
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
  });

  test("the same run, sent again by whom it is of, is no copy: not at once, not by a guest who signed in", async () => {
    const guest = await newGuest(server.url);
    const input = run(typeNaturally(text, 150));
    expect(await reasonOf(input, guest)).toBeNull();
    expect(await reasonOf(input, guest)).toBeNull();
    expect(await reasonOf(input, person)).toBeNull();
    // From here on it is a member's.
    expect(await reasonOf(input, await newMember(server.url))).toBe("LOG_SEEN_BEFORE");
  });

  test("the first comes along to the account that a guest becomes", async () => {
    const guest = await newGuest(server.url);
    const keystrokes = typeNaturally(text, 150);
    await save(run(keystrokes), guest);
    const { signIn } = await person.run(account.signIn, {
      input: { username: person.username, password, deviceLabel: "Test", guestToken: guest.token },
    });
    expect(signIn.__typename).toBe("SignedIn");
    expect(await reasonOf(run(keystrokes), await newMember(server.url))).toBe("LOG_SEEN_BEFORE");
  });
});

test("four times one's own median, after five runs and not before, in the same language", async () => {
  for (let at = 0; at < 5; at += 1) {
    expect(await reasonOf(run(typeAsPerson(text, 50 + at, { wpm: 30 })))).toBeNull();
    if (at === 3)
      expect(
        await reasonOf(run(typeAsPerson(text, 90, { wpm: 130 }), { endedMsAgo: 100_000 }), await newMember(server.url)),
      ).toBeNull();
  }
  expect(await reasonOf(run(typeAsPerson(text, 91, { wpm: 130 }), { endedMsAgo: 90_000 }))).toBe("FAR_ABOVE_MEDIAN");
  // Flagged, it is not what is usual.
  expect(await reasonOf(run(typeAsPerson(text, 92, { wpm: 130 }), { endedMsAgo: 40_000 }))).toBe("FAR_ABOVE_MEDIAN");
  // Another language is another matter.
  const words = makeWordText(dutch, 25, 3);
  expect(
    await reasonOf({ ...run(typeAsPerson(words, 93, { wpm: 130 }), { endedMsAgo: 5_000 }), language: "NL" }),
  ).toBeNull();
});

describe("a flagged exercise", () => {
  const exerciseId = "us-intl-fj.1";
  const found = findExercise(exerciseId)!;
  const drill = makeExerciseText(found.course, found.lesson, found.exercise, materialOf.en, 5)!;
  const lesson = () => {
    const keystrokes = typeText(drill, 0, 300);
    return {
      ...run(keystrokes),
      mode: "LESSON",
      modeAmount: null,
      exerciseId,
      courseVersion: COURSE_VERSION,
      seed: 5,
      layout: "US",
    };
  };

  test("passes nothing and teaches nothing until a coach clears it; then both, once", async () => {
    const coach = await newMember(server.url);
    await insertGroup(sql, [
      { userId: rowIdOf(person.id), joinedAt: "2020-01-02T00:00:00Z" },
      { userId: rowIdOf(coach.id), role: "OWNER" },
    ]);
    const { result, passedExercise } = await save(lesson());
    expect([result.exerciseVerdict, result.status, passedExercise]).toEqual(["PASSED", "FLAGGED", null]);
    expect([await passed(), await learnt()]).toEqual([[], 0]);
    const decide = async (who: Person, decision: string) =>
      (await who.run(ops.review, { resultId: result.id, decision })).reviewResult;
    expect(await decide(person, "CLEAR")).toMatchObject({ code: "NOT_ALLOWED" });
    expect(await decide(await newMember(server.url), "CLEAR")).toMatchObject({ code: "NOT_FOUND" });
    await decide(coach, "KEEP");
    expect([await passed(), await learnt()]).toEqual([[], 0]);
    for (const decision of ["CLEAR", "CLEAR", "KEEP", "CLEAR"])
      expect(await decide(coach, decision)).toMatchObject({
        result: { status: decision === "CLEAR" ? "VERIFIED" : "FLAGGED", flag: { reason: "MACHINE_RHYTHM" } },
      });
    expect([(await passed()).map((one: { exerciseId: string }) => one.exerciseId), await learnt()]).toEqual([
      [exerciseId],
      1,
    ]);
  });

  test("shows its reason to its owner, coaches and admins, and to nobody else", async () => {
    const [coach, admin, stranger] = await Promise.all([
      newMember(server.url),
      newMember(server.url),
      newMember(server.url),
    ]);
    await insertGroup(sql, [
      { userId: rowIdOf(person.id), joinedAt: "2020-01-02T00:00:00Z" },
      { userId: rowIdOf(coach.id), role: "COACH" },
    ]);
    await sql.run("update users set role = 'ADMIN' where id = $1", [rowIdOf(admin.id)]);
    const { result } = await save(lesson());
    await sql.run("update results set visibility = 'ALL' where id = $1", [
      Buffer.from(result.id, "base64").toString().slice("Result:".length),
    ]);
    const reason = async (who: Person) => (await flagOf(result.id, who))?.flag?.reason ?? null;
    expect([await reason(person), await reason(coach), await reason(admin), await reason(stranger)]).toEqual([
      "MACHINE_RHYTHM",
      "MACHINE_RHYTHM",
      "MACHINE_RHYTHM",
      null,
    ]);
    expect(await flagOf(result.id, person)).toMatchObject({ flag: { isReviewable: false } });
    expect(await flagOf(result.id, coach)).toMatchObject({ flag: { isReviewable: true } });
  });
});
