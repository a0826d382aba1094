import { setTimeout as sleep } from "node:timers/promises";
import { raceLimits } from "../../../src/engine/race/raceLimits";
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
 * @param isSpread whether the racers of each race are spread over the processes, as by a balancer that knows nothing of races; else each race has one process.
 */
export async function openRaces(database: BenchDatabase, operations: ShippedOperations, sizes: readonly number[], { processes = 1, redisUrl = "", isSpread = false } = {}): Promise<RacesSide> {
  const settings = { HOST: "127.0.0.1", PORT: "0", DATABASE_URL: database.url, REDIS_URL: redisUrl };
  const server = await MeteredProcess.start("dist/server/main.js", settings);
  const servers = [server];
  while (servers.length < processes) servers.push(await MeteredProcess.start("dist/server/main.js", settings));
  const races = await startRaces(new RaceWire(server.url, operations), servers.map(({ url }) => url), database, sizes, isSpread);
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

async function startRaces(wire: RaceWire, urls: readonly string[], database: BenchDatabase, sizes: readonly number[], isSpread: boolean): Promise<readonly RaceLoad[]> {
  const text = proseOf(9_000);
  const textId = await database.addText(text);
  const guests = [...(await wire.guests(sum(sizes, (size) => size)))];
  const seats = sizes.map((size) => guests.splice(0, size));
  const codes: string[] = [];
  for (const tokens of seats) codes.push(await wire.race(tokens, textId));
  for (const [at, code] of codes.entries()) await wire.start(seats[at]?.[0] ?? "", code);
  const startsAt = Date.now() + raceLimits.countdownMs;
  const races: RaceLoad[] = [];
  for (const [at, code] of codes.entries()) races.push(await RaceLoad.open(isSpread ? urls : [urls[at % urls.length] ?? ""], wire, code, seats[at] ?? [], text, () => Date.now() - startsAt));
  await sleep(Math.max(0, startsAt + 500 - Date.now()));
  return races;
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
