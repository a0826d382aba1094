import { eq } from "drizzle-orm";
import { openDatabase } from "../../../src/server/database/Database";
import { sessions as rows, users } from "../../../src/server/database/userSchema";
import { MemoryPubSub } from "../../../src/server/redis/PubSub";
import { hashToken, Sessions } from "../../../src/server/sessions/Sessions";
import { PostgresCable } from "../../support/PostgresCable";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { untilTrue } from "../../support/untilTrue";

const hour = 3_600_000;
const day = 24 * hour;

let scratch: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
let userId: string;
let now: number;
let sessions: Sessions;
let ended: string[];

beforeAll(async () => {
  scratch = await createTestDatabase();
  opened = openDatabase(scratch.config);
  const [user] = await opened.database.insert(users).values({ displayName: "Somebody", role: "GUEST" }).returning();
  userId = user!.id;
});
afterAll(async () => {
  await opened.close();
  await scratch.drop();
});
beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 9);
  sessions = new Sessions(opened.database, new MemoryPubSub(), () => now);
  ended = [];
  sessions.onEnded((id) => ended.push(id));
});

const issue = (shared = false) => sessions.issue({ userId, deviceLabel: "Test", shared });
const rowOf = async (id: string) => (await opened.database.select().from(rows).where(eq(rows.id, id)))[0]!;

test("a token is 43 characters, and only its hash is kept", async () => {
  const { token, sessionId } = await issue();
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/u);
  const row = await rowOf(sessionId);
  expect(row.tokenHash).toBe(hashToken(token));
  expect(JSON.stringify(row)).not.toContain(token);
});

test("the viewer comes from the database first, and then at once", async () => {
  const { token, sessionId } = await issue();
  const first = sessions.viewerOf(token);
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toEqual({ userId, role: "GUEST", sessionId });
  expect(sessions.viewerOf(token)).toEqual({ userId, role: "GUEST", sessionId });
});

test("many requests at once look up once", async () => {
  const { token } = await issue();
  expect(sessions.viewerOf(token)).toBe(sessions.viewerOf(token));
});

test("what is known is answered at once, without asking", async () => {
  const { token } = await issue();
  const viewer = await sessions.viewerOf(token);
  expect(sessions.viewerOf(token)).toBe(viewer);
});

test.each(["", "x", "x".repeat(43), "x".repeat(5_000), "ä".repeat(43), "\0".repeat(43)])(
  "nobody holds the token %#",
  async (token) => {
    expect(await sessions.viewerOf(token)).toBeNull();
  },
);

test("after five seconds the database is asked again, so that another process' word counts", async () => {
  const { token, sessionId } = await issue();
  await sessions.viewerOf(token);
  await opened.database
    .update(rows)
    .set({ revokedAt: new Date(now) })
    .where(eq(rows.id, sessionId));
  now += 4_999;
  expect(sessions.viewerOf(token)).not.toBeNull();
  now += 1;
  expect(await sessions.viewerOf(token)).toBeNull();
});

test("a revoked session is gone at once, and whoever listens hears it once", async () => {
  const { token, sessionId } = await issue();
  await sessions.viewerOf(token);
  expect(await sessions.revoke(sessionId)).toBe(true);
  expect(await sessions.viewerOf(token)).toBeNull();
  expect(await sessions.revoke(sessionId)).toBe(false);
  expect(ended).toEqual([sessionId]);
});

test("a lookup that is under way does not bring a revoked session back", async () => {
  const { token, sessionId } = await issue();
  const lookup = sessions.viewerOf(token);
  await Promise.all([lookup, sessions.revoke(sessionId)]);
  expect(await sessions.viewerOf(token)).toBeNull();
});

test("all but one end together", async () => {
  const [kept, ...others] = [await issue(), await issue(), await issue(true)];
  await Promise.all([kept, ...others].map(async ({ token }) => sessions.viewerOf(token)));
  await sessions.revokeAllBut(userId, kept.sessionId);
  expect(await sessions.viewerOf(kept.token)).not.toBeNull();
  for (const { token } of others) expect(await sessions.viewerOf(token)).toBeNull();
  expect(ended).toEqual(expect.arrayContaining(others.map(({ sessionId }) => sessionId)));
  expect(ended).not.toContain(kept.sessionId);
});

test.each([
  [false, 30 * day],
  [true, 12 * hour],
])("a session (shared: %s) ends %d ms after its last use, to the millisecond", async (shared, lifetime) => {
  const { token, sessionId } = await issue(shared);
  now += lifetime - 1;
  expect(await sessions.viewerOf(token)).not.toBeNull();
  now += lifetime - 1;
  expect(await sessions.viewerOf(token)).not.toBeNull();
  now += lifetime;
  expect(await sessions.viewerOf(token)).toBeNull();
  expect(ended).toEqual([sessionId]);
});

test("nobody is let in past the expiry by the cache", async () => {
  const { token } = await issue(true);
  await opened.database
    .update(rows)
    .set({ expiresAt: new Date(now + 1_000) })
    .where(eq(rows.tokenHash, hashToken(token)));
  expect(await sessions.viewerOf(token)).not.toBeNull();
  now += 1_000;
  expect(await sessions.viewerOf(token)).toBeNull();
});

test("last use is written at most once a minute", async () => {
  const { token, sessionId } = await issue();
  const began = now;
  now += 59_999;
  await sessions.viewerOf(token);
  expect((await rowOf(sessionId)).lastSeenAt.getTime()).toBe(began);
  now += 5_001;
  await sessions.viewerOf(token);
  expect(await rowOf(sessionId)).toMatchObject({ lastSeenAt: new Date(now), expiresAt: new Date(now + 30 * day) });
});

test("who holds connections learns which sessions are over", async () => {
  const [open, over] = [await issue(), await issue()];
  await opened.database
    .update(rows)
    .set({ revokedAt: new Date(now) })
    .where(eq(rows.id, over.sessionId));
  expect(await sessions.activeAmong([open.sessionId, over.sessionId])).toEqual(new Map([[open.sessionId, "GUEST"]]));
  expect(ended).toEqual([over.sessionId]);
});

test("a session that a connection holds is looked up once a minute, and its expiry moves on with that", async () => {
  const { token, sessionId } = await issue();
  await sessions.viewerOf(token);
  for (let second = 1; second < 60; second += 1) {
    now += 1_000;
    await sessions.activeAmong([sessionId]);
    expect(sessions.viewerOf(token)).not.toBeInstanceOf(Promise);
  }
  now += 1_000;
  const asked = sessions.viewerOf(token);
  expect(asked).toBeInstanceOf(Promise);
  expect(await asked).toMatchObject({ sessionId });
  expect((await rowOf(sessionId)).lastSeenAt.getTime()).toBe(now);
});

test("a session that has ended is not believed because a connection held it", async () => {
  const { token, sessionId } = await issue();
  await sessions.viewerOf(token);
  const asked = sessions.activeAmong([sessionId]);
  await sessions.revoke(sessionId);
  await asked;
  expect(await sessions.viewerOf(token)).toBeNull();
});

test.each([
  ["  Firefox on\tWindows \n", "Firefox on Windows"],
  ["", "Unknown device"],
  ["\0\u202e", "Unknown device"],
  ["x".repeat(200), "x".repeat(80)],
])("the device label %j is kept as %j", async (deviceLabel, kept) => {
  const { sessionId } = await sessions.issue({ userId, deviceLabel, shared: false });
  expect((await rowOf(sessionId)).deviceLabel).toBe(kept);
});

test("a role that changed is known at once, also when nobody said so but whoever holds the connection", async () => {
  const { token, sessionId } = await issue();
  const set = (role: "GUEST" | "MEMBER") => opened.database.update(users).set({ role }).where(eq(users.id, userId));
  const told: string[] = [];
  sessions.onRoleChanged((id) => told.push(id));
  await sessions.viewerOf(token);
  await set("MEMBER");
  sessions.roleChanged(userId);
  expect(told).toContain(userId);
  expect(await sessions.viewerOf(token)).toMatchObject({ role: "MEMBER" });
  await set("GUEST");
  expect(await sessions.activeAmong([sessionId])).toEqual(new Map([[sessionId, "GUEST"]]));
  expect(await sessions.viewerOf(token)).toMatchObject({ role: "GUEST" });
});

describe("while the database is away", () => {
  let cable: PostgresCable;
  let behind: ReturnType<typeof openDatabase>;
  beforeAll(async () => {
    cable = await PostgresCable.to(scratch.config);
    behind = openDatabase(cable.config);
  });
  afterAll(async () => {
    await behind.close();
    await cable.close();
  });

  test("somebody seen within the last minute is still known; later, or not seen before, the request has to wait", async () => {
    sessions = new Sessions(behind.database, new MemoryPubSub(), () => now);
    const [{ token, sessionId }, other] = [await issue(), await issue()];
    const viewer = { userId, role: "GUEST", sessionId };
    expect(await sessions.viewerOf(token)).toEqual(viewer);
    cable.pull();
    now += 5_000 + 59_000;
    expect(await sessions.viewerOf(token)).toEqual(viewer);
    await expect(sessions.viewerOf(other.token)).rejects.toThrow();
    now += 2_000;
    await expect(sessions.viewerOf(token)).rejects.toThrow();
    cable.plug();
    await untilTrue(async () => (await Promise.resolve(sessions.viewerOf(token)).catch(() => null)) !== null);
    expect(await sessions.viewerOf(token)).toEqual(viewer);
  });

  test("a session that was ended before is not known", async () => {
    sessions = new Sessions(behind.database, new MemoryPubSub(), () => now);
    const { token, sessionId } = await issue();
    await sessions.viewerOf(token);
    await sessions.revoke(sessionId);
    cable.pull();
    await expect(sessions.viewerOf(token)).rejects.toThrow();
    cable.plug();
  });
});
