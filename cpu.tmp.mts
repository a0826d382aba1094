import { randomUUID } from "node:crypto";
const roots = { before: "/tmp/saves-before", after: "/work/saves" } as const;
const { startEmbeddedPostgres } = await import("/work/saves/src/server/database/embedded/startEmbeddedPostgres.ts");
const { migrate } = await import("/work/saves/src/server/database/migrate.ts");
const { wordRun } = await import("/work/saves/tests/support/practiceRun.ts");
import { mkdtempSync, rmSync } from "node:fs";
const folder = mkdtempSync("/tmp/cpu-");
const pg = await startEmbeddedPostgres({ dataDirectory: folder });
await migrate(pg.connection);
const PEOPLE = 8, RUNS = Number(process.env.RUNS ?? 30), ROUNDS = Number(process.env.ROUNDS ?? 5);
const which = (process.env.ONLY ? [process.env.ONLY] : Object.keys(roots)) as (keyof typeof roots)[];
const sides = await Promise.all(which.map(async (name) => {
  const root = roots[name];
  const { openDatabase } = await import(`${root}/src/server/database/Database.ts`);
  const { saveResult } = await import(`${root}/src/server/results/saveResult.ts`);
  const { users } = await import(`${root}/src/server/database/userSchema.ts`);
  const { database, close } = openDatabase(pg.connection);
  const ids: string[] = [];
  for (let i = 0; i < PEOPLE; i++) ids.push((await database.insert(users).values({ displayName: "x", role: "GUEST", profileVisibility: process.env.PUBLIC ? "ALL" : "ME" }).returning())[0].id);
  return { name, database, saveResult, ids, close, seed: 0, ms: [] as number[], wall: [] as number[] };
}));
async function round(side: any, runs: number) {
  const inputs = side.ids.map(() => Array.from({ length: runs }, () => { side.seed++; const r = wordRun({ seed: side.seed, endedMsAgo: 60_000 * (100_000 - side.seed), gapMs: 150 }); return { ...r, language: "en", startedAt: new Date(r.startedAt) }; }));
  const services = { database: side.database, now: Date.now, timeZone: "Europe/Amsterdam", rateLimits: { takeFrom: async () => null } };
  const c = process.cpuUsage(), t = performance.now();
  await Promise.all(side.ids.map(async (userId: string, at: number) => {
    for (const input of inputs[at]) { const r = await side.saveResult({ services, viewer: { userId, sessionId: "s", role: "GUEST" }, address: "" }, input); if (!r.id) throw new Error(JSON.stringify(r)); if (process.env.FLAGS) console.log(r.status, r.flagReason); }
  }));
  const u = process.cpuUsage(c); const n = runs * side.ids.length;
  return { ms: (u.user + u.system) / 1000 / n, wall: n / ((performance.now() - t) / 1000) };
}
for (const s of sides) await round(s, 25);
for (let r = 0; r < ROUNDS; r++) for (const s of sides) { const x = await round(s, RUNS); s.ms.push(x.ms); s.wall.push(x.wall); }
const med = (v: number[]) => [...v].sort((a, b) => a - b)[v.length >> 1]!;
for (const s of sides) console.log(s.name, "cpu ms/save", med(s.ms).toFixed(2), s.ms.map((v: number) => v.toFixed(2)).join(" "), "per s", med(s.wall).toFixed(0));
for (const s of sides) await s.close();
await pg.stop(); rmSync(folder, { recursive: true, force: true }); process.exit(0);
