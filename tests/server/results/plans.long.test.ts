import { Client } from "pg";
import { fillResults } from "../../bench/growth/fillResults";
import { recordPages, type RecordedPage } from "../../bench/growth/recordPages";
import { BenchDatabase } from "../../bench/support/BenchDatabase";

/** So many that Postgres plans as it would with many more: reading all of them is never the cheapest way. */
const RESULTS = 300_000;

let database: BenchDatabase;
let client: Client;
let pages: readonly RecordedPage[];

beforeAll(async () => {
  database = await BenchDatabase.start();
  client = new Client(database.config);
  await client.connect();
  pages = await recordPages(database, client);
  await fillResults(client, RESULTS);
}, 300_000);

afterAll(async () => {
  await client?.end();
  await database?.stop();
});

test("pages read results by the indexes they always did, and no table of results as a whole", async () => {
  const plans: string[] = [];
  for (const { name, queries } of pages)
    for (const { text, values } of queries.filter((query) => /"results"|\bresults\b/u.test(query.text))) {
      const { rows } = await client.query<{ "QUERY PLAN": readonly { Plan: PlanNode }[] }>(
        `explain (format json, costs off) ${text}`,
        [...values],
      );
      const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
      if (plan) plans.push([name, ...readsOf(plan).toSorted()].join("\n  "));
    }
  expect(plans.length).toBeGreaterThan(5);
  expect(plans.join("\n")).not.toContain("Seq Scan results");
  expect(`\n${plans.join("\n")}\n`).toMatchSnapshot();
}, 60_000);

type PlanNode = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly PlanNode[];
};

/** How a plan reads the table of results: small tables are read whole or not, as it happens. */
function readsOf(plan: PlanNode): readonly string[] {
  const own = plan["Relation Name"] === "results" || plan["Index Name"]?.startsWith("results_") === true;
  const read = [plan["Node Type"], plan["Relation Name"], plan["Index Name"]].filter((part) => part !== undefined);
  return [...(own ? [read.join(" ")] : []), ...(plan.Plans ?? []).flatMap(readsOf)];
}
