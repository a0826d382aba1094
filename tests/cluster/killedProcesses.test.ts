import { setTimeout as sleep } from "node:timers/promises";
import { proseOf } from "../bench/support/proseOf";
import { expectKeptOnce } from "./support/expectKeptOnce";
import { expectOneTruth } from "./support/expectOneTruth";
import { Robot } from "./support/Robot";
import { RobotSaver } from "./support/RobotSaver";
import { sharedCluster } from "./support/sharedCluster";
import { until } from "./support/until";

jest.setTimeout(400_000);

const KILLS = 20;
const RACES = 20;

/** Between two kills, in ms: those who lost their process find another. */
const PAUSE_MS = 2_000;

const onCluster = sharedCluster();

test(`processes that are killed ${KILLS} times in the middle of ${RACES} races lose nothing of them, and nothing that is saved`, () =>
  onCluster(3, async ({ cluster, records }) => {
    const textId = await records.addText(proseOf(850));
    const races = await cluster.openRaces(RACES, { racers: 2, textId });
    const racers = races.flatMap((race) => race.racers);
    const savers = (await Robot.guests(cluster.url, 3)).map((robot, at) => new RobotSaver(robot, at + 1));
    for (const saver of savers) saver.start(500);
    await Promise.all(races.map((race) => race.start()));
    await until("all type", () => racers.every(({ acknowledged }) => acknowledged > 0));
    const starting: Promise<void>[] = cluster.apps.map(() => Promise.resolve());
    let inTheMiddle = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const at = kill % cluster.apps.length;
      await starting[at];
      if (racers.some(({ isDone }) => !isDone)) inTheMiddle += 1;
      await cluster.app(at).kill();
      starting[at] = cluster.app(at).start();
      await sleep(PAUSE_MS);
    }
    await Promise.all(starting);
    await Promise.all(races.map((race) => race.finish()));
    for (const race of races) await expectOneTruth(race, records);
    await Promise.all(savers.map((saver) => saver.stop()));
    const kept = await expectKeptOnce(savers, records);
    const stall = Math.max(...racers.map(({ longestMs }) => longestMs));
    process.stderr.write(`${inTheMiddle} of ${KILLS} kills in the middle of the races; a batch took ${Math.round(stall)} ms at the most; ${kept} runs saved meanwhile\n`);
    expect(inTheMiddle).toBeGreaterThan(5);
  }));
