import { randomUUID } from "node:crypto";
import { asc, sql } from "drizzle-orm";
import { dayNumber } from "../../../src/contract/dates";
import { openDatabase } from "../../../src/server/database/Database";
import { boardEntries } from "../../../src/server/database/rankingSchema";
import { idempotencyKeys, sessions, users } from "../../../src/server/database/userSchema";
import { SoleProcess } from "../../../src/server/database/SoleProcess";
import { keepsAll } from "../../../src/server/host/retention";
import { races } from "../../../src/server/database/raceSchema";
import { tidyDatabase } from "../../../src/server/database/tidyDatabase";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { untilTrue } from "../../support/untilTrue";

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

test("a call ends after so many statements of each kind, and the next one continues", async () => {
  const { database } = open;
  const row = (id: string) => ({ id, bodyMark: "", createdAt: hoursAgo(25) });
  await database.insert(idempotencyKeys).values(Array.from({ length: 2_500 }, (_, i) => row(`many ${i}`)));
  const count = () => database.$count(idempotencyKeys, sql`id like 'many %'`);
  await tidyDatabase(database, now, "Europe/Amsterdam", keepsAll, 2);
  expect(await count()).toBe(500);
  await tidyDatabase(database, now, "Europe/Amsterdam", keepsAll, 2);
  expect(await count()).toBe(0);
});

test("what cannot be deleted keeps nothing else from being deleted, and is said at the end", async () => {
  const { database } = open;
  await database.insert(idempotencyKeys).values({ id: "locked", bodyMark: "", createdAt: hoursAgo(25) });
  await database.execute(sql`
    insert into races (code, settings, phase, racer_ids, created_at, noted_at)
    values ('OLDRCE', '{}', 'LOBBY', '{}', ${hoursAgo(25).toISOString()}, ${hoursAgo(25).toISOString()})`);
  await database.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$;
    create trigger refuse before delete on idempotency_keys execute function refuse()`);
  try {
    await expect(tidyDatabase(database, now, "Europe/Amsterdam")).rejects.toMatchObject({
      cause: { message: "not this one" },
    });
    expect(await database.$count(races, sql`code = 'OLDRCE'`)).toBe(0);
    expect(await database.$count(idempotencyKeys, sql`id = 'locked'`)).toBe(1);
  } finally {
    await database.execute(sql`drop trigger refuse on idempotency_keys; drop function refuse`);
  }
});

test("one process of the host does it, until it ends or loses its connection", async () => {
  const other = openDatabase(own.config);
  const [first, second] = [new SoleProcess(open.database, "test"), new SoleProcess(other.database, "test")];
  const done: string[] = [];
  const turn = (process: SoleProcess, name: string) => process.run(async () => void done.push(name));
  try {
    expect(await turn(first, "first")).toBe(true);
    expect(await turn(second, "second")).toBe(false);
    await expect(first.run(() => Promise.reject(new Error("It failed.")))).rejects.toThrow("It failed.");
    expect(await turn(second, "second")).toBe(false);
    const elsewhere = new SoleProcess(other.database, "something else");
    expect(await turn(elsewhere, "else")).toBe(true);
    await elsewhere.close();
    await first.close();
    expect(await turn(second, "second")).toBe(true);
    expect(await turn(first, "first again")).toBe(false);
    // As when Postgres restarts, or the network drops the connection.
    await open.database.execute(sql`
      select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = hashtext('test')::oid`);
    await untilTrue(() => turn(first, "first again"));
    expect(await turn(second, "second")).toBe(false);
    expect(done).toEqual(["first", "else", "second", "first again"]);
  } finally {
    for (const process of [first, second]) await process.close();
    await other.close();
  }
});
