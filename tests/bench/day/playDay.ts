import { setTimeout as sleep } from "node:timers/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { ShippedOperations } from "../support/ShippedOperations";
import { DayPerson, type DayWorld, type PlannedPerson } from "./DayPerson";
import { DayRecord, type SentRecord } from "./DayRecord";
import { DayWire } from "./DayWire";
import { playCoach, playMember } from "./playClass";
import { playPractice } from "./playPractice";
import { playRaces } from "./playRaces";

/** A part of a lesson's people, and when it is: ms since 1970. All processes play by the same clock. */
export type DayPlan = Pick<DayWorld, "password" | "hasPages" | "texts" | "lobbyMs"> & {
  readonly url: string;
  readonly people: readonly PlannedPerson[];
  readonly beginsAt: number;
  readonly lessonAt: number;
  readonly endsAt: number;
};

/** What a process tells of what it played. CPU time of the load itself while the lesson was measured, in ms. */
export type PlayedDay = {
  readonly arrival: SentRecord;
  readonly lesson: SentRecord;
  readonly loadMs: number;
  /** How late the load's own event loop was, 99th percentile, in ms: latencies are wrong by about as much. */
  readonly loadDelayMs: number;
};

/** Plays a lesson with these people, from their arrival to its end. */
export async function playDay(plan: DayPlan): Promise<PlayedDay> {
  const [arrival, lesson] = [new DayRecord(), new DayRecord()];
  let record = arrival;
  let isOver = false;
  const { password, hasPages, texts, lobbyMs } = plan;
  const wire = new DayWire(plan.url, new ShippedOperations());
  const world: DayWorld = { wire, password, hasPages, texts, lobbyMs, record: () => record, isOver: () => isOver };
  const people = plan.people.map((person) => new DayPerson(person, world));
  await until(plan.beginsAt);
  for (const play of gather(people)) {
    const begin = async () => {
      await sleep(play.arrivesMs);
      await play.play();
    };
    begin().catch((error: unknown) => isOver || record.fail("load", String(error)));
  }
  await until(plan.lessonAt);
  record = lesson;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  await until(plan.endsAt);
  const { user, system } = process.cpuUsage(before);
  isOver = true;
  for (const person of people) person.leave();
  return {
    arrival: arrival.toSent(),
    lesson: lesson.toSent(),
    loadMs: (user + system) / 1_000,
    loadDelayMs: Math.max(0, delay.percentile(99) / 1e6 - 1),
  };
}

type Play = { readonly arrivesMs: number; readonly play: () => Promise<void> };

/** Who plays by themselves, and who together. */
function gather(people: readonly DayPerson[]): readonly Play[] {
  return [...groupByTogether(people).values()].flatMap((group): readonly Play[] => {
    const [first] = group;
    if (first?.plan.kind === "racing") return [{ arrivesMs: first.plan.arrivesMs, play: () => playRaces(group) }];
    return group.map((person) => ({ arrivesMs: person.plan.arrivesMs, play: () => playAlone(person) }));
  });
}

function groupByTogether(people: readonly DayPerson[]): ReadonlyMap<number, DayPerson[]> {
  const groups = new Map<number, DayPerson[]>();
  for (const person of people) {
    const group = groups.get(person.plan.together) ?? [];
    groups.set(person.plan.together, group);
    group.push(person);
  }
  return groups;
}

function playAlone(person: DayPerson): Promise<void> {
  if (person.plan.kind === "practicing") return playPractice(person);
  return person.plan.isCoach ? playCoach(person) : playMember(person);
}

function until(time: number): Promise<void> {
  return sleep(Math.max(0, time - Date.now()));
}
