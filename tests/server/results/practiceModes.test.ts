import { punctuationOf } from "../../support/languages";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { fitWords } from "../../../src/engine/keyboards/fitText";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { portionsOf } from "../../../src/engine/practice/portions";
import { words as dutch } from "../../../src/contract/languages/nl/words";
import { words as english } from "../../../src/contract/languages/en/words";
import * as op from "../../support/accountOperations";
import { newGuest, type Person } from "../../support/people";
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

const save = async (input: object) => (await guest.run(op.saveResult, { input })).saveResult;
const typed = (text: string) => encodeLog(typeText(text, 0, 100));
const own = (mode: string, prompt: string | null) => ({
  ...wordRun({ endedMsAgo: 900_000 }),
  mode,
  modeAmount: null,
  seed: null,
  prompt,
  log: typed(prompt ?? "x"),
});
const issuesOf = ({ issues }: { issues: readonly { path: string; code: string }[] }) =>
  issues.map(({ path, code }) => `${path} ${code}`);

test.each([
  ["punctuation", { punctuation: true, numbers: false }],
  ["numbers", { punctuation: false, numbers: true }],
  ["both", { punctuation: true, numbers: true }],
])("words with %s are those that everybody makes of the seed", async (_name, extras) => {
  const text = makeWordText(english, 10, 7, { ...extras, punctuation: extras.punctuation ? punctuationOf.en : null });
  expect(text).not.toBe(makeWordText(english, 10, 7));
  expect((await save({ ...wordRun(), ...extras, log: typed(text) })).result).toMatchObject({
    ...extras,
    prompt: text,
    accuracy: 100,
    layout: null,
  });
});

test("words for a keyboard are drawn from those that it can type", async () => {
  const text = makeWordText(fitWords(keyboardLayouts.us, dutch), 10, 7);
  const { result } = await save({ ...wordRun(), language: "NL", layout: "US", log: typed(text) });
  expect(result).toMatchObject({ layout: "US", prompt: text, accuracy: 100 });
});

test.each(["ADAPTIVE", "CUSTOM"])("%s keeps what was to be typed as it was sent", async (mode) => {
  const prompt = "Een koe, één kalf; “twee” geiten.";
  expect((await save(own(mode, prompt))).result).toMatchObject({
    mode,
    prompt,
    modeAmount: null,
    text: null,
    accuracy: 100,
  });
});

test.each([
  ["nothing", own("CUSTOM", null), "prompt REQUIRED"],
  ["an empty one", own("ADAPTIVE", ""), "prompt REQUIRED"],
  ["one that is not normalized", own("CUSTOM", "two  spaces"), "prompt WRONG_CHARACTERS"],
  ["one that is too long", { ...own("CUSTOM", "x"), prompt: "x".repeat(20_001) }, "prompt TOO_LONG"],
])("a prompt: %s is refused", async (_name, input, issue) => {
  expect(issuesOf(await save(input))).toEqual([issue]);
});

test("fields of another mode are refused, one by one", async () => {
  expect(issuesOf(await save({ ...wordRun(), prompt: "x", from: 0, to: 3, exerciseId: "us-fj.1" }))).toEqual([
    "prompt BAD_REQUEST",
    "exerciseId BAD_REQUEST",
    "from BAD_REQUEST",
    "to BAD_REQUEST",
  ]);
  expect(issuesOf(await save({ ...own("CUSTOM", "abc"), punctuation: true, seed: 3 }))).toEqual([
    "seed BAD_REQUEST",
    "punctuation BAD_REQUEST",
  ]);
});

test("what was typed of a race that was lost is replayed by its rules, and is no race of the boards", async () => {
  const keystrokes = typeText("De vxos slaapt", 0, 100);
  const race = { ...own("CUSTOM", "De vos slaapt"), language: "NL", log: encodeLog(keystrokes), raceCode: "ABC234" };
  const first = await save(race);
  expect(first.result).toMatchObject({
    mode: "CUSTOM",
    rules: "STOP_ON_ERROR",
    raceCode: "ABC234",
    place: null,
    prompt: "De vos slaapt",
    durationMs: 1_300,
  });
  expect(first.result.accuracy).toBeCloseTo((100 * 13) / 14);
  expect((await save(race)).result.id).toBe(first.result.id);
  expect(issuesOf(await save({ ...wordRun(), raceCode: "ABC234" }))).toEqual(["raceCode BAD_REQUEST"]);
});

test("a keyboard that nobody knows is refused by the contract, and nothing is kept", async () => {
  const { body } = await guest.send(op.saveResult, { input: { ...wordRun(), layout: "AMIGA" } });
  expect(body.errors[0].extensions.code).toBe("BAD_REQUEST");
  expect((await guest.run(op.myResults, {})).viewer.results.edges).toEqual([]);
});

describe("a text in parts", () => {
  let text: { id: string; body: string };
  beforeEach(async () => {
    text = (await guest.run(op.randomText, { language: "NL" })).randomText;
  });
  const portion = (
    from: number | null,
    to: number | null,
    log = typed(text.body.slice(from ?? 0, to ?? 1).trim()),
  ) => ({
    ...wordRun({ endedMsAgo: 900_000 }),
    mode: "TEXT",
    modeAmount: null,
    seed: null,
    textId: text.id,
    language: "NL",
    from,
    to,
    log,
  });

  test("each is a run by itself; any other stretch is none", async () => {
    for (const { from, to } of portionsOf(text.body)) {
      expect((await save(portion(from, to))).result).toMatchObject({
        mode: "TEXT",
        text: { id: text.id },
        prompt: text.body.slice(from, to).trim(),
        accuracy: 100,
      });
    }
    expect(issuesOf(await save(portion(0, text.body.indexOf(" ", 60) + 1)))).toEqual(["to BAD_REQUEST"]);
  });

  test("one end without the other, or one that lies outside, is refused", async () => {
    expect(issuesOf(await save(portion(0, null)))).toEqual(["to REQUIRED"]);
    expect(issuesOf(await save(portion(null, 5)))).toEqual(["from REQUIRED"]);
    for (const [from, to] of [
      [5, 5],
      [-1, 5],
      [0, text.body.length + 1],
    ] as const)
      expect(issuesOf(await save(portion(from, to, typed("x"))))).toEqual(["to BAD_REQUEST"]);
  });
});
