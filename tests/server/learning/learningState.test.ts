import { deriveState } from "../../../src/engine/adaptive/addRun";
import { defaultGoal } from "../../../src/engine/adaptive/AdaptiveState";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { dayNumber } from "../../../src/contract/dates";
import * as op from "../../support/accountOperations";
import { newGuest, newMember, password, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { typeText } from "../../support/typeText";
import { WireClient } from "../../support/WireClient";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
});
afterAll(() => server.close());

const prompt = "dad had a sad lad";
const keystrokes = typeText(prompt, 0, 200);
const adaptive = (minutesAgo: number, layout: string | null = "US") => {
  const startedAt = new Date(Date.now() - minutesAgo * 60_000);
  return {
    ...wordRun(),
    mode: "ADAPTIVE",
    modeAmount: null,
    seed: null,
    prompt,
    layout,
    log: encodeLog(keystrokes),
    startedAt: startedAt.toISOString(),
  };
};
const save = async (person: Person, input: ReturnType<typeof adaptive>) =>
  (await person.run(op.saveResult, { input })).saveResult;
const stateOf = async (person: Person, layout = "US") =>
  (await person.run(op.myLearning, { layout })).viewer.learningState;
const learningOf = async (person: Person, layout: string | null = null) =>
  (await person.run(op.myKeys, { layout })).viewer.learning;
const asFinished = ({ runId, startedAt }: ReturnType<typeof adaptive>) => {
  const durationMs = keystrokes.at(-1)!.time;
  const endedAt = Date.parse(startedAt) + durationMs;
  return {
    rules: "free",
    text: prompt,
    keystrokes,
    durationMs,
    id: runId,
    endedAt,
    day: dayNumber(endedAt, "Europe/Amsterdam"),
  } as const;
};
const byKey = <Stat extends { key: string }>(stats: readonly Stat[]) =>
  [...stats].sort((a, b) => (a.key < b.key ? -1 : 1));
const named = (stats: object) => byKey(Object.entries(stats).map(([key, stat]) => ({ key, ...stat })));

test("nothing is known before the first run, and on another keyboard", async () => {
  const person = await newGuest(server.url);
  expect(await stateOf(person)).toBeNull();
  await save(person, adaptive(5));
  expect(await stateOf(person, "DVORAK")).toBeNull();
});

test("what is learnt is what anybody derives from the runs; the same run counts once", async () => {
  const person = await newGuest(server.url);
  const runs = [adaptive(30), adaptive(20), adaptive(10)];
  for (const run of [...runs, ...runs]) expect((await save(person, run)).__typename).toBe("SaveResultSuccess");
  const derived = deriveState(runs.map(asFinished), defaultGoal);
  const { keys, pairs, ...about } = await stateOf(person);
  expect({ ...about, keys: byKey(keys), pairs: byKey(pairs) }).toEqual({
    runs: 3,
    lastRunEndedAt: derived.last!.endedAt,
    lastRunId: runs[2]!.runId,
    keys: named(derived.keys),
    pairs: named(derived.pairs),
  });
});

test("a run that comes late is learnt from too, and the last one stays the last", async () => {
  const person = await newGuest(server.url);
  const [early, late] = [adaptive(10), adaptive(40)];
  await save(person, early);
  await save(person, late);
  const state = await stateOf(person);
  expect(state).toMatchObject({ runs: 2, lastRunId: early.runId });
  expect(state.keys.find(({ key }: { key: string }) => key === "d").presses).toBe(10);
});

test.each([
  ["EN", "US"],
  ["NL", "US_INTERNATIONAL"],
])(
  "a first run in %s that names no keyboard counts for the usual one, and so do those in other languages after it",
  async (language, usual) => {
    const person = await newGuest(server.url);
    await save(person, { ...adaptive(30, null), language });
    expect(await stateOf(person, usual)).toMatchObject({ runs: 1 });
    for (const other of ["EN", "NL"])
      await save(person, { ...adaptive(other === "EN" ? 20 : 10, null), language: other });
    expect(await learningOf(person)).toEqual({ layout: usual, layouts: [usual] });
    expect(await stateOf(person, usual)).toMatchObject({ runs: 3 });
  },
);

test("the keyboard that was typed on last comes first; another one can be asked for", async () => {
  const person = await newGuest(server.url);
  expect(await learningOf(person)).toBeNull();
  await save(person, adaptive(30, "DVORAK"));
  await save(person, adaptive(20, "US"));
  expect(await learningOf(person)).toEqual({ layout: "US", layouts: ["US", "DVORAK"] });
  expect(await learningOf(person, "DVORAK")).toEqual({ layout: "DVORAK", layouts: ["US", "DVORAK"] });
  expect(await learningOf(person, "BELGIAN")).toBeNull();
  // Without a name: the keyboard that was typed on last.
  await save(person, { ...adaptive(10, null), language: "NL" });
  expect(await stateOf(person)).toMatchObject({ runs: 2 });
});

test("ten runs at once are all learnt from", async () => {
  const person = await newGuest(server.url);
  await Promise.all(Array.from({ length: 10 }, (_, at) => save(person, adaptive(10 + at))));
  expect(await stateOf(person)).toMatchObject({ runs: 10 });
});

test("nobody else reads it", async () => {
  const owner = await newMember(server.url);
  await save(owner, adaptive(5));
  for (const other of [await newGuest(server.url), await newMember(server.url), new WireClient(server.url)])
    expect((await other.run(op.userKeys, { id: owner.id })).node).toBeNull();
  // Not even those who find the account.
  const admin = await newMember(server.url);
  await server.services.database.execute(`update users set role = 'ADMIN' where username = '${admin.username}'`);
  expect((await admin.run(op.userKeys, { id: owner.id })).node).toEqual({ learning: null });
  expect((await admin.run(op.userLearning, { id: owner.id, layout: "US" })).node).toEqual({
    learningState: null,
    passedExercises: null,
  });
});

test("a guest who signs in brings it along; where both are known, the one with more runs stays", async () => {
  const member = await newMember(server.url);
  const guest = await newGuest(server.url);
  await save(member, adaptive(50));
  await save(guest, adaptive(40));
  await save(guest, adaptive(30));
  await save(guest, adaptive(20, "COLEMAK"));
  await guest.run(op.passReading, { exerciseId: "us-posture.1" });
  const input = { username: member.username, password, deviceLabel: "Test", guestToken: guest.token };
  expect((await member.run(op.signIn, { input })).signIn.__typename).toBe("SignedIn");
  expect(await stateOf(member)).toMatchObject({ runs: 2 });
  expect(await stateOf(member, "COLEMAK")).toMatchObject({ runs: 1 });
  expect((await member.run(op.myLearning, { layout: "US" })).viewer.passedExercises).toMatchObject([
    { exerciseId: "us-posture.1" },
  ]);
});
