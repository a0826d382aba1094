import { setTimeout as sleep } from "node:timers/promises";
import { raceLimits } from "../../../src/engine/race/RaceState";
import type { BenchDatabase } from "../support/BenchDatabase";
import { MeteredProcess } from "../support/MeteredProcess";
import { proseOf } from "../support/proseOf";
import { RaceWire } from "../support/RaceWire";
import type { ShippedOperations } from "../support/ShippedOperations";
import { RaceLoad } from "./RaceLoad";
import type { Side } from "./Side";

export type RacesSide = Side & { readonly races: readonly RaceLoad[]; readonly servers: readonly MeteredProcess[] };

/**
 * The product with a race of each size, all of them running.
 * @param redisUrl what several processes share; left out, there is one process by itself.
 * @param isSpread whether the racers of each race are spread over the processes, as by a balancer that knows nothing of
 *   races; else each race has one process.
 */
export async function openRaces(
  database: BenchDatabase,
  operations: ShippedOperations,
  sizes: readonly number[],
  { processes = 1, redisUrl = "", isSpread = false } = {},
): Promise<RacesSide> {
  const settings = { HOST: "127.0.0.1", PORT: "0", DATABASE_URL: database.url, REDIS_URL: redisUrl };
  const server = await MeteredProcess.start("dist/server/main.js", settings);
  const servers = [server];
  while (servers.length < processes) servers.push(await MeteredProcess.start("dist/server/main.js", settings));
  const wires = servers.map(({ url }) => new RaceWire(url, operations));
  const races = await startRaces(wires, database, sizes, isSpread);
  const each = (act: (race: RaceLoad) => void) => () => races.forEach(act);
  const eachRacer = (act: "type" | "rest") => each(({ racers }) => racers.forEach((racer) => racer[act]()));
  return {
    races,
    server,
    servers,
    count: () => ({
      batches: sum(races, ({ racers }) => sum(racers, ({ acknowledged }) => acknowledged)),
      deliveries: sum(races, ({ deliveries }) => deliveries),
      bytes: sum(races, ({ bytes }) => bytes),
    }),
    type: eachRacer("type"),
    rest: eachRacer("rest"),
    watch: each((race) => race.watch()),
    unwatch: each((race) => race.unwatch()),
    close: async () => {
      for (const race of races) race.close();
      await Promise.all(servers.map((one) => one.stop()));
    },
  };
}

async function startRaces(
  wires: readonly RaceWire[],
  database: BenchDatabase,
  sizes: readonly number[],
  isSpread: boolean,
): Promise<readonly RaceLoad[]> {
  const text = proseOf(9_000);
  const textId = await database.addText(text);
  const wireOf = (at: number): RaceWire => {
    const wire = wires[at % wires.length];
    if (!wire) throw new Error("Races need a process.");
    return wire;
  };
  const guests = [...(await wireOf(0).guests(sum(sizes, (size) => size)))];
  const seats = sizes.map((size) => guests.splice(0, size));
  const codes: string[] = [];
  // Who makes a race follows it: one that is kept at a process is made there.
  for (const [at, tokens] of seats.entries()) codes.push(await wireOf(at).race(tokens, textId));
  for (const [at, code] of codes.entries()) await wireOf(at).start(seats[at]?.[0] ?? "", code);
  const startsAt = Date.now() + raceLimits.countdownMs;
  const races: RaceLoad[] = [];
  for (const [at, code] of codes.entries())
    races.push(
      await RaceLoad.open(
        isSpread ? wires.map(({ url }) => url) : [wireOf(at).url],
        wireOf(at),
        code,
        seats[at] ?? [],
        text,
        () => Date.now() - startsAt,
      ),
    );
  await sleep(Math.max(0, startsAt + 500 - Date.now()));
  return races;
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
