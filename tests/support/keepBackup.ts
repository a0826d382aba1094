import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { RELEASE } from "../../src/contract/protocol";
import { backup } from "../../src/server/database/backup/copyCommands";
import { startEmbeddedPostgres } from "../../src/server/database/embedded/startEmbeddedPostgres";
import { migrate } from "../../src/server/database/migrate";
import { seedEverything } from "./seedEverything";

/** Keeps a backup of a database with something in every table, made by the release of today, for later ones. */
async function main(): Promise<void> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), "typeloop-release-"));
  const file = path.resolve(`tests/contract/releases/${RELEASE}/typeloop.backup`);
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  try {
    await migrate(postgres.connection);
    await seedEverything(postgres.connection);
    const place = { config: postgres.connection, name: "The release", variable: null, close: async () => {} };
    await backup(place, file, (line) => void process.stdout.write(`${line}\n`));
  } finally {
    await postgres.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

await main();
