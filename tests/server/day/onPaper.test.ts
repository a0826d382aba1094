import { useOf, type DayConstants, type Use } from "../../bench/day/dayConstants";
import { exceededBy, findLargest } from "../../bench/day/findLargest";
import { DayRecord } from "../../bench/day/DayRecord";
import { peopleOfKinds } from "../../bench/day/dayMix";
import { onPaper, partsThatBreak } from "../../bench/day/onPaper";
import type { DayStep } from "../../bench/day/playStep";

const nothing: Use = useOf(() => 0);

/** Everybody costs the same, whatever they do, and nothing to come. */
function constants(each: Partial<Use>): DayConstants {
  const use = { ...nothing, ...each };
  return {
    lesson: { racing: use, practicing: use, watched: use },
    arrival: { racing: nothing, practicing: nothing, watched: nothing },
  };
}

const alone = constants({ serverMs: 0.35, postgresMs: 0.1, transactions: 0.02, walBytes: 100, bytesToPeople: 1_000 });
const shared = constants({
  serverMs: 0.7,
  redisMs: 0.07,
  postgresMs: 0.1,
  transactions: 0.02,
  walBytes: 100,
  bytesToPeople: 1_000,
});

/** Processes that hear each other at no cost. */
const quiet = { hearMs: 0, deliverMs: 0 };

test("a process is full at 70 %, and until then needs no Redis", () => {
  const parts = partsThatBreak(alone, shared, quiet);
  expect(parts[0]?.name).toBe("one process");
  expect(parts[0]?.people).toBeCloseTo(2_000);
  const { serverCores, redisNodes, broken, next } = onPaper(1_000, alone, shared, quiet);
  expect({ serverCores, redisNodes, broken, next }).toEqual({
    serverCores: 0.5,
    redisNodes: 0,
    broken: [],
    next: "one process",
  });
});

test("beyond that, what breaks is told in its order, and the constants are those of processes on a Redis", () => {
  const needs = onPaper(59_000, alone, shared, quiet);
  expect(needs.broken).toEqual(["one process", "one Redis", "500 connections to Postgres"]);
  expect(needs.next).toBe("one Postgres with 16 cores");
  expect(needs.serverCores).toBeCloseTo(59);
  expect(needs.redisNodes).toBe(6);
  expect(needs.transactions).toBeCloseTo(1_180);
  expect(needs.networkBits).toBeCloseTo(472e6);
  expect(needs.coresPerThousand).toBeCloseTo(1 + 0.1 + 0.1 / 0.7);
});

test("every process hears all others, which costs more for each person the more there are", () => {
  const news = { hearMs: 0.01, deliverMs: 0.002 };
  // 59 processes that say 20 things a second, and 59,000 people of whom 0.005 are said.
  const needs = onPaper(59_000, alone, shared, news);
  expect(needs.heard).toBeCloseTo(59 * 20 + 295);
  expect(needs.serverCores).toBeCloseTo(59 + (59 * 1_475 * 0.01) / 1_000 / 0.7);
  expect(needs.redisNodes).toBe(7);
  expect(onPaper(1_000, alone, shared, news).heard).toBe(0);
  const [loud] = partsThatBreak(alone, shared, news).filter(({ name }) => name === "what processes tell each other");
  // A tenth of a core hears 10,000 a second.
  expect(loud?.people).toBeCloseTo(10_000 / (0.02 + 0.005));
});

test("the mix adds up, and a class that is watched has a coach and a member", () => {
  expect(peopleOfKinds(1_000)).toEqual({ racing: 300, practicing: 600, watched: 100 });
  expect(peopleOfKinds(10)).toEqual({ racing: 3, practicing: 5, watched: 2 });
});

/** A lesson whose p99 is so many ms. */
function lesson(people: number, ms: number): DayStep {
  const record = new DayRecord();
  for (let time = 0; time < 1_000; time += 1) record.time("save a result", ms);
  return { people, arrival: new DayRecord(), lesson: record } as unknown as DayStep;
}

test("the largest lesson is looked for by doubling, then between what was held and what was not", async () => {
  const tried: number[] = [];
  const { largest } = await findLargest(
    1_000,
    async (people) => {
      tried.push(people);
      return lesson(people, people > 3_000 ? 300 : 20);
    },
    () => true,
  );
  expect(tried).toEqual([1_000, 2_000, 4_000, 2_828, 3_363, 3_084]);
  expect(largest?.people).toBe(2_828);
});

test("an error, or one slow operation, and a lesson was not held", () => {
  expect(exceededBy(lesson(10, 20))).toEqual([]);
  expect(exceededBy(lesson(10, 300))).toEqual(["save a result: p99 300 ms"]);
  const failed = lesson(10, 20);
  failed.lesson.fail("save a result", "500");
  expect(exceededBy(failed)).toEqual(["1 errors"]);
});

test("records of several processes add up", () => {
  const [one, other] = [new DayRecord(), new DayRecord()];
  for (let ms = 1; ms <= 50; ms += 1) one.time("save a result", ms);
  for (let ms = 51; ms <= 100; ms += 1) other.time("save a result", ms);
  other.fail("save a result", "500");
  other.count("news", 2);
  const { times, failed, counts, reasons } = DayRecord.together([one.toSent(), other.toSent()]);
  const all = times.get("save a result");
  expect(all?.totalCount).toBe(100);
  expect(Math.round((all?.getValueAtPercentile(99) ?? 0) / 1_000)).toBe(99);
  expect({ failed, news: counts.get("news"), reasons }).toEqual({
    failed: 1,
    news: 2,
    reasons: ["save a result: 500"],
  });
});
