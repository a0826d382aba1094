import { proseOf } from "../bench/support/proseOf";
import { decodeLog } from "../../src/engine/log/logCodec";
import { Cluster } from "./support/Cluster";
import { Records } from "./support/Records";
import { until } from "./support/until";

jest.setTimeout(120_000);

test("races of a single process end when it is killed: racers are told, and acknowledged results are saved once", () =>
  Cluster.for({ processes: 1 }, async (cluster) => {
    const app = cluster.app(0);
    const records = new Records(app.database);
    const [short, long] = [await records.addText(proseOf(30)), await records.addText(proseOf(600))];
    const [quick, slow] = await Promise.all([
      cluster.openRaces(10, { racers: 2, textId: short }),
      cluster.openRaces(10, { racers: 2, textId: long }),
    ]);
    const races = [...quick, ...slow];
    await Promise.all(races.map((race) => race.start()));
    const racers = races.flatMap((race) => race.racers);
    await until(
      "the first have finished, and all slow ones have begun",
      () =>
        racers.filter(({ isDone }) => isDone).length >= 5 &&
        slow.every((race) => race.racers.every(({ acknowledged }) => acknowledged > 2)),
    );
    await app.kill();
    const done = racers.filter(({ isDone }) => isDone);
    await app.start();
    const lost = slow.flatMap((race) => race.racers);
    for (const racer of lost) await until(`${racer.code} is gone`, () => racer.stopped);
    expect(new Set(lost.map(({ stopped }) => stopped))).toEqual(new Set(["RACE_NOT_FOUND"]));
    for (const { code, robot } of racers) expect((await robot.ask("RacePageQuery", { code })).race).toBeNull();
    for (const racer of racers) {
      const kept = (await records.ofRace(racer.code)).filter(({ userId }) => userId === racer.userId);
      // Unacknowledged results may be saved all the same, if only the response was lost.
      expect(kept.length).toBeLessThanOrEqual(1);
      if (done.includes(racer)) expect(kept).toHaveLength(1);
      for (const { log } of kept) expect(decodeLog(log)).toEqual({ ok: true, keystrokes: racer.keystrokes });
    }
    expect(lost.filter((racer) => done.includes(racer))).toEqual([]);
  }));
