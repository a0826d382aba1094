import { PrimaryPubSub, PrimaryRateLimits, PrimaryAttendance } from "../../../src/server/processes/PrimaryClients";
import { RaceClock } from "../../../src/server/races/RaceClock";
import { processesFor, readConfig } from "../../../src/server/readConfig";
import { rateLimitRules } from "../../../src/server/transport/RateLimits";
import { until } from "../races/support/RaceProcesses";
import { testPrimary, workerOf } from "./support/workerOf";

const GIB = 2 ** 30;

test("there is a process for each two cores, at most four, and one where there is little memory", () => {
  const counts = [1, 2, 3, 4, 6, 8, 64].map((cores) => processesFor(cores, 16 * GIB));
  expect(counts).toEqual([1, 1, 1, 2, 3, 4, 4]);
  expect(processesFor(64, 2 * GIB)).toBe(1);
});

test("the number of processes can be given, and a wrong one is refused", () => {
  expect(readConfig({ TYPELOOP_PROCESSES: "3" }).processes).toBe(3);
  for (const wrong of ["0", "many", "65", "-1", "1.5"])
    expect(() => readConfig({ TYPELOOP_PROCESSES: wrong })).toThrow(
      `TYPELOOP_PROCESSES is "${wrong}": give "auto", or a number from 1 to 64.`,
    );
});

test("what a worker announces, all workers that listen hear once and in order, itself included", async () => {
  const shared = testPrimary();
  const workers = await Promise.all([0, 1, 2].map((slot) => workerOf(shared, slot)));
  const pubSub = workers.map(({ primary }) => new PrimaryPubSub(primary));
  const heard: string[][] = [[], [], []];
  const stops = pubSub.map((each, at) => each.subscribe("groups", (text) => void heard[at]?.push(text)));
  for (const { primary } of workers) await primary.ask("exists", "ABCDEF");
  pubSub[0]?.publish("groups", "a");
  pubSub[0]?.publish("groups", "b");
  pubSub[0]?.publish("others", "c");
  await until(() => heard.every((texts) => texts.length === 2));
  stops[2]?.();
  for (const { primary } of workers) await primary.ask("exists", "ABCDEF");
  pubSub[1]?.publish("groups", "d");
  await until(() => heard[0]?.length === 3);
  expect(heard).toEqual([
    ["a", "b", "d"],
    ["a", "b", "d"],
    ["a", "b"],
  ]);
});

test("workers count rate limits together", async () => {
  const shared = testPrimary();
  const workers = await Promise.all([0, 1].map((slot) => workerOf(shared, slot)));
  const limits = workers.map(({ primary }) => new PrimaryRateLimits(primary));
  const { points } = rateLimitRules.createRace;
  for (let use = 0; use < points; use += 1) expect(await limits[use % 2]?.take("createRace", "ann")).toBeNull();
  for (const each of limits) expect(await each.take("createRace", "ann")).toBeGreaterThan(0);
  await limits[0]?.giveBack("createRace", "ann");
  expect(await limits[1]?.look("createRace", "ben")).toBeNull();
});

test("people whose worker ended count as gone, unless they are connected to another", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "performance", "Date"] });
  try {
    const shared = testPrimary();
    const [one, two] = [await workerOf(shared, 0), await workerOf(shared, 1)];
    const gone: string[] = [];
    const abandon = async (code: string, userId: string) => void gone.push(`${code} ${userId}`);
    const here = new PrimaryAttendance(one.primary, new RaceClock(0), abandon);
    const there = new PrimaryAttendance(two.primary, new RaceClock(0), abandon);
    for (const user of ["ann", "ben", "eve"]) here.connect("ABCDEF", user);
    here.disconnect("ABCDEF", "eve");
    await one.primary.ask("exists", "ABCDEF");
    expect(await there.isElsewhere("ABCDEF", "ann")).toBe(true);
    expect(await there.isElsewhere("ABCDEF", "eve")).toBe(false);
    one.desk.close();
    there.connect("ABCDEF", "ben");
    expect(await there.isElsewhere("ABCDEF", "ann")).toBe(false);
    jest.advanceTimersByTime(4_000);
    await two.primary.ask("exists", "ABCDEF");
    expect(gone).toEqual(["ABCDEF ann"]);
  } finally {
    jest.useRealTimers();
  }
});

test("all workers have the clock of the primary process", async () => {
  const shared = testPrimary();
  const clocks = await Promise.all(
    [0, 1].map(async (slot) => {
      const clock = new RaceClock(0);
      const attendance = new PrimaryAttendance((await workerOf(shared, slot)).primary, clock, async () => undefined);
      return { clock, attendance };
    }),
  );
  const [one = 0, other = 0] = clocks.map(({ clock }) => clock.now());
  expect(Math.abs(one - other)).toBeLessThan(50);
  expect(Math.abs(one - Date.now())).toBeLessThan(1_000);
});
