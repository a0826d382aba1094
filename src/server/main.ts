import { networkInterfaces } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { PoolConfig } from "pg";
import { makeAdminLink, type AdminLink } from "./admins/admins";
import { isCommand, runCommand } from "./database/copying/copyCommands";
import { openDatabase } from "./database/Database";
import { startEmbeddedPostgres } from "./database/embedded/startEmbeddedPostgres";
import { StartError } from "./database/databaseErrors";
import { migrate } from "./database/migrate";
import { describeFailure, explainStart } from "./describeFailure";
import { readRegistered } from "./documents/RegisteredDocuments";
import { runDocumentsCommand } from "./documents/documentsCommand";
import { schema } from "./graphql/schema";
import { readVersion } from "./host/hostHealth";
import { openLog } from "./operations/openLog";
import { stopOnSignals } from "./operations/Drain";
import { loadRenderer } from "./pages/PageServer";
import { readConfig, type Config } from "./readConfig";
import { startServer } from "./startServer";
import { scoreTexts } from "./texts/texts";
import { seedLibrary } from "./texts/library/seedLibrary";

/** The database to use, and how to stop it. */
async function connect(config: Config): Promise<{ readonly pool: PoolConfig; stop(): Promise<void> }> {
  if (config.databaseUrl !== null) return { pool: { connectionString: config.databaseUrl }, stop: async () => {} };
  const postgres = await startEmbeddedPostgres({
    dataDirectory: config.dataDirectory,
    transport: config.postgresTransport,
  });
  return { pool: postgres.connection, stop: () => postgres.stop() };
}

const usage = `Usage: typeloop                                   start the server
       typeloop backup <file>                     copy the database to a file
       typeloop restore <file> [--replace]        fill the database from such a file
       typeloop move <postgres://…> [--replace]   copy it from the data folder to another Postgres
       typeloop documents add|list|remove …       documents of your own programs
       typeloop --version                         the release
Settings are environment variables.`;

async function main(): Promise<void> {
  const [command, ...words] = process.argv.slice(2);
  if (command === "--version") return void process.stdout.write(`${await readVersion()}\n`);
  if (command === "--help") return void process.stdout.write(`${usage}\n`);
  const isApiOnly = command === "--api-only";
  if (command !== undefined && !isApiOnly && !isCommand(command) && command !== "documents")
    throw new StartError(`there is no command "${command}".\n${usage}`);
  const config = readConfig(process.env);
  const { log, say, sayAlways } = openLog(config.operations);
  for (const notice of config.notices) say(notice);
  if (command === "documents")
    return runDocumentsCommand(words, config.documentsFolder, (line) => void process.stdout.write(`${line}\n`));
  if (isCommand(command)) return runCommand(command, words, config, say);
  // Before the database is started, which takes longer.
  const registeredDocuments = readRegistered(schema, config.documentsFolder);
  const database = await connect(config);
  log.info(
    {
      version: await readVersion(),
      database: config.databaseUrl === null ? "embedded" : "given",
      redis: config.redisUrl !== null,
    },
    "starting",
  );
  await migrate(database.pool);
  log.info("the database schema is up to date");
  const library = openDatabase(database.pool);
  await seedLibrary(library.database);
  await scoreTexts(library.database);
  const adminLink = await makeAdminLink(library.database, Date.now(), config.redisUrl === null);
  await library.close();
  const ownFile = fileURLToPath(import.meta.url);
  const built = path.dirname(ownFile);
  // 0.0.0.0 listens on every network and not only on this computer.
  const networkAddresses = config.host === "0.0.0.0" ? lanAddresses() : [];
  const server = await startServer({
    ...config,
    database: database.pool,
    networkAddress: networkAddresses[0] ?? null,
    registeredDocuments,
    documentsFile: path.resolve("__generated__/persisted_queries.json"),
    appDirectory: isApiOnly ? null : path.resolve(built, "../app"),
    renderPage: isApiOnly
      ? null
      : await loadRenderer(path.resolve(built, "../render/render.js"), (error) =>
          log.warn(describeFailure(error), "pages are rendered in the browser only"),
        ),
    parserWorker: path.join(path.dirname(ownFile), `parserWorker${path.extname(ownFile)}`),
    log,
  });
  // A bug while rendering one page must not end all races. Requests handle their own errors; this is for promises
  // without a handler.
  process.on("unhandledRejection", (error) => log.error(describeFailure(error), "unhandled"));
  say(`Typeloop is ready at ${server.url}`);
  if (config.databaseUrl === null) say(`  its data: ${config.dataDirectory}`);
  for (const address of networkAddresses)
    say(`  for others on this network: http://${address}:${new URL(server.url).port}`);
  for (const line of describeAdminLink(adminLink, server.url)) sayAlways(line);
  stopOnSignals(log, async () => {
    await server.drain();
    await server.close();
    await database.stop();
  });
}

/** What the server prints about its first admin. The token follows `#`, which browsers do not send to servers. */
function describeAdminLink(link: AdminLink, url: string): readonly string[] {
  if (link === null) return [];
  if (link.kind === "elsewhere")
    return [
      `There is no admin yet. Another process printed the link for the first one at ` +
        `${link.madeAt.toISOString()}: look in its log. A start more than a minute after that prints a new one.`,
    ];
  return [
    "There is no admin yet. Open this link and sign in or sign up: it makes you the admin. It works once, for 12 " +
      "hours, and until the next start prints another one.",
    `  ${url}/admin/claim#${link.token}`,
    `  From another computer, replace ${url} with this server's address`,
  ];
}

/** Addresses on networks with other computers, without bridges to containers or virtual machines. */
function lanAddresses(): readonly string[] {
  const all = Object.entries(networkInterfaces()).flatMap(([name, addresses]) =>
    /^(?:docker|br-|veth|virbr|vmnet|vboxnet)/u.test(name) ? [] : (addresses ?? []),
  );
  return all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStart(error, process.argv[2])}\n`);
  process.exit(1);
});
