import { setTimeout as sleep } from "node:timers/promises";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { arrivalLimits } from "../../../src/engine/race/arrival";
import * as op from "../../support/raceOperations";
import { guest } from "../../support/guest";
import { typeNaturally } from "../../support/humanTyping";
import { startTestServer, type TestServer } from "../../support/startTestServer";

const keptResult = `query KeptResult($id: ID!) { node(id: $id) { ... on Result { id status place durationMs flag {
  reason } } } }`;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ operations: [...op.raceOperations, keptResult] });
});
afterAll(() => server.close());

type Person = Awaited<ReturnType<typeof guest>>;

const someone = () => guest(server.url);
const laneOf = (race: any, person: Person) => race.racers.find((one: any) => one.userId === person.id);

/**
 * A race of these people that has just begun: its text, and how to send a part of it, dated from a moment in ms since
 * the start.
 */
async function begin(people: readonly [Person, ...Person[]]) {
  const [host, ...others] = people;
  const { race } = (
    await host.run(op.createRace, { input: { visibility: "PRIVATE", language: "EN", length: "SHORT" } })
  ).createRace;
  const code = race.code as string;
  for (const person of others)
    expect((await person.run(op.joinRace, { code })).joinRace.__typename).toBe("RaceSuccess");
  const seen = people.map((person) => person.follow(op.raceUpdated, { code }));
  await seen[0]!.next(
    ({ raceUpdated }) =>
      raceUpdated.racers.length === people.length && raceUpdated.racers.every(({ isAway }: any) => !isAway),
  );
  const { startsAt } = (await host.run(op.startRace, { code })).startRace.race;
  const { serverTime } = await host.run(op.serverTime);
  const start = performance.now() + new Date(startsAt).getTime() - serverTime;
  const text = (await host.run(op.raceByCode, { code })).race.text.body as string;
  await sleep(start - performance.now() + 50);
  const send = async (person: Person, batch: number, keystrokes: readonly Keystroke[]) => {
    expect(
      (await person.run(op.sendKeystrokes, { code, batch, keystrokes: encodeLog(keystrokes) })).sendKeystrokes,
    ).toMatchObject({ batch });
  };
  return { code, text, seen: seen[0]!, send, since: () => performance.now() - start };
}

/** Types the text as it goes, four batches a second, to its end. */
async function typeAlong(race: Awaited<ReturnType<typeof begin>>, person: Person, gapMs: number): Promise<void> {
  const keystrokes = typeNaturally(race.text, gapMs);
  const each = Math.ceil(250 / gapMs);
  for (let batch = 1; (batch - 1) * each < keystrokes.length; batch += 1) {
    const part = keystrokes.slice((batch - 1) * each, batch * each);
    await sleep(Math.max(0, (part.at(-1)?.time ?? 0) - race.since()));
    await race.send(person, batch, part);
  }
}

test(
  "a racer who is silent until the others are through, and then sends the text dated into the past, is placed by " +
    "its arrival and flagged",
  async () => {
    const [host, ada, eve] = [await someone(), await someone(), await someone()];
    const race = await begin([host, ada, eve]);
    await Promise.all([typeAlong(race, host, 60), typeAlong(race, ada, 80)]);
    await sleep(arrivalLimits.lateMs + 500);
    const arrivedAfter = race.since();
    await race.send(eve, 1, typeNaturally(race.text, 40, 100));

    const { raceUpdated } = await race.seen.next(({ raceUpdated: { phase } }) => phase === "FINISHED");
    expect([host, ada, eve].map((person) => laneOf(raceUpdated, person).place)).toEqual([1, 2, 3]);
    expect(laneOf(raceUpdated, eve).finishedAfterMs).toBeGreaterThan(arrivedAfter - arrivalLimits.lateMs - 250);
    const resultOf = async (person: Person) =>
      (await person.run(keptResult, { id: laneOf(raceUpdated, person).resultId })).node;
    expect(await resultOf(eve)).toMatchObject({
      status: "FLAGGED",
      flag: { reason: "LATE_BATCHES" },
      durationMs: laneOf(raceUpdated, eve).finishedAfterMs,
    });
    for (const person of [host, ada]) expect(await resultOf(person)).toMatchObject({ status: "VERIFIED", flag: null });
    await Promise.all([host, ada, eve].map((person) => person.disconnect()));
  },
  90_000,
);

test(
  "a racer whose network is gone in the middle is seen to be away, keeps the keys typed meanwhile, and is not " +
    "flagged",
  async () => {
    const [host, ben] = [await someone(), await someone()];
    const race = await begin([host, ben]);
    await sleep(2_600);
    await race.send(ben, 1, typeNaturally(race.text.slice(0, 25), 100));
    const back = ben.loseNetwork();
    await race.seen.next(({ raceUpdated }) => laneOf(raceUpdated, ben).isAway, 15_000);
    const left = race.text.length - 25;
    await sleep(Math.max(0, 2_600 + left * 90 + arrivalLimits.lateMs + 1_000 - race.since()));
    back();
    await race.send(ben, 2, typeNaturally(race.text.slice(25), 90, 2_600));
    await host.run(op.leaveRace, { code: race.code });

    const { raceUpdated } = await race.seen.next(({ raceUpdated: { phase } }) => phase === "FINISHED");
    const lane = laneOf(raceUpdated, ben);
    expect(lane).toMatchObject({ finishedAfterMs: 2_600 + (left - 1) * 90, place: 1 });
    expect((await ben.run(keptResult, { id: lane.resultId })).node).toMatchObject({ status: "VERIFIED", flag: null });
    await Promise.all([host, ben].map((person) => person.disconnect()));
  },
  90_000,
);
