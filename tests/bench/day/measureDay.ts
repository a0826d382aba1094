import { setTimeout as sleep } from "node:timers/promises";
import { ensureRedis } from "../../../src/tools/prepare.mjs";
import { startTestRedis } from "../../support/startTestRedis";
import { redisCpuMs } from "../scale/redisCpuMs";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";
import { readConstants, usedIn, type DayConstants, type Idle } from "./dayConstants";
import { dayKinds, peopleOfKinds, type DayKind } from "./dayMix";
import { readDayOptions, type DayOptions } from "./dayOptions";
import { dayBounds, exceededBy, findLargest, type Found } from "./findLargest";
import { measureNewsCost, type NewsCost } from "./newsCost";
import { arrivalUse, lessonUse, onPaper } from "./onPaper";
import { playStep, type DayPlace, type DayStep } from "./playStep";
import { PostgresMeter, sinceThen } from "./PostgresMeter";
import { printConstants, printMix, printPaper, printStep } from "./printDay";
import { seedTexts } from "./seedDay";

const IDLE_MS = 5_000;

/** A server that was overloaded has something to finish, in ms. */
const REST_MS = 5_000;

/** So many of a kind are measured alone: a server that has little to do uses more for each. */
const ALONE: Readonly<Record<DayKind, number>> = { racing: 800, practicing: 2_000, watched: 300 };
const aloneTimes = { lessonMs: 20_000 };

const warmUp = { arrivalMs: 5_000, lessonMs: 10_000 };
const WARM_UP_PEOPLE = 150;

/** What is worked out on paper. */
const SIZES = [1_000, 10_000, 100_000, 1_000_000];

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Plays the lesson that begins at 8:30, larger and larger, and works out on paper what even more people need. */
export async function measureDay(database: BenchDatabase): Promise<readonly Figure[]> {
  const options = readDayOptions(process.argv.slice(2));
  const until = performance.now() + options.minutes * 60_000;
  print(`${printMix()}\nNo lesson begins after ${options.minutes} minutes (--minutes).\n`);
  const texts = await seedTexts(database.config);
  const measured = options.hasPaper ? await measureConstants(database, texts) : null;
  const found = await withServer(database, texts, "", async (place) => {
    await playStep(place, peopleOfKinds(WARM_UP_PEOPLE), warmUp);
    const counts = (people: number) => countsOf(people, options);
    const play = async (people: number) => {
      const step = await playStep(place, counts(people));
      print(printStep(step));
      await sleep(REST_MS);
      return step;
    };
    return findLargest(options.people, play, () => performance.now() < until);
  });
  if (measured === null) return lessonFigures(found);
  const { alone, shared, idle, news } = measured;
  print(
    printPaper(
      SIZES.map((people) => onPaper(people, alone, shared, news)),
      alone,
      shared,
      news,
      options.corePrice,
    ),
  );
  return [...lessonFigures(found), ...costFigures(alone), ...paperFigures(found, alone, idle)];
}

function countsOf(people: number, { only }: DayOptions): Readonly<Record<DayKind, number>> {
  return only === null ? peopleOfKinds(people) : { racing: 0, practicing: 0, watched: 0, [only]: people };
}

type Measured = {
  readonly alone: DayConstants;
  readonly shared: DayConstants;
  readonly idle: Idle;
  readonly news: NewsCost;
};

/** What each kind costs, on a process by itself and on one with Redis. */
async function measureConstants(database: BenchDatabase, texts: DayPlace["texts"]): Promise<Measured> {
  const measure = async (place: DayPlace, where: string) => {
    await playStep(place, peopleOfKinds(WARM_UP_PEOPLE), warmUp);
    await sleep(REST_MS);
    const idle = await measureIdle(place);
    const steps: Partial<Record<DayKind, DayStep>> = {};
    for (const kind of dayKinds) {
      const step = await playStep(place, { racing: 0, practicing: 0, watched: 0, [kind]: ALONE[kind] }, aloneTimes);
      for (const reason of [...step.arrival.reasons, ...step.lesson.reasons]) print(`  error: ${reason}`);
      steps[kind] = step;
      await sleep(REST_MS);
    }
    const constants = readConstants(steps as Record<DayKind, DayStep>, idle);
    print(printConstants(where, constants, idle));
    return { constants, idle };
  };
  const { constants: alone, idle } = await withServer(database, texts, "", (place) =>
    measure(place, "one process by itself"),
  );
  ensureRedis();
  const redis = await startTestRedis();
  try {
    const { constants: shared } = await withServer(database, texts, redis.url, (place) =>
      measure(place, "one process on Redis"),
    );
    return { alone, shared, idle, news: await measureNewsCost(redis.url) };
  } finally {
    await redis.stop();
  }
}

async function measureIdle({ server, config, redisUrl }: DayPlace): Promise<Idle> {
  const meter = await PostgresMeter.open(config);
  const read = async () => ({
    serverMs: (await server?.cpuMs()) ?? NaN,
    redisMs: await redisCpuMs(redisUrl),
    postgres: await meter.count(),
  });
  const before = await read();
  await sleep(IDLE_MS);
  const after = await read();
  await meter.close();
  const perSecond = (ms: number) => (ms * 1_000) / IDLE_MS;
  return {
    serverMs: perSecond(after.serverMs - before.serverMs),
    redisMs: perSecond(after.redisMs - before.redisMs),
    postgresMs: perSecond(sinceThen(before.postgres, after.postgres).cpuMs),
  };
}

async function withServer<Result>(
  database: BenchDatabase,
  texts: DayPlace["texts"],
  redisUrl: string,
  use: (place: DayPlace) => Promise<Result>,
): Promise<Result> {
  const server = await MeteredProcess.start("dist/server/main.js", {
    HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    // The load is a proxy that says from which school somebody comes.
    TYPELOOP_TRUSTED_PROXIES: "1",
  });
  try {
    return await use({ url: server.url, server, config: database.config, redisUrl, hasPages: true, texts });
  } finally {
    await server.stop();
  }
}

function lessonFigures({ largest, played }: Found): readonly Figure[] {
  const step = largest ?? played.at(-1);
  const slowest = step?.lesson.p99s[0];
  const sizes = played.map((one) => `${one.people} ${exceededBy(one).length === 0 ? "held" : "not held"}`);
  return [
    {
      name: `p99 of the slowest operation in the largest lesson, ${step?.people ?? 0} people`,
      value: slowest?.ms ?? NaN,
      most: dayBounds.p99Ms,
      unit: " ms",
      digits: 0,
      details: [`${slowest?.operation ?? "nothing was played"}; lessons: ${sizes.join(", ")}`],
    },
    {
      name: "errors in that lesson",
      value: (step?.arrival.failed ?? 0) + (step?.lesson.failed ?? 0),
      most: dayBounds.errors,
      unit: "",
      digits: 0,
      details: [],
    },
  ];
}

/** The aim: 10,000 who practice, or 1,500 who race, on one core of the server. */
function costFigures({ lesson }: DayConstants): readonly Figure[] {
  const figure = (kind: DayKind, aim: number): Figure => ({
    name: `CPU of the server a second for a person ${kind} (${aim} on a core is the aim)`,
    value: lesson[kind].serverMs,
    most: Number((1_000 / aim).toFixed(2)),
    unit: " ms",
    digits: 2,
    details: [
      `${Math.floor(1_000 / lesson[kind].serverMs)} on a core, ${Math.floor(700 / lesson[kind].serverMs)} on 70 %`,
    ],
  });
  return [figure("practicing", 10_000), figure("racing", 1_500)];
}

/** Paper against the largest lesson that was played. */
function paperFigures({ largest, played }: Found, alone: DayConstants, idle: Idle): readonly Figure[] {
  const step = largest ?? played.at(-1);
  if (!step) return [];
  const shares = {
    racing: step.counts.racing / step.people,
    practicing: step.counts.practicing / step.people,
    watched: step.counts.watched / step.people,
  };
  const used = usedIn(step.learning, step.lesson, idle);
  const paper = lessonUse(alone, shares);
  const ratio = (part: "serverMs" | "postgresMs" | "transactions" | "bytesToPeople") =>
    (paper[part] * step.people * step.learning.seconds) / used[part];
  const came = usedIn(step.arriving, step.arrival, idle);
  const arrival = arrivalUse(alone, shares).serverMs + (paper.serverMs * step.arriving.seconds) / 2;
  const server = ratio("serverMs");
  return [
    {
      name: `CPU of the server on paper against the lesson of ${step.people}, whichever is more`,
      value: Math.max(server, 1 / server),
      // Few people cost more each than many, as a server that has little to do is woken up for each of them.
      most: 1.5,
      unit: "×",
      digits: 2,
      details: [
        `paper / played: server ${server.toFixed(2)}, Postgres ${ratio("postgresMs").toFixed(2)}, transactions ` +
          `${ratio("transactions").toFixed(2)}, bytes to people ${ratio("bytesToPeople").toFixed(2)}, ` +
          `server while they came ${((arrival * step.people) / came.serverMs).toFixed(2)}`,
      ],
    },
  ];
}
