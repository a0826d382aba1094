import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DataDirectoryInUseError } from "../../../src/server/database/embedded/embeddedErrors";
import { readProcess } from "../../../src/server/database/embedded/findPostmaster";
import { startEmbeddedPostgres } from "../../../src/server/database/embedded/startEmbeddedPostgres";
import { killRounds } from "./killRounds";
import { queryOnce } from "./queryOnce";
import { cleanScratch, killTree, scratch } from "./scratch";
import { type Owner, ownerProgram, spawnOwner } from "./spawnOwner";

jest.setTimeout(60_000);

const isRoot = process.getuid?.() === 0;
const nobody = 65534;
const owners: Owner[] = [];

const owner = async (...args: Parameters<typeof spawnOwner>): Promise<Owner> => {
  const started = await spawnOwner(...args);
  owners.push(started);
  return started;
};

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (let left = 400; left > 0; left--) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("It did not happen within 10 s.");
};

afterEach(async () => {
  for (const started of owners.splice(0)) await started.end("SIGKILL");
  cleanScratch();
});

test("creates a database of another name beside the first", async () => {
  const dataDirectory = scratch();
  await (await startEmbeddedPostgres({ dataDirectory })).stop();
  const postgres = await startEmbeddedPostgres({ dataDirectory, database: 'od"d name' });
  expect(await queryOnce(postgres.connection, "SELECT current_database() AS name")).toEqual([{ name: 'od"d name' }]);
  await postgres.stop();
});

test("adopts the postmaster of a process that was killed, with every acknowledged row", async () => {
  const dataDirectory = scratch();
  const killed = await owner(dataDirectory, { insert: true });
  await until(() => killed.acknowledged.length >= 50);
  await killed.end("SIGKILL");

  const adopter = await startEmbeddedPostgres({ dataDirectory });
  expect(adopter.adopted).toBe(true);
  expect(adopter.pid).toBe(killed.report.pid);
  const kept = new Set((await queryOnce(adopter.connection, "SELECT id FROM entry")).map(({ id }) => id));
  expect(killed.acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  await adopter.stop();
  expect(await readProcess(adopter.pid)).toBeNull();
});

test("loses no acknowledged row when the whole Postgres tree is killed", async () => {
  const { acknowledged, lost, torn } = await killRounds(3, scratch());
  expect(acknowledged).toBeGreaterThan(0);
  expect({ lost, torn }).toEqual({ lost: 0, torn: 0 });
});

test("starts Postgres again when it dies under a living owner", async () => {
  const lines: string[] = [];
  const postgres = await startEmbeddedPostgres({ dataDirectory: scratch(), log: (line) => lines.push(line) });
  const before = postgres.pid;
  killTree(before);
  await until(() => postgres.pid !== before);
  expect(await queryOnce(postgres.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(lines.join("\n")).toContain(`(process ${before}) is gone`);
  await postgres.stop();
});

test("refuses a second owner while the first process lives, in this process too", async () => {
  const dataDirectory = scratch();
  const first = await owner(dataDirectory);
  const refusal = await startEmbeddedPostgres({ dataDirectory }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataDirectoryInUseError);
  expect(refusal).toMatchObject({
    pid: first.process.pid,
    dataDirectory,
    message: expect.stringContaining("DATABASE_URL") as string,
  });
  // The refused one has not disturbed the owner.
  expect(await queryOnce(first.report.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await first.end("SIGTERM");

  const second = await startEmbeddedPostgres({ dataDirectory });
  await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toMatchObject({
    name: "DataDirectoryInUseError",
    pid: process.pid,
  });
  await second.stop();
});

test("of simultaneous starters exactly one wins, on a fresh directory and on one whose owner was killed", async () => {
  const dataDirectory = scratch();
  for (let round = 0; round < 2; round++) {
    const starters = await Promise.all([0, 1, 2].map(() => owner(dataDirectory)));
    const winners = starters.filter(({ report }) => report.refused === undefined);
    expect(winners).toHaveLength(1);
    for (const { report } of starters.filter((starter) => starter !== winners[0])) {
      expect(report).toMatchObject({ refused: "DataDirectoryInUseError", holder: winners[0]!.process.pid });
    }
    await winners[0]!.end("SIGKILL");
  }
});

test("discards a half-finished cluster, also when its maker was killed in the middle", async () => {
  const dataDirectory = scratch();
  mkdirSync(join(dataDirectory, "pg.init", "base"), { recursive: true });
  writeFileSync(join(dataDirectory, "pg.init", "PG_VERSION"), "18\n");
  const killed = spawn(process.execPath, [ownerProgram(), dataDirectory], { stdio: "ignore" });
  await until(() =>
    readdirSync(dataDirectory).some(
      (name) => name.startsWith("pg.init.") && existsSync(join(dataDirectory, name, "PG_VERSION")),
    ),
  );
  killed.kill("SIGKILL");
  expect(existsSync(join(dataDirectory, "pg"))).toBe(false);

  const postgres = await startEmbeddedPostgres({ dataDirectory });
  expect(await queryOnce(postgres.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await postgres.stop();
  expect(existsSync(join(dataDirectory, "pg.init"))).toBe(false);
});

test("is not stopped by a stale postmaster.pid, not even when its number now belongs to somebody else", async () => {
  const dataDirectory = scratch();
  const first = await startEmbeddedPostgres({ dataDirectory });
  const file = join(dataDirectory, "pg", "postmaster.pid");
  const content = readFileSync(file, "utf8");
  await first.stop();
  for (const pid of [first.pid, process.pid]) {
    writeFileSync(file, content.replace(/^\d+/, String(pid)));
    const next = await startEmbeddedPostgres({ dataDirectory });
    expect(next.adopted).toBe(false);
    await next.stop();
  }
  expect((await readProcess(process.pid))?.pid).toBe(process.pid);
});

test("does not start a second postmaster when one answers whose process cannot be seen", async () => {
  const dataDirectory = scratch();
  const killed = await owner(dataDirectory);
  await killed.end("SIGKILL");
  const file = join(dataDirectory, "pg", "postmaster.pid");
  const content = readFileSync(file, "utf8");
  writeFileSync(file, content.replace(/^\d+/, "4000000"));
  await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toMatchObject({
    name: "DataDirectoryInUseError",
    pid: null,
  });
  writeFileSync(file, content);
});

test("puts the socket elsewhere when the path of the data directory is too long for one, at the same place each time", async () => {
  const dataDirectory = join(scratch(), "long ".repeat(20), 'quoted "and", comma');
  const first = await startEmbeddedPostgres({ dataDirectory });
  expect(await queryOnce(first.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(lstatSync(first.connection.host).mode & 0o777).toBe(0o700);
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDirectory });
  expect(second.connection).toEqual(first.connection);
  await second.stop();
  rmSync(first.connection.host, { recursive: true });
});

test("quotes odd characters in the socket's path", async () => {
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(scratch(), "a, \"b\" 'c'") });
  expect(postgres.connection.host).toContain('a, "b"');
  expect(await queryOnce(postgres.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test("says what Postgres said when it does not start", async () => {
  const dataDirectory = scratch();
  await (await startEmbeddedPostgres({ dataDirectory })).stop();
  writeFileSync(join(dataDirectory, "pg", "postgresql.conf"), "no_such_setting = 1\n");
  await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toMatchObject({
    name: "EmbeddedPostgresError",
    message: expect.stringMatching(/no_such_setting/) as string,
  });
  // A failed start leaves the directory free.
  await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toMatchObject({ name: "EmbeddedPostgresError" });
});

(isRoot ? describe : describe.skip)("as root", () => {
  test("runs Postgres as nobody", async () => {
    const postgres = await startEmbeddedPostgres({ dataDirectory: scratch() });
    expect(statSync(`/proc/${postgres.pid}`).uid).toBe(nobody);
    expect(statSync(postgres.connection.host).uid).toBe(nobody);
    await postgres.stop();
  });

  test("runs Postgres as the owner of the directory above", async () => {
    const postgres = await startEmbeddedPostgres({ dataDirectory: join(scratch(2), "data") });
    expect(statSync(`/proc/${postgres.pid}`).uid).toBe(2);
    expect(statSync(join(postgres.connection.host, "..")).uid).toBe(2);
    await postgres.stop();
  });

  test("keeps the cluster elsewhere when the data directory is where only root can go, and finds it again", async () => {
    const closed = scratch();
    chmodSync(closed, 0o700);
    const dataDirectory = join(closed, "data");
    const first = await startEmbeddedPostgres({ dataDirectory });
    const cluster = readlinkSync(join(dataDirectory, "pg"));
    try {
      expect(cluster).toMatch(/^\/var\/lib\/typeloop\/[0-9a-f]{12}\/pg$/);
      await queryOnce(first.connection, "CREATE TABLE kept AS SELECT 42 AS answer");
      await first.stop();
      const second = await startEmbeddedPostgres({ dataDirectory });
      expect(await queryOnce(second.connection, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
      await second.stop();
    } finally {
      await first.stop();
      rmSync(dirname(cluster), { recursive: true, force: true });
      if (readdirSync("/var/lib/typeloop").length === 0) rmdirSync("/var/lib/typeloop");
    }
    // A link to nowhere is a lost database, not a reason to begin an empty one.
    await expect(startEmbeddedPostgres({ dataDirectory })).rejects.toThrow(/is gone/);
  });

  test("opens a closed data directory of root for passing through", async () => {
    const dataDirectory = scratch();
    chmodSync(dataDirectory, 0o700);
    const postgres = await startEmbeddedPostgres({ dataDirectory });
    expect(statSync(dataDirectory).mode & 0o777).toBe(0o711);
    await postgres.stop();
  });

  test("an ordinary user starts, is adopted by the same user, and keeps its rows", async () => {
    const dataDirectory = join(scratch(nobody), "data");
    const first = await owner(dataDirectory, { uid: nobody, insert: true });
    expect(first.report).toMatchObject({ adopted: false });
    await until(() => first.acknowledged.length >= 10);
    await first.end("SIGKILL");
    const second = await owner(dataDirectory, { uid: nobody });
    expect(second.report).toMatchObject({ adopted: true, pid: first.report.pid });
    const [row] = await queryOnce(second.report.connection, "SELECT count(*)::int AS count FROM entry");
    expect(row?.["count"]).toBeGreaterThanOrEqual(first.acknowledged.length);
    await second.end("SIGTERM");
    expect(await readProcess(first.report.pid)).toBeNull();
  });
});
