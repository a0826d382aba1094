import { setTimeout as sleep } from "node:timers/promises";
import { proseOf } from "../bench/support/proseOf";
import { createLibraryDatabase, type TestDatabase } from "../support/testDatabase";
import { Cluster } from "./support/Cluster";
import { ComputerClock } from "./support/ComputerClock";
import { databaseUrl } from "./support/databaseUrl";
import { expectKeptOnce } from "./support/expectKeptOnce";
import { expectOneTruth } from "./support/expectOneTruth";
import { Records } from "./support/Records";
import { Robot } from "./support/Robot";
import { RobotSaver } from "./support/RobotSaver";
import { until } from "./support/until";

jest.setTimeout(240_000);

const FIVE_MINUTES_MS = 300_000;

const clock = new ComputerClock();
let database: TestDatabase;
beforeAll(async () => {
  database = await createLibraryDatabase();
});
afterAll(async () => {
  await database.drop();
  clock.remove();
});

test("a clock set five minutes forward, and ten back, harms no race, no session and nothing that is saved", () =>
  Cluster.for(
    { processes: 1, databaseUrl: databaseUrl(database.config), settings: clock.settings },
    async (cluster) => {
      const records = new Records(database.config);
      const textId = await records.addText(proseOf(200));
      const running = await cluster.openRaces(3, { racers: 2, textId });
      const waiting = await cluster.openRaces(3, { racers: 2, textId });
      const savers = (await Robot.guests(cluster.url, 3)).map((robot, at) => new RobotSaver(robot, at + 1));
      for (const saver of savers) saver.start(200);
      await Promise.all(running.map((race) => race.start()));
      await until("all type", () => running.every((race) => race.racers.every(({ acknowledged }) => acknowledged > 2)));
      const starting = Promise.all(waiting.map((race) => race.start()));
      await until("the others count down", () =>
        waiting.every((race) => race.racers.every(({ race: seen }) => seen.phase === "COUNTDOWN")),
      );
      await sleep(500);
      clock.set(cluster.app(0), FIVE_MINUTES_MS);
      await sleep(2_000);
      clock.set(cluster.app(0), -FIVE_MINUTES_MS);
      await starting;
      const races = [...running, ...waiting];
      await Promise.all(races.map((race) => race.finish()));
      for (const race of races) await expectOneTruth(race, records);
      await Promise.all(savers.map((saver) => saver.stop()));
      expect(await expectKeptOnce(savers, records)).toBeGreaterThan(savers.length);
    },
  ));
