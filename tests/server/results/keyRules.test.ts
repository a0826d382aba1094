import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { measureRun } from "../../../src/engine/metrics/measureRun";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { wordsNeeded } from "../../../src/engine/practice/PracticeMode";
import { words as english } from "../../../src/contract/languages/en/words";
import * as op from "../../support/accountOperations";
import * as boards from "../../support/boardOperations";
import { newMember, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeNaturally } from "../../support/humanTyping";
import { typeText } from "../../support/typeText";

const kept = "query kept($id: ID!) { node(id: $id) { ... on Result { rules keyRule modeAmount bestOther { id } } } }";
const history = "query kinds { viewer { runHistory { kinds { mode modeAmount keyRule } } } }";

let server: TestServer;
let member: Person;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...op.accountOperations, ...boards.boardOperations, kept, history],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await newMember(server.url);
});

const save = async (input: object) => (await member.run(op.saveResult, { input })).saveResult;
const keptOf = async (id: string) => (await member.run(kept, { id })).node;
const text = makeWordText(english, 10, 7);

/** The words, with a wrong key before the second letter. */
function withMiss(): readonly Keystroke[] {
  const [first, ...rest] = typeText(text, 0, 200);
  return [first!, { time: 100, kind: "insert", text: "#" }, ...rest];
}

test("stop on error is replayed by its own rules: the wrong key only costs accuracy", async () => {
  const keystrokes = withMiss();
  const { result } = await save({ ...wordRun(), keyRule: "STOP_ON_ERROR", log: encodeLog(keystrokes) });
  const figures = measureRun({
    rules: "stopOnError",
    text,
    keystrokes,
    durationMs: keystrokes.at(-1)!.time,
  });
  expect(result).toMatchObject({ prompt: text, wpm: figures.wpm, accuracy: figures.accuracy });
  expect(result.accuracy).toBeLessThan(100);
  expect(await keptOf(result.id)).toMatchObject({ rules: "STOP_ON_ERROR", keyRule: "STOP_ON_ERROR" });
  // By the usual rules the same keys leave the last word unfinished.
  expect((await save({ ...wordRun(), log: encodeLog(withMiss()) })).result.wpm).toBeLessThan(figures.wpm);
});

test("a long timed run with stop on error is kept with the words that were reached, and one more", async () => {
  const words = makeWordText(english, wordsNeeded({ kind: "time", seconds: 900 })!, 7);
  const typed = words.slice(0, words.indexOf(" ") + 2);
  const { result } = await save({
    ...wordRun({ endedMsAgo: 1_000_000 }),
    mode: "TIME",
    modeAmount: 900,
    keyRule: "STOP_ON_ERROR",
    log: encodeLog(typeText(typed, 0, 150)),
  });
  expect(result).toMatchObject({ prompt: words.split(" ").slice(0, 3).join(" "), durationMs: 900_000, accuracy: 100 });
});

test("without Backspace, a log that deletes something is refused", async () => {
  const clean = { ...wordRun(), keyRule: "NO_BACKSPACE" };
  expect(await keptOf((await save(clean)).result.id)).toMatchObject({ rules: "FREE", keyRule: "NO_BACKSPACE" });
  const [first, ...rest] = typeText(text, 0, 200);
  const corrected: readonly Keystroke[] = [
    first!,
    { time: 50, kind: "insert", text: "#" },
    { time: 100, kind: "deleteGrapheme" },
    ...rest,
  ];
  const log = encodeLog(corrected);
  expect(await save({ ...wordRun(), keyRule: "NO_BACKSPACE", log })).toMatchObject({ code: "MALFORMED_LOG" });
  expect((await save({ ...wordRun({ endedMsAgo: 300_000 }), log })).result.accuracy).toBeLessThan(100);
});

test.each([
  ["a lesson", { mode: "LESSON", modeAmount: null, exerciseId: "us-intl-fj.1", courseVersion: 1 }],
  ["a race", { mode: "CUSTOM", modeAmount: null, seed: null, prompt: "abc", raceCode: "ABCDEF" }],
])("%s has its own rules", async (_name, change) => {
  const { issues } = await save({ ...wordRun(), ...change, keyRule: "NO_BACKSPACE" });
  expect(issues).toContainEqual(expect.objectContaining({ path: "keyRule", code: "BAD_REQUEST" }));
});

test("an unknown rule is refused", async () => {
  const { body } = await member.send(op.saveResult, { input: { ...wordRun(), keyRule: "UPSIDE_DOWN" } });
  expect(body.errors).toHaveLength(1);
});

test("runs by other rules or of other lengths are never compared, and only the usual ones are on boards", async () => {
  await member.run(boards.setProfileVisibility, { visibility: "ALL" });
  const plain = await save(wordRun({ endedMsAgo: 600_000, gapMs: 110 }));
  const forward = await save({ ...wordRun({ endedMsAgo: 500_000, gapMs: 80 }), keyRule: "NO_BACKSPACE" });
  const stopped = await save({ ...wordRun({ endedMsAgo: 400_000, gapMs: 70 }), keyRule: "STOP_ON_ERROR" });
  const seven = await save({
    ...wordRun({ endedMsAgo: 300_000 }),
    modeAmount: 7,
    log: encodeLog(typeNaturally(makeWordText(english, 7, 7), 75)),
  });
  for (const { result } of [plain, forward, stopped, seven]) expect((await keptOf(result.id)).bestOther).toBeNull();
  const again = await save({ ...wordRun({ endedMsAgo: 200_000, gapMs: 95 }), keyRule: "NO_BACKSPACE" });
  expect((await keptOf(again.result.id)).bestOther.id).toBe(forward.result.id);
  const { kinds } = (await member.run(history)).viewer.runHistory;
  expect(kinds).toEqual([
    { mode: "WORDS", modeAmount: 10, keyRule: null },
    { mode: "WORDS", modeAmount: 10, keyRule: "NO_BACKSPACE" },
    { mode: "WORDS", modeAmount: 10, keyRule: "STOP_ON_ERROR" },
    { mode: "WORDS", modeAmount: 7, keyRule: null },
  ]);
  const board = { period: "ALL", mode: "WORDS", amount: 10, language: "EN", rankBy: "SPEED" };
  const { leaderboard } = await member.run(boards.leaderboard, board);
  expect(leaderboard.own.wpm).toBe(plain.result.wpm);
  const { player } = await member.run(boards.player, { username: member.username });
  expect(player.bests.map(({ modeAmount, wpm }: any) => [modeAmount, wpm])).toEqual([[10, plain.result.wpm]]);
});
