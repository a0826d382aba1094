import { Client } from "pg";
import { CountingPostgres } from "../../support/CountingPostgres";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";

let home: TestDatabase;
let counting: CountingPostgres;
let client: Client;
beforeAll(async () => {
  home = await createTestDatabase();
  counting = await CountingPostgres.start(`${home.config.host}/.s.PGSQL.${home.config.port}`);
  client = new Client({ ...home.config, host: "127.0.0.1", port: counting.port });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await counting.stop();
  await home.drop();
});

test("a statement that has a name is noted by its text, each time it is asked", async () => {
  const asked = { name: "sum_of_two", text: "select $1::int + $2::int as sum" };
  counting.take();
  await client.query({ ...asked, values: [1, 2] });
  await client.query({ ...asked, values: [3, null] });
  const queries = counting.takeQueries();
  expect(queries).toEqual([
    { ...asked, values: ["1", "2"], isTrip: true },
    { ...asked, values: ["3", null], isTrip: true },
  ]);
});

test("a statement without a name, and one without values, are noted by their texts", async () => {
  counting.take();
  await client.query("select 1 as one");
  await client.query("select $1::text as word", ["one"]);
  expect(counting.takeQueries()).toEqual([
    { name: "", text: "select 1 as one", values: [], isTrip: true },
    { name: "", text: "select $1::text as word", values: ["one"], isTrip: true },
  ]);
});
