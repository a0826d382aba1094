import { setTimeout as sleep } from "node:timers/promises";
import type { PoolConfig } from "pg";
import { redisCpuMs } from "../scale/redisCpuMs";
import type { MeteredProcess } from "../support/MeteredProcess";
import { arrivalMsFor, dayKinds, dayMix, type DayKind } from "./dayMix";
import type { DayWorld } from "./DayPerson";
import { DayProcess } from "./DayProcess";
import { DayRecord } from "./DayRecord";
import { machineMs, PostgresMeter, sinceThen, type PostgresCount } from "./PostgresMeter";
import { dayPassword, seedDay } from "./seedDay";

/** Where a day is played. `server` is null for one whose process cannot be asked. */
export type DayPlace = {
  readonly url: string;
  readonly server: MeteredProcess | null;
  readonly config: PoolConfig;
  readonly redisUrl: string;
  readonly hasPages: boolean;
  readonly texts: DayWorld["texts"];
};

/** What a stretch of time cost. CPU times in ms. */
type Cost = {
  readonly seconds: number;
  readonly serverMs: number;
  readonly redisMs: number;
  readonly postgres: PostgresCount;
  /** Of all processes of the computer. */
  readonly machineMs: number;
};

/** A lesson that was played. */
export type DayStep = {
  readonly people: number;
  readonly counts: Readonly<Record<DayKind, number>>;
  readonly arrival: DayRecord;
  readonly lesson: DayRecord;
  readonly arriving: Cost;
  readonly learning: Cost;
  /** Of the load's processes, while the lesson was measured. */
  readonly loadMs: number;
  readonly loadDelayMs: number;
  /** How late the server's event loop was in the lesson, in ms. */
  readonly delay: { readonly p50: number; readonly p99: number; readonly most: number };
  /** Of the server at the end of the lesson, in bytes: all that the system gave it, and what of that is in use. */
  readonly memory: { readonly rss: number; readonly held: number };
};

/** People that one process of the load plays. */
const PEOPLE_OF_PROCESS = 2_500;

/** Between the last arrival and the measuring, in ms. */
const SETTLE_MS = 2_000;

/** The plan must have reached the processes before the first comes, in ms. */
const LEAD_MS = 500;

/** Other times than those of the mix, in ms. */
type Times = { readonly arrivalMs?: number; readonly lessonMs?: number; readonly lobbyMs?: readonly [number, number] };

/** Plays a lesson with so many people of each kind, in processes of its own. */
export async function playStep(
  place: DayPlace,
  counts: Readonly<Record<DayKind, number>>,
  { arrivalMs = arrivalMsFor(sumOf(counts)), lessonMs = dayMix.lessonMs, lobbyMs = dayMix.lobbyMs }: Times = {},
): Promise<DayStep> {
  const { url, server, hasPages, texts } = place;
  const people = await seedDay(place.config, counts, arrivalMs);
  const count = Math.max(1, Math.ceil(people.length / PEOPLE_OF_PROCESS));
  const processes = await Promise.all(Array.from({ length: count }, () => DayProcess.start()));
  const meter = await Meter.open(place);
  try {
    const beginsAt = Date.now() + LEAD_MS + people.length / 10;
    const lessonAt = beginsAt + arrivalMs + SETTLE_MS;
    const times = { beginsAt, lessonAt, endsAt: lessonAt + lessonMs };
    const playing = processes.map((process, at) =>
      process.play({
        url,
        password: dayPassword,
        hasPages,
        texts,
        lobbyMs,
        // Who is together is played by one process.
        people: people.filter(({ together }) => together % count === at),
        ...times,
      }),
    );
    const all = Promise.all(playing);
    // It is awaited below; until then, an error must not end everything.
    all.catch(() => undefined);
    await sleep(Math.max(0, beginsAt - Date.now()));
    await meter.next();
    await sleep(Math.max(0, lessonAt - Date.now()));
    const arriving = await meter.next();
    await server?.delays();
    await sleep(Math.max(0, times.endsAt - Date.now()));
    const delay = (await server?.delays()) ?? { p50: NaN, p99: NaN, most: NaN };
    const learning = await meter.next();
    const played = await all;
    return {
      people: people.length,
      counts,
      arrival: DayRecord.together(played.map(({ arrival }) => arrival)),
      lesson: DayRecord.together(played.map(({ lesson }) => lesson)),
      arriving,
      learning,
      loadMs: played.reduce((total, { loadMs }) => total + loadMs, 0),
      loadDelayMs: Math.max(...played.map(({ loadDelayMs }) => loadDelayMs)),
      delay,
      memory: meter.memory,
    };
  } finally {
    for (const process of processes) process.stop();
    await meter.close();
  }
}

function sumOf(counts: Readonly<Record<DayKind, number>>): number {
  return dayKinds.reduce((total, kind) => total + counts[kind], 0);
}

/** Counts what server, database, Redis and computer use. */
class Meter {
  /** Of the server, when it was last asked. */
  memory = { rss: NaN, held: NaN };
  readonly #place: DayPlace;
  readonly #postgres: PostgresMeter;
  #before: (Omit<Cost, "seconds"> & { readonly at: number }) | null = null;

  private constructor(place: DayPlace, postgres: PostgresMeter) {
    this.#place = place;
    this.#postgres = postgres;
  }

  static async open(place: DayPlace): Promise<Meter> {
    return new Meter(place, await PostgresMeter.open(place.config));
  }

  /** What was used since it was asked before. */
  async next(): Promise<Cost> {
    const { server, redisUrl } = this.#place;
    const now = {
      at: performance.now(),
      serverMs: (await server?.cpuMs()) ?? NaN,
      machineMs: machineMs(),
      redisMs: await redisCpuMs(redisUrl),
      postgres: await this.#postgres.count(),
    };
    this.memory = (await server?.sizes()) ?? this.memory;
    const before = this.#before ?? now;
    this.#before = now;
    return {
      seconds: (now.at - before.at) / 1_000,
      serverMs: now.serverMs - before.serverMs,
      redisMs: now.redisMs - before.redisMs,
      postgres: sinceThen(before.postgres, now.postgres),
      machineMs: now.machineMs - before.machineMs,
    };
  }

  close(): Promise<void> {
    return this.#postgres.close();
  }
}
