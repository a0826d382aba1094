import { Client } from "pg";
import { fillResults } from "../../bench/growth/fillResults";
import { recordPages, type RecordedPage } from "../../bench/growth/recordPages";
import { BenchDatabase } from "../../bench/support/BenchDatabase";

/** So many that Postgres plans as it would with many more: reading all of them is never the cheapest way. */
const RESULTS = 300_000;

/** The tables with a row for each result. */
const large = ["results", "rhythm_prints"];

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
  for (const { name: page, queries, writes } of pages)
    for (const { text, name, values } of [...queries, ...writes].filter((query) => /\bresults\b/u.test(query.text))) {
      const title = name === "" ? page : `${page}, ${name.replace(/_[0-9a-f]{16}$/u, "")}`;
      plans.push([title, ...(await readsOf(`explain (format json, costs off) ${text}`, values))].join("\n  "));
      if (name === "") continue;
      // A statement with a name is soon planned once, for all values.
      const once = await readsOf(`explain (generic_plan, format json, costs off) ${text}`, []);
      plans.push([`${title}, planned once`, ...once].join("\n  "));
    }
  expect(plans.length).toBeGreaterThan(5);
  expect(plans.join("\n")).toMatch(/^saving a run, known_of_run$/mu);
  for (const table of large) expect(plans.join("\n")).not.toContain(`Seq Scan ${table}`);
  // What a page asks at once comes in any order.
  expect(`\n${plans.toSorted().join("\n")}\n`).toMatchSnapshot();
}, 60_000);

type PlanNode = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly PlanNode[];
};

/** How a statement reads the large tables: small ones are read whole or not, as it happens. */
async function readsOf(explain: string, values: readonly (string | null)[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ "QUERY PLAN": readonly { Plan: PlanNode }[] }>(
    explain,
    values.length === 0 ? undefined : [...values],
  );
  const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
  return plan ? readsIn(plan).toSorted() : [];
}

function readsIn(plan: PlanNode): readonly string[] {
  const own = large.some(
    (table) => plan["Relation Name"] === table || plan["Index Name"]?.startsWith(`${table}_`) === true,
  );
  const read = [plan["Node Type"], plan["Relation Name"], plan["Index Name"]].filter((part) => part !== undefined);
  return [
    ...(own && plan["Node Type"] !== "ModifyTable" ? [read.join(" ")] : []),
    ...(plan.Plans ?? []).flatMap(readsIn),
  ];
}
