import { setTimeout as sleep } from "node:timers/promises";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";
import { proseOf } from "../support/proseOf";
import { ShippedOperations } from "../support/ShippedOperations";
import { compareReports } from "./compareReports";
import { groupFigures, type GroupRound, type Held } from "./groupFigures";
import { LiveGroupLoad } from "./LiveGroupLoad";
import { LiveWire } from "./LiveWire";
import { seedGroups } from "./seedGroups";

/** A whole school at once: classes of so many members, a coach watching each. */
const GROUPS = 30;
const SIZE = 35;

/** The first round is not counted: code is compiled, and everybody's session is written anew at the same moment. */
const WARM_UP = 1;
const ROUNDS = 5;

/** How long is measured, in ms, and how long it takes after a change until the measuring goes on. */
const STRETCH_MS = 5_000;
const SETTLE_MS = 3_000;

/**
 * Live views of a school on one server process: how late they are, what they cost, and what a member takes in memory.
 */
export async function measureGroups(database: BenchDatabase): Promise<readonly Figure[]> {
  const operations = new ShippedOperations();
  const school = await seedGroups(database.url, GROUPS, SIZE);
  const server = await MeteredProcess.start("dist/server/main.js", {
    HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: database.url,
  });
  const wire = new LiveWire(server.url, operations);
  const reports = await compareReports(server, wire, operations, database);
  const empty = await server.memory();
  const text = proseOf(2_000);
  const groups: LiveGroupLoad[] = [];
  for (const group of school) groups.push(await LiveGroupLoad.open(server.url, wire, group, text));
  await sleep(SETTLE_MS);
  const here = await server.memory();
  const idle = await shareOf(server);
  for (const group of groups) group.watch();
  await sleep(SETTLE_MS);
  const unwatched = groups.flatMap(({ members }) => members).filter(({ isWatched }) => !isWatched);
  if (unwatched.length > 0) throw new Error(`${unwatched.length} members were not told that somebody watches.`);
  const rounds: GroupRound[] = [];
  const held: Held[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const group of groups) group.type();
    await sleep(SETTLE_MS);
    rounds.push(await measure(server, groups));
    held.push(await server.memory());
    for (const group of groups) group.rest();
    await sleep(SETTLE_MS / 2);
  }
  for (const group of groups) group.close();
  await server.stop();
  return groupFigures({
    members: GROUPS * SIZE,
    rounds: rounds.slice(WARM_UP),
    reports,
    idle,
    empty,
    here,
    typing: held.slice(WARM_UP),
  });
}

async function measure(server: MeteredProcess, groups: readonly LiveGroupLoad[]): Promise<GroupRound> {
  const count = () => ({
    snapshots: sum(groups, ({ snapshots }) => snapshots),
    bytes: sum(groups, ({ bytes }) => bytes),
    reports: sum(groups, ({ members }) => sum(members, ({ acknowledged }) => acknowledged)),
  });
  const [before, cpu, at] = [count(), await server.cpuMs(), performance.now()];
  for (const group of groups) group.isTimed = true;
  await sleep(STRETCH_MS);
  for (const group of groups) group.isTimed = false;
  const [cpuMs, ms, after] = [(await server.cpuMs()) - cpu, performance.now() - at, count()];
  const delays = groups.map((group) => group.delays.splice(0));
  return {
    cpuMs,
    ms,
    delays,
    snapshots: after.snapshots - before.snapshots,
    bytes: after.bytes - before.bytes,
    reports: after.reports - before.reports,
  };
}

/** The share of one core that a server takes while nothing happens. */
async function shareOf(server: MeteredProcess): Promise<number> {
  const [cpu, at] = [await server.cpuMs(), performance.now()];
  await sleep(STRETCH_MS);
  return ((await server.cpuMs()) - cpu) / (performance.now() - at);
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
