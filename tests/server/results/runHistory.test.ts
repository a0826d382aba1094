import { Client } from "pg";
import { formatPercent, formatSpeed } from "../../../src/app/typing/figures/formatFigure";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { words as english } from "../../../src/contract/languages/en/words";
import * as op from "../../support/accountOperations";
import { newGuest, newMember, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { rowIdOf, seedRuns } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeText } from "../../support/typeText";
import { WireClient } from "../../support/WireClient";

const columns =
  "startedAt durationMs wpm strokesPerMinute accuracy kind kinds { mode modeAmount language punctuation numbers " +
  "isFlagged fastestId }";
const mine = `query myHistory { viewer { runHistory { isComplete ${columns} } } }`;
const theirs =
  "query theirHistory($id: ID!) { node(id: $id) { id ... on User { runHistory { isComplete startedAt } } } }";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, mine, theirs] });
});
afterAll(() => server.close());

async function asked(sql: string, values: unknown[] = []): Promise<any[]> {
  const client = new Client(server.database.config);
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}

const historyOf = async (person: WireClient) => (await person.run(mine)).viewer.runHistory;

test("what was typed stands in columns, the oldest run first, however late it was saved", async () => {
  const person = await newMember(server.url);
  expect(await historyOf(person)).toEqual({
    isComplete: true,
    startedAt: [],
    durationMs: [],
    wpm: [],
    strokesPerMinute: [],
    accuracy: [],
    kind: [],
    kinds: [],
  });
  const late = await person.run(op.saveResult, { input: wordRun({ endedMsAgo: 60_000 }) });
  const early = await person.run(op.saveResult, { input: wordRun({ endedMsAgo: 600_000, gapMs: 90 }) });
  const [first, second] = [early, late].map(({ saveResult }) => saveResult.result);
  const history = await historyOf(person);
  const hundredths = (figure: number) => Math.floor(figure * 100 + 1e-9) / 100;
  expect(history).toEqual({
    isComplete: true,
    startedAt: [Date.parse(first.startedAt), Date.parse(second.startedAt)],
    durationMs: [first.durationMs, second.durationMs],
    wpm: [hundredths(first.wpm), hundredths(second.wpm)],
    strokesPerMinute: [hundredths(first.strokesPerMinute), hundredths(second.strokesPerMinute)],
    accuracy: [100, 100],
    kind: [0, 0],
    kinds: [
      {
        mode: "WORDS",
        modeAmount: 10,
        language: "EN",
        punctuation: false,
        numbers: false,
        isFlagged: false,
        fastestId: second.id,
      },
    ],
  });
});

test("the tenths of a run in its columns are those of the run itself", async () => {
  const person = await newMember(server.url);
  // 52 of 54 right key presses: 96.296…%, which is 96.2 in tenths, and 96.3 for those who round to hundredths first.
  const seed = Array.from({ length: 500 }, (_, at) => at).find((at) => makeWordText(english, 10, at).length === 52)!;
  const [first, ...others] = typeText(makeWordText(english, 10, seed), 1_000, 97);
  const slips = [0, 300].flatMap((time): Keystroke[] => [
    { time, kind: "insert", text: "\u00e5" },
    { time: time + 130, kind: "deleteGrapheme" },
  ]);
  const log = encodeLog([...slips, first!, ...others]);
  const { result } = (await person.run(op.saveResult, { input: { ...wordRun({ seed }), log } })).saveResult;
  const { accuracy, wpm } = await historyOf(person);
  expect([formatPercent("en-US", accuracy[0]), formatPercent("en-US", result.accuracy)]).toEqual(["96.2%", "96.2%"]);
  expect(formatSpeed("en-US", wpm[0])).toBe(formatSpeed("en-US", result.wpm));
});

describe("own only", () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await newMember(server.url);
    await owner.run(op.saveResult, { input: wordRun() });
  });
  const roles = {
    nobody: async () => new WireClient(server.url),
    guest: () => newGuest(server.url),
    "another member": () => newMember(server.url),
    admin: async () => {
      const admin = await newMember(server.url);
      await asked("update users set role = 'ADMIN' where id = $1", [rowIdOf(admin.id)]);
      return admin;
    },
  };
  test.each(Object.keys(roles) as (keyof typeof roles)[])("not for %s", async (role) => {
    // Only an admin finds the account at all.
    const { node } = await (await roles[role]()).run(theirs, { id: owner.id });
    expect(node).toEqual(role === "admin" ? { id: owner.id, runHistory: null } : null);
  });
  test("for its owner, and a guest has one as well", async () => {
    expect((await owner.run(theirs, { id: owner.id })).node.runHistory.startedAt).toHaveLength(1);
    const guest = await newGuest(server.url);
    await guest.run(op.saveResult, { input: wordRun() });
    expect((await historyOf(guest)).startedAt).toHaveLength(1);
    expect((await new WireClient(server.url).run(mine)).viewer).toBeNull();
  });
});

describe("10,000 runs among 50,000", () => {
  let person: Person;
  beforeAll(async () => {
    const crowd = await newMember(server.url);
    await seedRuns(server.database.config, { userId: rowIdOf(crowd.id), runs: 40_000, everyMinutes: 30 });
    person = await newMember(server.url);
    await seedRuns(server.database.config, { userId: rowIdOf(person.id), runs: 10_000 });
    // Statistics and a map of what is visible, as the database keeps them by itself.
    await asked("vacuum analyze results");
  }, 240_000);

  test("come in one query, by an index, without a text or a log", async () => {
    const query = jest.spyOn(Client.prototype, "query");
    const history = await historyOf(person);
    const sent = query.mock.calls
      .map(([config]) => (typeof config === "string" ? config : (config as { text: string }).text))
      .filter((text) => text.includes('"results"'));
    query.mockRestore();
    for (const column of ["startedAt", "durationMs", "wpm", "strokesPerMinute", "accuracy", "kind"])
      expect(history[column]).toHaveLength(10_000);
    expect(new Set(history.kinds.map((kind: object) => JSON.stringify(kind))).size).toBe(history.kinds.length);
    expect(Math.max(...history.kind)).toBe(history.kinds.length - 1);
    expect(history.startedAt).toEqual([...history.startedAt].sort((a: number, b: number) => a - b));
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toMatch(/"log"|"prompt"/u);

    const plan = (await asked(`explain ${sent[0]!.replace("$1", `'${rowIdOf(person.id)}'`).replace("$2", "20001")}`))
      .map((row) => row["QUERY PLAN"])
      .join("\n");
    // By an index of the person's runs; whether in its order or by sorting ten thousand short rows is the planner's
    // choice.
    expect(plan).toMatch(/Index (?:Only )?Scan (?:Backward )?(?:using|on) results_\w+/u);
    expect(plan).not.toMatch(/Seq Scan/u);
  });

  test("more than the bound: the newest are there, and it says so", async () => {
    const many = await newMember(server.url);
    const last = new Date("2026-11-20T12:00:00.000Z");
    await seedRuns(server.database.config, { userId: rowIdOf(many.id), runs: 20_001, last, everyMinutes: 10 });
    const history = await historyOf(many);
    expect(history).toMatchObject({ isComplete: false });
    expect(history.startedAt).toHaveLength(20_000);
    expect(history.startedAt.at(-1)).toBe(last.getTime());
    expect(history.startedAt[0]).toBe(last.getTime() - 19_999 * 600_000);
  });
});
