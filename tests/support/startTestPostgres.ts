import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../src/server/database/embedded/startEmbeddedPostgres";
import { openDatabase } from "../../src/server/database/Database";
import { migrate } from "../../src/server/database/migrate";
import { seedLibrary } from "../../src/server/texts/library/seedLibrary";
import { runOnTestPostgres } from "./testDatabase";
import { connectionVariable, libraryTemplate, templateDatabase, testPostgres } from "./testPostgres";

export type RunningTestPostgres = { readonly postgres: EmbeddedPostgres; readonly dataDirectory: string };

declare global {
  // The two files that Jest calls share this object, but no module.
  var testPostgresOfThisRun: RunningTestPostgres | undefined;
}

const prefix = "typeloop-tests-";
const leftoverAfterMs = 60_000;

/** Nothing in a test's database has to outlive a power cut. */
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/** One Postgres for the whole run, with two databases to copy: one migrated, one with the library of texts as well. */
async function startTestPostgres(): Promise<void> {
  await sweepLeftovers();
  const dataDirectory = await mkdtemp(join(tmpdir(), prefix));
  const postgres = await startEmbeddedPostgres({ dataDirectory, database: templateDatabase });
  process.env[connectionVariable] = JSON.stringify(postgres.connection);
  try {
    for (const [name, value] of Object.entries(settings))
      await runOnTestPostgres(`ALTER SYSTEM SET ${name} = ${value}`);
    await runOnTestPostgres("SELECT pg_reload_conf()");
    await migrate(testPostgres(templateDatabase));
    await runOnTestPostgres(`CREATE DATABASE ${libraryTemplate} TEMPLATE ${templateDatabase}`);
    const library = openDatabase(testPostgres(libraryTemplate));
    await seedLibrary(library.database).finally(() => library.close());
  } catch (error) {
    // Jest calls no globalTeardown when the setup has failed.
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
    throw error;
  }
  globalThis.testPostgresOfThisRun = { postgres, dataDirectory };
}

/**
 * A run that was interrupted (Ctrl+C) leaves its Postgres running. Those of runs that still go on are refused to us and
 * left alone.
 */
async function sweepLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const dataDirectory = join(tmpdir(), name);
    if (!name.startsWith(prefix)) continue;
    const changedAt = await stat(dataDirectory).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    );
    if (Date.now() - changedAt < leftoverAfterMs) continue;
    const leftover = await startEmbeddedPostgres({ dataDirectory }).catch(() => null);
    if (leftover === null) continue;
    await leftover.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

// oxlint-disable-next-line import/no-default-export -- Jest's globalSetup calls the default export.
export default startTestPostgres;
