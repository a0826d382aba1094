import { startRace } from "../../../src/engine/race/foldRace";
import type { RaceEvent } from "../../../src/engine/race/RaceState";
import { ClusterStreams, bucketOf, BUCKETS } from "../../../src/server/races/ClusterStreams";
import { toIndexEntry } from "../../../src/server/races/RaceLog";
import { StreamRaceLog } from "../../../src/server/races/StreamRaceLog";
import { RedisPubSub } from "../../../src/server/redis/PubSub";
import { RedisConnection } from "../../../src/server/redis/RedisConnection";
import { TestRedisCluster } from "../../support/startTestRedisCluster";
import { raceProcess, until, type RaceProcess } from "../races/support/RaceProcesses";

jest.setTimeout(120_000);

/** Long enough for a slot that moves, in ms. */
const LOST_MS = 1_500;

const T0 = 1_790_000_000_000;

let cluster: TestRedisCluster;
const open: RedisConnection[] = [];
const connect = async () => {
  const connection = await RedisConnection.open(cluster.url);
  open.push(connection);
  return connection;
};
beforeAll(async () => {
  cluster = await TestRedisCluster.start();
});
afterAll(async () => {
  for (const connection of open) connection.close();
  await cluster.stop();
});

const joined = (id: string): RaceEvent => ({ at: T0, kind: "joined", racer: { id, name: id, avatar: null } });

const keyOf = (code: string) => `typeloop:{r${bucketOf(code)}}r:${code}`;

/** A race that one process appends to, and another follows. */
class Race {
  readonly heard: string[] = [];
  position = 1;
  isGone = false;
  /** Also for whom appends. */
  isOver = false;

  constructor(
    readonly code: string,
    readonly log: StreamRaceLog,
  ) {}

  async begin(): Promise<void> {
    const created = {
      at: T0,
      kind: "created",
      settings: { code: this.code, visibility: "OPEN", language: "en", textId: "1", text: "be it" },
      host: { id: "ann", name: "Ann", avatar: null },
      seats: [],
    } as const;
    expect(await this.log.append(this.code, 0, [created], toIndexEntry(startRace(created)))).toBe(true);
    await this.log.follow(this.code, () => ({
      appended: (_, position) => (this.position = position),
      gone: () => (this.isOver = true),
    }));
  }

  follow(log: StreamRaceLog): Promise<boolean> {
    return Promise.resolve(
      log.follow(this.code, () => ({
        appended: (events) =>
          void this.heard.push(...events.map((event) => (event.kind === "joined" ? event.racer.id : ""))),
        gone: () => (this.isGone = true),
      })),
    );
  }

  /** Appends, and tries again as a client does. */
  async write(id: string): Promise<void> {
    await until(async () => {
      try {
        return await this.log.append(this.code, this.position, [joined(id)], null);
      } catch {
        return false;
      }
    });
  }
}

test("codes are spread evenly over the parts of a cluster", () => {
  const counts = Array.from({ length: BUCKETS }, () => 0);
  const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
  for (const one of letters)
    for (const two of letters) for (const three of letters) counts[bucketOf(`AB${one}C${two}${three}`)]! += 1;
  expect(Math.min(...counts)).toBeGreaterThan(150);
  expect(Math.max(...counts)).toBeLessThan(280);
});

/** The slots of all races, one after the other, to the next node. */
async function moveAll(races: readonly Race[]): Promise<void> {
  for (const { code } of races) {
    const owner = await cluster.ownerOf(keyOf(code));
    await cluster.move(keyOf(code), owner, (owner + 1) % 3);
  }
}

test("slots that move while racers type lose no entry, and followers hear all of them by themselves", async () => {
  const [one, two] = [await connect(), await connect()];
  const [log, other] = [new StreamRaceLog(new ClusterStreams(one)), new StreamRaceLog(new ClusterStreams(two))];
  const races = Array.from({ length: 12 }, (_, at) => new Race(`MV${String(at).padStart(4, "0")}`, log));
  for (const race of races) {
    await race.begin();
    expect(await race.follow(other)).toBe(true);
  }
  const ids: string[] = [];
  const state = { isMoving: true };
  const moving = moveAll(races).finally(() => (state.isMoving = false));
  while (state.isMoving || ids.length < 20) {
    const id = `r${ids.length}`;
    ids.push(id);
    await Promise.all(races.map((race) => race.write(id)));
  }
  await moving;
  await Promise.all(races.map((race) => race.write("last")));
  await until(() => races.every(({ heard }) => heard.at(-1) === "last"));
  for (const { heard } of races) expect(heard).toEqual([...ids, "last"]);
  // The follower appends nothing itself: what it hears now comes from the new node.
  await Promise.all(races.map((race) => race.write("later")));
  await until(() => races.every(({ heard }) => heard.at(-1) === "later"));
  for (const each of [log, other]) each.close();
});

test("a lost node takes only its races with it, and announcements are heard all the same", async () => {
  const [one, two] = [await connect(), await connect()];
  const logs = [one, two].map((connection) => new StreamRaceLog(new ClusterStreams(connection, LOST_MS)));
  const [log, other] = [logs[0]!, logs[1]!];
  const races = Array.from({ length: 18 }, (_, at) => new Race(`LS${String(at).padStart(4, "0")}`, log));
  for (const race of races) {
    await race.begin();
    await race.follow(other);
  }
  const owners = await Promise.all(races.map(({ code }) => cluster.ownerOf(keyOf(code))));
  const [lost, kept] = [races.filter((_, at) => owners[at] === 2), races.filter((_, at) => owners[at] !== 2)];
  expect(Math.min(lost.length, kept.length)).toBeGreaterThan(2);
  const heard: string[] = [];
  const [here, there] = [new RedisPubSub(one), new RedisPubSub(two)];
  there.subscribe("groups", (text) => heard.push(text));
  await cluster.kill(2);
  // As each process does every second.
  const looking = setInterval(() => logs.forEach((each) => void each.overdue(0).catch(() => undefined)), 200);
  try {
    await until(() => lost.every(({ isGone, isOver }) => isGone && isOver));
    expect(kept.filter(({ isGone, isOver }) => isGone || isOver)).toEqual([]);
    await Promise.all(kept.map((race) => race.write("goes on")));
    await until(() => kept.every((race) => race.heard.at(-1) === "goes on"));
    for (const { code } of lost) expect(await other.follow(code, () => ({ appended() {}, gone() {} }))).toBe(false);
    expect((await other.list("board")).filter((code) => code.startsWith("LS")).toSorted()).toEqual(
      kept.map(({ code }) => code).toSorted(),
    );
    expect(lost.every(({ code }) => log.isFailing(code))).toBe(true);
    expect(kept.some(({ code }) => log.isFailing(code))).toBe(false);
    // What the operator sees: about a third of all parts, and each race once.
    expect(log.losses().failingParts).toBeGreaterThan(20);
    expect(log.losses().failingParts).toBeLessThan(70);
    expect(log.losses().calledOff).toBe(lost.length);
    await until(() => {
      here.publish("groups", "still there");
      return heard.includes("still there");
    });
    await cluster.restart(2);
    await until(() => !lost.some(({ code }) => log.isFailing(code)));
    await until(() => log.losses().failingParts === 0);
    expect(log.losses().calledOff).toBe(lost.length);
    // What was called off stays so, though the node has it on its disk.
    for (const { code } of lost)
      await until(async () => !(await other.follow(code, () => ({ appended() {}, gone() {} })).catch(() => true)));
    const next = new Race(lost[0]!.code, log);
    await next.begin();
  } finally {
    clearInterval(looking);
  }
});

/** Processes of the cluster until one has its list of who is there on a node of its own: the last one. */
async function processesOnTwoNodes(): Promise<{
  readonly processes: readonly RaceProcess[];
  readonly nodes: number[];
}> {
  const processes: RaceProcess[] = [];
  const nodes: number[] = [];
  while (new Set(nodes).size < 2) {
    const process = await raceProcess(cluster.url);
    processes.push(process);
    nodes.push(await cluster.ownerOf(`typeloop:races:here:${process.redis.processId}`));
  }
  return { processes, nodes };
}

test("while a node is lost, races elsewhere are joined, and a group's races are listed by who has them open", async () => {
  const { processes, nodes } = await processesOnTwoNodes();
  const dead = nodes.at(-1)!;
  const { races } = processes[0]!;
  // A group whose list is on that node, with a race that is not.
  let group = 0;
  while ((await cluster.ownerOf(`typeloop:races:group:g${group}`)) !== dead) group += 1;
  const about = { visibility: "PRIVATE", language: "en", textId: "1", text: "be it" } as const;
  const settings = { ...about, group: { id: `g${group}`, name: "7B" } } as never;
  let room = await races.create(settings, null);
  while ((await cluster.ownerOf(keyOf(room.code))) === dead) room = await races.create(settings, null);
  // Each knows of the others after a second.
  const [other] = processes.slice(-1);
  const there = await other!.races.find(room.code);
  there!.attend("ann");
  await until(() => room.visitors.isThere("ann"));
  await cluster.kill(dead);
  try {
    const joining = await room.dispatch({ kind: "join", by: { id: "bea", name: "Bea", avatar: null } });
    expect(joining).not.toHaveProperty("refused");
    expect(await room.visitors.isThere("bea")).toBe(false);
    await until(async () => {
      const listed = await races.groups.of(`g${group}`).catch(() => []);
      return listed.some(({ code }) => code === room.code);
    });
  } finally {
    await cluster.restart(dead);
    for (const process of processes) process.kill();
  }
});

test("what REDIS_URL says and is wrong is said in one sentence", async () => {
  const [first = ""] = cluster.url.split(",");
  await expect(RedisConnection.open(`${first}/1`)).rejects.toThrow(
    "REDIS_URL names database 1, but a cluster only has 0: leave it out.",
  );
  await expect(RedisConnection.open("redis://127.0.0.1:1,127.0.0.1:2")).rejects.toThrow(
    /^REDIS_URL points to redis:\/\/127\.0\.0\.1:1,127\.0\.0\.1:2, but connect ECONNREFUSED/u,
  );
  // One node is enough to find the others, and one of those named may be down.
  const found = await RedisConnection.open(`redis://127.0.0.1:1,${first.replace("redis://", "")}`);
  open.push(found);
  expect(found.sharded).not.toBeNull();
});
