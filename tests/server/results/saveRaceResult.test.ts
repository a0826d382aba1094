import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { measureRun } from "../../../src/engine/metrics/measureRun";
import { openDatabase } from "../../../src/server/database/Database";
import { results } from "../../../src/server/database/schema";
import { practiceDays } from "../../../src/server/database/progressSchema";
import { users } from "../../../src/server/database/userSchema";
import { isUuid } from "../../../src/server/globalIds";
import { raceResultId, setRacePlaces } from "../../../src/server/results/results";
import { saveRaceResult } from "../../../src/server/results/saveResult";
import { drawText } from "../../../src/server/texts/drawText";
import { seedLibrary } from "../../../src/server/texts/library/seedLibrary";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { typeNaturally } from "../../support/humanTyping";

let scratch: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  scratch = await createTestDatabase();
  opened = openDatabase(scratch.config);
  await seedLibrary(opened.database);
});
afterAll(async () => {
  await opened.close();
  await scratch.drop();
});

async function raceRun(userId: string, raceId: string) {
  const text = (await drawText(opened.database, { language: "en" }))!;
  const keystrokes = typeNaturally(text.body, 70, 800);
  const run = {
    rules: "stopOnError",
    text: text.body,
    keystrokes,
    durationMs: keystrokes.at(-1)!.time,
    log: encodeLog(keystrokes),
  } as const;
  return {
    raceId,
    code: "ABCDEF",
    userId,
    run,
    textId: text.id,
    language: "en",
    startedAt: new Date("2026-11-21T09:00:00Z"),
    timeZone: "Europe/Amsterdam",
    place: null,
    racers: 2,
    raceMode: "SPEED",
  } as const;
}
const newUser = async () =>
  (await opened.database.insert(users).values({ displayName: "Somebody", role: "GUEST" }).returning())[0]!.id;
const rowOf = async (id: string) => (await opened.database.select().from(results).where(eq(results.id, id)))[0];

test("a racer's result has an id known before, a UUID of version 8, different for each race and racer", () => {
  const user = randomUUID();
  const id = raceResultId("ABCDEF:1", user);
  expect(id).toBe(raceResultId("ABCDEF:1", user));
  expect(isUuid(id)).toBe(true);
  expect(id).toMatch(/^.{14}8.{4}[89ab]/u);
  expect(new Set([id, raceResultId("ABCDEF:2", user), raceResultId("ABCDEF:1", randomUUID())]).size).toBe(3);
});

test("a result is kept once, however often and at the same time it is asked", async () => {
  const run = await raceRun(await newUser(), "ABCDEF:1");
  const ids = await Promise.all(Array.from({ length: 5 }, () => saveRaceResult(opened.database, run)));
  expect(new Set(ids)).toEqual(new Set([raceResultId("ABCDEF:1", run.userId)]));
  const row = await rowOf(ids[0]!);
  const { wpm, raw, accuracy, consistency, strokesPerMinute, durationMs } = measureRun(run.run);
  expect(row).toMatchObject({
    mode: "RACE",
    raceCode: "ABCDEF",
    place: null,
    prompt: run.run.text,
    log: run.run.log,
    status: "VERIFIED",
    wpm,
    raw,
    accuracy,
    consistency,
    strokesPerMinute,
    durationMs,
  });
  // Its time is in its day, 2026-11-21, once.
  const days = await opened.database.select().from(practiceDays).where(eq(practiceDays.userId, run.userId));
  expect(days).toMatchObject([{ day: 20_778, typedMs: durationMs }]);
});

test("places are written on those that are kept", async () => {
  const [first, second, gone] = [await newUser(), await newUser(), await newUser()];
  for (const user of [first, second]) await saveRaceResult(opened.database, await raceRun(user, "ABCDEF:2"));
  await setRacePlaces(
    opened.database,
    "ABCDEF:2",
    new Map([
      [first, 2],
      [second, 1],
      [gone, 3],
    ]),
  );
  expect([
    (await rowOf(raceResultId("ABCDEF:2", first)))!.place,
    (await rowOf(raceResultId("ABCDEF:2", second)))!.place,
  ]).toEqual([2, 1]);
  await setRacePlaces(opened.database, "ABCDEF:2", new Map());
});

test("an account that is gone has no result", async () => {
  expect(await saveRaceResult(opened.database, await raceRun(randomUUID(), "ABCDEF:3"))).toBeNull();
});
