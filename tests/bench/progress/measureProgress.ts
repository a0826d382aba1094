import { Client } from "pg";
import { builtForTests, launchBrowser } from "../../support/startApp";
import { seedRuns } from "../../support/seedRuns";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";
import { ShippedOperations } from "../support/ShippedOperations";
import { median, spread } from "../support/statistics";
import { CountingPostgres } from "../../support/CountingPostgres";
import { measureBareDrawing } from "./measureBareDrawing";
import { measureDrawing, type DrawingCost } from "./measureDrawing";

const RUNS = 10_000;

/** Answers that are not counted, and those that are. */
const WARM_UP = 5;
const ANSWERS = 20;

const ROUNDS = 7;

/** How many keys and pairs are known of somebody who typed so much. */
const KEYS = 60;
const PAIRS = 500;

type Round = DrawingCost & { /** The same pictures on a bare page, in ms. */ readonly bareMs: number };

/** What `/progress` costs a member with ten thousand results: the database, the server and the browser. */
export async function measureProgress(database: BenchDatabase): Promise<readonly Figure[]> {
  const { searchParams, username, pathname } = new URL(database.url);
  const config = {
    host: searchParams.get("host") ?? "",
    port: Number(searchParams.get("port")),
    user: username,
    database: pathname.slice(1),
  };
  const counting = await CountingPostgres.start(`${config.host}/.s.PGSQL.${config.port}`);
  const app = await MeteredProcess.start(`${builtForTests}/server/main.js`, {
    HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: `postgres://${config.user}@127.0.0.1:${counting.port}/${config.database}`,
  });
  const browser = await launchBrowser();
  try {
    const operations = new ShippedOperations();
    const { id: query } = operations.byName("ProgressPageQuery");
    const { token, userId } = await newTypist(app.url, operations, config);
    await seedRuns(config, { userId, runs: RUNS });
    const ask = async (): Promise<number> => (await post(app.url, query, { layout: "US_INTERNATIONAL" }, token)).length;
    for (let time = 0; time < WARM_UP; time += 1) await ask();
    counting.take();
    await ask();
    const asked = counting.take();
    const before = await app.cpuMs();
    for (let time = 0; time < ANSWERS; time += 1) await ask();
    const cpuMs = ((await app.cpuMs()) - before) / ANSWERS;
    const costs: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const cost = await measureDrawing(browser, app.url, token, query);
      costs.push({ ...cost, bareMs: await measureBareDrawing(browser, cost.answer) });
    }
    return figures(asked, cpuMs, costs);
  } finally {
    await browser.close();
    await app.stop();
    await counting.stop();
  }
}

function figures(asked: readonly string[], cpuMs: number, costs: readonly Round[]): readonly Figure[] {
  // Of the results there are two lists: all runs as columns, and the first page with its logs.
  const results = asked.filter((text) => text.includes('from "results"'));
  const columns = results.filter((text) => !text.includes('"log"'));
  const keys = asked.filter((text) => text.includes('from "learning_states"'));
  const drawing = costs.map(({ cpuMs: ours }) => ours);
  const bare = costs.map(({ bareMs }) => bareMs);
  const ratios = costs.map((cost) => cost.cpuMs / cost.bareMs);
  return [
    {
      name: `database round trips per list of /progress, ${RUNS.toLocaleString("en")} results`,
      value: Math.max(columns.length, results.length - columns.length, keys.length),
      most: 1,
      unit: "",
      digits: 0,
      details: [
        `all runs ${columns.length}, newest results ${results.length - columns.length}, keys and ` +
          `pairs ${keys.length}; ${asked.length} for the whole page, with who asks`,
      ],
    },
    {
      name: "CPU of the server per answer of /progress",
      value: cpuMs,
      most: 200,
      unit: " ms",
      digits: 0,
      details: [`${Math.round((costs[0]?.answer.length ?? 0) / 1000)} KB of JSON; mean of ${ANSWERS}`],
    },
    {
      name: "longest task of the main thread while /progress draws them",
      value: median(costs.map(({ longestMs }) => longestMs)),
      // Below this nobody sees a stutter, and browsers name no task long: 0 is none that is
      // (https://www.w3.org/TR/longtasks-1/).
      most: 50,
      unit: " ms",
      digits: 0,
      details: [
        `time on the wall, from the answer until everything stands, also what is further down and ` +
          `comes piece by piece: ${median(costs.map(({ wholeMs }) => wholeMs)).toFixed(0)} ms of CPU time in all`,
      ],
    },
    {
      name:
        "main-thread CPU from the answer of /progress until both pictures stand, against a bare page with the " +
        "library's own pictures",
      value: median(ratios),
      most: 3.5,
      unit: "×",
      digits: 2,
      details: [
        `${spread(ratios, 2)} in ${costs.length} rounds: ours ` +
          `${median(drawing).toFixed(0)} ms (${spread(drawing, 0)}), bare ` +
          `${median(bare).toFixed(0)} ms (${spread(bare, 0)}), parsing the answer included`,
      ],
    },
  ];
}

async function newTypist(
  url: string,
  operations: ShippedOperations,
  config: object,
): Promise<{ readonly token: string; readonly userId: string }> {
  const { id, variables } = operations.byField("createGuest");
  const { data } = JSON.parse(await post(url, id, variables({ input: { deviceLabel: "bench" } }), null));
  const { token } = data.createGuest;
  const client = new Client(config);
  await client.connect();
  const { rows } = await client.query("select id from users order by created_at desc limit 1");
  const userId: string = rows[0].id;
  const stat = (at: number) => ({
    presses: 300 + at,
    misses: at % 13,
    timeMs: 110 + (at % 90),
    missRate: (at % 13) / (300 + at),
    inARow: at % 40,
    day: 20_000,
    learnt: true,
  });
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name, at) => [name, stat(at)]));
  const letters = Array.from({ length: KEYS }, (_, at) => String.fromCharCode(97 + at));
  const state = {
    version: 1,
    runs: RUNS,
    last: { endedAt: 1, id: "r" },
    keys: named(letters),
    pairs: named(letters.flatMap((one) => letters.map((two) => one + two)).slice(0, PAIRS)),
  };
  await client.query("insert into learning_states (user_id, layout, state) values ($1, 'us-international', $2)", [
    userId,
    JSON.stringify(state),
  ]);
  await client.end();
  return { token, userId };
}

async function post(url: string, id: string, variables: object, token: string | null): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } }),
  });
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(text.slice(0, 500));
  return text;
}
