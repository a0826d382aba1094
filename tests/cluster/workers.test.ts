import { proseOf } from "../bench/support/proseOf";
import { createLibraryDatabase, type TestDatabase } from "../support/testDatabase";
import { Cluster } from "./support/Cluster";
import { databaseUrl } from "./support/databaseUrl";
import { expectOneTruth } from "./support/expectOneTruth";
import { Records } from "./support/Records";
import { startsOf, workersOf } from "./support/workersOf";
import { until } from "./support/until";

jest.setTimeout(180_000);

const PROCESSES = 3;

let database: TestDatabase;
let records: Records;
beforeAll(async () => {
  database = await createLibraryDatabase();
  records = new Records(database.config);
});
afterAll(() => database.drop());

const onWorkers = (test: (cluster: Cluster) => Promise<void>) =>
  Cluster.for(
    {
      processes: 1,
      databaseUrl: databaseUrl(database.config),
      settings: { TYPELOOP_PROCESSES: String(PROCESSES) },
    },
    test,
  );

test(`${PROCESSES} processes behind one port, killed one by one in the middle of races, lose no keystroke`, () =>
  onWorkers(async (cluster) => {
    const app = cluster.app(0);
    const textId = await records.addText(proseOf(130));
    const races = await cluster.openRaces(3, { racers: 2, textId });
    const racers = races.flatMap((race) => race.racers);
    for (const racer of racers) racer.allowed = 0.2;
    await Promise.all(races.map((race) => race.start()));
    await until("all type", () => racers.every(({ acknowledged }) => acknowledged > 0));
    for (let slot = 0; slot < PROCESSES; slot += 1) {
      const worker = workersOf(app).get(slot) ?? 0;
      const [starts, before] = [startsOf(app), racers.map(({ acknowledged }) => acknowledged)];
      process.kill(worker, "SIGKILL");
      for (const racer of racers) racer.allowed = (slot + 2) / (PROCESSES + 2);
      await until("another process has started", () => startsOf(app) > starts);
      await until("all go on", () => racers.every(({ acknowledged }, at) => acknowledged > (before[at] ?? 0)));
    }
    expect(racers.filter(({ isDone }) => isDone)).toEqual([]);
    for (const racer of racers) racer.allowed = 1;
    await Promise.all(races.map((race) => race.finish()));
    for (const race of races) await expectOneTruth(race, records);
    const stall = Math.max(...racers.map(({ longestMs }) => longestMs));
    process.stderr.write(`each of ${PROCESSES} processes killed: a batch took ${Math.round(stall)} ms at the most\n`);
  }));
