import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { createLog } from "../../../src/server/operations/openLog";
import { untilTrue } from "../../support/untilTrue";

let redis: TestRedis;
let server: TestServer;
const log: any[] = [];
beforeAll(async () => {
  redis = await startTestRedis();
  server = await startTestServer({
    operations: [],
    redisUrl: redis.url,
    log: createLog("info", { write: (line) => log.push(JSON.parse(line)) }),
  });
});
afterAll(async () => {
  await server.close();
  await redis.stop();
});

const ask = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, cache: response.headers.get("cache-control"), body: await response.json() };
};

test("a process that lives says so", async () => {
  expect(await ask("/healthz")).toEqual({ status: 200, cache: "no-store", body: { lives: true } });
});

test(
  "one that has its database and its Redis is ready, without Redis it is not and lives all the same; a line of the " +
    "log tells of both",
  async () => {
    expect(await ask("/readyz")).toEqual({ status: 200, cache: "no-store", body: { ready: true, missing: [] } });
    await redis.kill();
    expect(await ask("/readyz")).toEqual({
      status: 503,
      cache: "no-store",
      body: { ready: false, missing: ["redis"] },
    });
    expect((await ask("/healthz")).status).toBe(200);
    await untilTrue(() => log.some((line) => line.msg === "connection lost" && line.part === "redis"));
    await redis.restart();
    await untilTrue(() => log.some((line) => line.msg === "connection restored" && line.part === "redis"));
    expect((await ask("/readyz")).status).toBe(200);
    expect(log.filter(({ part }) => part === "redis").map(({ level }) => level)).toEqual([50, 30]);
  },
);
