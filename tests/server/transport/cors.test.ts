import { WebSocket } from "ws";
import { raceOperations, serverTime } from "../../support/raceOperations";
import { rawRequest, requestBytes } from "../../support/rawRequest";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted } from "../../support/WireClient";

let open: TestServer;
let closed: TestServer;
beforeAll(async () => {
  open = await startTestServer({
    operations: raceOperations,
    allowedOrigins: ["https://typing.example", "http://localhost:5173"],
  });
  closed = await startTestServer({ operations: raceOperations });
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

const ask = (url: string, origin: string, body = JSON.stringify({ extensions: persisted(serverTime) })) =>
  fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json", origin }, body });
const corsHeaders = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => name === "vary" || name.startsWith("access-control-")));

const preflight = (origin: string) =>
  requestBytes("OPTIONS", "/graphql", [
    `Origin: ${origin}`,
    "Access-Control-Request-Method: POST",
    "Access-Control-Request-Headers: authorization,content-type,idempotency-key",
  ]);

test("an allowed page may ask whether it may ask", async () => {
  expect(await rawRequest(open.url, preflight("https://typing.example"))).toBe(
    "HTTP/1.1 204 No Content\r\n" +
      "vary: Origin\r\n" +
      "access-control-allow-origin: https://typing.example\r\n" +
      "access-control-expose-headers: Retry-After\r\n" +
      "access-control-allow-methods: POST\r\n" +
      "access-control-allow-headers: authorization, content-type, idempotency-key, x-typeloop-request, " +
      "sentry-trace, baggage\r\n" +
      "access-control-max-age: 7200\r\n" +
      "allow: POST\r\n" +
      "cache-control: no-store\r\n" +
      "Connection: close\r\n\r\n",
  );
});

test("nobody else may", async () => {
  const refusal = "HTTP/1.1 204 No Content\r\nallow: POST\r\ncache-control: no-store\r\nConnection: close\r\n\r\n";
  expect(await rawRequest(open.url, preflight("https://evil.example"))).toBe(
    refusal.replace("allow:", "vary: Origin\r\nallow:"),
  );
  expect(await rawRequest(closed.url, preflight("https://typing.example"))).toBe(refusal);
});

test.each(["https://typing.example", "http://localhost:5173"])(
  "%s may read answers, refusals too, and never with cookies",
  async (origin) => {
    for (const response of [
      await ask(open.url, origin),
      await ask(open.url, origin, "{"),
      await fetch(`${open.url}/graphql`, { headers: { origin } }),
    ]) {
      expect(corsHeaders(response)).toEqual({
        vary: "Origin",
        "access-control-allow-origin": origin,
        "access-control-expose-headers": "Retry-After",
      });
    }
  },
);

test.each([
  "https://evil.example",
  "https://typing.example.evil.example",
  "http://typing.example",
  "https://typing.example:8443",
  "null",
])("%s may not", async (origin) => {
  expect(corsHeaders(await ask(open.url, origin))).toEqual({ vary: "Origin" });
  expect(corsHeaders(await ask(closed.url, origin))).toEqual({});
});

describe("the websocket", () => {
  const connect = (url: string, origin: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws", { origin });
      socket.on("open", () => {
        socket.close();
        resolve("open");
      });
      socket.on("error", ({ message }) => resolve(message));
    });

  test("takes pages of its own host and of the same list", async () => {
    expect([await connect(closed.url, closed.url), await connect(open.url, "https://typing.example")]).toEqual([
      "open",
      "open",
    ]);
  });

  test("turns others away with 403", async () => {
    for (const url of [open.url, closed.url]) expect(await connect(url, "https://evil.example")).toMatch(/403/u);
    expect(await connect(open.url, "null")).toMatch(/403/u);
  });
});
