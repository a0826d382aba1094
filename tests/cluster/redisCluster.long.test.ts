import { proseOf } from "../bench/support/proseOf";
import { bucketOf } from "../../src/server/races/ClusterStreams";
import { TestRedisCluster } from "../support/startTestRedisCluster";
import { createLibraryDatabase, type TestDatabase } from "../support/testDatabase";
import { Cluster } from "./support/Cluster";
import { databaseUrl } from "./support/databaseUrl";
import { expectOneTruth } from "./support/expectOneTruth";
import { Records } from "./support/Records";
import { Robot } from "./support/Robot";
import type { RobotRace } from "./support/RobotRace";
import { until } from "./support/until";

jest.setTimeout(300_000);

let database: TestDatabase;
let records: Records;
beforeAll(async () => {
  database = await createLibraryDatabase();
  records = new Records(database.config);
}, 60_000);
afterAll(() => database.drop(), 60_000);

type Nodes = { readonly cluster: Cluster; readonly redis: TestRedisCluster };

/** Two processes on a Redis Cluster of their own, with races in which all type. */
async function onNodes(
  replicas: 0 | 1,
  { races: count, characters }: { readonly races: number; readonly characters: number },
  test: (nodes: Nodes, races: readonly RobotRace[]) => Promise<void>,
): Promise<void> {
  const redis = await TestRedisCluster.start({ replicas });
  try {
    await Cluster.for(
      { processes: 2, databaseUrl: databaseUrl(database.config), redisUrl: redis.url },
      async (cluster) => {
        const textId = await records.addText(proseOf(characters));
        const races = await cluster.openRaces(count, { racers: 2, textId });
        const racers = races.flatMap((race) => race.racers);
        for (const racer of racers) racer.allowed = 0.4;
        await Promise.all(races.map((race) => race.start()));
        await until("all type", () => racers.every(({ acknowledged }) => acknowledged > 0));
        await test({ cluster, redis }, races);
      },
    );
  } finally {
    await redis.stop();
  }
}

const keyOf = ({ code }: RobotRace) => `typeloop:{r${bucketOf(code)}}r:${code}`;

async function finishAll(races: readonly RobotRace[]): Promise<void> {
  for (const racer of races.flatMap((race) => race.racers)) racer.allowed = 1;
  await Promise.all(races.map((race) => race.finish()));
  for (const race of races) await expectOneTruth(race, records);
}

test("slots moved while people race lose no keystroke", () =>
  onNodes(0, { races: 6, characters: 160 }, async ({ redis }, races) => {
    for (const race of races) {
      const owner = await redis.ownerOf(keyOf(race));
      await redis.move(keyOf(race), owner, (owner + 1) % 3);
    }
    await finishAll(races);
  }));

test("a node killed without a replica ends its races, whose racers are told; all others end as they would", () =>
  onNodes(0, { races: 9, characters: 160 }, async ({ redis }, races) => {
    const owners = await Promise.all(races.map((race) => redis.ownerOf(keyOf(race))));
    const [dead = 0] = owners;
    const [lost, kept] = [races.filter((_, at) => owners[at] === dead), races.filter((_, at) => owners[at] !== dead)];
    await redis.kill(dead);
    for (const racer of races.flatMap((race) => race.racers)) racer.allowed = 1;
    await finishAll(kept);
    for (const racer of lost.flatMap((race) => race.racers)) {
      await until(`${racer.code} is gone`, () => racer.stopped);
      expect(racer.stopped).toBe("RACE_NOT_FOUND");
      // The screen says so, and offers the same people another race.
      const page = await racer.robot.askUntilAnswered("RacePageQuery", { code: racer.code });
      expect(page.race).toBeNull();
      expect(page.stoppedRace).not.toBeNull();
    }
  }));

test("while the node is lost that knows who is at a process, people join races and race now", () =>
  onNodes(0, { races: 3, characters: 160 }, async ({ redis, cluster }) => {
    // Each process has a list of who is connected to it.
    const dead = await until("a list is there", () => redis.nodeWith("typeloop:races:here:*"));
    await redis.kill(dead);
    for (const { url } of cluster.apps) {
      const [host, guest, quick] = await Robot.guests(url, 3);
      const input = { visibility: "PRIVATE", language: "EN", textId: null, length: "SHORT" };
      const { createRace } = await host!.askUntilAnswered("CreateRaceMutation", { input });
      const { joinRace } = await guest!.askUntilAnswered("raceMutationsJoinMutation", { code: createRace.race.code });
      expect(joinRace.__typename).toBe("RaceSuccess");
      const { raceNow } = await quick!.askUntilAnswered("RacesPageRaceNowMutation", { language: "EN" });
      expect(raceNow.__typename).toBe("RaceSuccess");
    }
  }));

test("a replica that takes over from a killed node goes on with its races, without a lost keystroke", () =>
  onNodes(1, { races: 6, characters: 160 }, async ({ redis }, races) => {
    const [dead = 0] = await Promise.all(races.map((race) => redis.ownerOf(keyOf(race))));
    await redis.kill(dead);
    await finishAll(races);
  }));
