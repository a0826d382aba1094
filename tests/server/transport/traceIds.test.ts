import { Client } from "pg";
import { guest } from "../../support/guest";
import { raceOperations, resultById, serverTime } from "../../support/raceOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted } from "../../support/WireClient";

let server: TestServer;
let database: Client;
let token: string | null;
const log: any[] = [];
beforeAll(async () => {
  server = await startTestServer({ operations: raceOperations, log: { write: (line) => log.push(JSON.parse(line)) } });
  ({ token } = await guest(server.url));
  database = new Client(server.database.config);
  await database.connect();
  // Every question about results fails from now on.
  await database.query("alter table results rename to results_gone");
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const traceId = "0af7651916cd43dd8448eb211c80319c";

async function fail(headers: Record<string, string> = {}) {
  const id = Buffer.from("Result:3f333df6-90a4-4fda-8dd3-9485d27cee36").toString("base64");
  const body = JSON.stringify({ variables: { id }, extensions: persisted(resultById) });
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
    body,
  });
  return { status: response.status, ...(await response.json()) };
}

test.each([`${traceId}-b7ad6b7169203331-1`, `${traceId}-b7ad6b7169203331-0`, `${traceId}-b7ad6b7169203331`])(
  "a failure bears the id of the page's trace (%s), and says nothing else",
  async (header) => {
    const { status, errors, data } = await fail({ "sentry-trace": header });
    expect({ status, errors, data }).toEqual({
      status: 200,
      data: { node: null },
      errors: [
        { message: "Something went wrong on the server.", path: ["node"], extensions: { code: "INTERNAL", traceId } },
      ],
    });
  },
);

test("the log tells under the same id what failed and where, and not what was asked with", async () => {
  log.length = 0;
  await fail({ "sentry-trace": `${traceId}-b7ad6b7169203331-1` });
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({
    level: 50,
    traceId,
    path: "node",
    message: expect.stringMatching(/^failed query: select .* "results".*; Postgres 42P01 /u),
  });
  expect(log[0].stack[0]).toMatch(/^at /u);
  for (const secret of [token, "3f333df6", "params"]) expect(JSON.stringify(log)).not.toContain(secret);
});

test.each([
  undefined,
  "",
  "x",
  `${traceId}`,
  `${traceId}-b7ad6b7169203331-2`,
  `${traceId.toUpperCase()}-b7ad6b7169203331-1`,
  `<script>-b7ad6b7169203331-1`,
])("without a well-formed trace (%j) it has an id of its own", async (header) => {
  const ids = [];
  for (let i = 0; i < 2; i += 1)
    ids.push((await fail(header === undefined ? {} : { "sentry-trace": header })).errors[0].extensions.traceId);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/u), expect.stringMatching(/^[0-9a-f]{32}$/u)]);
  expect(ids).not.toContain(traceId);
  expect(ids[0]).not.toBe(ids[1]);
});

test("what works bears none", async () => {
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "sentry-trace": `${traceId}-b7ad6b7169203331-1` },
    body: JSON.stringify({ extensions: persisted(serverTime) }),
  });
  expect(await response.text()).not.toContain(traceId);
});
