import { Client } from "pg";
import type { AskedQuery } from "../../support/CountingPostgres";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { median } from "../support/statistics";
import { fillResults } from "./fillResults";
import { measureBoards } from "./measureBoards";
import { recordPages, type RecordedPage } from "./recordPages";

/** Results in all, of everybody. `npm run bench -- growth 50000000` asks for another largest size: 30 GB of disk. */
const LARGEST = Number(process.argv.find((argument) => /^\d{7,9}$/u.test(argument)) ?? 5_000_000);
const SIZES = [1_000, 100_000, LARGEST] as const;

/** Entries of a public board. */
const BOARD_SIZES = [1_000, 1_000_000] as const;

/** How often a page is asked for at each size; the first ones bring it into memory. */
const TIMES = 200;
const WARM_UP = 20;

/** Always the same work: how quick the machine is at that moment. */
const YARDSTICK: AskedQuery = { text: "select sum(sqrt(n)) from generate_series(1, 3000) n", values: [], isTrip: true };

/**
 * Whether pages that read results get slower as the table grows, from a thousand rows to five million, and public
 * boards, from a thousand entries to a million. With `--plans` it prints how Postgres goes about the pages.
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
    const times: { readonly yardstick: number; readonly pages: readonly number[] }[] = [];
    for (const size of SIZES) {
      await fillResults(client, size);
      process.stdout.write(`${size.toLocaleString("en")} results take ${await diskOf(client)} with their indexes\n`);
      times.push(await measure(client, pages));
      if (process.argv.includes("--plans")) await printPlans(client, pages, size);
    }
    return pages.map(({ name, queries }, at) => {
      const ratios = times.map(({ yardstick, pages: all }) => (all[at] ?? NaN) / yardstick);
      const growth = (ratios.at(-1) ?? NaN) / (ratios[0] ?? NaN);
      const ms = times.map(({ pages: all }) => `${(all[at] ?? NaN).toFixed(2)} ms`);
      return {
        name:
          `database time of "${name}", ${SIZES.at(-1)?.toLocaleString("en")} results against ` +
          `${SIZES[0].toLocaleString("en")}`,
        value: growth,
        most: 1.5,
        unit: "×",
        digits: 2,
        details: [
          `${queries.length} statements: ${ms.join(", ")} at ` +
            `${SIZES.map((size) => size.toLocaleString("en")).join(", ")} (medians of ${TIMES})`,
        ],
      };
    });
  } finally {
    await client.end();
  }
}

async function diskOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ size: string }>(
    "select pg_size_pretty(pg_total_relation_size('results')) as size",
  );
  return rows[0]?.size ?? "";
}

async function measure(
  client: Client,
  pages: readonly RecordedPage[],
): Promise<{ readonly yardstick: number; readonly pages: readonly number[] }> {
  const all = [[YARDSTICK], ...pages.map(({ queries }) => queries)];
  const times = all.map(() => [] as number[]);
  // By turns, so that a busy moment hits all of them alike.
  for (let time = 0; time < WARM_UP + TIMES; time += 1) {
    for (const [at, queries] of all.entries()) {
      const began = performance.now();
      for (const { text, values } of queries) await client.query(text, [...values]);
      if (time >= WARM_UP) times[at]?.push(performance.now() - began);
    }
  }
  const [yardstick = NaN, ...medians] = times.map(median);
  return { yardstick, pages: medians };
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
