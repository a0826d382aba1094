import { createLog } from "../../../src/server/operations/openLog";
import { quietOperations } from "../../../src/server/operations/Watch";
import * as race from "../../support/raceOperations";
import { guest } from "../../support/guest";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { untilTrue } from "../../support/untilTrue";
import { WireClient } from "../../support/WireClient";

let redis: TestRedis;
let server: TestServer;
beforeAll(async () => {
  redis = await startTestRedis();
  server = await startTestServer({
    operations: race.raceOperations,
    redisUrl: redis.url,
    documents: "off",
    log: createLog("silent"),
    operationsConfig: { ...quietOperations, metrics: { host: "127.0.0.1", port: 0 } },
  });
});
afterAll(async () => {
  await server.close();
  await redis.stop();
});

const read = async () => (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();

/** The value of a series, 0 where there is none. */
async function valueOf(series: string): Promise<number> {
  const line = (await read()).split("\n").find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

test("metrics are at their own port, and not where pages are", async () => {
  expect((await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).headers.get("content-type")).toContain(
    "text/plain",
  );
  expect((await fetch(`http://127.0.0.1:${server.metricsPort}/`)).status).toBe(404);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

test("operations by name and outcome; names that others bring are one", async () => {
  const client = new WireClient(server.url);
  await client.send(race.serverTime);
  await client.post(JSON.stringify({ query: "query secretName { serverTime }" }));
  await client.send(race.raceByCode, { code: 7 });
  await client.post("{");
  expect(await valueOf('typeloop_operation_duration_seconds_count{operation="ServerTime",outcome="ok"}')).toBe(1);
  expect(await valueOf('typeloop_operation_duration_seconds_count{operation="RaceByCode",outcome="invalid"}')).toBe(1);
  expect(await valueOf('typeloop_requests_refused_total{status="400"}')).toBe(1);
  expect(await read()).not.toContain("secretName");
});

test("races, racers, websockets, what they follow, and how long changes take", async () => {
  const host = await guest(server.url);
  const { code } = (await host.run(race.createRace, { input: { visibility: "PRIVATE", language: "EN" } })).createRace
    .race;
  const followed = host.follow(race.raceUpdated, { code });
  await followed.next();
  const other = await guest(server.url);
  await other.run(race.joinRace, { code });
  await followed.next((data) => data.raceUpdated.racers.length === 2);
  expect(await valueOf('typeloop_races{phase="LOBBY"}')).toBe(1);
  expect(await valueOf("typeloop_racers")).toBe(2);
  expect(await valueOf("typeloop_websocket_connections")).toBe(1);
  expect(await valueOf("typeloop_subscriptions")).toBe(1);
  await untilTrue(async () => (await valueOf("typeloop_snapshot_delay_seconds_count")) > 0);
  await host.disconnect();
  await untilTrue(async () => (await valueOf("typeloop_websocket_connections")) === 0);
});

test("what the process asks of Postgres and Redis, its pool, and itself", async () => {
  await fetch(`${server.url}/readyz`);
  const text = await read();
  expect(text).toMatch(
    /typeloop_dependency_duration_seconds_count\{system="postgresql",name="INSERT",failed="false"\} [1-9]/u,
  );
  expect(text).toMatch(
    /typeloop_dependency_duration_seconds_count\{system="redis",name="PING",failed="false"\} [1-9]/u,
  );
  expect(text).toMatch(/typeloop_database_connections\{state="idle"\} [1-9]/u);
  for (const name of [
    "nodejs_eventloop_lag_seconds",
    "process_resident_memory_bytes",
    "typeloop_live_watchers",
    "typeloop_redis_connected",
  ])
    expect(text).toContain(`\n${name} `);
});

test("who does something too often is counted by what it was", async () => {
  for (let time = 0; time < 3; time += 1) await server.services.rateLimits.take("signIn", "somebody");
  for (let time = 0; time < 5; time += 1) await server.services.rateLimits.take("signIn", "somebody");
  expect(await valueOf('typeloop_rate_limited_total{limit="signIn"}')).toBe(3);
  expect(await read()).not.toContain("somebody");
});
