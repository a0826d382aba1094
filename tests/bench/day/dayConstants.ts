import { dayKinds, type DayKind } from "./dayMix";
import type { DayStep } from "./playStep";

/** What one person uses in a second. CPU in ms. */
export type Use = {
  readonly serverMs: number;
  readonly redisMs: number;
  readonly postgresMs: number;
  readonly transactions: number;
  readonly rows: number;
  readonly walBytes: number;
  readonly bytesToPeople: number;
  readonly bytesFromPeople: number;
};

/** What was measured of people: in a lesson, for each second; and once when they come. */
export type DayConstants = {
  readonly lesson: Readonly<Record<DayKind, Use>>;
  readonly arrival: Readonly<Record<DayKind, Use>>;
};

/** What server, Redis and database use in a second without anybody. */
export type Idle = Pick<Use, "serverMs" | "redisMs" | "postgresMs">;

/** The parts of a use, for what adds them up. */
export const parts = [
  "serverMs",
  "redisMs",
  "postgresMs",
  "transactions",
  "rows",
  "walBytes",
  "bytesToPeople",
  "bytesFromPeople",
] as const satisfies readonly (keyof Use)[];

/** A use, part by part. */
export function useOf(valueOf: (part: keyof Use) => number): Use {
  return Object.fromEntries(parts.map((part) => [part, valueOf(part)])) as unknown as Use;
}

/**
 * The constants, from lessons in which everybody does the same.
 * An arrival is what was used while people came, without what those who were there already used in their lesson: on
 * average half of all.
 */
export function readConstants(steps: Readonly<Record<DayKind, DayStep>>, idle: Idle): DayConstants {
  const ofKinds = (read: (step: DayStep) => Use) =>
    Object.fromEntries(dayKinds.map((kind) => [kind, read(steps[kind])])) as unknown as Record<DayKind, Use>;
  const lesson = ofKinds((step) => {
    const used = usedIn(step.learning, step.lesson, idle);
    return useOf((part) => used[part] / step.learning.seconds / step.people);
  });
  const arrival = ofKinds((step) => {
    const used = usedIn(step.arriving, step.arrival, idle);
    const [kind] = dayKinds.filter((one) => step.counts[one] > 0);
    const present = (step.people * step.arriving.seconds) / 2;
    return useOf((part) => Math.max(0, used[part] - (kind ? lesson[kind][part] : 0) * present) / step.people);
  });
  return { lesson, arrival };
}

/** All that was used in a part of a lesson. */
export function usedIn(cost: DayStep["learning"], record: DayStep["lesson"], idle: Idle): Use {
  const { seconds, serverMs, redisMs, postgres } = cost;
  return {
    serverMs: serverMs - idle.serverMs * seconds,
    redisMs: redisMs - idle.redisMs * seconds,
    postgresMs: postgres.cpuMs - idle.postgresMs * seconds,
    transactions: postgres.transactions,
    rows: postgres.rows,
    walBytes: postgres.walBytes,
    bytesToPeople: record.counts.get("bytes to people") ?? 0,
    bytesFromPeople: record.counts.get("bytes from people") ?? 0,
  };
}
