import { randomUUID } from "node:crypto";
import { asc, sql } from "drizzle-orm";
import { dayNumber } from "../../../src/contract/dates";
import { openDatabase } from "../../../src/server/database/Database";
import { boardEntries } from "../../../src/server/database/rankingSchema";
import { idempotencyKeys, sessions, users } from "../../../src/server/database/userSchema";
import { tidyDatabase } from "../../../src/server/database/tidyDatabase";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";

let own: TestDatabase;
let open: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  own = await createTestDatabase();
  open = openDatabase(own.config);
});
afterAll(async () => {
  await open.close();
  await own.drop();
});

const now = Date.parse("2026-11-21T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);

test("answers go after a day, more than fit one batch too; the others stay", async () => {
  const { database } = open;
  const row = (id: string, hours: number) => ({ id, bodyMark: "", createdAt: hoursAgo(hours) });
  await database
    .insert(idempotencyKeys)
    .values([...Array.from({ length: 2_500 }, (_, i) => row(`old ${i}`, 25)), row("young", 23)]);
  await tidyDatabase(database, now, "Europe/Amsterdam");
  expect((await database.select().from(idempotencyKeys)).map(({ id }) => id)).toEqual(["young"]);
});

test("sessions go a day after they ended, whichever way", async () => {
  const { database } = open;
  const [user] = await database.insert(users).values({ displayName: "Somebody", role: "GUEST" }).returning();
  const session = (deviceLabel: string, expiresAt: Date, revokedAt: Date | null = null) => ({
    userId: user?.id ?? "",
    tokenHash: randomUUID(),
    deviceLabel,
    shared: false,
    expiresAt,
    revokedAt,
  });
  await database
    .insert(sessions)
    .values([
      session("open", hoursAgo(-1)),
      session("just expired", hoursAgo(23)),
      session("just revoked", hoursAgo(-700), hoursAgo(23)),
      session("expired", hoursAgo(25)),
      session("revoked", hoursAgo(-700), hoursAgo(25)),
    ]);
  await tidyDatabase(database, now, "Europe/Amsterdam");
  const left = await database
    .select()
    .from(sessions)
    .orderBy(sql`device_label`);
  expect(left.map(({ deviceLabel }) => deviceLabel)).toEqual(["just expired", "just revoked", "open"]);
});

test("boards of days go after a week, those of weeks and all time stay", async () => {
  const { database } = open;
  const people = await database
    .insert(users)
    .values(Array.from({ length: 1_100 }, () => ({ displayName: "Somebody", role: "GUEST" as const })))
    .returning();
  const today = dayNumber(now, "Europe/Amsterdam");
  const entry = (board: string, userId: string) => ({
    board,
    userId,
    speed: 40,
    speedResultId: randomUUID(),
    accuracy: 95,
    accuracyResultId: randomUUID(),
  });
  const first = people[0]?.id ?? "";
  await database
    .insert(boardEntries)
    .values([
      ...people.map(({ id }) => entry(`DAY:${today - 8}:TIME:60:nl`, id)),
      entry(`DAY:${today - 7}:TIME:60:nl`, first),
      entry(`DAY:${today}:TIME:60:nl`, first),
      entry(`WEEK:${today - 400}:TIME:60:nl`, first),
      entry("ALL:0:TIME:60:nl", first),
    ]);
  await tidyDatabase(database, now, "Europe/Amsterdam");
  const left = await database.select().from(boardEntries).orderBy(asc(boardEntries.board));
  expect(left.map(({ board }) => board)).toEqual([
    "ALL:0:TIME:60:nl",
    `DAY:${today - 7}:TIME:60:nl`,
    `DAY:${today}:TIME:60:nl`,
    `WEEK:${today - 400}:TIME:60:nl`,
  ]);
});
