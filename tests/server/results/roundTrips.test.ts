import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { COURSE_VERSION, findExercise } from "../../../src/engine/lessons/courses";
import { makeExerciseText } from "../../../src/engine/lessons/makeExerciseText";
import { encodeLog } from "../../../src/engine/log/logCodec";
import type { Context } from "../../../src/server/Context";
import { openDatabase } from "../../../src/server/database/Database";
import { DomainError } from "../../../src/server/DomainError";
import { earnedBadges } from "../../../src/server/database/progressSchema";
import { passedExercises, results, texts, type ResultRow } from "../../../src/server/database/schema";
import { users } from "../../../src/server/database/userSchema";
import { toGlobalId } from "../../../src/server/globalIds";
import { MemoryPubSub } from "../../../src/server/redis/PubSub";
import { saveRaceResult, saveResult, type PracticeRun } from "../../../src/server/results/saveResult";
import { Sessions } from "../../../src/server/sessions/Sessions";
import { CountingPostgres } from "../../support/CountingPostgres";
import { typeNaturally } from "../../support/humanTyping";
import { materialOf } from "../../support/languages";
import { wordRun } from "../../support/practiceRun";
import { createLibraryDatabase, type TestDatabase } from "../../support/testDatabase";

/** The most round trips from the token of a request to its saved result. */
const MOST = 4;

const timeZone = "Europe/Amsterdam";

let home: TestDatabase;
let counting: CountingPostgres;
let opened: ReturnType<typeof openDatabase>;
let sessions: Sessions;
beforeAll(async () => {
  home = await createLibraryDatabase();
  counting = await CountingPostgres.start(`${home.config.host}/.s.PGSQL.${home.config.port}`);
  opened = openDatabase({ ...home.config, host: "127.0.0.1", port: counting.port });
  sessions = new Sessions(opened.database, new MemoryPubSub(), Date.now);
});
afterAll(async () => {
  await opened.close();
  await counting.stop();
  await home.drop();
});

type Person = { readonly userId: string; readonly token: string };

async function newPerson(values: Partial<typeof users.$inferInsert> = {}): Promise<Person> {
  const [user] = await opened.database
    .insert(users)
    .values({ displayName: "Somebody", role: "GUEST", ...values })
    .returning();
  const { token } = await sessions.issue({ userId: user!.id, deviceLabel: "Test", shared: false });
  return { userId: user!.id, token };
}

type Counted = { readonly result: ResultRow; readonly trips: number; readonly statements: number };

/** What `work` saves, and what it asked of Postgres. */
async function count(work: () => Promise<unknown>): Promise<Counted> {
  counting.take();
  const result = (await work()) as ResultRow;
  if (result instanceof DomainError) throw new Error(JSON.stringify(result));
  const asked = counting.takeQueries();
  return { result, trips: asked.filter(({ isTrip }) => isTrip).length, statements: asked.length };
}

/** Saves a run as a request does that comes with a token. */
const save = (
  { token }: Person,
  { startedAt, ...run }: Readonly<Record<string, unknown>> & { readonly startedAt: string },
) =>
  count(async () => {
    const viewer = await sessions.viewerOf(token);
    const services = {
      database: opened.database,
      now: Date.now,
      timeZone,
      rateLimits: { takeFrom: async () => null },
      pageCache: { change: () => undefined },
    };
    const input = { language: "en", ...run, startedAt: new Date(startedAt) } as unknown as PracticeRun;
    return saveResult({ services, viewer, address: "" } as unknown as Context, input);
  });

let minutes = 0;
const words = (gapMs = 150) => ({
  ...wordRun({ gapMs, endedMsAgo: (minutes += 5) * 60_000, seed: minutes }),
  language: "en",
});
const badgesOf = ({ userId }: Person) =>
  opened.database.select().from(earnedBadges).where(eq(earnedBadges.userId, userId));

test("the first run of somebody new, with badges: the session, and two for the run", async () => {
  const person = await newPerson();
  const { result, trips } = await save(person, words());
  expect(result.status).toBe("VERIFIED");
  expect((await badgesOf(person)).map(({ badgeId }) => badgeId)).toContain("runs-1");
  expect(trips).toBe(3);
  expect(trips).toBeLessThanOrEqual(MOST);
});

test("another run: one trip that locks and reads, one that writes and commits", async () => {
  const person = await newPerson();
  await save(person, words());
  const { result, trips, statements } = await save(person, words());
  expect(result.status).toBe("VERIFIED");
  expect(trips).toBe(2);
  expect(statements).toBe(5);
});

test("a run that is flagged", async () => {
  const person = await newPerson();
  const { result, trips } = await save(person, words(30));
  expect(result).toMatchObject({ status: "FLAGGED", isCounted: false });
  expect(trips).toBeLessThanOrEqual(MOST);
});

test("an exercise that is passed, with its badge", async () => {
  const person = await newPerson();
  const exerciseId = "us-intl-fj.1";
  const { course, lesson, exercise } = findExercise(exerciseId)!;
  const text = makeExerciseText(course, lesson, exercise, materialOf.nl, 5)!;
  const { trips } = await save(person, {
    ...wordRun({ endedMsAgo: 600_000 }),
    mode: "LESSON",
    modeAmount: null,
    language: "nl",
    seed: 5,
    exerciseId,
    courseVersion: COURSE_VERSION,
    log: encodeLog(typeNaturally(text, 300)),
  });
  expect(
    await opened.database.select().from(passedExercises).where(eq(passedExercises.userId, person.userId)),
  ).toMatchObject([{ exerciseId, stars: 3 }]);
  expect((await badgesOf(person)).map(({ badgeId }) => badgeId)).toContain("exercises-1");
  expect(trips).toBeLessThanOrEqual(MOST);
});

test("a text, which is read by itself", async () => {
  const person = await newPerson();
  const [text] = await opened.database.select().from(texts).where(eq(texts.language, "en")).limit(1);
  const { result, trips } = await save(person, {
    ...wordRun({ endedMsAgo: 3_600_000 }),
    language: "en",
    mode: "TEXT",
    modeAmount: null,
    seed: null,
    textId: toGlobalId("Text", text!.id),
    log: encodeLog(typeNaturally(text!.body, 150)),
  });
  expect(result.textId).toBe(text!.id);
  expect(trips).toBe(4);
  expect(trips).toBeLessThanOrEqual(MOST);
});

test("a run of somebody whose profile is public, on its boards", async () => {
  const person = await newPerson({ profileVisibility: "ALL" });
  await save(person, words());
  minutes -= 10;
  const { trips } = await save(person, words());
  const { rows } = await opened.database.execute(
    `select board from board_entries where user_id = '${person.userId}' order by board`,
  );
  expect(rows).toHaveLength(3);
  expect(trips).toBeLessThanOrEqual(MOST);
});

test("a run that was saved before", async () => {
  const person = await newPerson();
  const run = words();
  const first = await save(person, run);
  const { result, trips } = await save(person, run);
  expect(result).toEqual(first.result);
  expect(trips).toBeLessThanOrEqual(MOST);
});

test("a racer's result", async () => {
  const { userId } = await newPerson();
  const text = "the quick brown fox jumps over the lazy dog and runs away";
  const keystrokes = typeNaturally(text, 120, 800);
  const run = {
    rules: "stopOnError",
    text,
    keystrokes,
    durationMs: keystrokes.at(-1)!.time,
    log: encodeLog(keystrokes),
  };
  const [library] = await opened.database.select().from(texts).limit(1);
  const race = {
    raceId: randomUUID(),
    code: "ABCDEF",
    textId: library!.id,
    language: "en",
    timeZone,
    racers: 2,
    raceMode: "SPEED",
  } as const;
  const { trips } = await count(() =>
    saveRaceResult(opened.database, {
      ...race,
      userId,
      run: { ...run, rules: "stopOnError" },
      startedAt: new Date("2026-11-21T09:00:00Z"),
      place: 1,
    }),
  );
  expect(await opened.database.select().from(results).where(eq(results.userId, userId))).toHaveLength(1);
  expect(trips).toBe(2);
});

test("what is returned is what is stored, to the last digit", async () => {
  const person = await newPerson();
  const { result } = await save(person, words());
  const [stored] = await opened.database.select().from(results).where(eq(results.id, result.id));
  expect(result).toEqual(stored);
});
