import fc from "fast-check";
import { decideRace } from "../../../src/engine/race/decideRace";
import { startRace, foldRace } from "../../../src/engine/race/foldRace";
import type { RaceEvent } from "../../../src/engine/race/RaceState";
import { type RaceLog, toIndexEntry, MemoryRaceLog } from "../../../src/server/races/RaceLog";

import { PrimaryStreams } from "../../../src/server/processes/PrimaryClients";
import { ClusterStreams } from "../../../src/server/races/ClusterStreams";
import { RedisStreams } from "../../../src/server/races/RedisStreams";
import { StreamRaceLog } from "../../../src/server/races/StreamRaceLog";
import { RedisConnection } from "../../../src/server/redis/RedisConnection";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { testPrimary, type TestWorker, workerOf } from "../processes/support/workerOf";
import { TestRedisCluster } from "../../support/startTestRedisCluster";
import { until } from "./support/RaceProcesses";

let redis: TestRedis;
const connections: RedisConnection[] = [];
let cluster: TestRedisCluster;
const ofCluster: RedisConnection[] = [];
let workers: readonly TestWorker[] = [];
let made = 0;

beforeAll(async () => {
  redis = await startTestRedis();
  const shared = testPrimary();
  workers = await Promise.all([0, 1, 2].map((slot) => workerOf(shared, slot)));
  cluster = await TestRedisCluster.start();
  for (let count = 0; count < 3; count += 1) {
    connections.push(await RedisConnection.open(redis.url));
    ofCluster.push(await RedisConnection.open(cluster.url));
  }
});
afterAll(async () => {
  for (const connection of [...connections, ...ofCluster]) connection.close();
  await Promise.all([redis.stop(), cluster.stop()]);
});

const T0 = 1_790_000_000_000;
const begin = (code: string, at = T0) =>
  ({
    at,
    kind: "created",
    settings: { code, visibility: "OPEN", language: "en", textId: "1", text: "be it" },
    host: { id: "ann", name: "Ann", avatar: null },
    seats: [],
  }) as const satisfies RaceEvent;
const joined = (id: string): RaceEvent => ({ at: T0, kind: "joined", racer: { id, name: id, avatar: null } });

/** Somebody who appends as rooms do: what they want goes behind all they have heard. */
class Writer {
  readonly heard: RaceEvent[] = [];
  position = 0;
  isGone = false;

  constructor(
    readonly log: RaceLog,
    readonly code: string,
  ) {}

  async follow(): Promise<boolean> {
    return this.log.follow(this.code, ({ events, position }) => {
      this.heard.push(...events);
      this.position = position;
      return {
        appended: (more, at) => {
          expect(at).toBe(this.position + 1);
          this.heard.push(...more);
          this.position = at;
        },
        gone: () => (this.isGone = true),
      };
    });
  }

  async write(events: readonly RaceEvent[]): Promise<number> {
    for (let attempts = 1; attempts < 1_000; attempts += 1)
      if (await this.log.append(this.code, this.position, events, null)) return attempts;
    throw new Error("never taken");
  }
}

const homes: readonly (readonly [string, () => readonly RaceLog[]])[] = [
  [
    "memory",
    () => {
      const log = new MemoryRaceLog();
      return [log, log, log];
    },
  ],
  ["the primary process", () => workers.map(({ primary }) => new StreamRaceLog(new PrimaryStreams(primary)))],
  ["a Redis Cluster", () => ofCluster.map((connection) => new StreamRaceLog(new ClusterStreams(connection)))],
  ["Redis", () => connections.map((connection) => new StreamRaceLog(new RedisStreams(connection)))],
];

describe.each(homes)("races in %s", (_, open) => {
  const fresh = async () => {
    const logs = open();
    const code = `R${String((made += 1)).padStart(5, "0")}`;
    const created = begin(code);
    expect(await logs[0]!.append(code, 0, [created], toIndexEntry(startRace(created)))).toBe(true);
    return { logs, code, created };
  };

  test(
    "have one order, whoever writes at the same time: nothing is lost or doubled, and each writer's own order is " +
      "kept",
    async () => {
      const plan = fc.array(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 12 }), {
        minLength: 3,
        maxLength: 3,
      });
      await fc.assert(
        fc.asyncProperty(plan, async (plans) => {
          const { logs, code } = await fresh();
          const writers = logs.map((log) => new Writer(log, code));
          for (const writer of writers) expect(await writer.follow()).toBe(true);
          await Promise.all(
            writers.map(async (writer, name) => {
              let next = 0;
              for (const size of plans[name]!)
                await writer.write(Array.from({ length: size }, () => joined(`${name}-${(next += 1)}`)));
            }),
          );
          const wanted = plans.map((sizes) => sizes.reduce((sum, size) => sum + size, 0));
          const total = 1 + wanted.reduce((sum, count) => sum + count, 0);
          await until(() => writers.every(({ heard }) => heard.length === total));
          for (const { heard } of writers) expect(heard).toEqual(writers[0]!.heard);
          const ids = writers[0]!.heard.slice(1).map((event) => (event.kind === "joined" ? event.racer.id : ""));
          for (const [name, count] of wanted.entries())
            expect(ids.filter((id) => id.startsWith(`${name}-`))).toEqual(
              Array.from({ length: count }, (__, index) => `${name}-${index + 1}`),
            );
          for (const log of new Set(logs)) log.close();
        }),
        { numRuns: 25 },
      );
    },
    120_000,
  );

  test("have codes that one alone gets", async () => {
    const logs = open();
    const created = begin("CCCCCC");
    const taken = await Promise.all(logs.map(async (log) => log.append("CCCCCC", 0, [created], null)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test("that nobody made are not there", async () => {
    expect(await new Writer(open()[0]!, "ZZZZZZ").follow()).toBe(false);
  });

  test("tell who comes late all that was, and then what is", async () => {
    const { logs, code } = await fresh();
    const [early, late] = [new Writer(logs[0]!, code), new Writer(logs[1]!, code)];
    await early.follow();
    await early.write([joined("bob"), joined("cat")]);
    await late.follow();
    expect(late.heard).toEqual(early.heard);
    expect(late.position).toBe(early.position);
    await early.write([joined("dan")]);
    await until(() => late.heard.length === 4);
  });

  test("stand in their list while their outlook says so, newest first", async () => {
    const { logs, code, created } = await fresh();
    const later = begin(`${code.slice(0, 5)}L`, T0 + 5_000);
    await logs[1]!.append(later.settings.code, 0, [later], toIndexEntry(startRace(later)));
    const listed = (await logs[2]!.list("board")).filter((one) => one.startsWith(code.slice(0, 5)));
    expect(listed.slice(0, 2)).toEqual([later.settings.code, code]);
    const writer = new Writer(logs[0]!, code);
    await writer.follow();
    const state = startRace(created);
    const cancel = decideRace(state, { kind: "cancel", by: "ann" }, T0);
    if (!("events" in cancel)) throw new Error(cancel.refused);
    await logs[0]!.append(code, writer.position, cancel.events, toIndexEntry(cancel.events.reduce(foldRace, state)));
    expect(await logs[2]!.list("board")).not.toContain(code);
  });

  test("are gone for everybody when one drops them, and their code is free", async () => {
    const { logs, code } = await fresh();
    const writers = logs.map((log) => new Writer(log, code));
    for (const writer of writers) await writer.follow();
    await logs[0]!.drop(code);
    await until(() => writers.every(({ isGone }) => isGone));
    expect(await logs[1]!.append(code, 0, [begin(code, T0 + 1)], null)).toBe(true);
  });
});

test("a race of the same code that came later is not taken for the one that was", async () => {
  const [one, two] = connections.slice(0, 2).map((connection) => new StreamRaceLog(new RedisStreams(connection)));
  await one!.append("SAMEAS", 0, [begin("SAMEAS")], null);
  const writer = new Writer(one!, "SAMEAS");
  await writer.follow();
  await connections[1]!.commands.del("r:SAMEAS");
  await two!.append("SAMEAS", 0, [begin("SAMEAS", T0 + 9)], null);
  expect(await one!.append("SAMEAS", writer.position, [joined("bob")], null)).toBe(false);
  expect(writer.isGone).toBe(true);
  expect(await connections[1]!.commands.xlen("r:SAMEAS")).toBe(1);
});

test("what was not heard is read: a lost message leaves no gap", async () => {
  const [one, two] = connections.slice(0, 2).map((connection) => new StreamRaceLog(new RedisStreams(connection)));
  await one!.append("MISSED", 0, [begin("MISSED")], null);
  const [writer, reader] = [new Writer(one!, "MISSED"), new Writer(two!, "MISSED")];
  await writer.follow();
  await reader.follow();
  await connections[1]!.subscriber.unsubscribe("typeloop:r:MISSED");
  await writer.write([joined("bob")]);
  await writer.write([joined("cat")]);
  await connections[1]!.subscriber.subscribe("typeloop:r:MISSED");
  expect(reader.heard).toHaveLength(1);
  await writer.write([joined("dan")]);
  await until(() => reader.heard.length === 4);
  expect(reader.heard).toEqual(writer.heard);
});

test(
  "Redis goes away and comes back: what is asked meanwhile may be asked again, and nothing that was acknowledged is " +
    "lost",
  async () => {
    const [one, two] = connections.slice(0, 2).map((connection) => new StreamRaceLog(new RedisStreams(connection)));
    await one!.append("AWAYAA", 0, [begin("AWAYAA")], null);
    const [writer, reader] = [new Writer(one!, "AWAYAA"), new Writer(two!, "AWAYAA")];
    await writer.follow();
    await reader.follow();
    await writer.write([joined("bob")]);
    await redis.kill();
    await expect(writer.write([joined("cat")])).rejects.toMatchObject({ status: 503 });
    await expect(new Writer(one!, "OTHERS").follow()).rejects.toMatchObject({ status: 503 });
    await redis.restart();
    await until(() => connections.every(({ isThere, subscriber }) => isThere && subscriber.status === "ready"));
    await writer.write([joined("cat")]);
    await until(() => reader.heard.length === 3);
    expect(reader.heard).toEqual(writer.heard);
  },
);
