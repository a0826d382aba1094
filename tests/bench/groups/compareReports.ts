import { setTimeout as sleep } from "node:timers/promises";
import { raceLimits } from "../../../src/engine/race/RaceState";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { MeteredProcess } from "../support/MeteredProcess";
import { pacedLoad } from "../support/pacedLoad";
import { proseOf } from "../support/proseOf";
import { RaceWire } from "../support/RaceWire";
import { RawConnection } from "../support/RawConnection";
import type { ShippedOperations } from "../support/ShippedOperations";
import { LiveGroupLoad } from "./LiveGroupLoad";
import type { LiveWire } from "./LiveWire";
import { seedGroups } from "./seedGroups";

/** What a report and a batch of a race cost the same process, in µs of CPU, round by round. */
export type ReportCosts = readonly { readonly report: number; readonly batch: number }[];

/** People on each side, and how often each of them sends in a round: not so often that anybody is told to wait. */
const PEOPLE = 40;
const SENDS = 50;
const RATE = 2_000;
const WARM_UP = 2;
const ROUNDS = 6;

/** Sends reports and batches by turns at the same rate. One coach watches the reports; nobody watches the races. */
export async function compareReports(
  server: MeteredProcess,
  wire: LiveWire,
  operations: ShippedOperations,
  database: BenchDatabase,
): Promise<ReportCosts> {
  const text = proseOf(2_000);
  const raceWire = new RaceWire(server.url, operations);
  const tokens = await raceWire.guests(PEOPLE);
  const textId = await database.addText(proseOf(PEOPLE * SENDS));
  const connections = await Promise.all(tokens.map(() => new RawConnection(server.url).open()));
  const costs: { report: number; batch: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    // New people in each round: nobody is told to wait.
    const [group] = await seedGroups(database.url, 1, PEOPLE);
    if (!group) throw new Error("there is no group");
    const live = await LiveGroupLoad.open(server.url, wire, group, text);
    live.watch();
    const code = await raceWire.race(tokens, textId);
    await raceWire.start(tokens[0] ?? "", code);
    const startsAt = Date.now() + raceLimits.countdownMs;
    await sleep(raceLimits.countdownMs + 500);
    const sent = tokens.map(() => 0);
    const report = await costOf(server, (member) => live.members[member]?.send());
    const batch = await costOf(server, async (racer) => {
      const number = (sent[racer] ?? 0) + 1;
      sent[racer] = number;
      await connections[racer]?.send(raceWire.batch(tokens[racer] ?? "", code, text, number, Date.now() - startsAt));
    });
    costs.push({ report, batch });
    live.close();
  }
  for (const connection of connections) connection.close();
  return costs.slice(WARM_UP);
}

async function costOf(server: MeteredProcess, send: (sender: number) => Promise<void> | undefined): Promise<number> {
  const cpu = await server.cpuMs();
  await pacedLoad(PEOPLE, SENDS, RATE, async (sender) => send(sender));
  return (((await server.cpuMs()) - cpu) * 1000) / (PEOPLE * SENDS);
}
