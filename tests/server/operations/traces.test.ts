import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { quietOperations } from "../../../src/server/operations/Watch";
import * as account from "../../support/accountOperations";
import { newMember, password } from "../../support/people";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted } from "../../support/WireClient";

type Sent = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { key: string; value: any }[];
};

/** A collector that keeps what it is sent. */
let collector: Server;
const bodies: string[] = [];
let endpoint = "";
beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      if (request.url === "/v1/traces") bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => collector.once("listening", resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector.close());

const spans = (): readonly Sent[] =>
  bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: any) => scopeSpans.flatMap((scope: any) => scope.spans)),
  );
const traceId = "0af7651916cd43dd8448eb211c80319c";
const spanId = "b7ad6b7169203331";

/** Runs something on a server that traces; its close sends all. */
async function traced(work: (server: TestServer) => Promise<void>): Promise<readonly Sent[]> {
  bodies.length = 0;
  const server = await startTestServer({
    operations: account.accountOperations,
    operationsConfig: { ...quietOperations, traces: endpoint },
  });
  await work(server);
  await server.close();
  return spans();
}

const ask = (server: TestServer, headers: Record<string, string>) =>
  fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ variables: { first: 1 }, extensions: persisted(account.texts) }),
  });

test.each([
  ["sentry-trace", `${traceId}-${spanId}-1`],
  ["sentry-trace", `${traceId}-${spanId}`],
  ["traceparent", `00-${traceId}-${spanId}-01`],
])("an operation is part of the trace of %s %s, and its statements are part of it", async (header, value) => {
  const all = await traced(
    async (server) => void (await ask(server, { [header]: value, baggage: "sentry-environment=test" })),
  );
  const operation = all.find(({ name }) => name.startsWith("query "));
  expect(operation).toMatchObject({ traceId, parentSpanId: spanId });
  const statements = all.filter(({ name }) => name === "postgresql SELECT");
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(statement).toMatchObject({ traceId, parentSpanId: operation?.spanId });
});

test(
  "a page that does not sample is not traced; without a page a trace begins here; each operation's statements are " +
    "its own",
  async () => {
    const all = await traced(async (server) => {
      await ask(server, { "sentry-trace": `${traceId}-${spanId}-0` });
      await Promise.all(Array.from({ length: 20 }, () => ask(server, {})));
    });
    expect(all.some((span) => span.traceId === traceId)).toBe(false);
    const operations = all.filter(({ name }) => name.startsWith("query "));
    expect(operations).toHaveLength(20);
    expect(new Set(operations.map((span) => span.traceId)).size).toBe(20);
    // Twenty ask at once and ten connections serve them: who waited is still told apart.
    for (const operation of operations) {
      expect(operation.parentSpanId ?? "").toBe("");
      const own = all.filter((span) => span.parentSpanId === operation.spanId);
      expect(own.length).toBeGreaterThan(0);
      expect(own.every((span) => span.traceId === operation.traceId)).toBe(true);
    }
  },
);

test("statements of a transaction are part of the operation, and nothing of a person is sent", async () => {
  const all = await traced(async (server) => {
    const member = await newMember(server.url, "marked-name");
    await member.run(account.changePassword, { input: { current: password, next: "marked secret" } });
    await member.run(account.renameMe, { input: { displayName: "Marked Person" } });
  });
  const change = all.find(({ name }) => name.startsWith("mutation ") && name.toLowerCase().includes("changepassword"));
  expect(
    all.some((span) => span.parentSpanId === change?.spanId && span.name === "postgresql BEGIN") ||
      all.some((span) => span.parentSpanId === change?.spanId),
  ).toBe(true);
  const sent = bodies.join("");
  for (const secret of ["marked", "Marked", password, "Bearer", "127.0.0.1"]) expect(sent).not.toContain(secret);
});
