import { availableParallelism, totalmem } from "node:os";
import path from "node:path";
import type { PageConfig } from "../contract/renderPage";
import { quietOperations, readOperationsConfig, type OperationsConfig } from "./operations/Watch";

import { ConfigError } from "./ConfigError";
import type { PostgresTransport } from "./database/embedded/postgresEndpoint";
import { noExternalSignIn, readExternalSignIn, type ExternalSignInConfig } from "./externalAccounts/readProviders";

import { readRedisAddress } from "./redis/redisAddress";
import { NO_PROXIES, readTrustedProxies, type TrustedProxies } from "./transport/clientAddress";
import { keepsAll, readRetention, type Retention } from "./host/retention";
import type { DocumentMode } from "./transport/Documents";

/** The settings of a host. All have a default. */
export type Config = {
  /** Address and port to listen on. */
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database. */
  readonly dataDirectory: string;
  /** How to reach the embedded database. */
  readonly postgresTransport: PostgresTransport;
  /** Folder of the backups that admins start on the pages. */
  readonly backupsFolder: string;
  /** How many of these backups are kept; older ones are deleted. */
  readonly keptBackups: number;
  /** Another Postgres instead of the embedded one; null for none. */
  readonly databaseUrl: string | null;
  /** A replica of it, for reports and boards; null for none. */
  readonly databaseReplicaUrl: string | null;
  /** The Redis (or Valkey) that several processes share; null for a single process. */
  readonly redisUrl: string | null;
  /** How many processes serve on this computer, behind one port. */
  readonly processes: number;
  /** Which documents may run. */
  readonly documents: DocumentMode;
  /** Folder of the documents registered for other clients than our pages. */
  readonly documentsFolder: string;
  /** Origins whose pages may use this server in addition to its own, as browsers write them. */
  readonly allowedOrigins: readonly string[];
  /** The proxies in front of this server. */
  readonly trustedProxies: TrustedProxies;
  /** How people sign in with accounts from elsewhere. */
  readonly externalSignIn: ExternalSignInConfig;
  /** For how long data is kept. */
  readonly retention: Retention;
  /** The configuration sent to pages. */
  readonly page: PageConfig;
  readonly operations: OperationsConfig;
  /** Warnings for the operator that do not keep the server from starting: unknown settings. */
  readonly notices: readonly string[];
};

/**
 * Reads the settings from the environment: HOST, PORT, TYPELOOP_PROCESSES, TYPELOOP_DATA, TYPELOOP_POSTGRES,
 * TYPELOOP_BACKUPS, TYPELOOP_BACKUPS_KEPT, DATABASE_URL, DATABASE_REPLICA_URL, REDIS_URL, TYPELOOP_DOCUMENTS,
 * TYPELOOP_DOCUMENTS_FOLDER, TYPELOOP_ALLOWED_ORIGINS, TYPELOOP_TRUSTED_PROXIES, and those of readExternalSignIn,
 * readRetention, readPageConfig and readOperationsConfig.
 * @throws ConfigError with all that are wrong.
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const readNames = new Set<string>();
  const environment = new Proxy(variables, {
    get: (target, name) => (typeof name === "string" ? (readNames.add(name), target[name]) : undefined),
  });
  const mistakes: string[] = [];
  const right = <Value>(read: () => Value, instead: Value): Value => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      mistakes.push(...error.mistakes);
      return instead;
    }
  };
  const documents = right(() => readDocuments(environment["TYPELOOP_DOCUMENTS"] ?? "strict"), "strict");
  const databaseUrl = right(() => readDatabaseUrl(environment["DATABASE_URL"]), null);
  const config = {
    host: environment["HOST"] ?? "0.0.0.0",
    port: right(() => readPort(environment["PORT"] ?? "4000"), 0),
    processes: right(() => readProcesses(environment["TYPELOOP_PROCESSES"] || "auto"), 1),
    dataDirectory: path.resolve(environment["TYPELOOP_DATA"] ?? ".data"),
    backupsFolder: path.resolve(
      environment["TYPELOOP_BACKUPS"] || path.join(environment["TYPELOOP_DATA"] ?? ".data", "backups"),
    ),
    postgresTransport: right(() => readTransport(environment["TYPELOOP_POSTGRES"] || "socket"), "socket"),
    keptBackups: right(() => readKeptBackups(environment["TYPELOOP_BACKUPS_KEPT"] || "7"), 7),
    documentsFolder: documentsFolderOf(environment),
    databaseUrl,
    databaseReplicaUrl: right(
      () => readReplicaUrl(environment["DATABASE_REPLICA_URL"], environment["DATABASE_URL"]),
      null,
    ),
    redisUrl: right(() => readRedisUrl(environment["REDIS_URL"], environment["DATABASE_URL"]), null),
    documents,
    allowedOrigins: right(() => readOrigins(environment["TYPELOOP_ALLOWED_ORIGINS"] ?? ""), []),
    trustedProxies: right(() => readProxies(environment["TYPELOOP_TRUSTED_PROXIES"] ?? ""), NO_PROXIES),
    externalSignIn: right(() => readExternalSignIn(environment), noExternalSignIn),
    retention: right(() => readRetention(environment), keepsAll),
    page: right(() => readPageConfig(environment, documents), {}),
    operations: right(() => readOperationsConfig(environment), quietOperations),
  };
  if (mistakes.length > 0) throw new ConfigError(...mistakes);
  const { publicUrl } = config.externalSignIn;
  if (publicUrl !== null) config.page = { ...config.page, publicUrl };
  return { ...config, notices: [...retiredSettings(variables), ...unknownSettings(variables, readNames)] };
}

/**
 * Variables with our prefix that are not settings. They are no error, because an older release may find the settings of
 * a newer one. Settings of tools and tests are not included.
 */
function unknownSettings(variables: NodeJS.ProcessEnv, readNames: ReadonlySet<string>): readonly string[] {
  const ours = [...readNames].filter((name) => name.startsWith("TYPELOOP_"));
  const unknown = Object.keys(variables).filter(
    (name) => name.startsWith("TYPELOOP_") && !readNames.has(name) && !(name in retired) && !toolSettings.test(name),
  );
  return unknown.map((name) => {
    const meant = nearestName(name, ours);
    return `${name} is not a setting, so it is ignored.${meant === null ? "" : ` Did you mean ${meant}?`}`;
  });
}

/** Settings of earlier releases, and what replaced them. */
const retired: Readonly<Record<string, string>> = {
  TYPELOOP_ADMINS:
    "TYPELOOP_ADMINS no longer does anything, because anyone could sign up with a name from it. Remove it from your " +
    "settings. Existing admins stay admins; they add and remove admins at /admin. " +
    "While there is no admin, each start of the server prints a link that makes the person who opens it the admin.",
};

function retiredSettings(variables: NodeJS.ProcessEnv): readonly string[] {
  return Object.entries(retired).flatMap(([name, instead]) => (variables[name] ? [instead] : []));
}

const toolSettings = /^TYPELOOP_(?:TEST_\w+|DIST|BROWSER|REDIS|FILES|PICTURES|SERVER_PORT)$/u;

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/u.test(text) && port <= 65_535) return port;
  throw new ConfigError(`PORT is "${text}": give a number from 0 (any free port) to 65535.`);
}

function readKeptBackups(text: string): number {
  const kept = Number(text);
  if (/^\d{1,4}$/u.test(text) && kept > 0) return kept;
  throw new ConfigError(`TYPELOOP_BACKUPS_KEPT is "${text}": give a number from 1 to 9999.`);
}

/** More processes than this on one computer are a mistake. */
const MOST_PROCESSES = 64;

function readProcesses(text: string): number {
  if (text === "auto") return processesFor(availableParallelism(), Math.min(totalmem(), memoryLimit()));
  const count = Number(text);
  if (/^\d{1,2}$/u.test(text) && count >= 1 && count <= MOST_PROCESSES) return count;
  throw new ConfigError(`TYPELOOP_PROCESSES is "${text}": give "auto", or a number from 1 to ${MOST_PROCESSES}.`);
}

/** The limit of a container, in bytes. */
function memoryLimit(): number {
  return process.constrainedMemory() || Infinity;
}

/** Each process takes 150 to 300 MB, and Postgres needs room too. */
const SMALL_BYTES = 3 * 2 ** 30;

/** One process for each two cores, and no more than four; one on a computer with little memory. */
export function processesFor(cores: number, memoryBytes: number): number {
  return memoryBytes < SMALL_BYTES ? 1 : Math.max(1, Math.min(4, Math.floor(cores / 2)));
}

function readDatabaseUrl(text: string | undefined): string | null {
  if (text === undefined || text === "") return null;
  if (isPostgresUrl(text)) return text;
  throw new ConfigError("DATABASE_URL is not an address such as postgres://user:password@host:5432/typeloop.");
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//u.test(text) && URL.canParse(text);
}

/** The embedded database has no replicas. */
function readReplicaUrl(text: string | undefined, databaseUrl: string | undefined): string | null {
  if (text === undefined || text === "") return null;
  if (!isPostgresUrl(text))
    throw new ConfigError(
      "DATABASE_REPLICA_URL is not an address such as postgres://user:password@host:5432/typeloop.",
    );
  if (databaseUrl) return text;
  throw new ConfigError("DATABASE_REPLICA_URL is a replica of the Postgres in DATABASE_URL: set DATABASE_URL too.");
}

/** Redis is for several processes, but the embedded database belongs to one. */
function readRedisUrl(text: string | undefined, databaseUrl: string | undefined): string | null {
  if (text === undefined || text === "") return null;
  readRedisAddress(text);
  if (databaseUrl) return text;
  throw new ConfigError(
    "REDIS_URL is for several processes on different computers, which need one Postgres: set DATABASE_URL too. " +
      "One computer by itself needs no Redis: leave REDIS_URL out.",
  );
}

/** The folder of registered documents: TYPELOOP_DOCUMENTS_FOLDER, or `documents` in the host's data. */
export function documentsFolderOf(environment: NodeJS.ProcessEnv): string {
  return path.resolve(
    environment["TYPELOOP_DOCUMENTS_FOLDER"] || path.join(environment["TYPELOOP_DATA"] ?? ".data", "documents"),
  );
}

function readTransport(text: string): PostgresTransport {
  if (text === "socket" || text === "tcp") return text;
  throw new ConfigError(`TYPELOOP_POSTGRES is "${text}": give "socket" or "tcp".`);
}

function readDocuments(text: string): DocumentMode {
  if (text === "strict" || text === "apq" || text === "off") return text;
  throw new ConfigError(`TYPELOOP_DOCUMENTS is "${text}": give "strict", "apq" or "off".`);
}

function readOrigins(text: string): readonly string[] {
  const origins = text.split(",").map((origin) => origin.trim());
  return origins.filter((origin) => origin !== "").map(readOrigin);
}

/** Origins are compared exactly, so one that no browser would write is a mistake. */
function readOrigin(text: string): string {
  const origin = /^https?:/u.test(text) && URL.canParse(text) ? new URL(text).origin : null;
  if (origin === text) return text;
  throw new ConfigError(
    `TYPELOOP_ALLOWED_ORIGINS contains "${text}": give origins such as ` +
      `https://typing.example${origin === null ? "" : ` (this one is ${origin})`}, separated by commas.`,
  );
}

function readProxies(text: string): TrustedProxies {
  const proxies = readTrustedProxies(text);
  if (proxies !== null) return proxies;
  throw new ConfigError(
    `TYPELOOP_TRUSTED_PROXIES is "${text}": give the number of proxies in front of this server ` +
      `(1), or their addresses and networks (10.0.0.0/8,192.168.1.2).`,
  );
}

/**
 * The configuration for this host's pages: TYPELOOP_GRAPHQL_URL, TYPELOOP_WEBSOCKET_URL, SENTRY_DSN,
 * TYPELOOP_ANALYTICS_ID, TYPELOOP_TIME_ZONE and the mode of documents. Empty variables count as not set.
 * @throws ConfigError with all that are invalid.
 */
function readPageConfig(environment: NodeJS.ProcessEnv, persistedQueries: "strict" | "apq" | "off"): PageConfig {
  const mistakes: string[] = [];
  const read = (name: string, pattern: RegExp, wanted: string, isRight = isAddress): string | undefined => {
    const value = environment[name];
    if (value === undefined || value === "") return undefined;
    if (pattern.test(value) && isRight(value)) return value;
    mistakes.push(`${name} is "${value}": give ${wanted}.`);
    return undefined;
  };
  const graphqlUrl = read(
    "TYPELOOP_GRAPHQL_URL",
    /^(?:https?:\/\/[^/]|\/(?!\/))\S*$/u,
    "an address such as https://typing.example/graphql, or a path such as /graphql",
  );
  const websocketUrl = read(
    "TYPELOOP_WEBSOCKET_URL",
    /^(?:off$|wss?:\/\/[^/]|\/(?!\/))\S*$/u,
    "an address such as wss://typing.example/graphql, a path such as /graphql, or off",
  );
  const sentryDsn = read(
    "SENTRY_DSN",
    /^https?:\/\/[^@\s/]+@[^/\s]+\/\S+$/u,
    "a DSN such as https://key@sentry.example/1",
  );
  const analyticsId = read(
    "TYPELOOP_ANALYTICS_ID",
    /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/u,
    "a measurement id such as G-ABCDEF1234",
  );
  const timeZone = read("TYPELOOP_TIME_ZONE", /./u, "a time zone such as Europe/Amsterdam", isTimeZone);
  if (mistakes.length > 0) throw new ConfigError(...mistakes);
  return {
    ...(graphqlUrl === undefined ? {} : { graphqlUrl }),
    ...(websocketUrl === undefined ? {} : { websocketUrl }),
    ...(persistedQueries === "strict" ? {} : { persistedQueries }),
    ...(sentryDsn === undefined ? {} : { sentryDsn }),
    ...(analyticsId === undefined ? {} : { analyticsId }),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}

function isAddress(text: string): boolean {
  return URL.canParse(text, "http://localhost");
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).format(0) !== "";
  } catch {
    return false;
  }
}

/** With more differences it is another word. */
const MOST_SLIPS = 4;

/** The known name that an unknown one was probably meant to be; null if none is close. */
function nearestName(name: string, candidates: Iterable<string>): string | null {
  const [best] = [...candidates]
    .map((candidate) => ({ candidate, slips: slipsBetween(name, candidate) }))
    .sort((a, b) => a.slips - b.slips);
  return best !== undefined && best.slips <= MOST_SLIPS ? best.candidate : null;
}

/** The number of letters to insert, delete or replace (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, own] of [...other].entries()) {
      next.push(
        Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (letter === own ? 0 : 1)),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
