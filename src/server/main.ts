import { networkInterfaces } from "node:os";
import path from "node:path";
import type { PoolConfig } from "pg";
import { isCommand, runCommand } from "./database/copying/runCommand";
import { openDatabase } from "./database/Database";
import { startEmbeddedPostgres } from "./database/embedded/startEmbeddedPostgres";
import { migrate } from "./database/migrate";
import { describeFailure } from "./describeFailure";
import { openLog } from "./operations/openLog";
import { stopOnSignals } from "./operations/stopOnSignals";
import { loadRenderer } from "./pages/loadRenderer";
import { explainStart } from "./explainStart";
import { readConfig, type Config } from "./readConfig";
import { startServer } from "./startServer";
import { scoreTexts } from "./texts/scoreTexts";
import { seedLibrary } from "./texts/seedLibrary";
import { appointAdmins } from "./users/appointAdmins";

/** The database to use, and how to let go of it. */
async function connect(config: Config): Promise<{ readonly pool: PoolConfig; stop(): Promise<void> }> {
  if (config.databaseUrl !== null) return { pool: { connectionString: config.databaseUrl }, stop: async () => {} };
  const postgres = await startEmbeddedPostgres({ dataDirectory: config.dataDirectory });
  return { pool: postgres.connection, stop: () => postgres.stop() };
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { log, say } = openLog(config.operations);
  for (const notice of config.notices) say(notice);
  const [command, ...words] = process.argv.slice(2);
  if (isCommand(command)) return runCommand(command, words, config, say);
  const database = await connect(config);
  log.info({ database: config.databaseUrl === null ? "embedded" : "given", redis: config.redisUrl !== null }, "starting");
  await migrate(database.pool);
  log.info("the database has today's schema");
  const library = openDatabase(database.pool);
  await seedLibrary(library.database);
  await scoreTexts(library.database);
  for (const username of await appointAdmins(library.database, config.admins)) say(`TYPELOOP_ADMINS: nobody is called ${username} yet. Once they signed up, start again.`);
  await library.close();
  const isApiOnly = process.argv.includes("--api-only");
  const built = path.dirname(process.argv[1] ?? "");
  const server = await startServer({
    ...config,
    database: database.pool,
    documentsFile: path.resolve("__generated__/persisted_queries.json"),
    appDirectory: isApiOnly ? null : path.resolve(built, "../app"),
    renderPage: isApiOnly ? null : await loadRenderer(path.resolve(built, "../render/render.js"), (error) => log.warn(describeFailure(error), "pages are rendered by browsers alone")),
    log,
  });
  // A slip in the drawing of one page must not end everybody's races. Requests have their own answers to errors; this is what nobody awaited.
  process.on("unhandledRejection", (error) => log.error(describeFailure(error), "unhandled"));
  say(`Typeloop is ready at ${server.url}`);
  const isOpen = config.host === "0.0.0.0";
  for (const address of isOpen ? lanAddresses() : []) say(`  for others on this network: http://${address}:${new URL(server.url).port}`);
  stopOnSignals(log, async () => {
    await server.drain();
    await server.close();
    await database.stop();
  });
}

function lanAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStart(error, process.argv[2])}\n`);
  process.exit(1);
});
