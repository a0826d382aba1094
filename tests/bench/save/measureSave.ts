import { randomUUID } from "node:crypto";
import { IDEMPOTENCY_HEADER } from "../../../src/contract/protocol";
import { CountingPostgres, type AskedQuery } from "../../support/CountingPostgres";
import { builtForTests } from "../../support/startApp";
import { wordRun } from "../../support/practiceRun";
import { savingCost } from "../scale/savingCost";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";
import { RaceWire } from "../support/RaceWire";
import { ShippedOperations } from "../support/ShippedOperations";
import { median, spread } from "../support/statistics";

const ROUNDS = 5;

/** Runs before the one whose statements are counted, so that Postgres knows those by name. */
const WARM_UP = 12;

/** No other run here has the texts that follow from it: a log that was seen before is flagged. */
const COUNTED_SEED = 900_000;

/** What a saved result costs: the server's CPU for the whole request, round trips to Postgres, and how many fit. */
export async function measureSave(database: BenchDatabase): Promise<readonly Figure[]> {
  const operations = new ShippedOperations();
  const asked = await askedOfPostgres(database, operations);
  const app = await startApp(database.url);
  try {
    const rounds: { readonly cpuMs: number; readonly perSecond: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await savingCost([app], operations));
    return figures(asked, rounds);
  } finally {
    await app.stop();
  }
}

function startApp(databaseUrl: string): Promise<MeteredProcess> {
  const settings = { HOST: "127.0.0.1", PORT: "0", DATABASE_URL: databaseUrl };
  return MeteredProcess.start(`${builtForTests}/server/main.js`, settings);
}

/** What the server asks for one request, whose session it has not seen for a while. */
async function askedOfPostgres(database: BenchDatabase, operations: ShippedOperations): Promise<readonly AskedQuery[]> {
  const { host, port, user, database: name } = database.config;
  const counting = await CountingPostgres.start(`${host}/.s.PGSQL.${port}`);
  const app = await startApp(`postgres://${user}@127.0.0.1:${counting.port}/${name}`);
  try {
    const [warm = "", cold = ""] = await new RaceWire(app.url, operations).guests(2);
    for (let run = 0; run < WARM_UP; run += 1) await save(app.url, operations, warm, run);
    counting.take();
    await save(app.url, operations, cold, WARM_UP);
    return counting.takeQueries();
  } finally {
    await app.stop();
    await counting.stop();
  }
}

async function save(url: string, operations: ShippedOperations, token: string, run: number): Promise<void> {
  const { name, id } = operations.byName("saveRunMutation");
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      [IDEMPOTENCY_HEADER]: randomUUID(),
    },
    body: JSON.stringify({
      operationName: name,
      variables: { input: wordRun({ seed: COUNTED_SEED + run, endedMsAgo: 60_000 * (1_000 - run) }) },
      extensions: { persistedQuery: { version: 1, sha256Hash: id } },
    }),
  });
  const answer = await response.text();
  if (!answer.includes("SaveResultSuccess")) throw new Error(answer.slice(0, 500));
}

function figures(
  asked: readonly AskedQuery[],
  rounds: readonly { readonly cpuMs: number; readonly perSecond: number }[],
): readonly Figure[] {
  const committed = asked.findIndex(({ text }) => text === "commit") + 1;
  const trips = (some: readonly AskedQuery[]) => some.filter(({ isTrip }) => isTrip).length;
  const cpu = rounds.map(({ cpuMs }) => cpuMs);
  const perSecond = rounds.map((round) => round.perSecond);
  return [
    {
      name: "round trips to Postgres from a request to its committed result, session and key included",
      value: trips(asked.slice(0, committed)),
      most: 4,
      unit: "",
      digits: 0,
      details: [
        `${committed} statements; then ${trips(asked.slice(committed))} trips, several at once, for what the page ` +
          `shows of it and to keep the answer for a repeat`,
      ],
    },
    {
      name: "CPU of the server per saved result, the whole request",
      value: median(cpu),
      most: 2,
      unit: " ms",
      digits: 2,
      details: [`${spread(cpu, 2)} in ${ROUNDS} rounds`],
    },
    {
      name: "time per saved result, 16 people at once (2.5 ms is 400 a second)",
      value: 1000 / median(perSecond),
      most: 2.5,
      unit: " ms",
      digits: 2,
      details: [`${Math.round(median(perSecond))} a second, load and database on the same cores`],
    },
  ];
}
