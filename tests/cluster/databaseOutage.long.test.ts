import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../../src/server/database/embedded/startEmbeddedPostgres";
import { proseOf } from "../bench/support/proseOf";
import { startTestRedis, type TestRedis } from "../support/startTestRedis";
import { Cluster } from "./support/Cluster";
import { databaseUrl } from "./support/databaseUrl";
import { expectKeptOnce } from "./support/expectKeptOnce";
import { expectOneTruth } from "./support/expectOneTruth";
import { Records } from "./support/Records";
import { Robot } from "./support/Robot";
import { RobotSaver } from "./support/RobotSaver";
import { until } from "./support/until";

jest.setTimeout(240_000);

const OUTAGE_MS = 10_000;

const folder = mkdtempSync(path.join(tmpdir(), "typeloop-outage-"));
let postgres: EmbeddedPostgres;
let redis: TestRedis;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startEmbeddedPostgres({ dataDirectory: folder }), startTestRedis()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([postgres.stop(), redis.stop()]);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test("races continue without the database, and what could not be saved is saved once when it is back", () =>
  Cluster.for({ processes: 2, databaseUrl: databaseUrl(postgres.connection), redisUrl: redis.url }, async (cluster) => {
    const records = new Records(postgres.connection);
    const [short, long] = [await records.addText(proseOf(60)), await records.addText(proseOf(250))];
    const [quick, slow] = await Promise.all([
      cluster.openRaces(4, { racers: 2, textId: short }),
      cluster.openRaces(4, { racers: 2, textId: long }),
    ]);
    const races = [...quick, ...slow];
    const savers = (await Robot.guests(cluster.url, 3)).map((robot, at) => new RobotSaver(robot, at + 1));
    for (const saver of savers) saver.start(200);
    await Promise.all(races.map((race) => race.start()));
    const racers = slow.flatMap((race) => race.racers);
    await until("all have typed a while", () => racers.every(({ acknowledged }) => acknowledged > 8));
    // A process caches the sessions it has seen: each user visits all of them, wherever the balancer sent them before.
    await Promise.all(
      cluster.apps.flatMap(({ url }) =>
        racers.map(({ robot, code }) => Robot.at(url, robot.token).ask("RacePageQuery", { code })),
      ),
    );
    await postgres.stop();
    const before = racers.map(({ acknowledged }) => acknowledged);
    await sleep(OUTAGE_MS);
    // Typing needs no database; only the end of a race does.
    expect(racers.filter(({ acknowledged }, at) => acknowledged <= (before[at] ?? 0) + 3)).toEqual([]);
    postgres = await startEmbeddedPostgres({ dataDirectory: folder });
    await Promise.all(races.map((race) => race.finish()));
    for (const race of races) await expectOneTruth(race, records);
    await Promise.all(savers.map((saver) => saver.stop()));
    expect(await expectKeptOnce(savers, records)).toBeGreaterThan(savers.length);
  }));
