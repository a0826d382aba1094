import { setTimeout as sleep } from "node:timers/promises";
import { proseOf } from "../bench/support/proseOf";
import { expectKeptOnce } from "./support/expectKeptOnce";
import { expectOneTruth } from "./support/expectOneTruth";
import { Robot } from "./support/Robot";
import { RobotSaver } from "./support/RobotSaver";
import { sharedCluster } from "./support/sharedCluster";
import { isLong } from "../support/isLong";
import { until } from "./support/until";

jest.setTimeout(600_000);

const KILLS = isLong ? 20 : 6;
const RACES = 20;

/** Number of keys that each types between two kills. */
const KEYS_PER_KILL = 20;

/** How long they type before a kill, which comes before the last of these keys, in ms. */
const TYPING_MS = 700;

/** After a kill, in ms: those who lost their process connect to another. */
const PAUSE_MS = 1_000;

const onCluster = sharedCluster();

test(`killing processes ${KILLS} times during ${RACES} races loses no keystroke and no saved run`, () =>
  onCluster(3, async ({ cluster, records }) => {
    const textId = await records.addText(proseOf(KEYS_PER_KILL * (KILLS + 1)));
    const races = await cluster.openRaces(RACES, { racers: 2, textId });
    const racers = races.flatMap((race) => race.racers);
    const savers = (await Robot.guests(cluster.url, 3)).map((robot, at) => new RobotSaver(robot, at + 1));
    for (const saver of savers) saver.start(500);
    for (const racer of racers) racer.allowed = 0.5 / KILLS;
    await Promise.all(races.map((race) => race.start()));
    await until("all type", () => racers.every(({ acknowledged }) => acknowledged > 0));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      // Each time all type a little, however slow this computer is, and are in the middle of it.
      for (const racer of racers) racer.allowed = kill / (KILLS + 1);
      await sleep(TYPING_MS);
      expect(racers.filter(({ isDone }) => isDone)).toEqual([]);
      const app = cluster.app(kill);
      await app.kill();
      await Promise.all([app.start(), sleep(PAUSE_MS)]);
    }
    for (const racer of racers) racer.allowed = 1;
    await Promise.all(races.map((race) => race.finish()));
    for (const race of races) await expectOneTruth(race, records);
    await Promise.all(savers.map((saver) => saver.stop()));
    const kept = await expectKeptOnce(savers, records);
    const stall = Math.max(...racers.map(({ longestMs }) => longestMs));
    process.stderr.write(
      `${KILLS} kills in the middle of ${RACES} races: a batch took ${Math.round(stall)} ms at ` +
        `the most; ${kept} runs were saved meanwhile\n`,
    );
  }));
