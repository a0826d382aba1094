import { runSql } from "../../support/groupPeople";
import { guest } from "../../support/guest";
import * as op from "../../support/raceOperations";
import { rowIdOf } from "../../support/seedRuns";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { batchOf } from "../../support/typeText";
import { WireClient } from "../../support/WireClient";
import { until } from "./support/RaceProcesses";

let redis: TestRedis;
let database: TestDatabase;
let servers: readonly [TestServer, TestServer];

beforeAll(async () => {
  [redis, database] = [await startTestRedis(), await createTestDatabase()];
  const start = () => startTestServer({ operations: op.raceOperations, redisUrl: redis.url, database });
  servers = [await start(), await start()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await redis.stop();
  await database.drop();
});

/** Somebody with an account that both servers know, at each of them. */
async function someone() {
  const one = await guest(servers[0].url);
  return { id: one.id, one, two: new WireClient(servers[1].url, one.token) };
}
type Person = Awaited<ReturnType<typeof someone>>;

const racer = (race: any, person: Person) => race.racers.find((each: any) => each.userId === person.id);
const started = (startsAt: string) =>
  new Promise((resolve) => setTimeout(resolve, new Date(startsAt).getTime() - Date.now() + 300));

test("one race in two processes: whoever joins, types and asks in one is seen in the other", async () => {
  const [ada, ben] = [await someone(), await someone()];
  const { createRace } = await ada.one.run(op.createRace, {
    input: { visibility: "OPEN", language: "EN", length: "SHORT" },
  });
  const { code } = createRace.race;
  const text: string = createRace.race.text.body;
  const watching = [ada.one.follow(op.raceUpdated, { code }), ben.two.follow(op.raceUpdated, { code })];
  const board = ben.two.follow(op.raceBoardUpdated);
  await board.next(({ raceBoardUpdated }) => raceBoardUpdated.races.some((race: any) => race.code === code));

  expect((await ben.two.run(op.joinRace, { code })).joinRace.race.racers).toHaveLength(2);
  await watching[0]!.next(({ raceUpdated }) => racer(raceUpdated, ben)?.isAway === false);
  await board.next(({ raceBoardUpdated }) =>
    raceBoardUpdated.races.some((race: any) => race.code === code && race.racers.length === 2),
  );
  // What one process did, the other knows when it is asked, not only a moment later.
  expect((await ben.one.run(op.setReady, { code, ready: true })).setReady.race.phase).toBe("LOBBY");
  const begun = (await ada.two.run(op.setReady, { code, ready: true })).setReady.race;
  expect(begun.phase).toBe("COUNTDOWN");
  await board.next(() => !board.values.at(-1).data.raceBoardUpdated.races.some((race: any) => race.code === code));
  await started(begun.startsAt);

  const doors = [ada.one, ada.two];
  const send = async (batch: number, keystrokes: string, at = batch % 2) =>
    (await doors[at]!.run(op.sendKeystrokes, { code, batch, keystrokes })).sendKeystrokes;
  for (let batch = 1; batch <= 8; batch += 1)
    expect(await send(batch, batchOf(text[batch - 1]!, batch * 10))).toMatchObject({ batch });
  // A repeat at the other process is acknowledged, a gap is told what is expected.
  expect(await send(8, batchOf(text[7]!, 80), 1)).toMatchObject({ batch: 8 });
  expect(await send(12, batchOf("x", 120))).toMatchObject({ __typename: "SequenceGapError", expected: 9 });
  expect(await send(9, batchOf(text.slice(8), 90, 0.2))).toMatchObject({ batch: 9 });
  expect(
    (await ben.two.run(op.sendKeystrokes, { code, batch: 1, keystrokes: batchOf(text, 5, 0.2) })).sendKeystrokes,
  ).toMatchObject({ batch: 1 });

  const finals = await Promise.all(
    watching.map((each) => each.next(({ raceUpdated }) => raceUpdated.phase === "FINISHED")),
  );
  expect(finals[0].raceUpdated).toEqual(finals[1].raceUpdated);
  const mine = racer(finals[0].raceUpdated, ada);
  await until(async () => (await ada.two.run(op.resultById, { id: mine.resultId })).node?.place === mine.place);

  const asked = await Promise.all([
    ada.one.run(op.rematch, { code }),
    ben.two.run(op.rematch, { code }),
    ben.one.run(op.rematch, { code }),
  ]);
  const codes = new Set(asked.map(({ rematch }) => rematch.race.code));
  expect(codes.size).toBe(1);
  const next = asked[0].rematch.race;
  expect(next.racers.map(({ userId }: any) => userId).sort()).toEqual([ada.id, ben.id].sort());
  expect((await ben.two.run(op.raceByCode, { code })).race.rematchCode).toBe(next.code);
  await until(() => !board.values.at(-1).data.raceBoardUpdated.races.some((race: any) => race.code !== next.code));
  await Promise.all([ada.one.disconnect(), ben.two.disconnect()]);
}, 60_000);

test("guests of one nickname who join at both processes at once are told apart; people of one name keep it", async () => {
  const people = await Promise.all(Array.from({ length: 9 }, someone));
  const [host, ...others] = people as [Person, ...Person[]];
  const rename = (person: Person, name: string) =>
    runSql(servers[0], "update users set display_name = $1 where id = $2", [name, rowIdOf(person.id)]);
  await Promise.all(people.map((person, index) => rename(person, index < 7 ? "Witty Meerkat" : "Emma")));
  const { createRace } = await host.one.run(op.createRace, {
    input: { visibility: "PRIVATE", language: "EN", length: "SHORT" },
  });
  const { code } = createRace.race;
  await Promise.all(
    others.map((person, index) => (index % 2 === 0 ? person.one : person.two).run(op.joinRace, { code })),
  );
  const namesIn = async (door: WireClient, of: string) =>
    (await door.run(op.raceByCode, { code: of })).race.racers.map(({ name }: any) => name);
  const names = await namesIn(host.one, code);
  expect(names.toSorted()).toEqual([
    "Emma",
    "Emma",
    "Witty Meerkat",
    ...Array.from({ length: 6 }, (_, index) => `Witty Meerkat ${index + 2}`),
  ]);
  expect(await namesIn(host.two, code)).toEqual(names);
});

test("keys of twelve at both processes at once make one race", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, someone));
  const { createRace } = await people[0]!.one.run(op.createRace, {
    input: { visibility: "PRIVATE", language: "EN", length: "SHORT" },
  });
  const { code } = createRace.race;
  const text: string = createRace.race.text.body;
  await Promise.all(
    people.slice(1).map((person, index) => (index % 2 === 0 ? person.one : person.two).run(op.joinRace, { code })),
  );
  const begun = (await people[0]!.two.run(op.startRace, { code })).startRace.race;
  expect(begun.racers).toHaveLength(12);
  await started(begun.startsAt);
  await Promise.all(
    people.map(async (person, index) => {
      for (let batch = 1; batch <= 6; batch += 1) {
        const door = (batch + index) % 2 === 0 ? person.one : person.two;
        const keys = batch < 6 ? batchOf(text[batch - 1]!, batch * 10) : batchOf(text.slice(5), 60 + index, 0.2);
        expect((await door.run(op.sendKeystrokes, { code, batch, keystrokes: keys })).sendKeystrokes).toMatchObject({
          batch,
        });
      }
    }),
  );
  const standings = async (client: WireClient) =>
    (await client.run(op.raceByCode, { code })).race.racers.map(
      ({ userId, position, batch, place, finishedAfterMs, wpm }: any) => ({
        userId,
        position,
        batch,
        place,
        finishedAfterMs,
        wpm,
      }),
    );
  await until(async () => (await people[3]!.two.run(op.raceByCode, { code })).race.phase === "FINISHED");
  const [one, two] = [await standings(people[3]!.one), await standings(people[3]!.two)];
  expect(one).toEqual(two);
  expect(one.map(({ batch }: any) => batch)).toEqual(people.map(() => 6));
}, 60_000);

test("while Redis is away what is asked of races may be asked again; who watches is told and watches on afterwards", async () => {
  const [ada, ben] = [await someone(), await someone()];
  const { createRace } = await ada.one.run(op.createRace, {
    input: { visibility: "PRIVATE", language: "EN", length: "SHORT" },
  });
  const { code } = createRace.race;
  const watching = ben.two.follow(op.raceUpdated, { code });
  await watching.next();
  await redis.kill();
  expect(await ben.two.send(op.joinRace, { code })).toMatchObject({
    status: 503,
    body: { errors: [{ extensions: { code: "TIMED_OUT" } }] },
  });
  expect(await ada.two.send(op.raceByCode, { code: "ABCDEF" })).toMatchObject({ status: 503 });
  // What a process knows, it shows.
  expect((await ben.two.run(op.raceByCode, { code })).race.racers).toHaveLength(1);
  // Who looks on is told, and asks again.
  const told = ({ values, ended }: typeof watching) => ended() !== null && values.at(-1).errors?.[0].extensions.code;
  await until(() => told(watching) === "TIMED_OUT");
  const lost = ada.two.follow(op.raceUpdated, { code: "ABCDEF" });
  await until(() => told(lost) === "TIMED_OUT");
  await redis.restart();
  await until(async () => (await ben.one.send(op.joinRace, { code })).status === 200);
  await until(() => servers[1].services.pubSub.isConnected);
  await ben.two.follow(op.raceUpdated, { code }).next(({ raceUpdated }) => raceUpdated.racers.length === 2);
  await Promise.all([ada.two.disconnect(), ben.two.disconnect()]);
}, 60_000);
