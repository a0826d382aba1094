import { setTimeout as sleep } from "node:timers/promises";
import { ensureRedis } from "../../../src/tools/prepare.mjs";
import { startTestRedis } from "../../support/startTestRedis";
import { openRaces, type RacesSide } from "../rooms/openRaces";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { ShippedOperations } from "../support/ShippedOperations";
import { median, quantile, spread } from "../support/statistics";
import { redisCpuMs } from "./redisCpuMs";
import { savingCost, type SavingCost } from "./savingCost";

/** Of each process: what a core holds is asked of processes that have equally much to do. */
const RACES = 40;
const RACERS_OF_RACE = 5;

const SETTLE_MS = 4_000;
const STRETCH_MS = 5_000;
const ROUNDS = 5;

/** CPU of the app in ms for one racer and second, round by round, and what snapshots took, in ms. */
type Held = {
  readonly perRacer: readonly number[];
  readonly delays: readonly number[];
  readonly redisShare: number;
  readonly saving: SavingCost;
};

/**
 * The same load for each process: on one by itself, on one with Redis and on two with Redis, one after the other. What
 * is compared is the CPU time of the app: the two cores here
 * hold the load, the database and Redis as well, so racers that a core holds are worked out from it, and the delay says
 * that the load was held.
 */
export async function measureScale(database: BenchDatabase): Promise<readonly Figure[]> {
  ensureRedis();
  const redis = await startTestRedis();
  try {
    const alone = await hold(database, "", 1);
    const one = await hold(database, redis.url, 1);
    const two = await hold(database, redis.url, 2);
    const spreadTwo = await hold(database, redis.url, 2, true);
    return figures(alone, one, two, spreadTwo);
  } finally {
    await redis.stop();
  }
}

async function hold(database: BenchDatabase, redisUrl: string, processes: number, isSpread = false): Promise<Held> {
  const operations = new ShippedOperations();
  const sizes = Array<number>(RACES * processes).fill(RACERS_OF_RACE);
  const racers = sizes.length * RACERS_OF_RACE;
  const side = await openRaces(database, operations, sizes, { processes, redisUrl, isSpread });
  const perRacer: number[] = [];
  let [redisMs, measuredMs] = [0, 0];
  side.type();
  side.watch();
  await sleep(SETTLE_MS);
  for (const race of side.races) race.isTimed = true;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [cpu, redis, at] = [await cpuOf(side), await redisCpuMs(redisUrl), performance.now()];
    await sleep(STRETCH_MS);
    const ms = performance.now() - at;
    perRacer.push((((await cpuOf(side)) - cpu) * 1000) / ms / racers);
    redisMs += (await redisCpuMs(redisUrl)) - redis;
    measuredMs += ms;
  }
  side.rest();
  side.unwatch();
  const delays = side.races.flatMap((race) => race.delays);
  const saving = await savingCost(side.servers, operations);
  await side.close();
  return { perRacer, delays, redisShare: redisMs / measuredMs, saving };
}

async function cpuOf({ servers }: RacesSide): Promise<number> {
  const all = await Promise.all(servers.map((server) => server.cpuMs()));
  return all.reduce((total, ms) => total + ms, 0);
}

function figures(alone: Held, one: Held, two: Held, spreadTwo: Held): readonly Figure[] {
  const all = [
    ["one by itself", alone],
    ["one with Redis", one],
    ["two with Redis, each race at one of them", two],
    ["two with Redis, each race spread over both", spreadTwo],
  ] as const;
  const delay = ({ delays }: Held) => quantile(delays, 0.99);
  return [
    {
      name: "CPU of the app per racer, two processes on Redis / one (a second one worth 0.8 is 1.25)",
      value: median(two.perRacer) / median(one.perRacer),
      most: 1.25,
      unit: "×",
      digits: 2,
      details: all.map(([name, { perRacer, redisShare }]) => {
        const cost = median(perRacer);
        return (
          `${name}: ${cost.toFixed(2)} ms a second for each racer (${spread(perRacer, 2)}), so ` +
          `${Math.round(700 / cost)} racers on 70 % of a core; Redis itself ${(redisShare * 100).toFixed(0)} % of one`
        );
      }),
    },
    {
      name: "the same with every race spread over both: each of them folds and tells it",
      value: median(spreadTwo.perRacer) / median(one.perRacer),
      most: 2,
      unit: "×",
      digits: 2,
      details: [],
    },
    {
      name:
        `p99 of the delay, batch sent to snapshot seen, ${RACES * RACERS_OF_RACE * 2} racers ` +
        `spread over two processes on Redis`,
      value: delay(spreadTwo),
      most: 250,
      unit: " ms",
      digits: 0,
      details: all.map(
        ([name, held]) =>
          `${name}: p50 ${quantile(held.delays, 0.5).toFixed(0)} ms, p99 ` +
          `${delay(held).toFixed(0)} ms (${held.delays.length} batches)`,
      ),
    },
    {
      name: "CPU of the app per saved result, two processes on Redis / one by itself",
      value: two.saving.cpuMs / alone.saving.cpuMs,
      most: 1.25,
      unit: "×",
      digits: 2,
      details: all.map(
        ([name, { saving }]) =>
          `${name}: ${saving.cpuMs.toFixed(2)} ms each; ${Math.round(saving.perSecond)} a second ` +
          `came through, load and database on the same cores`,
      ),
    },
  ];
}
