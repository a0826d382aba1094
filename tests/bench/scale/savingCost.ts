import { randomUUID } from "node:crypto";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/protocol";
import { wordRun } from "../../support/practiceRun";
import type { MeteredProcess } from "../support/MeteredProcess";
import { RaceWire } from "../support/RaceWire";
import type { ShippedOperations } from "../support/ShippedOperations";

/** CPU of all processes for one result, in ms, and how many a second came through. */
export type SavingCost = { readonly cpuMs: number; readonly perSecond: number };

const PEOPLE = 16;
const RUNS = 60;

/** Runs that are not counted, of each. */
const WARM_UP = 10;

/** Everybody has texts of their own: a log that was seen before is flagged, and then does not count. */
let people = 0;

/** People save runs as fast as they are answered, each with a key, as the app does. */
export async function savingCost(
  servers: readonly MeteredProcess[],
  operations: ShippedOperations,
): Promise<SavingCost> {
  const { name, id } = operations.byName("saveRunMutation");
  const tokens = await new RaceWire(servers[0]?.url ?? "", operations).guests(PEOPLE);
  const first = people;
  people += PEOPLE;
  const save = async (token: string, at: number, run: number) => {
    const body = {
      operationName: name,
      variables: { input: wordRun({ seed: (first + at) * 1_000 + run, endedMsAgo: 60_000 * (1_000 - run) }) },
      extensions: { persistedQuery: { version: 1, sha256Hash: id } },
    };
    const response = await fetch(`${servers[at % servers.length]?.url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        [IDEMPOTENCY_HEADER]: randomUUID(),
      },
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    if (!answer.includes("SaveResultSuccess")) throw new Error(answer.slice(0, 500));
  };
  const saveAll = async (from: number, to: number) => {
    await Promise.all(
      tokens.map(async (token, at) => {
        for (let run = from; run < to; run += 1) await save(token, at, run);
      }),
    );
  };
  await saveAll(0, WARM_UP);
  const before = await cpuOf(servers);
  const began = performance.now();
  await saveAll(WARM_UP, WARM_UP + RUNS);
  const count = PEOPLE * RUNS;
  return { perSecond: (count * 1000) / (performance.now() - began), cpuMs: ((await cpuOf(servers)) - before) / count };
}

async function cpuOf(servers: readonly MeteredProcess[]): Promise<number> {
  const all = await Promise.all(servers.map((server) => server.cpuMs()));
  return all.reduce((total, ms) => total + ms, 0);
}
