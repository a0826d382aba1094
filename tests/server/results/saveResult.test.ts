import { randomUUID } from "node:crypto";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { decodeLog, encodeLog } from "../../../src/engine/log/logCodec";
import { measureRun } from "../../../src/engine/metrics/measureRun";
import { MAX_LOG_DURATION_MS } from "../../../src/engine/log/Keystroke";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { words as dutch } from "../../../src/contract/languages/nl/words";
import { words as english } from "../../../src/contract/languages/en/words";
import * as op from "../../support/accountOperations";
import { newGuest, newMember, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeText } from "../../support/typeText";

let server: TestServer;
let guest: Person;
beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
});
afterAll(() => server.close());
beforeEach(async () => {
  guest = await newGuest(server.url);
});

const save = async (input: object, person: Person = guest) => (await person.run(op.saveResult, { input })).saveResult;
const list = async (page: object = {}, person: Person = guest) => (await person.run(op.myResults, page)).viewer.results;

function measured({ prompt, log, durationMs }: { prompt: string; log: string; durationMs: number }) {
  const decoded = decodeLog(log);
  if (!decoded.ok) throw new Error(decoded.fault);
  const { wpm, raw, strokesPerMinute, accuracy, consistency } = measureRun({
    rules: "free",
    text: prompt,
    keystrokes: decoded.keystrokes,
    durationMs,
  });
  return { wpm, raw, strokesPerMinute, accuracy, consistency };
}

test("a run of words is kept with the figures that anybody can derive from it, and found again", async () => {
  const input = wordRun();
  const { result, resultEdge } = await save(input);
  expect(result).toMatchObject({
    mode: "WORDS",
    modeAmount: 10,
    language: "EN",
    text: null,
    prompt: makeWordText(english, 10, 7),
    log: input.log,
    accuracy: 100,
    status: "VERIFIED",
    startedAt: input.startedAt,
    raceCode: null,
    place: null,
    user: { id: guest.id },
  });
  expect(result).toMatchObject(measured(result));
  expect(result.wpm).toBeGreaterThan(150);
  expect(resultEdge.node.id).toBe(result.id);
  const { edges } = await list();
  expect(edges).toEqual([{ cursor: resultEdge.cursor, node: result }]);
  expect((await guest.run(op.resultNode, { id: result.id })).node).toEqual(result);
});

test("a timed run in Dutch is kept with as much of the words as it needs", async () => {
  const words = makeWordText(dutch, 90, 11);
  const keystrokes = [...typeText(words.slice(0, 40), 0, 90), ...typeText("xy ", 4_000, 90)];
  const { result } = await save({
    ...wordRun(),
    mode: "TIME",
    modeAmount: 15,
    language: "NL",
    seed: 11,
    log: encodeLog(keystrokes),
  });
  expect(words.startsWith(result.prompt)).toBe(true);
  expect(result.prompt.length).toBeLessThan(80);
  expect(result).toMatchObject({
    mode: "TIME",
    modeAmount: 15,
    language: "NL",
    durationMs: 15_000,
    ...measured(result),
  });
});

test("a library text is kept with its text", async () => {
  const { randomText } = await guest.run(op.randomText, { language: "NL" });
  const input = {
    ...wordRun({ endedMsAgo: 200_000 }),
    mode: "TEXT",
    modeAmount: null,
    seed: null,
    textId: randomText.id,
    language: "NL",
    log: encodeLog(typeText(randomText.body, 0, 80)),
  };
  const { result } = await save(input);
  expect(result).toMatchObject({
    mode: "TEXT",
    modeAmount: null,
    text: { id: randomText.id },
    prompt: randomText.body,
    accuracy: 100,
  });
});

describe("the same run", () => {
  test("sent again gives the same result, also with another log or a broken one", async () => {
    const input = wordRun();
    const first = await save(input);
    expect(await save(input)).toEqual(first);
    expect(await save({ ...input, runId: input.runId.toUpperCase() })).toEqual(first);
    expect(await save({ ...input, log: wordRun({ gapMs: 30 }).log })).toEqual(first);
    expect(await save({ ...input, mode: "TIME", modeAmount: 99, log: "broken" })).toEqual(first);
    expect((await list()).edges).toHaveLength(1);
  });

  test("sent ten times at once is kept once", async () => {
    const input = wordRun();
    const all = await Promise.all(Array.from({ length: 10 }, () => save(input)));
    expect(new Set(all.map(({ result }) => result.id)).size).toBe(1);
    expect(all[0].result.status).toBe("VERIFIED");
    expect((await list()).edges).toHaveLength(1);
  });

  test("of two people is two runs", async () => {
    const input = wordRun();
    const other = await newGuest(server.url);
    expect((await save(input)).result.id).not.toBe((await save(input, other)).result.id);
  });

  test("survives a server that is killed and started again", async () => {
    const input = wordRun();
    const first = await save(input);
    const again = await startTestServer({ operations: op.accountOperations, database: server.database });
    const elsewhere = Object.assign(Object.create(Object.getPrototypeOf(guest)), guest, { url: again.url });
    expect(await save(input, elsewhere)).toEqual(first);
    await again.close();
  });
});

describe("flags", () => {
  test("what nobody types so fast", async () => {
    expect((await save(wordRun({ gapMs: 30 }))).result).toMatchObject({ status: "FLAGGED" });
  });

  test("what was typed at the same time as another run, but not what followed it at once", async () => {
    const first = wordRun({ endedMsAgo: 60_000 });
    const { result } = await save(first);
    const end = Date.parse(first.startedAt) + result.durationMs;
    const startingAt = (time: number) => ({ ...wordRun(), startedAt: new Date(time).toISOString() });
    expect((await save(startingAt(end - 500))).result.status).toBe("VERIFIED");
    expect((await save(startingAt(Date.parse(first.startedAt) - 1_500))).result.status).toBe("FLAGGED");
    expect((await save({ ...wordRun(), startedAt: first.startedAt }, await newGuest(server.url))).result.status).toBe(
      "VERIFIED",
    );
  });

  test("what was typed at the end of the longest run there is", async () => {
    const text = makeWordText(english, 10, 7);
    const gapMs = Math.floor(MAX_LOG_DURATION_MS / text.length);
    const { result } = await save(wordRun({ gapMs, endedMsAgo: 0 }));
    expect(result.durationMs).toBeGreaterThan(MAX_LOG_DURATION_MS - 2 * gapMs);
    expect((await save(wordRun())).result.status).toBe("FLAGGED");
  });

  test("the second of two at the same time, when both are sent at once", async () => {
    const both = await Promise.all([save(wordRun()), save(wordRun())]);
    expect(both.map(({ result }) => result.status).sort()).toEqual(["FLAGGED", "VERIFIED"]);
  });
});

describe("refuses, and keeps nothing", () => {
  afterEach(async () => expect((await list()).edges).toEqual([]));

  test.each([
    ["no base64", { log: "***" }, "MALFORMED_LOG"],
    ["another version", { log: "Ag" }, "MALFORMED_LOG"],
    ["nothing", { log: "" }, "MALFORMED_LOG"],
    ["a log without keys", { log: encodeLog([]) }, "EMPTY_RUN"],
    ["a late first key", { log: encodeLog(typeText("a", 5, 0)) }, "MALFORMED_LOG"],
    ["half of the words", { log: encodeLog(typeText("you", 0, 90)) }, "UNFINISHED_RUN"],
    ["the words of another seed", { seed: 8 }, "UNFINISHED_RUN"],
    [
      "a key after the time",
      {
        mode: "TIME",
        modeAmount: 15,
        log: encodeLog([...typeText("a", 0, 0), { time: 15_001, kind: "insert", text: "b" }]),
      },
      "IMPOSSIBLE_TIMING",
    ],
    ["the year 0", { startedAt: "0000-01-01T00:00:00Z" }, "IMPOSSIBLE_TIMING"],
    ["the year 9999", { startedAt: "9999-12-31T23:59:59.999Z" }, "IMPOSSIBLE_TIMING"],
  ])("%s", async (_, change, code) => {
    expect(await save({ ...wordRun(), ...change })).toMatchObject({ __typename: "RefusedError", code });
  });

  test("an end that lies ahead of the clock, but for two seconds", async () => {
    expect(await save(wordRun({ endedMsAgo: -4_000 }))).toMatchObject({ code: "IMPOSSIBLE_TIMING" });
  });

  const textId = (id: string) => Buffer.from(`Text:${id}`).toString("base64");
  test.each([
    ["a run id that is none", { runId: "1" }, ["runId WRONG_CHARACTERS"]],
    ["a time below the limit", { mode: "TIME", modeAmount: 4 }, ["modeAmount BAD_REQUEST"]],
    ["a time above the limit", { mode: "TIME", modeAmount: 901 }, ["modeAmount BAD_REQUEST"]],
    ["too many words", { modeAmount: 1001 }, ["modeAmount BAD_REQUEST"]],
    ["too few words", { modeAmount: 4 }, ["modeAmount BAD_REQUEST"]],
    ["no amount and no seed", { modeAmount: null, seed: null }, ["modeAmount REQUIRED", "seed REQUIRED"]],
    ["a negative seed", { seed: -1 }, ["seed BAD_REQUEST"]],
    ["words with a text", { textId: textId(randomUUID()) }, ["textId BAD_REQUEST"]],
    ["a text without its id", { mode: "TEXT", modeAmount: null, seed: null }, ["textId REQUIRED"]],
    [
      "a text with words",
      { mode: "TEXT", textId: textId(randomUUID()) },
      ["modeAmount BAD_REQUEST", "seed BAD_REQUEST"],
    ],
    [
      "an unknown text",
      { mode: "TEXT", modeAmount: null, seed: null, textId: textId(randomUUID()) },
      ["textId TEXT_NOT_FOUND"],
    ],
    [
      "an id of something else",
      { mode: "TEXT", modeAmount: null, seed: null, textId: Buffer.from(`User:${randomUUID()}`).toString("base64") },
      ["textId TEXT_NOT_FOUND"],
    ],
  ])("%s", async (_, change, expected) => {
    const payload = await save({ ...wordRun(), ...change });
    expect(payload.issues?.map(({ path, code }: any) => `${path} ${code}`)).toEqual(expected);
  });

  test("a text in another language than it is said to be in", async () => {
    const { randomText } = await guest.run(op.randomText, { language: "NL" });
    expect(
      (await save({ ...wordRun(), mode: "TEXT", modeAmount: null, seed: null, textId: randomText.id })).issues[0],
    ).toMatchObject({ path: "language" });
  });
});

test("a log of twenty thousand keys is saved", async () => {
  const keys = Array.from({ length: 20_000 }, (_entry, index): Keystroke => {
    const time = index === 0 ? 0 : 5;
    return index % 3 === 2 ? { time, kind: "deleteWord" } : { time, kind: "insert", text: "x" };
  });
  expect(
    (await save({ ...wordRun({ endedMsAgo: 300_000 }), mode: "TIME", modeAmount: 120, log: encodeLog(keys) }))
      .__typename,
  ).toBe("SaveResultSuccess");
});

test("the history, page by page, newest first", async () => {
  const ids: string[] = [];
  for (let i = 0; i < 5; i += 1) ids.unshift((await save(wordRun({ endedMsAgo: 900_000 - i * 60_000 }))).result.id);
  const idsOf = ({ edges }: any) => edges.map(({ node }: any) => node.id);
  const first = await list({ first: 2 });
  const second = await list({ first: 2, after: first.pageInfo.endCursor });
  await save(wordRun());
  const third = await list({ first: 2, after: second.pageInfo.endCursor });
  expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(ids);
  expect([first.pageInfo.hasNextPage, third.pageInfo.hasNextPage]).toEqual([true, false]);
  expect(idsOf(await list({ last: 2, before: third.pageInfo.startCursor }))).toEqual(idsOf(second));
  expect((await guest.send(op.myResults, { after: "nonsense" })).body.errors[0].extensions.code).toBe("BAD_CURSOR");
});

test("an admin sees every result", async () => {
  const { result } = await save(wordRun());
  const member = await newMember(server.url);
  expect((await member.run(op.resultNode, { id: result.id })).node).toBeNull();
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${member.username}'`);
  const token = (
    await member.run(op.signIn, {
      input: { username: member.username, password: "correct horse", deviceLabel: "Test" },
    })
  ).signIn.token;
  member.token = token;
  expect((await member.run(op.resultNode, { id: result.id })).node.id).toBe(result.id);
});
