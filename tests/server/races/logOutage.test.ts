import { setTimeout as sleep } from "node:timers/promises";
import { cameTooLate } from "../../../src/engine/race/arrival";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { readEvents, writeEvents } from "../../../src/server/races/RaceStreams";

import { startTestRedis } from "../../support/startTestRedis";
import { raceProcess, until } from "./support/RaceProcesses";

const person = (id: string) => ({ id, name: id.toUpperCase(), avatar: null });
const keys = (text: string, from: number) =>
  encodeLog([...text].map((each, at) => ({ time: from + at * 100, kind: "insert", text: each })));

test("batches that waited for a lost Redis are not held against their racers, in any process", async () => {
  const redis = await startTestRedis();
  const [one, two] = [await raceProcess(redis.url), await raceProcess(redis.url)];
  const text = "be it so and so be it too";
  const room = await one.races.create({ visibility: "PRIVATE", language: "en", textId: "1", text }, person("ann"), [
    person("bob"),
  ]);
  for (const id of ["ann", "bob"]) room.attend(id);
  await room.dispatch({ kind: "start", by: "ann" });
  await until(() => room.state.phase === "RUNNING");
  await room.dispatch({ kind: "type", by: "ann", batch: 1, keystrokes: keys("be", 0) });
  await redis.kill();
  await expect(
    room.dispatch({ kind: "type", by: "ann", batch: 2, keystrokes: keys(text.slice(2), 300) }),
  ).rejects.toMatchObject({ status: 503 });
  await sleep(13_000);
  await redis.restart();
  await until(() => one.redis.isThere && two.redis.isThere);
  await until(async () =>
    Promise.resolve(room.dispatch({ kind: "type", by: "ann", batch: 2, keystrokes: keys(text.slice(2), 300) })).then(
      () => true,
      () => false,
    ),
  );

  const other = await two.races.find(room.code);
  for (const state of [room.state, other!.state]) {
    const [ann] = state.racers;
    expect(ann!.phase).toBe("FINISHED");
    expect(cameTooLate(ann!.arrival, text.length)).toBe(false);
  }
  expect(other!.state).toEqual(room.state);
  for (const each of [one, two]) each.kill();
  await redis.stop();
}, 60_000);

test("a written batch has its outage only where there was one", () => {
  const plain = { at: 5, kind: "typed", racerId: "ann", batch: 1, keystrokes: "AQ" } as const;
  const events = [plain, { ...plain, batch: 2, outageMs: 4_000 }];
  expect(readEvents(writeEvents(events))).toEqual(events);
  expect(JSON.parse(writeEvents([plain]))).toEqual([[5, "ann", 1, "AQ"]]);
});
