import { readdirSync, readFileSync } from "node:fs";
import { getConnectionState, setConnectionState } from "../../../src/app/relay/connectionState";
import { createNetwork } from "../../../src/app/relay/environment";
import { noRetry, retryAfterMs } from "../../../src/app/relay/retry";
import { acts, MisbehavingServer } from "../../support/MisbehavingServer";
import { quickTimers } from "../../support/quickTimers";
import { shippedParams } from "../../support/shippedParams";

let server: MisbehavingServer;
let written: jest.SpyInstance;

beforeEach(async () => {
  server = await MisbehavingServer.start();
  setConnectionState("online");
  written = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => server.stop());

const execute = (kind: "query" | "mutation" = "query", variables = {}, cacheConfig = {}) =>
  createNetwork({ graphqlUrl: server.url, websocketUrl: null, persistedQueries: "strict" }).execute(
    shippedParams[kind],
    variables,
    cacheConfig,
  );
const ask = (...request: Parameters<typeof execute>) => execute(...request).toPromise();
const done = { data: { done: true } };

test.each([
  ["a cut connection", acts.drop],
  ["half an answer", acts.half(done)],
  ["429", acts.status(429)],
  ["502", acts.status(502)],
  ["503", acts.status(503)],
  ["504", acts.status(504)],
])("%s is temporary: the request is retried, and nothing is logged", async (_, act) => {
  quickTimers();
  server.will(act, act, act, act, acts.answer(done));
  await expect(ask()).resolves.toEqual(done);
  expect(server.requests).toHaveLength(5);
  expect(written).not.toHaveBeenCalled();
});

test.each([
  ["a cut connection", acts.drop, "NETWORK"],
  ["half an answer", acts.half(done), "NETWORK"],
  ["429", acts.status(429), "RATE_LIMITED"],
  ["503", acts.status(503), "NETWORK"],
])("%s that lasts is an error after five attempts, logged once", async (_, act, code) => {
  quickTimers();
  server.will(act, act, act, act, act, acts.answer(done));
  await expect(ask()).rejects.toMatchObject({ code });
  expect(server.requests).toHaveLength(5);
  expect(written).toHaveBeenCalledTimes(1);
});

test("an unreachable server is tried five times", async () => {
  const pauses = quickTimers();
  await server.stop();
  await expect(ask()).rejects.toMatchObject({ code: "NETWORK" });
  expect(pauses).toEqual([300, 600, 1200, 2400]);
  server = await MisbehavingServer.start();
});

test.each([
  [0, [0, 0, 0, 0]],
  [0.5, [300, 600, 1200, 2400]],
  [0.999, [599.4, 1198.8, 2397.6, 4795.2]],
])("the wait before retry k is random (here %f) up to 300·2^k ms", async (chance, pauses) => {
  const asked = quickTimers(chance);
  server.will(acts.drop, acts.status(502), acts.status(503), acts.drop, acts.answer(done));
  await ask();
  expect(asked.map((ms) => Math.round(ms * 10) / 10)).toEqual(pauses);
});

test.each([
  ["seconds", () => "2", 2000],
  ["a date", () => new Date(Date.now() + 5000).toUTCString(), 4000],
])("429: Retry-After in %s is added to it", async (_, header, least) => {
  const asked = quickTimers();
  server.will(acts.status(429, { "Retry-After": header() }), acts.answer(done));
  await ask();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toBeGreaterThanOrEqual(least);
  expect(asked[0]).toBeLessThan(least + 1500);
});

test("if the server asks for a longer wait than half a minute, the response is returned", async () => {
  server.will(acts.status(429, { "Retry-After": "60" }));
  await expect(ask()).rejects.toMatchObject({ code: "RATE_LIMITED" });
  expect(server.requests).toHaveLength(1);
});

test.each([
  [null, 0],
  ["3", 3000],
  ["soon", 0],
  ["-3", 0],
  ["Wed, 21 Oct 2015 07:28:00 GMT", 0],
])("Retry-After %j is %i ms", (header, ms) => expect(retryAfterMs(header)).toBe(ms));

test.each([
  ["a GraphQL error", acts.refuse("NOT_FOUND")],
  ["a GraphQL error under status 500", acts.refuse("INTERNAL", 500)],
  ["400", acts.status(400)],
  ["404", acts.status(404)],
  ["408", acts.status(408)],
  ["500", acts.status(500)],
  ["501", acts.status(501)],
  ["505", acts.status(505)],
  ["301", acts.redirect(301, "/elsewhere")],
])("%s is permanent: one attempt", async (_, act) => {
  server.will(act);
  await expect(ask()).rejects.toBeInstanceOf(Error);
  expect(server.requests).toHaveLength(1);
});

test("a mutation that is sent again has the same key and the same body", async () => {
  quickTimers();
  server.will(acts.drop, acts.half(done), acts.status(503), acts.answer(done));
  await ask("mutation", { n: 1 });
  expect(server.requests).toHaveLength(4);
  expect(new Set(server.requests.map(({ headers, body }) => `${headers["idempotency-key"]} ${body}`)).size).toBe(1);
  expect(server.requests[0]!.headers["idempotency-key"]).toBeDefined();
});

test("each attempt has its own span", async () => {
  quickTimers();
  server.will(acts.drop, acts.answer(done));
  await ask();
  expect(new Set(server.requests.map(({ headers }) => headers["sentry-trace"])).size).toBe(2);
});

test("an abort ends the wait, and nothing is sent after it", async () => {
  server.will(acts.status(429, { "Retry-After": "1" }));
  const outcome = jest.fn();
  const waiting = execute().subscribe({ next: outcome, error: outcome });
  await server.until(() => server.requests.length === 1);
  waiting.unsubscribe();
  await new Promise((resolve) => setTimeout(resolve, 1800));
  expect(server.requests).toHaveLength(1);
  expect(outcome).not.toHaveBeenCalled();
});

test("a request without retries is sent once", async () => {
  server.will(acts.drop);
  await expect(ask("query", {}, noRetry)).rejects.toMatchObject({ code: "NETWORK" });
  expect(server.requests).toHaveLength(1);
});

test.each(["query", "mutation"] as const)("a %s gets its five attempts while others have just failed", async (kind) => {
  quickTimers();
  setConnectionState("offline");
  server.will(acts.drop, acts.drop, acts.status(502), acts.drop, acts.answer(done));
  await expect(ask(kind)).resolves.toEqual(done);
  expect(server.requests).toHaveLength(5);
});

// Requests that another one like it follows soon: polls, clock samples, reconnect probes, and batches of keystrokes.
test("only these ask once", () => {
  const files = readdirSync("src/app", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/u.test(file));
  const using = (name: RegExp) => files.filter((file) => name.test(readFileSync(`src/app/${file}`, "utf8"))).sort();
  expect(using(/import \{[^}]*\bnoRetry\b/u)).toEqual([
    "pages/Exam/ExamSession.ts",
    "pages/Exam/examMutations.ts",
    "pages/Race/raceSession.tsx",
    "pages/Shell/Shell.tsx",
    "pages/Shell/live/LiveReporting.tsx",
    "relay/serverClock.ts",
    "relay/useLiveUpdates.ts",
    "relay/useReloads.ts",
  ]);
});

test("a server that is silent for half a minute counts as unreachable", async () => {
  server.will(acts.silence, acts.answer(done));
  const setAsItIs = globalThis.setTimeout;
  const asked: number[] = [];
  jest.spyOn(globalThis, "setTimeout").mockImplementation(((callback: () => void, ms = 0) => {
    asked.push(ms);
    return setAsItIs(callback, ms === 30_000 && asked.length === 1 ? 100 : Math.min(ms, 10_000));
  }) as typeof setTimeout);
  jest.spyOn(Math, "random").mockReturnValue(0);
  await expect(ask()).resolves.toEqual(done);
  expect(server.aborted).toBe(1);
  expect(asked[0]).toBe(30_000);
});

test.each([
  ["a cut connection", acts.drop],
  ["a server that restarts", acts.status(503)],
])("%s is known after the first failure, not the last, and its end after the first response", async (_, act) => {
  let goOn = () => {};
  const until = new Promise<void>((resolve) => (goOn = resolve));
  quickTimers();
  server.will(act, acts.late(until, acts.answer(done)));
  const answered = ask();
  await server.until(() => server.requests.length === 2);
  expect(getConnectionState()).toBe("offline");
  goOn();
  await answered;
  expect(getConnectionState()).toBe("online");
});
