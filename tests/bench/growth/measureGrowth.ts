import { Client } from "pg";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { median } from "../support/statistics";
import { fillResults } from "./fillResults";
import { measureBoards } from "./measureBoards";
import { openSaving } from "./openSaving";
import { recordPages, type RecordedPage } from "./recordPages";

/** Results in all, of everybody. `npm run bench -- growth 50000000` asks for another largest size. */
const LARGEST = Number(process.argv.find((argument) => /^\d{6,9}$/u.test(argument)) ?? 5_000_000);
const SIZES = [1_000, 100_000, LARGEST] as const;

/** Entries of a public board. */
const BOARD_SIZES = [1_000, 1_000_000] as const;

/** How often a page is asked for at each size; the first ones bring it into memory. */
const TIMES = 200;
const WARM_UP = 20;

/** Always the same work: how quick the machine is at that moment. */
const YARDSTICK = "select sum(sqrt(n)) from generate_series(1, 3000) n";

/**
 * Whether pages that read results, and saving one, get slower as the table grows, from a thousand rows to five million,
 * and public boards, from a thousand entries to a million. With `--plans` it prints how Postgres goes about the pages.
 */
export async function measureGrowth(database: BenchDatabase): Promise<readonly Figure[]> {
  const boards = await measureBoards(database, BOARD_SIZES);
  return [...boards, ...(await measurePages(database))];
}

async function measurePages(database: BenchDatabase): Promise<readonly Figure[]> {
  const client = new Client(database.config);
  await client.connect();
  try {
    const pages = await recordPages(database, client);
    const times: Times[] = [];
    for (const size of SIZES) {
      await fillResults(client, size);
      process.stdout.write(
        `${size.toLocaleString("en")} results take ${await diskOf(client)} with what belongs to them\n`,
      );
      times.push(await measure(database, client, pages));
      if (process.argv.includes("--plans")) await printPlans(client, pages, size);
    }
    const names = [
      ...pages.map(({ name, queries }) => ({
        name: `database time of "${name}"`,
        what: `${queries.length} statements`,
      })),
      { name: "saving a run that is new, from its keystrokes to the commit", what: "insertRun" },
    ];
    return names.map(({ name, what }, at) => growthOf(name, what, times, at));
  } finally {
    await client.end();
  }
}

function growthOf(name: string, what: string, times: readonly Times[], at: number): Figure {
  const ratios = times.map(({ yardstick, tasks }) => (tasks[at] ?? NaN) / yardstick);
  const ms = times.map(({ tasks }) => `${(tasks[at] ?? NaN).toFixed(2)} ms`);
  return {
    name: `${name}, ${SIZES.at(-1)?.toLocaleString("en")} results against ${SIZES[0].toLocaleString("en")}`,
    value: (ratios.at(-1) ?? NaN) / (ratios[0] ?? NaN),
    most: 1.5,
    unit: "×",
    digits: 2,
    details: [
      `${what}: ${ms.join(", ")} at ${SIZES.map((size) => size.toLocaleString("en")).join(", ")} ` +
        `(medians of ${TIMES}; always the same work took ` +
        `${times.map(({ yardstick }) => `${yardstick.toFixed(2)} ms`).join(", ")})`,
    ],
  };
}

async function diskOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ size: string }>(
    `select pg_size_pretty(sum(pg_total_relation_size(part))) as size
     from unnest(array['results', 'rhythm_prints', 'practice_days']) part`,
  );
  return rows[0]?.size ?? "";
}

/** Medians in ms: of always the same work, and of each task. */
type Times = { readonly yardstick: number; readonly tasks: readonly number[] };

async function measure(database: BenchDatabase, client: Client, pages: readonly RecordedPage[]): Promise<Times> {
  const saving = await openSaving(database);
  const tasks: readonly (() => Promise<unknown>)[] = [
    () => client.query(YARDSTICK),
    ...pages.map(({ queries }) => async () => {
      for (const { text, values } of queries) await client.query(text, [...values]);
    }),
    saving.save,
  ];
  try {
    const times = tasks.map(() => [] as number[]);
    // By turns, so that a busy moment hits all of them alike.
    for (let time = 0; time < WARM_UP + TIMES; time += 1) {
      for (const [at, run] of tasks.entries()) {
        const began = performance.now();
        await run();
        if (time >= WARM_UP) times[at]?.push(performance.now() - began);
      }
    }
    const [yardstick = NaN, ...medians] = times.map(median);
    return { yardstick, tasks: medians };
  } finally {
    await saving.close();
  }
}

async function printPlans(client: Client, pages: readonly RecordedPage[], size: number): Promise<void> {
  for (const { name, queries } of pages) {
    for (const { text, values } of queries.filter((query) => query.text.includes("results"))) {
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain (analyze, buffers) ${text}`, [...values]);
      process.stdout.write(
        `\n-- ${name}, ${size.toLocaleString("en")} results\n${rows.map((row) => row["QUERY PLAN"]).join("\n")}\n`,
      );
    }
  }
}
