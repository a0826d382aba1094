import * as account from "../../support/accountOperations";
import { newGuest, newMember, type Person } from "../../support/people";
import * as op from "../../support/raceOperations";
import { raceNow } from "../../support/ratingOperations";
import { rowIdOf } from "../../support/seedRuns";
import { startTestRedis } from "../../support/startTestRedis";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { createLibraryDatabase } from "../../support/testDatabase";
import type { WireClient } from "../../support/WireClient";
import { openSql, type Sql } from "../reports/insertRows";

const operations = [...account.accountOperations, ...op.raceOperations, raceNow];
let server: TestServer;
let sql: Sql;
const guests: Person[] = [];

beforeAll(async () => {
  server = await startTestServer({ operations });
  sql = await openSql(server.database.config);
});
afterEach(async () => {
  // A lobby that one test leaves open would be found by the next.
  for (const room of await server.services.races.board()) await server.services.races.remove(room);
  await Promise.all(guests.splice(0).map((person) => person.disconnect()));
});
afterAll(async () => {
  await sql.close();
  await server.close();
});

async function someone(): Promise<Person> {
  const person = await newGuest(server.url);
  guests.push(person);
  return person;
}

type PressedRace = {
  readonly code: string;
  readonly phase: string;
  readonly racers: readonly { readonly userId: string; readonly phase: string }[];
  readonly [field: string]: unknown;
};

/** A press on "Race now", and another if the server was too busy to answer in time. */
async function press(client: WireClient, language = "EN"): Promise<PressedRace> {
  const { data, errors } = (await client.send(raceNow, { language })).body as any;
  if (errors?.[0].extensions.code === "TIMED_OUT") return press(client, language);
  return data.raceNow.race;
}

async function openRace(host: Person, language = "EN"): Promise<string> {
  const made = (await host.run(op.createRace, { input: { visibility: "OPEN", language, length: "SHORT" } })).createRace;
  return made.race.code;
}

test("the first makes a race and waits, ready; the second starts it by joining", async () => {
  const [ada, ben] = [await someone(), await someone()];
  const first = await press(ada);
  expect(first).toMatchObject({
    phase: "LOBBY",
    isQuick: true,
    isRated: true,
    visibility: "OPEN",
    language: "EN",
    isTextHidden: true,
  });
  expect(first.racers).toEqual([{ userId: ada.id, phase: "READY" }]);
  const second = await press(ben);
  expect(second).toMatchObject({ code: first.code, phase: "COUNTDOWN" });
  expect(second.racers.map(({ userId }) => userId)).toEqual([ada.id, ben.id]);
});

test("pressing again gives the same race", async () => {
  const ada = await someone();
  const { code } = await press(ada);
  expect(await press(ada)).toMatchObject({ code, racers: [{ userId: ada.id }] });
  const both = await Promise.all([press(ada), press(ada)]);
  expect(both.map((race) => race.code)).toEqual([code, code]);
});

test("two who press at once are in one race, every time", async () => {
  for (let round = 0; round < 10; round += 1) {
    const two = [await someone(), await someone()];
    const races = await Promise.all(two.map((person) => press(person)));
    expect(races[1]!.code).toBe(races[0]!.code);
    const { race } = await two[0]!.run(op.raceByCode, { code: races[0]!.code });
    expect(race).toMatchObject({ phase: "COUNTDOWN", racers: [{}, {}] });
  }
}, 30_000);

test("many who press at once all have a seat, and nobody in a race that has begun", async () => {
  const people = await Promise.all(Array.from({ length: 25 }, someone));
  const races = await Promise.all(people.map((person) => press(person)));
  for (const [at, { code }] of races.entries()) {
    const { race } = await people[at]!.run(op.raceByCode, { code });
    expect(["LOBBY", "COUNTDOWN"]).toContain(race.phase);
    expect(race.racers.length).toBeLessThanOrEqual(10);
    expect(race.racers.map(({ userId }: any) => userId)).toContain(people[at]!.id);
  }
  // At most one is left without anybody to race.
  const alone = races.filter(({ code }) => races.filter((other) => other.code === code).length === 1);
  expect(alone.length).toBeLessThanOrEqual(1);
}, 30_000);

test("joins open races of others in the language, not those that are private, full or begun", async () => {
  const [host, ada, ben] = [await someone(), await someone(), await someone()];
  const dutch = await openRace(host, "NL");
  await host.run(op.createRace, { input: { visibility: "PRIVATE", language: "FR" } });
  // In French nobody waits from the test before.
  const own = await press(ada, "FR");
  expect(own.code).not.toBe(dutch);
  await press(ben, "FR");
  // That one has begun now.
  const late = await press(await someone(), "FR");
  expect(late.code).not.toBe(own.code);
  expect(late.phase).toBe("LOBBY");
  expect((await press(await someone(), "NL")).code).toBe(dutch);
  const { race } = await host.run(op.raceByCode, { code: dutch });
  expect(race.racers).toHaveLength(2);
  // Its host decides when: they have not said that they are ready.
  expect(race.phase).toBe("LOBBY");
});

test("whom the host removed does not come back by it", async () => {
  const [host, ada] = [await someone(), await someone()];
  const code = await openRace(host);
  expect((await press(ada)).code).toBe(code);
  await host.run(op.kickRacer, { code, userId: ada.id });
  expect((await press(ada)).code).not.toBe(code);
});

test("chooses people of like rating", async () => {
  const rated = async (rating: number) => {
    const person = await newMember(server.url);
    guests.push(person);
    await sql.run("insert into ratings values ($1, 'en', $2, 80, 0.06, 20)", [rowIdOf(person.id), rating]);
    return person;
  };
  const [low, high] = [await openRace(await rated(1_150)), await openRace(await rated(1_950))];
  expect((await press(await rated(1_850))).code).toBe(high);
  expect((await press(await rated(1_250))).code).toBe(low);
});

test("who stays alone for ten seconds starts alone", async () => {
  const ada = await someone();
  const { code } = await press(ada);
  const watching = ada.follow(op.raceUpdated, { code });
  const before = Date.now();
  const { raceUpdated } = await watching.next((data) => data.raceUpdated.phase === "COUNTDOWN", 15_000);
  expect(Date.now() - before).toBeGreaterThan(8_000);
  expect(raceUpdated.racers).toHaveLength(1);
  expect(Date.parse(raceUpdated.startsAt) - Date.now()).toBeGreaterThan(4_500);
  // Somebody who presses now gets a race of their own.
  expect((await press(await someone())).code).not.toBe(code);
}, 30_000);

test("two processes: two who press at once are in one race", async () => {
  const redis = await startTestRedis();
  const database = await createLibraryDatabase();
  const start = () => startTestServer({ operations, redisUrl: redis.url, database });
  const servers = [await start(), await start()] as const;
  try {
    let together = 0;
    for (let round = 0; round < 10; round += 1) {
      const two = await Promise.all(servers.map(({ url }) => newGuest(url)));
      const races = await Promise.all(two.map((person) => press(person)));
      if (races[0]!.code === races[1]!.code) together += 1;
      for (const room of await servers[0].services.races.board()) await servers[0].services.races.remove(room);
      await Promise.all(two.map((person) => person.disconnect()));
    }
    expect(together).toBeGreaterThanOrEqual(8);
  } finally {
    for (const one of servers) await one.close();
    await redis.stop();
    await database.drop();
  }
}, 60_000);
