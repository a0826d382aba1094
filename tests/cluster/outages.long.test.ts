import { setTimeout as sleep } from "node:timers/promises";
import { proseOf } from "../bench/support/proseOf";
import { expectKeptOnce } from "./support/expectKeptOnce";
import { expectOneTruth } from "./support/expectOneTruth";
import { meddlesome } from "./support/meddlesome";
import { Robot } from "./support/Robot";
import { RobotSaver } from "./support/RobotSaver";
import { sharedCluster } from "./support/sharedCluster";
import { until } from "./support/until";

jest.setTimeout(240_000);

const OUTAGE_MS = 10_000;

/**
 * The longest that a racer may wait while processes are replaced one after the other. The goal is 3 s; a busy computer
 * may be slower.
 */
const LONGEST_STALL_MS = 8_000;

const onCluster = sharedCluster();

test("on two processes, batches that are repeated, out of order or sent again much later change nothing", () =>
  onCluster(2, async ({ cluster, records }) => {
    const textId = await records.addText(proseOf(120));
    const races = await Promise.all(
      [1, 2, 3, 4].map((seed) => cluster.openRace({ racers: 3, textId, seed, meddling: meddlesome(seed).meddling })),
    );
    await Promise.all(races.map((race) => race.start()));
    await Promise.all(races.map((race) => race.finish()));
    for (const race of races) await expectOneTruth(race, records);
  }));

test("replacing processes one after the other interrupts no race", () =>
  onCluster(2, async ({ cluster, records }) => {
    const textId = await records.addText(proseOf(300));
    const races = await cluster.openRaces(6, { racers: 3, textId });
    const racers = races.flatMap((race) => race.racers);
    await Promise.all(races.map((race) => race.start()));
    await until("all type", () => racers.every(({ acknowledged }) => acknowledged > 0));
    for (const app of cluster.apps) await app.restart();
    await Promise.all(races.map((race) => race.finish()));
    for (const race of races) await expectOneTruth(race, records);
    const stall = Math.max(...racers.map(({ longestMs }) => longestMs));
    process.stderr.write(`rolling restart: a batch took ${Math.round(stall)} ms at the most\n`);
    expect(stall).toBeLessThanOrEqual(LONGEST_STALL_MS);
  }));

test("during a Redis outage practice is saved; afterwards races continue where they were", () =>
  onCluster(2, async ({ cluster, redis, records }) => {
    const textId = await records.addText(proseOf(250));
    const races = await cluster.openRaces(6, { racers: 3, textId });
    const racers = races.flatMap((race) => race.racers);
    const savers = (await Robot.guests(cluster.url, 3)).map((robot, at) => new RobotSaver(robot, at + 1));
    for (const saver of savers) saver.start(200);
    await Promise.all(races.map((race) => race.start()));
    await until("all type", () => racers.every(({ acknowledged }) => acknowledged > 2));
    await redis.kill();
    const before = savers.map(({ acknowledged }) => acknowledged.size);
    await sleep(OUTAGE_MS);
    expect(savers.filter(({ acknowledged }, at) => acknowledged.size <= (before[at] ?? 0) + 1)).toEqual([]);
    await redis.restart();
    await Promise.all(races.map((race) => race.finish()));
    for (const race of races) await expectOneTruth(race, records);
    await Promise.all(savers.map((saver) => saver.stop()));
    await expectKeptOnce(savers, records);
  }));
