import { setTimeout as sleep } from "node:timers/promises";
import { proseOf } from "../bench/support/proseOf";
import { seededRandom } from "../bench/support/seededRandom";
import { createLibraryDatabase, type TestDatabase } from "../support/testDatabase";
import { Cluster } from "./support/Cluster";
import { databaseUrl } from "./support/databaseUrl";
import { expectKeptOnce } from "./support/expectKeptOnce";
import { expectOneTruth } from "./support/expectOneTruth";
import { Records } from "./support/Records";
import { Robot } from "./support/Robot";
import { RobotSaver } from "./support/RobotSaver";
import { until } from "./support/until";
import { badWeather } from "./support/Weather";

jest.setTimeout(240_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createLibraryDatabase();
});
afterAll(() => database.drop());

test("with 300 ± 100 ms latency, 3 % loss, an 8 s outage and reset connections, races and practice are complete", () =>
  Cluster.for({ processes: 1, databaseUrl: databaseUrl(database.config) }, async (cluster) => {
    const records = new Records(database.config);
    const textId = await records.addText(proseOf(240));
    const races = await cluster.openRaces(5, { racers: 3, textId });
    const racers = races.flatMap((race) => race.racers);
    const savers = (await Robot.guests(cluster.url, 4)).map((robot, at) => new RobotSaver(robot, at + 1));
    cluster.balancer.weather = badWeather(seededRandom(3), { meanMs: 300, jitterMs: 100, loss: 0.03 });
    for (const saver of savers) saver.start(200);
    await Promise.all(races.map((race) => race.start()));
    await until("all type", () => racers.every(({ acknowledged }) => acknowledged > 1));
    cluster.balancer.cut();
    await sleep(8_000);
    cluster.balancer.mend();
    await until("all type again", () => racers.every(({ acknowledged }) => acknowledged > 3));
    cluster.balancer.drop();
    await Promise.all(races.map((race) => race.finish()));
    for (const race of races) await expectOneTruth(race, records);
    await Promise.all(savers.map((saver) => saver.stop()));
    expect(await expectKeptOnce(savers, records)).toBeGreaterThan(savers.length);
    expect(Math.min(...racers.map(({ following }) => following.connections))).toBeGreaterThan(1);
  }));
