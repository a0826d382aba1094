import cluster from "node:cluster";
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import type { FastifyBaseLogger } from "fastify";
import type { PoolConfig } from "pg";
import { isCommand, runCommand } from "./database/backup/copyCommands";
import { startEmbeddedPostgres } from "./database/embedded/startEmbeddedPostgres";
import { StartError } from "./database/databaseErrors";
import { explainStart } from "./describeFailure";
import { readVersion } from "./host/hostHealth";
import { openLog } from "./operations/openLog";
import { stopOnSignals } from "./operations/Drain";
import { PrimaryConnection, workerPipe } from "./processes/PrimaryConnection";
import { Workers } from "./processes/Workers";
import { readConfig, type Config } from "./readConfig";

/**
 * V8 allocates in the old generation what it has seen live long, by the place in the code. All GraphQL operations share
 * such places, so after some that waited for the database, it would also do so for batches of keystrokes. Each would
 * then keep its request and response until the next full collection, which makes collecting five times as expensive.
 */
setFlagsFromString("--no-allocation-site-pretenuring");

type Connected = { readonly pool: PoolConfig; stop(): Promise<void> };

/** Connections to the embedded database, which takes 100, for all processes together. */
const EMBEDDED_CONNECTIONS = 80;
const PROCESS_CONNECTIONS = 10;

/** The database to use, and how to stop it. */
async function connect(config: Config): Promise<Connected> {
  if (config.databaseUrl !== null) return { pool: { connectionString: config.databaseUrl }, stop: async () => {} };
  const postgres = await startEmbeddedPostgres({
    dataDirectory: config.dataDirectory,
    transport: config.postgresTransport,
  });
  const max = Math.min(PROCESS_CONNECTIONS, Math.floor(EMBEDDED_CONNECTIONS / config.processes));
  return { pool: { ...postgres.connection, max: Math.max(2, max) }, stop: () => postgres.stop() };
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
  if (command !== undefined && command !== "--api-only" && !isCommand(command) && command !== "documents")
    throw new StartError(`there is no command "${command}".\n${usage}`);
  const config = readConfig(process.env);
  const { log, say, sayAlways } = openLog(config.operations);
  if (cluster.isWorker) return runWorker(config, log);
  for (const notice of config.notices) say(notice);
  if (command === "documents") {
    const { runDocumentsCommand } = await import("./documents/documentsCommand");
    return runDocumentsCommand(words, config.documentsFolder, (line) => void process.stdout.write(`${line}\n`));
  }
  if (isCommand(command)) return runCommand(command, words, config, say);
  const database = await connect(config);
  const { processes, databaseUrl, redisUrl } = config;
  const version = await readVersion();
  const databaseKind = databaseUrl === null ? "embedded" : "given";
  log.info({ version, database: databaseKind, redis: redisUrl !== null, processes }, "starting");
  const { url, lines, drain, close } =
    processes > 1 ? await startWorkers(config, database, log) : await startAlone(config, database, log);
  say(`Typeloop is ready at ${url}`);
  if (databaseUrl === null) say(`  its data: ${config.dataDirectory}`);
  for (const address of lanAddresses(config))
    say(`  for others on this network: http://${address}:${new URL(url).port}`);
  for (const line of lines) sayAlways(line);
  stopOnSignals(log, async () => {
    await drain();
    await close();
    await database.stop();
  });
}

type Started = {
  readonly url: string;
  readonly lines: readonly string[];
  drain(): Promise<void>;
  close(): Promise<void>;
};

/** One process, which does everything. */
async function startAlone(config: Config, { pool }: Connected, log: FastifyBaseLogger): Promise<Started> {
  const { serve } = await import("./serve");
  const { server, adminLines } = await serve({ ...setup(config, log), database: pool, primary: null });
  process.on("SIGUSR2", () => log.warn("there is only one process, which cannot be replaced while it serves"));
  return { url: server.url, lines: adminLines, drain: () => server.drain(), close: () => server.close() };
}

/** Several processes behind one port; this one holds what they share. */
async function startWorkers(config: Config, database: Connected, log: FastifyBaseLogger): Promise<Started> {
  const port = config.port === 0 ? await freePort(config.host) : config.port;
  const workers = new Workers({ count: config.processes, database: database.pool, port, log });
  try {
    const { url, lines } = await workers.start();
    process.on("SIGUSR2", () => void workers.replace());
    return { url, lines, drain: () => workers.stop(), close: async () => {} };
  } catch {
    // The process that did not start has said why.
    await workers.stop();
    await database.stop();
    process.exit(1);
  }
}

/** One of several processes. The primary process says what to print. */
async function runWorker(config: Config, log: FastifyBaseLogger): Promise<void> {
  const [primary, { serve }] = await Promise.all([PrimaryConnection.open(workerPipe), import("./serve")]);
  const { server, adminLines } = await serve({ ...setup(config, log), database: primary.welcome.database, primary });
  primary.tell("ready", server.url, adminLines);
  stopOnSignals(log, async () => {
    await server.drain();
    await server.close();
  });
}

function setup(config: Config, log: FastifyBaseLogger) {
  return { config, log, networkAddress: lanAddresses(config)[0] ?? null, entry: fileURLToPath(import.meta.url) };
}

/** When all processes have ended, another one must get the same port again. */
async function freePort(host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, host, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Addresses on networks with other computers, without bridges to containers or virtual machines. */
function lanAddresses({ host }: Config): readonly string[] {
  // 0.0.0.0 listens on every network and not only on this computer.
  if (host !== "0.0.0.0") return [];
  const all = Object.entries(networkInterfaces()).flatMap(([name, addresses]) =>
    /^(?:docker|br-|veth|virbr|vmnet|vboxnet)/u.test(name) ? [] : (addresses ?? []),
  );
  return all.filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStart(error, process.argv[2])}\n`);
  process.exit(1);
});
