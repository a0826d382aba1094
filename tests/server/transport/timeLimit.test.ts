import { Client } from "pg";
import * as op from "../../support/accountOperations";
import { rawRequest, requestBytes } from "../../support/rawRequest";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted } from "../../support/WireClient";

let server: TestServer;
let database: Client;
beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
  database = new Client(server.database.config);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await server.close();
});

test(
  "what takes over five seconds is answered with 503 and when to come back; the same request works when the cause " +
    "is gone",
  async () => {
    const bytes = requestBytes(
      "POST",
      "/graphql",
      ["Content-Type: application/json"],
      JSON.stringify({ variables: { language: "EN" }, extensions: persisted(op.randomText) }),
    );
    await database.query("begin");
    await database.query("lock table texts in access exclusive mode");
    const begun = performance.now();
    const slow = fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: bytes.split("\r\n\r\n")[1] ?? "",
    });
    const response = await slow;
    const took = performance.now() - begun;
    expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([
      503,
      "1",
      '{"errors":[{"message":"The server is taking longer than usual. Try again in a moment: your work ' +
        'won\'t be saved twice.","extensions":{"code":"TIMED_OUT"}}]}',
    ]);
    expect(took).toBeGreaterThan(4_900);
    await database.query("commit");
    expect(await rawRequest(server.url, bytes)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"randomText":\{"id":/u);
  },
  15_000,
);
