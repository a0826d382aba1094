import { decodeLog } from "../../../src/engine/log/logCodec";
import type { Records } from "./Records";
import type { RobotRace } from "./RobotRace";
import { until } from "./until";

/**
 * After a race that all finished: all racers see the same end, and everything typed and acknowledged is stored once.
 */
export async function expectOneTruth(race: RobotRace, records: Records): Promise<void> {
  for (const racer of race.racers) {
    await until(
      `all see the end of ${race.code}: ${JSON.stringify(racer.race)}`,
      () => racer.race?.phase === "FINISHED",
    );
  }
  const seen = race.racers.map(({ race: { racers } }) => racers.map(facts));
  for (const others of seen) expect(others).toEqual(seen[0]);
  const kept = await until(`all results of ${race.code} have places`, async () => {
    const found = await records.ofRace(race.code);
    return found.length >= race.racers.length && found.every(({ place }) => place !== null) && found;
  });
  expect(kept.map(({ userId }) => userId).sort()).toEqual(race.racers.map(({ userId }) => userId).sort());
  for (const racer of race.racers) {
    const { own, text, userId, acknowledged, keystrokes } = racer;
    const record = kept.find((one) => one.userId === userId);
    expect(own).toMatchObject({ phase: "FINISHED", position: text.length, place: record?.place });
    expect(own.batch).toBeGreaterThanOrEqual(acknowledged);
    const log = decodeLog(record?.log ?? "");
    expect(log.ok && log.keystrokes).toEqual(keystrokes);
  }
  const places = kept.map(({ place }) => place ?? 0).sort((one, other) => one - other);
  expect(places).toEqual(race.racers.map((_, at) => expect.any(Number) && at + 1));
}

function facts({ userId, phase, position, batch, place, finishedAfterMs, resultId }: any): object {
  return { userId, phase, position, batch, place, finishedAfterMs, resultId };
}
