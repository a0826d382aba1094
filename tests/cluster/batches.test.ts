import { createLibraryDatabase, type TestDatabase } from "../support/testDatabase";
import { proseOf } from "../bench/support/proseOf";
import { Cluster } from "./support/Cluster";
import { databaseUrl } from "./support/databaseUrl";
import { expectOneTruth } from "./support/expectOneTruth";
import { meddlesome } from "./support/meddlesome";
import { Records } from "./support/Records";

jest.setTimeout(120_000);

let database: TestDatabase;
let records: Records;
let textId: string;

beforeAll(async () => {
  database = await createLibraryDatabase();
  records = new Records(database.config);
  textId = await records.addText(proseOf(120));
});
afterAll(() => database.drop());

test("batches that are repeated, out of order or sent again much later change nothing", () =>
  Cluster.for({ processes: 1, databaseUrl: databaseUrl(database.config) }, async (cluster) => {
    const meddled = Array.from({ length: 4 }, (_, at) => meddlesome(at + 1));
    const races = await Promise.all(
      meddled.map(({ meddling }, at) => cluster.openRace({ racers: 3, textId, seed: at + 1, meddling })),
    );
    await Promise.all(races.map((race) => race.start()));
    await Promise.all(races.map((race) => race.finish()));
    for (const race of races) await expectOneTruth(race, records);
    for (const { counts } of meddled) expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  }));
