import { setTimeout as sleep } from "node:timers/promises";
import { raceLimits } from "../../../src/engine/race/RaceState";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";
import { pacedLoad } from "../support/pacedLoad";
import { proseOf } from "../support/proseOf";
import { RaceWire } from "../support/RaceWire";
import { RawConnection } from "../support/RawConnection";
import { ShippedOperations } from "../support/ShippedOperations";
import { median, spread } from "../support/statistics";
import { bareEnvironment } from "./bareEnvironment";

/**
 * Rounds that are not counted, until V8 has compiled what both sides run often (ten seconds of a full school), and
 * those that are: by turns as fast as the answers come, and at the rate of a full school.
 */
const WARM_UP = 8;
const ROUNDS = 10;

/** Racers of a race, each with a connection of their own. */
const RACERS = 16;

/**
 * Batches of a racer in a round: 75 s of typing. A round is one race, so that its log is no longer than a real one's.
 */
const BATCHES = 300;

/** Batches a second of 1,000 racers. The same on both sides, so that both are woken up as often. */
const RATE = 4_000;

/** CPU time of a batch in µs. */
type BatchCosts = { readonly rate: number; readonly ours: number; readonly bare: number };

type Side = { readonly server: MeteredProcess; readonly connections: readonly RawConnection[] };

/**
 * What a batch of keystrokes costs the server, against a bare handler that parses the same body and answers the same
 * bytes.
 */
export async function measureBatches(database: BenchDatabase): Promise<readonly Figure[]> {
  const text = proseOf(BATCHES * 3 + 100);
  const ours = await openSide("dist/server/main.js", { HOST: "127.0.0.1", PORT: "0", DATABASE_URL: database.url });
  const operations = new ShippedOperations();
  const wire = new RaceWire(ours.server.url, operations);
  const tokens = await wire.guests(RACERS);
  const textId = await database.addText(text);
  const races: string[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) races.push(await wire.race(tokens, textId));
  for (const code of races) await wire.start(tokens[0] ?? "", code);
  const startsAt = Date.now() + raceLimits.countdownMs;
  await sleep(raceLimits.countdownMs + 500);
  const timed = (code: string) => (racer: number, batch: number) =>
    wire.batch(tokens[racer] ?? "", code, text, batch, Date.now() - startsAt);

  const answer = (await ours.connections[0]?.send(timed(races[0] ?? "")(0, 1))) ?? "";
  const bare = await openSide(
    new URL("./bareHandler.mjs", import.meta.url).pathname,
    bareEnvironment(answer, operations),
  );
  const costs: BatchCosts[] = [];
  for (const code of races) {
    const rate = costs.length % 2 === 0 ? Infinity : RATE;
    const bareCost = await sendAll(bare, timed(code), rate);
    costs.push({ rate, bare: bareCost, ours: await sendAll(ours, timed(code), rate) });
  }
  await Promise.all([ours, bare].map(closeSide));
  const [full, paced] = [Infinity, RATE].map((rate) => costs.slice(WARM_UP).filter((cost) => cost.rate === rate));
  return figures(full ?? [], paced ?? []);
}

async function openSide(file: string, environment: Record<string, string>): Promise<Side> {
  const server = await MeteredProcess.start(file, environment);
  return {
    server,
    connections: await Promise.all(Array.from({ length: RACERS }, () => new RawConnection(server.url).open())),
  };
}

async function closeSide({ server, connections }: Side): Promise<void> {
  for (const connection of connections) connection.close();
  await server.stop();
}

/** All racers send their batches. Gives the server's CPU per batch in µs. */
async function sendAll(
  { server, connections }: Side,
  request: (racer: number, batch: number) => string,
  rate: number,
): Promise<number> {
  const sent = connections.map(() => 0);
  const before = await server.cpuMs();
  await pacedLoad(RACERS, BATCHES, rate, async (racer) => {
    const batch = (sent[racer] ?? 0) + 1;
    sent[racer] = batch;
    const response = await connections[racer]?.send(request(racer, batch));
    if (!response?.includes(`"batch":${batch}}`)) throw new Error(`Batch ${batch} was not taken: ${response}`);
  });
  return (((await server.cpuMs()) - before) * 1000) / (RACERS * BATCHES);
}

function figures(full: readonly BatchCosts[], paced: readonly BatchCosts[]): readonly Figure[] {
  const perCore = Math.round(1e6 / median(full.map(({ ours }) => ours)));
  return [
    {
      name: "server CPU per keystroke batch / bare node:http handler, as fast as the answers come",
      value: ratio(full),
      most: 1.6,
      unit: "×",
      digits: 2,
      details: [`${compare(full)}; one core takes ${perCore} batches a second`],
    },
    {
      name: `the same at ${RATE} batches a second`,
      value: ratio(paced),
      most: 1.6,
      unit: "×",
      digits: 2,
      details: [compare(paced)],
    },
  ];
}

function ratio(costs: readonly BatchCosts[]): number {
  return median(costs.map(({ ours }) => ours)) / median(costs.map(({ bare }) => bare));
}

function compare(costs: readonly BatchCosts[]): string {
  const ours = costs.map((cost) => cost.ours);
  const bare = costs.map((cost) => cost.bare);
  return (
    `Typeloop ${median(ours).toFixed(0)} µs (${spread(ours, 0)}), bare ` +
    `${median(bare).toFixed(0)} µs (${spread(bare, 0)}), ${costs.length} rounds of ${RACERS * BATCHES}`
  );
}
