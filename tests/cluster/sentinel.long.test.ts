import { proseOf } from "../bench/support/proseOf";
import { TestSentinels } from "../support/startTestSentinels";
import { createLibraryDatabase, type TestDatabase } from "../support/testDatabase";
import { Cluster } from "./support/Cluster";
import { databaseUrl } from "./support/databaseUrl";
import { expectOneTruth } from "./support/expectOneTruth";
import { Records } from "./support/Records";
import { until } from "./support/until";

jest.setTimeout(300_000);

let database: TestDatabase;
let records: Records;
let sentinels: TestSentinels;
beforeAll(async () => {
  database = await createLibraryDatabase();
  records = new Records(database.config);
  sentinels = await TestSentinels.start();
}, 120_000);
afterAll(async () => {
  await sentinels?.stop();
  await database.drop();
}, 60_000);

test("a replica that Sentinels make the primary in the middle of races goes on, without a lost keystroke", () =>
  Cluster.for({ processes: 2, databaseUrl: databaseUrl(database.config), redisUrl: sentinels.url }, async (cluster) => {
    const textId = await records.addText(proseOf(160));
    const races = await cluster.openRaces(6, { racers: 2, textId });
    const racers = races.flatMap((race) => race.racers);
    for (const racer of racers) racer.allowed = 0.4;
    await Promise.all(races.map((race) => race.start()));
    await until("all type", () => racers.every(({ acknowledged }) => acknowledged > 0));
    const killed = await sentinels.killPrimary();
    for (const racer of racers) racer.allowed = 1;
    await Promise.all(races.map((race) => race.finish()));
    expect(await sentinels.primary()).not.toBe(killed);
    for (const race of races) await expectOneTruth(race, records);
    // What was not in the middle of anything goes on as well.
    const next = await cluster.openRace({ racers: 2, textId, seed: 77 });
    await next.start();
    await next.finish();
    await expectOneTruth(next, records);
  }));
