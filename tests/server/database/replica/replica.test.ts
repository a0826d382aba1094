import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import type { RenderPage } from "../../../../src/contract/renderPage";
import { createLog } from "../../../../src/server/operations/openLog";
import { quietOperations } from "../../../../src/server/operations/Watch";
import * as account from "../../../support/accountOperations";
import { assignmentNode, assignmentOperations } from "../../../support/assignmentOperations";
import { leaderboard, player, setProfileVisibility } from "../../../support/boardOperations";
import { goal, join, newClassroom, setWork } from "../../../support/classroom";
import * as group from "../../../support/groupOperations";
import { newGroup } from "../../../support/groupPeople";
import { newGuest, newMember, password, type Person } from "../../../support/people";
import { PostgresCable } from "../../../support/PostgresCable";
import { wordRun } from "../../../support/practiceRun";
import { rowIdOf } from "../../../support/seedRuns";
import { TestReplica } from "../../../support/startTestReplica";
import { startTestRedis, type TestRedis } from "../../../support/startTestRedis";
import { hashOf, startTestServer, type TestServer } from "../../../support/startTestServer";
import { untilTrue } from "../../../support/untilTrue";
import { WireClient } from "../../../support/WireClient";

// Two processes with a replica: where they read, and what people see while it lags, fails and comes back.

const history = "query history { viewer { runHistory { startedAt } results { edges { node { id } } } } }";
const report = `query report($id: ID!) { node(id: $id) { ... on Group {
  report(period: ALL) { members { runs } } board { entries { wpm } } } } }`;
const operations = [
  ...account.accountOperations,
  ...group.groupOperations,
  ...assignmentOperations,
  leaderboard,
  player,
  setProfileVisibility,
  history,
  report,
];

const tenWords = { period: "ALL", mode: "WORDS", amount: 10, language: "EN", rankBy: "SPEED" };

/** A page that shows the leaderboard. */
const renderPage: RenderPage = async ({ execute }) => ({
  name: "Leaderboard",
  status: 200,
  headers: { "content-type": "text/html" },
  body: Readable.from([JSON.stringify(await execute(hashOf(leaderboard), tenWords))]),
});

let files: string;
let postgres: TestReplica;
let cable: PostgresCable;
let redis: TestRedis;
let one: TestServer;
let other: TestServer;
const log: any[] = [];

beforeAll(async () => {
  files = mkdtempSync(path.join(tmpdir(), "typeloop-files-"));
  for (const folder of [".vite", "assets"]) mkdirSync(path.join(files, folder));
  writeFileSync(path.join(files, ".vite/manifest.json"), JSON.stringify({ "index.html": { file: "index.js" } }));
  writeFileSync(
    path.join(files, "index.html"),
    '<!doctype html><script type="application/json" id="typeloop-config">{}</script>' +
      '<script type="module" src="/index.js"></script>',
  );
  [postgres, redis] = await Promise.all([TestReplica.start(), startTestRedis()]);
  cable = await PostgresCable.to(postgres.config);
  const options = { operations, database: postgres.database, redisUrl: redis.url, appDirectory: files, renderPage };
  // No test here depends on how long it takes.
  const replica = { config: cable.config, mostBehindMs: 600_000 };
  one = await startTestServer({
    ...options,
    replica,
    log: createLog("info", { write: (line) => log.push(JSON.parse(line)) }),
    operationsConfig: { ...quietOperations, metrics: { host: "127.0.0.1", port: 0 } },
  });
  other = await startTestServer({ ...options, replica: { ...replica, config: postgres.config } });
  for (const server of [one, other]) await untilTrue(async () => (await stateOf(server)) === "ready");
});
afterAll(async () => {
  await one.close();
  await other.close();
  await cable.close();
  await redis.stop();
  await postgres.stop();
  rmSync(files, { recursive: true });
});
afterEach(async () => {
  cable.plug();
  cable.mute(false);
  await postgres.resume();
  await untilTrue(async () => (await stateOf(one)) === "ready");
});

const ready = async (server: TestServer) => {
  const response = await fetch(`${server.url}/readyz`);
  return { status: response.status, body: (await response.json()) as any };
};
const stateOf = async (server: TestServer) => (await ready(server)).body.replica;

/** How many statements the replica answered, or the primary instead, during some work. */
async function reads(work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  const before = await readsSoFar();
  await work();
  const after = await readsSoFar();
  const changed = Object.keys(after).map((answer) => [answer, (after[answer] ?? 0) - (before[answer] ?? 0)] as const);
  return Object.fromEntries(changed.filter(([, count]) => count > 0));
}

async function readsSoFar(): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`http://127.0.0.1:${one.metricsPort}/metrics`)).text();
  const found = text.matchAll(/^typeloop_replica_reads_total\{answer="(\w+)"\} (\d+)$/gmu);
  return Object.fromEntries([...found].map(([, answer = "", count]) => [answer, Number(count)]));
}

/** Somebody on public boards, and the same person at the other process. */
async function typist(): Promise<Person> {
  const person = await newMember(one.url);
  await person.run(setProfileVisibility, { visibility: "ALL" });
  return person;
}
const elsewhere = (person: WireClient) => new WireClient(other.url, person.token);
const type = (person: WireClient, run: Parameters<typeof wordRun>[0]) =>
  person.run(account.saveResult, { input: wordRun(run) });
/** Of the same person, the second after the first. */
const [slowly, quickly] = [{ gapMs: 130 }, { gapMs: 100, seed: 8, endedMsAgo: 20_000 }];
const board = async (reader: WireClient, username: string | null): Promise<number[]> =>
  (await reader.run(leaderboard, tenWords)).leaderboard.entries
    .filter(({ user }: any) => user.username === username)
    .map(({ wpm }: any) => wpm);
const runsOf = async (reader: WireClient): Promise<readonly number[]> => {
  const { runHistory, results } = (await reader.run(history)).viewer;
  return [runHistory.startedAt.length, results.edges.length];
};

/** Waits until the replica has what these people need: what was written before. */
async function caughtUp(...readers: readonly WireClient[]): Promise<void> {
  await postgres.caughtUp();
  for (const reader of readers)
    await untilTrue(async () => Object.keys(await reads(() => board(reader, null))).join() === "replica");
}

/** Somebody writes, and another process has heard of it. */
async function heardBy(server: TestServer, person: Person, write: () => Promise<unknown>): Promise<void> {
  const hears = new Promise<void>((resolve) => {
    server.services.pubSub.subscribe("written", (userId) => {
      if (userId === rowIdOf(person.id)) resolve();
    });
  });
  await write();
  await hears;
}

test("what nobody has just changed is read from the replica: boards, histories, profiles, reports", async () => {
  const ada = await typist();
  const coach = await newMember(one.url);
  const { id } = await newGroup(coach);
  await caughtUp(ada, coach);
  expect(await reads(() => board(ada, ada.username))).toEqual({ replica: 2 });
  expect(await reads(() => runsOf(ada))).toEqual({ replica: 2 });
  expect(await reads(() => coach.run(player, { username: ada.username }))).toEqual({ replica: 3 });
  expect(await reads(() => coach.run(report, { id }))).toEqual({ replica: 5 });
});

test("who saves a run sees it at once, at any process, while the replica stands still and others still read it", async () => {
  const [ada, bob] = [await typist(), await newMember(one.url)];
  await type(ada, slowly);
  await caughtUp(bob);
  const [slow] = await board(bob, ada.username);
  await postgres.pause();
  await heardBy(other, ada, () => type(ada, quickly));
  for (const reader of [ada, elsewhere(ada)]) {
    const [fast] = await board(reader, ada.username);
    expect(fast).toBeGreaterThan(slow ?? 0);
    expect(await runsOf(reader)).toEqual([2, 2]);
  }
  expect(await reads(() => board(ada, ada.username))).toEqual({ behind: 3 });
  // Boards refresh live, so nobody reads one from before.
  expect(await reads(async () => expect(await board(bob, ada.username)).not.toEqual([slow]))).toEqual({ behind: 2 });
  expect(await reads(() => runsOf(bob))).toEqual({ replica: 2 });
  await postgres.resume();
  await caughtUp(ada);
  expect(await reads(async () => expect(await board(ada, ada.username)).not.toEqual([slow]))).toEqual({ replica: 3 });
});

test("what was saved at another process counts as well", async () => {
  const ada = await typist();
  await caughtUp(ada);
  await postgres.pause();
  await heardBy(one, ada, () => type(elsewhere(ada), quickly));
  expect(await runsOf(ada)).toEqual([1, 1]);
});

test("what a guest typed is in the history of the account that takes them over", async () => {
  const [member, visitor] = [await newMember(one.url), await newGuest(one.url)];
  await type(visitor, quickly);
  await caughtUp(member);
  await postgres.pause();
  const input = { username: member.username, password, deviceLabel: "Test", guestToken: visitor.token };
  await new WireClient(one.url).run(account.signIn, { input });
  expect(await runsOf(member)).toEqual([1, 1]);
});

test("a coach's report may lag, and what the coach changes is in it at once", async () => {
  const [coach, ada] = [await newMember(one.url), await typist()];
  const { id, code } = await newGroup(coach);
  await ada.run(group.joinGroup, { code });
  await postgres.run("update group_members set joined_at = '2026-01-01'");
  await caughtUp(coach);
  await postgres.pause();
  const runsIn = async () => (await coach.run(report, { id })).node.report.members.map(({ runs }: any) => runs);
  await type(ada, quickly);
  expect(await runsIn()).toEqual([0]);
  await coach.run(group.renewJoinCode, { id });
  expect(await runsIn()).toEqual([1]);
});

test("one's own progress with an assignment is there at once, and a coach may see it a little later", async () => {
  const ada = await typist();
  const room = await newClassroom(one);
  await join(room, ada);
  await postgres.run("update group_members set joined_at = '2026-01-01'");
  const { id } = await setWork(room, goal());
  await caughtUp(ada, room.owner);
  await postgres.pause();
  await type(ada, quickly);
  expect((await ada.run(assignmentNode, { id })).node.myProgress.state).toBe("IN_PROGRESS");
  const seen = async () => (await room.owner.run(assignmentNode, { id })).node.progress[0].state;
  expect(await seen()).toBe("NOT_STARTED");
  await postgres.resume();
  await caughtUp(room.owner);
  expect(await seen()).toBe("IN_PROGRESS");
});

test("a page for everyone that was made before a run has it when it is made again", async () => {
  const ada = await typist();
  await type(ada, slowly);
  await caughtUp(ada);
  const page = async (server: TestServer) => (await fetch(`${server.url}/leaderboard`)).text();
  const places = async (server: TestServer) =>
    JSON.parse(await page(server)).data.leaderboard.entries.filter(({ user }: any) => user.username === ada.username);
  const [[slow], [there]] = [await places(one), await places(other)];
  expect(there).toEqual(slow);
  await postgres.pause();
  await type(ada, quickly);
  const [fast] = await places(one);
  expect(fast.wpm).toBeGreaterThan(slow.wpm);
  // Also while it is kept.
  expect(await places(one)).toEqual([fast]);
  // The other process hears of it a little later.
  await untilTrue(async () => (await places(other))[0].wpm === fast.wpm);
});

test("who leaves the boards is gone from them for everybody at once", async () => {
  const [ada, bob] = [await typist(), await newMember(one.url)];
  await type(ada, quickly);
  await caughtUp(bob);
  expect(await board(bob, ada.username)).toHaveLength(1);
  await postgres.pause();
  await ada.run(setProfileVisibility, { visibility: "ME" });
  expect(await board(bob, ada.username)).toEqual([]);
});

test("without the replica everything is read from the primary; when it is back, it is read again", async () => {
  const ada = await typist();
  await caughtUp(ada);
  log.length = 0;
  await postgres.stopReplica();
  for (let time = 0; time < 5; time += 1) expect(await board(ada, ada.username)).toEqual([]);
  await type(ada, quickly);
  expect(await reads(() => board(ada, ada.username))).toEqual({ unavailable: 3 });
  expect(await ready(one)).toEqual({ status: 200, body: { ready: true, missing: [], replica: "unavailable" } });
  await postgres.startReplica();
  await untilTrue(async () => (await stateOf(one)) === "ready");
  await caughtUp(ada);
  expect(await reads(() => board(ada, ada.username))).toEqual({ replica: 3 });
  const said = log.filter(({ msg }) => /replica/u.test(msg)).map(({ level, msg }) => [level, msg]);
  expect(said).toEqual([
    [40, "the replica is unavailable: reads go to the primary"],
    [30, "reads go to the replica"],
  ]);
});

test("one that does not answer any more delays a response for a moment, and then none", async () => {
  const ada = await typist();
  await caughtUp(ada);
  cable.mute(true);
  expect(await board(ada, ada.username)).toEqual([]);
  expect(await stateOf(one)).toBe("unavailable");
  expect(await reads(() => board(ada, ada.username))).toEqual({ unavailable: 2 });
});

test("what the replica cannot run, the primary does: a release that is newer than the replica", async () => {
  const [ada, bob] = [await typist(), await newMember(one.url)];
  await type(ada, quickly);
  await caughtUp(bob);
  await postgres.run("alter table board_entries rename column speed to speed_of_a_newer_release");
  await postgres.caughtUp();
  await postgres.pause();
  await postgres.run("alter table board_entries rename column speed_of_a_newer_release to speed");
  log.length = 0;
  for (let time = 0; time < 3; time += 1)
    expect(await reads(async () => expect(await board(bob, ada.username)).toHaveLength(1))).toEqual({ failed: 2 });
  expect(await stateOf(one)).toBe("ready");
  expect(log.filter(({ msg }) => /replica/u.test(msg)).map(({ msg }) => msg)).toEqual([
    "a statement failed on the replica: it ran on the primary",
  ]);
});

test("a replica that is too far behind is not read, and says so", async () => {
  const strict = await startTestServer({
    operations,
    database: postgres.database,
    replica: { config: postgres.config, mostBehindMs: 0 },
  });
  try {
    const ada = await typist();
    const bob = new WireClient(strict.url, (await newMember(one.url)).token);
    await postgres.caughtUp();
    await postgres.pause();
    await type(ada, quickly);
    expect(await board(bob, ada.username)).toHaveLength(1);
    await untilTrue(async () => (await stateOf(strict)) === "behind");
    expect((await ready(strict)).status).toBe(200);
  } finally {
    await strict.close();
  }
});
