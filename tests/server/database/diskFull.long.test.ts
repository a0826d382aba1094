import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { startEmbeddedPostgres } from "../../../src/server/database/embedded/startEmbeddedPostgres";
import { migrate } from "../../../src/server/database/migrate";
import * as op from "../../support/accountOperations";
import { retryOn503 } from "../../support/retryOn503";
import { sendKeyed } from "../../support/keyedRequest";
import { newMember } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer } from "../../support/startTestServer";
import { createTestDatabase } from "../../support/testDatabase";
import { ask } from "./emptyDatabase";
import { cleanScratch, scratch } from "./scratch";

jest.setTimeout(240_000);

const busy = { status: 503, retryAfter: "1", code: "TIMED_OUT" };

/** A disk of its own of 160 MB, if this computer lets us have one: null without the right to mount. */
function mountDisk(): string | null {
  const disk = path.join(scratch(), "disk");
  mkdirSync(disk);
  return spawnSync("mount", ["-t", "tmpfs", "-o", "size=160m,mode=0755", "tmpfs", disk]).status === 0 ? disk : null;
}

const disk = mountDisk();
afterAll(() => {
  if (disk !== null) spawnSync("umount", ["-l", disk]);
  cleanScratch();
});

/** Writes a file until the disk is full, and then takes back a little. */
function fill(file: string, leaveBytes: number): void {
  const handle = openSync(file, "w");
  const block = Buffer.alloc(64 * 1024, 1);
  let size = 0;
  try {
    for (;;) size += writeSync(handle, block);
  } catch {
    // Full.
  }
  closeSync(handle);
  spawnSync("truncate", ["-s", String(Math.max(0, size - leaveBytes)), file]);
}

test("on a disk that runs full, saving is told to try again, and each result is there once when there is room again", async () => {
  // The error itself is tested below all the same.
  if (disk === null)
    return void process.stderr.write("No small disk can be mounted here: what a full one does was not tried.\n");
  const dataDirectory = path.join(disk, "data");
  const ballast = path.join(disk, "ballast");
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  await migrate(postgres.connection);
  const server = await startTestServer({
    operations: op.accountOperations,
    database: { config: postgres.connection, drop: async () => {} },
  });
  try {
    const { token } = await newMember(server.url);
    fill(ballast, 1_500_000);
    const runs: {
      readonly input: ReturnType<typeof wordRun>;
      readonly options: { readonly key: string; readonly token: string | null };
    }[] = [];
    const statuses: number[] = [];
    while (!statuses.includes(503)) {
      const run = { input: wordRun({ seed: runs.length }), options: { key: randomUUID(), token } };
      runs.push(run);
      statuses.push((await sendKeyed(server.url, op.saveResult, { input: run.input }, run.options)).status);
      if (runs.length > 5_000) throw new Error("The disk does not run full.");
    }
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    rmSync(ballast);
    for (const { input, options } of runs.slice(-20))
      expect((await retryOn503(server.url, op.saveResult, { input }, options)).data.saveResult.result.id).toBeTruthy();
    expect(
      await ask(postgres.connection, "select count(*)::int, count(distinct run_id)::int as runs from results"),
    ).toEqual([{ count: runs.length, runs: runs.length }]);
  } finally {
    await server.close();
    await postgres.stop();
  }
});

test("what Postgres says of a full disk is a reason to try again, and leaves nothing half done", async () => {
  const database = await createTestDatabase();
  const server = await startTestServer({ operations: op.accountOperations, database });
  const { token } = await newMember(server.url);
  await ask(
    database.config,
    `create function no_room() returns trigger language plpgsql as $$ begin raise exception
      'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$;
     create trigger no_room after insert on results for each row execute function no_room()`,
  );
  const options = { key: randomUUID(), token };
  const input = wordRun();
  expect(await sendKeyed(server.url, op.saveResult, { input }, options)).toMatchObject(busy);
  expect(
    await ask(
      database.config,
      "select (select count(*)::int from results) as results, (select count(*)::int from learning_states) as learnt",
    ),
  ).toEqual([{ results: 0, learnt: 0 }]);
  await ask(database.config, "drop trigger no_room on results");
  expect((await retryOn503(server.url, op.saveResult, { input }, options)).data.saveResult.result.id).toBeTruthy();
  expect(await ask(database.config, "select count(*)::int from results")).toEqual([{ count: 1 }]);
  await server.close();
  await database.drop();
});
