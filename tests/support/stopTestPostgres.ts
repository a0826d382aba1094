import { rm } from "node:fs/promises";

/** Ends what startTestPostgres.ts began. */
async function stopTestPostgres(): Promise<void> {
  const running = globalThis.testPostgresOfThisRun;
  if (running === undefined) return;
  globalThis.testPostgresOfThisRun = undefined;
  await running.postgres.stop();
  await rm(running.dataDirectory, { recursive: true, force: true });
}

// oxlint-disable-next-line import/no-default-export -- Jest's globalTeardown calls the default export.
export default stopTestPostgres;
