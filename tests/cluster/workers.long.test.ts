import { proseOf } from "../bench/support/proseOf";
import { Cluster } from "./support/Cluster";
import { expectOneTruth } from "./support/expectOneTruth";
import { expectKeptOnce } from "./support/expectKeptOnce";
import { Records } from "./support/Records";
import { Robot } from "./support/Robot";
import { RobotSaver } from "./support/RobotSaver";
import { startsOf, workersOf } from "./support/workersOf";
import { until } from "./support/until";

jest.setTimeout(240_000);

const PROCESSES = 3;

/** With a database of its own, as `npm start` has it. */
const onWorkers = (test: (cluster: Cluster) => Promise<void>) =>
  Cluster.for({ processes: 1, settings: { DATABASE_URL: "", TYPELOOP_PROCESSES: String(PROCESSES) } }, test);

test("processes replaced one by one by a signal interrupt no race, and no run that is saved", () =>
  onWorkers(async (cluster) => {
    const app = cluster.app(0);
    const records = new Records(app.database);
    const textId = await records.addText(proseOf(400));
    const races = await cluster.openRaces(5, { racers: 3, textId });
    const racers = races.flatMap((race) => race.racers);
    const savers = (await Robot.guests(cluster.url, 3)).map((robot, at) => new RobotSaver(robot, at + 1));
    for (const saver of savers) saver.start(300);
    for (const racer of racers) racer.allowed = 0.6;
    await Promise.all(races.map((race) => race.start()));
    await until("all type", () => racers.every(({ acknowledged }) => acknowledged > 0));
    const before = [...workersOf(app).values()];
    app.signal("SIGUSR2");
    await until("all are replaced", () => app.printed.includes("all processes are replaced"));
    expect([...workersOf(app).values()].filter((worker) => before.includes(worker))).toEqual([]);
    for (const racer of racers) racer.allowed = 1;
    await Promise.all(races.map((race) => race.finish()));
    for (const race of races) await expectOneTruth(race, records);
    await Promise.all(savers.map((saver) => saver.stop()));
    await expectKeptOnce(savers, records);
    expect(app.printed).not.toContain("process ended");
    const stall = Math.max(...racers.map(({ longestMs }) => longestMs));
    process.stderr.write(`${PROCESSES} processes replaced: a batch took ${Math.round(stall)} ms at the most\n`);
  }));

test("all processes killed at once come back at the same address, and their races go on", () =>
  onWorkers(async (cluster) => {
    const app = cluster.app(0);
    const records = new Records(app.database);
    const textId = await records.addText(proseOf(240));
    const races = await cluster.openRaces(4, { racers: 2, textId });
    const racers = races.flatMap((race) => race.racers);
    for (const racer of racers) racer.allowed = 0.5;
    await Promise.all(races.map((race) => race.start()));
    await until("all type", () => racers.every(({ acknowledged }) => acknowledged > 1));
    const starts = startsOf(app);
    for (const worker of workersOf(app).values()) process.kill(worker, "SIGKILL");
    await until("all are back", () => startsOf(app) === starts + PROCESSES);
    for (const racer of racers) racer.allowed = 1;
    await Promise.all(races.map((race) => race.finish()));
    for (const race of races) await expectOneTruth(race, records);
  }));

test("a signal to end ends all processes in good order, and so does the end of the primary process", () =>
  onWorkers(async (cluster) => {
    const app = cluster.app(0);
    const all = [...workersOf(app).values()];
    await app.restart();
    expect(all.filter(isAlive)).toEqual([]);
    const next = [...workersOf(app).values()];
    expect(next.filter(isAlive)).toHaveLength(PROCESSES);
    await app.kill();
    await until("its processes end without it", () => next.every((worker) => !isAlive(worker)));
    await app.start();
    expect((await Robot.guest(cluster.url)).token).not.toBeNull();
  }));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
