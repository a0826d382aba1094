import { measureRun } from "../../../src/engine/metrics/measureRun";
import { roundDown } from "../../../src/engine/metrics/rates";
import { decodeLog } from "../../../src/engine/log/logCodec";
import * as op from "../../support/raceOperations";
import { guest } from "../../support/guest";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { batchOf } from "../../support/typeText";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ operations: op.raceOperations });
});
afterAll(() => server.close());

const someone = () => guest(server.url);
type Person = Awaited<ReturnType<typeof someone>>;

async function openRace(visibility = "PRIVATE") {
  const host = await someone();
  const { createRace } = await host.run(op.createRace, { input: { visibility, language: "EN", length: "SHORT" } });
  expect(createRace.__typename).toBe("RaceSuccess");
  return { host, code: createRace.race.code as string, text: createRace.race.text.body as string };
}

/** Waits until the server's clock has reached the start. */
async function started(startsAt: string) {
  await new Promise((resolve) => setTimeout(resolve, new Date(startsAt).getTime() - Date.now() + 300));
}

const racer = (race: any, person: Person) => race.racers.find((one: any) => one.userId === person.id);

test("three people race: lobby, countdown, typing, podium, results, rematch", async () => {
  const { host, code, text } = await openRace();
  const [ada, ben] = [await someone(), await someone()];
  const watching = [host, ada, ben].map((person) => person.follow(op.raceUpdated, { code }));
  expect((await ada.run(op.joinRace, { code })).joinRace.__typename).toBe("RaceSuccess");
  expect((await ben.run(op.joinRace, { code })).joinRace.__typename).toBe("RaceSuccess");
  await ada.run(op.setReady, { code, ready: true });
  await watching[2]!.next(
    ({ raceUpdated }) => raceUpdated.racers.length === 3 && racer(raceUpdated, ada).phase === "READY",
  );

  const begun = (await host.run(op.startRace, { code })).startRace.race;
  expect(begun.phase).toBe("COUNTDOWN");
  expect(new Date(begun.startsAt).getTime() - Date.now()).toBeGreaterThanOrEqual(4_900);
  expect((await host.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf("a", 0) })).sendKeystrokes.code).toBe(
    "RACE_NOT_RUNNING",
  );
  await started(begun.startsAt);

  const half = text.slice(0, 20);
  expect(
    (await ada.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(half, 0) })).sendKeystrokes,
  ).toMatchObject({ batch: 1 });
  // The same batch again changes nothing; one out of turn is told what is expected.
  expect(
    (await ada.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(half, 0) })).sendKeystrokes,
  ).toMatchObject({ batch: 1 });
  expect(
    (await ada.run(op.sendKeystrokes, { code, batch: 5, keystrokes: batchOf("x", 90) })).sendKeystrokes,
  ).toMatchObject({ __typename: "SequenceGapError", expected: 2 });
  const seen = await watching[0]!.next(({ raceUpdated }) => racer(raceUpdated, ada)?.position === 20);
  expect(racer(seen.raceUpdated, ada)).toMatchObject({ batch: 1, phase: "TYPING" });

  expect(
    (await ada.run(op.sendKeystrokes, { code, batch: 2, keystrokes: batchOf(text.slice(20), 21, 0.2) })).sendKeystrokes,
  ).toMatchObject({ batch: 2 });
  await host.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(text, 0, 0.2) });
  await ben.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(text, 5, 0.7) });
  const final = (await watching[1]!.next(({ raceUpdated }) => raceUpdated.phase === "FINISHED")).raceUpdated;
  expect([host, ada, ben].map((person) => racer(final, person).place)).toEqual([1, 2, 3]);

  const mine = racer(final, ada);
  const kept = (await ada.run(op.resultById, { id: mine.resultId })).node;
  const log = decodeLog(kept.log);
  if (!log.ok) throw new Error(log.fault);
  const metrics = measureRun({
    rules: "stopOnError",
    text: kept.prompt,
    keystrokes: log.keystrokes,
    durationMs: kept.durationMs,
  });
  const about = { mode: "RACE", raceCode: code, raceMode: "SPEED", prompt: text };
  expect(kept).toMatchObject({ ...about, wpm: metrics.wpm, accuracy: 100 });
  // The speed beside the place is the result's, in characters too.
  expect(mine.speed).toBe(roundDown(kept.wpm, 2));
  expect(roundDown(mine.speed * 5)).toBe(roundDown(kept.wpm * 5));
  expect(mine.wpm).toBe(roundDown(kept.wpm));
  expect((await ben.run(op.resultById, { id: mine.resultId })).node).toBeNull();

  const [first, second] = await Promise.all([ada.run(op.rematch, { code }), ben.run(op.rematch, { code })]);
  expect(first.rematch.race.code).toBe(second.rematch.race.code);
  expect(first.rematch.race.code).not.toBe(code);
  expect(first.rematch.race.racers.map(({ userId }: any) => userId).sort()).toEqual([host.id, ada.id, ben.id].sort());
  await Promise.all([host, ada, ben].map((person) => person.disconnect()));
}, 40_000);

test("what a race refuses says why and changes nothing", async () => {
  const { host, code } = await openRace();
  const stranger = await someone();
  const refusal = async (person: Person, text: string, variables: object) =>
    Object.values(await person.run(text, variables))[0] as any;
  expect(await refusal(stranger, op.joinRace, { code: "ZZZZZZ" })).toMatchObject({
    __typename: "RefusedError",
    code: "RACE_NOT_FOUND",
  });
  expect(await refusal(stranger, op.startRace, { code })).toMatchObject({ code: "NOT_A_RACER" });
  await stranger.run(op.joinRace, { code });
  expect(await refusal(stranger, op.startRace, { code })).toMatchObject({ code: "NOT_THE_HOST" });
  expect(await refusal(stranger, op.kickRacer, { code, userId: host.id })).toMatchObject({ code: "NOT_THE_HOST" });
  expect(await refusal(host, op.rematch, { code })).toMatchObject({ code: "RACE_NOT_OVER" });
  expect(await refusal(host, op.kickRacer, { code, userId: stranger.id })).toMatchObject({
    __typename: "RaceSuccess",
    race: { lostSeats: [{ userId: stranger.id, reason: "KICKED" }] },
  });
  expect(await refusal(stranger, op.joinRace, { code })).toMatchObject({ code: "KICKED" });
  expect(await refusal(host, op.cancelRace, { code })).toMatchObject({ race: { phase: "CANCELLED" } });
  expect(await refusal(await someone(), op.joinRace, { code })).toMatchObject({ code: "RACE_OVER" });
  const nobody = Object.assign(await someone(), { token: null });
  expect(await refusal(nobody, op.joinRace, { code })).toMatchObject({ code: "NOT_SIGNED_IN" });
  expect(await refusal(nobody, op.createRace, { input: { visibility: "OPEN", language: "EN" } })).toMatchObject({
    code: "NOT_SIGNED_IN",
  });
});

test("keys that cannot have happened are refused, and the race goes on", async () => {
  const { host, code, text } = await openRace();
  const { startRace: begun } = await host.run(op.startRace, { code });
  await started(begun.race.startsAt);
  const send = async (batch: number, keystrokes: string) =>
    (await host.run(op.sendKeystrokes, { code, batch, keystrokes })).sendKeystrokes;
  expect(await send(1, batchOf(text.slice(0, 5), 60_000))).toMatchObject({ code: "IMPOSSIBLE_TIMING" });
  expect(await send(1, "not a log")).toMatchObject({ code: "MALFORMED_LOG" });
  expect(await send(1, batchOf(text.slice(0, 5), 100))).toMatchObject({ batch: 1 });
  expect(await send(2, batchOf("x", 50))).toMatchObject({ code: "IMPOSSIBLE_TIMING" });
  expect((await host.run(op.raceByCode, { code })).race.racers[0]).toMatchObject({ position: 5, batch: 1 });
}, 30_000);

test("a race that started can be watched; the board shows open lobbies only", async () => {
  const watcher = await someone();
  const board = watcher.follow(op.raceBoardUpdated);
  const { host, code } = await openRace("OPEN");
  await board.next(({ raceBoardUpdated }) => raceBoardUpdated.races.some((race: any) => race.code === code));
  expect((await host.run(op.startRace, { code })).startRace).toMatchObject({ code: "TOO_FEW_RACERS" });
  const ada = await someone();
  await ada.run(op.joinRace, { code });
  await ada.run(op.setReady, { code, ready: true });
  // All of an open race are ready: it starts by itself.
  expect((await host.run(op.setReady, { code, ready: true })).setReady.race.phase).toBe("COUNTDOWN");
  await board.next(({ raceBoardUpdated }) => !raceBoardUpdated.races.some((race: any) => race.code === code));
  const late = await someone();
  expect((await late.run(op.joinRace, { code })).joinRace).toMatchObject({ code: "RACE_STARTED" });
  const seen = await late.follow(op.raceUpdated, { code }).next();
  expect(seen.raceUpdated.racers).toHaveLength(2);
  await Promise.all([watcher.disconnect(), late.disconnect()]);
});

test("a dropped connection shows as away and comes back to its seat", async () => {
  const { host, code } = await openRace();
  const ada = await someone();
  const seen = host.follow(op.raceUpdated, { code });
  ada.follow(op.raceUpdated, { code });
  await ada.run(op.joinRace, { code });
  await seen.next(({ raceUpdated }) => racer(raceUpdated, ada)?.isAway === false);
  await ada.disconnect();
  await seen.next(({ raceUpdated }) => racer(raceUpdated, ada)?.isAway === true);
  const count = seen.values.length;
  ada.follow(op.raceUpdated, { code });
  for (let wait = 0; wait < 50 && seen.values.length === count; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(racer(seen.values.at(-1).data.raceUpdated, ada).isAway).toBe(false);
  await Promise.all([host.disconnect(), ada.disconnect()]);
}, 20_000);

test("without a live connection a racer is there for as long as they ask, by code or by id, and away when they stop", async () => {
  const { host, code } = await openRace();
  const ada = await someone();
  const seen = host.follow(op.raceUpdated, { code });
  const { joinRace } = await ada.run(op.joinRace, { code });
  expect(racer(joinRace.race, ada).isAway).toBe(true);
  const watched = seen.next(({ raceUpdated }) => racer(raceUpdated, ada)?.isAway === false);
  expect(racer((await ada.run(op.raceByCode, { code })).race, ada).isAway).toBe(false);
  await watched;

  const { id } = (await host.run(op.raceId, { code })).race;
  for (let poll = 0; poll < 4; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(racer((await ada.run(op.raceById, { id })).node, ada).isAway).toBe(false);
  }
  await seen.next(() => racer(seen.values.at(-1).data.raceUpdated, ada).isAway === true, 15_000);
  await host.disconnect();
}, 30_000);

test("who only looks at a race takes no seat by it", async () => {
  const { host, code } = await openRace();
  const passer = await someone();
  await passer.run(op.raceByCode, { code });
  expect((await host.run(op.raceByCode, { code })).race.racers).toHaveLength(1);
});

test("following a race that is not there ends with an error, not in silence", async () => {
  const person = await someone();
  const lost = person.follow(op.raceUpdated, { code: "ZZZZZZ" });
  await expect(lost.next()).rejects.toThrow(/complete/);
  expect(lost.values[0].errors[0].extensions.code).toBe("NOT_FOUND");
  await person.disconnect();
});
