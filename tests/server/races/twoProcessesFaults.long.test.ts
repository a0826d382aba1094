import { setTimeout as sleep } from "node:timers/promises";
import { encodeLog } from "../../../src/engine/log/logCodec";
import type { RaceRoom } from "../../../src/server/races/RaceRoom";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { raceProcess, until, type Places, type RaceProcess } from "./support/RaceProcesses";

let redis: TestRedis;
const open: RaceProcess[] = [];
const join = async (setPlaces?: Places, idleMs?: number) => {
  const one = await raceProcess(redis.url, setPlaces, idleMs);
  open.push(one);
  return one;
};

beforeEach(async () => {
  redis = await startTestRedis();
});
afterEach(async () => {
  for (const one of open.splice(0)) one.kill();
  await redis.stop();
});

const person = (id: string) => ({ id, name: id.toUpperCase(), avatar: null });
const plain = { visibility: "PRIVATE", language: "en", textId: "1", text: "be it so" } as const;

async function found(one: RaceProcess, code: string): Promise<RaceRoom> {
  const room = await one.races.find(code);
  if (!room) throw new Error(`there is no race ${code}`);
  return room;
}
const away = (room: RaceRoom, id: string) => room.state.racers.find((racer) => racer.id === id)?.awaySince !== null;
const keys = (text: string, time: number) =>
  encodeLog([...text].map((each, index) => ({ time: time + index, kind: "insert", text: each })));

/** A race that runs, with ann and bob in it: its room in each process. */
async function running(one: RaceProcess, two: RaceProcess) {
  const room = await one.races.create(plain, person("ann"), [person("bob")]);
  const other = await found(two, room.code);
  room.attend("ann");
  other.attend("bob");
  await until(() => !away(room, "ann") && !away(room, "bob"));
  await room.dispatch({ kind: "start", by: "ann" });
  await until(() => room.state.phase === "RUNNING" && other.state.phase === "RUNNING");
  return { room, other };
}

test("a process that is killed: its racers are away within seconds, those who are with another process too are not", async () => {
  const [one, two] = [await join(), await join()];
  const room = await one.races.create(plain, person("ann"), [person("bob"), person("cat"), person("dan")]);
  const other = await found(two, room.code);
  for (const id of ["ann", "bob"]) room.attend(id);
  const depart = room.attend("dan");
  for (const id of ["bob", "cat"]) other.attend(id);
  await until(() => other.state.racers.every(({ awaySince }) => awaySince === null));
  await sleep(6_000);
  const heard: string[] = [];
  other.watch(() =>
    heard.push(...other.state.racers.filter(({ awaySince }) => awaySince !== null).map(({ id }) => id)),
  );
  // As a process does that is told to stop: its connections end a moment before itself.
  depart();
  one.kill();
  await until(() => away(other, "ann") && away(other, "dan"));
  await sleep(1_500);
  expect(new Set(heard)).toEqual(new Set(["ann", "dan"]));
}, 60_000);

test("a lobby whose process died in the countdown starts all the same, by another that never opened it", async () => {
  const [one, two] = [await join(), await join()];
  const room = await one.races.create(plain, person("ann"));
  room.attend("ann");
  await room.dispatch({ kind: "start", by: "ann" });
  one.kill();
  await until(async () =>
    JSON.stringify(await two.redis.commands.xrange(`r:${room.code}`, "-", "+")).includes("started"),
  );
  expect((await found(two, room.code)).state.phase).toBe("RUNNING");
}, 60_000);

test("places that a process died over are written by another", async () => {
  const [one, two] = [await join(() => new Promise<boolean>(() => undefined)), await join()];
  const { room } = await running(one, two);
  await room.dispatch({ kind: "type", by: "ann", batch: 1, keystrokes: keys("be it so", 10) });
  await room.dispatch({ kind: "leave", by: "bob" });
  expect(room.state.phase).toBe("FINISHED");
  one.kill();
  await until(() => two.placed.includes(room.code), 30_000);
  await until(async () => (await two.redis.commands.zcard("races:due")) === 0);
}, 60_000);

test(
  "Redis killed in the middle of a race and started again: nothing half-done, and the race goes on in both " +
    "processes",
  async () => {
    const [one, two] = [await join(), await join()];
    const { room, other } = await running(one, two);
    await room.dispatch({ kind: "type", by: "ann", batch: 1, keystrokes: keys("be", 10) });
    await redis.kill();
    await expect(
      room.dispatch({ kind: "type", by: "ann", batch: 2, keystrokes: keys(" it", 20) }),
    ).rejects.toMatchObject({ status: 503 });
    await expect(other.dispatch({ kind: "leave", by: "bob" })).rejects.toMatchObject({ status: 503 });
    await expect(one.races.create(plain, person("dan"))).rejects.toMatchObject({ status: 503 });
    expect(room.state.racers[0]?.batch).toBe(1);
    await redis.restart();
    await until(() => one.redis.isThere && two.redis.isThere);
    expect(await room.dispatch({ kind: "type", by: "ann", batch: 2, keystrokes: keys(" it", 20) })).toMatchObject({
      events: [{ kind: "typed" }],
    });
    expect(await other.dispatch({ kind: "type", by: "ann", batch: 2, keystrokes: keys(" it", 20) })).toEqual({
      events: [],
    });
    expect(await other.dispatch({ kind: "type", by: "ann", batch: 3, keystrokes: keys(" so", 30) })).toMatchObject({
      events: [{ kind: "typed" }],
    });
    await until(() => room.state.racers[0]?.phase === "FINISHED");
    await other.dispatch({ kind: "leave", by: "bob" });
    await until(() => room.state.phase === "FINISHED");
    expect(room.state).toEqual(other.state);
  },
  60_000,
);

test("a Redis that lost everything: races are gone, and those who watch are told so", async () => {
  const [one, two] = [await join(), await join()];
  const { room, other } = await running(one, two);
  let ended = 0;
  for (const each of [room, other]) each.watch(() => (ended += each.isClosed ? 1 : 0));
  await two.redis.commands.flushall();
  expect(await room.dispatch({ kind: "leave", by: "bob" })).toEqual({ refused: "RACE_NOT_FOUND" });
  expect(await one.races.find(room.code)).toBeNull();
  // The other finds it without being asked.
  await until(() => ended === 2);
}, 60_000);

test("five minutes more or less on the computer's clock leave a race alone", async () => {
  const [one, two] = [await join(), await join()];
  const { room, other } = await running(one, two);
  const { now } = Date;
  try {
    for (const step of [300_000, -300_000]) {
      Date.now = () => now() + step;
      await sleep(1_500);
      expect(await other.dispatch({ kind: "tick" })).toEqual({ events: [] });
    }
  } finally {
    Date.now = now;
  }
  expect(room.state.phase).toBe("RUNNING");
  const third = await join();
  expect(Math.abs(third.races.now() - one.races.now())).toBeLessThan(10_000);
}, 60_000);

test("a race that nobody here needs is let go of, and found again as it is by then", async () => {
  const [one, two] = [await join(), await join(undefined, 500)];
  const room = await one.races.create(plain, person("ann"));
  room.attend("ann");
  const held = await found(two, room.code);
  const unwatch = held.watch(() => undefined);
  await sleep(2_500);
  expect(held.isClosed).toBe(false);
  unwatch();
  await until(() => held.isClosed);
  await room.dispatch({ kind: "join", by: person("bob") });
  expect((await found(two, room.code)).state.racers).toHaveLength(2);
  expect(await held.dispatch({ kind: "leave", by: "ann" })).toEqual({ refused: "RACE_NOT_FOUND" });
}, 60_000);
