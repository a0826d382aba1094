import type { IncomingMessage } from "node:http";
import type { OperationAnswer } from "../transport/IdempotentAnswers";
import type { Pool } from "pg";
import type { RedisConnection } from "../redis/RedisConnection";
import type { RateLimits } from "../transport/RateLimits";
import { ConfigError } from "../ConfigError";
import type { Services } from "../services";
import type { GraphqlWebsocket } from "../transport/GraphqlWebsocket";

/** An operation over HTTP. Its name is one of those that we ship, or "other". */
export type WatchedCall = { readonly request: IncomingMessage; readonly name: string; readonly kind: string };

/** Where the process asks something and waits for it. */
export type WatchedSystem = "postgresql" | "redis";

type Outcome = OperationAnswer | Promise<OperationAnswer>;

/** Sees from outside what the process does. None of it may hold anything of a person. */
export type Watch = {
  /** Runs an operation and sees what comes of it. */
  operation(call: WatchedCall, run: () => Outcome): Outcome;
  /** A statement or a command begins; the returned function hears that it is over. */
  step(system: WatchedSystem, name: string): (failed: boolean) => void;
  /** A request was refused before or instead of its operation, with this HTTP status. */
  refused(status: number): void;
  /** Somebody did something too often. */
  limited(limit: string): void;
  /** Watchers were told of a change, so many ms after it. */
  snapshotSent(delayMs: number): void;
};

/** Several that see the same; null when there is none. */
export function joinWatches(watches: readonly Watch[]): Watch | null {
  const [first, ...rest] = watches;
  if (!first) return null;
  const others = joinWatches(rest);
  if (!others) return first;
  const both = [first, others];
  return {
    operation: (call, run) => first.operation(call, () => others.operation(call, run)),
    step: (system, name) => {
      const ends = both.map((watch) => watch.step(system, name));
      return (failed) => ends.forEach((end) => end(failed));
    },
    refused: (status) => both.forEach((watch) => watch.refused(status)),
    limited: (limit) => both.forEach((watch) => watch.limited(limit)),
    snapshotSent: (delayMs) => both.forEach((watch) => watch.snapshotSent(delayMs)),
  };
}

/** What watches the process, if anything does. */
type OpenedWatch = {
  /** Null where nothing is to be seen: then it costs nothing. */
  readonly watch: Watch | null;
  /**
   * Begins to serve metrics, once everything that is measured is there. Gives their port; null where none are wanted.
   */
  serve(measured: Measured): Promise<number | null>;
  close(): Promise<void>;
};

/** Loads what the host asked for, and nothing else. */
export async function openWatch({
  metrics: place,
  traces: endpoint,
}: Pick<OperationsConfig, "metrics" | "traces">): Promise<OpenedWatch> {
  const traces =
    endpoint === null
      ? null
      : new (await import("./traces/Traces")).Traces(endpoint, process.env["OTEL_SERVICE_NAME"] ?? "typeloop");
  const metrics = place === null ? null : new (await import("./metrics/Metrics")).Metrics();
  const ends: (() => Promise<void>)[] = [];
  return {
    watch: joinWatches([traces, metrics].filter((watch) => watch !== null)),
    serve: async (measured) => {
      if (!metrics || !place) return null;
      const [{ measureProcess }, { serveMetrics }] = await Promise.all([
        import("./metrics/Metrics"),
        import("./metrics/Metrics"),
      ]);
      measureProcess(metrics.registry, measured);
      const server = await serveMetrics(metrics.registry, place);
      ends.push(() => server.close());
      return server.port;
    },
    close: async () => {
      await Promise.all([traces?.close(), ...ends.map((end) => end())]);
    },
  };
}

/** Shows a watch what the process asks of others, and what it refuses. */
export function watchAll(
  watch: Watch,
  {
    pool,
    redis,
    rateLimits,
  }: { readonly pool: Pool; readonly redis: RedisConnection | null; readonly rateLimits: RateLimits },
): void {
  watchPool(pool, watch);
  if (redis) watchRedis(redis, watch);
  watchLimits(rateLimits, watch);
}

/** Shows every refusal to a watch. */
function watchLimits(limits: Pick<RateLimits, "take">, watch: Watch): void {
  const take = limits.take.bind(limits);
  limits.take = async (name, key) => {
    const wait = await take(name, key);
    if (wait !== null) watch.limited(name);
    return wait;
  };
}

type Asking = (...args: readonly unknown[]) => unknown;

/** What statements begin with, as far as it is told apart. */
const kinds: ReadonlySet<string> = new Set([
  "SELECT",
  "INSERT",
  "UPDATE",
  "DELETE",
  "WITH",
  "BEGIN",
  "COMMIT",
  "ROLLBACK",
  "COPY",
]);

/**
 * Shows every statement of a pool to a watch, waiting for a connection included. Where the pool's own method hands a
 * statement on later, who asked would be forgotten: so it is met at its door.
 */
function watchPool(pool: Pool, watch: Watch): void {
  const query: Asking = pool.query.bind(pool);
  Reflect.set(pool, "query", watched(query, watch));
  const connect: Asking = pool.connect.bind(pool);
  Reflect.set(pool, "connect", (...args: readonly unknown[]) => {
    const outcome = connect(...args);
    // With a callback it is the pool itself that asks, for a statement that was met already.
    return args.length === 0 && outcome instanceof Promise
      ? outcome.then((client: unknown) => lend(client, watch))
      : outcome;
  });
}

/** A connection for a transaction: watched until it is given back. */
function lend(client: unknown, watch: Watch): unknown {
  if (!(client instanceof Object) || !("query" in client) || !("release" in client)) return client;
  const { query, release } = client;
  if (typeof query !== "function" || typeof release !== "function") return client;
  Reflect.set(
    client,
    "query",
    watched((...args) => Reflect.apply(query, client, args), watch),
  );
  Reflect.set(client, "release", (...args: readonly unknown[]) => {
    Reflect.deleteProperty(client, "query");
    return Reflect.apply(release, client, args);
  });
  return client;
}

function watched(ask: Asking, watch: Watch): Asking {
  return (...args) => {
    const outcome = ask(...args);
    if (!(outcome instanceof Promise)) return outcome;
    const end = watch.step("postgresql", kindOf(args[0]));
    outcome.then(
      () => end(false),
      () => end(true),
    );
    return outcome;
  };
}

function kindOf(statement: unknown): string {
  const text = statement instanceof Object && "text" in statement ? statement.text : statement;
  const word = typeof text === "string" ? (/^\s*(\w+)/u.exec(text)?.[1] ?? "").toUpperCase() : "";
  return kinds.has(word) ? word : "OTHER";
}

/** Shows every command to a watch. */
function watchRedis({ commands }: RedisConnection, watch: Watch): void {
  const send = commands.sendCommand.bind(commands);
  commands.sendCommand = (command, stream) => {
    const end = watch.step("redis", command.name.toUpperCase());
    command.promise.then(
      () => end(false),
      () => end(true),
    );
    return send(command, stream);
  };
}

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof logLevels)[number];

/** What those who run the server see of it. */
export type OperationsConfig = {
  /** Least weight of what is logged; null where nobody said. */
  readonly logLevel: LogLevel | null;
  /** Sentences for whoever sits before it, or JSON for programs; null where nobody said. */
  readonly logFormat: "text" | "json" | null;
  /** Where metrics are read; null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where traces are sent; null for nowhere. */
  readonly traces: string | null;
};

/** What is read where nothing is set. */
export const quietOperations: OperationsConfig = { logLevel: null, logFormat: null, metrics: null, traces: null };

/**
 * Reads TYPELOOP_LOG, TYPELOOP_LOG_FORMAT, TYPELOOP_METRICS and OTEL_EXPORTER_OTLP_ENDPOINT. An empty variable counts
 * as left out.
 * @throws ConfigError for the first that is wrong.
 */
export function readOperationsConfig(environment: NodeJS.ProcessEnv): OperationsConfig {
  const read = <Value>(name: string, parse: (text: string) => Value | null, wanted: string): Value | null => {
    const text = environment[name] ?? "";
    if (text === "") return null;
    const value = parse(text);
    if (value === null) throw new ConfigError(`${name} is "${text}": give ${wanted}.`);
    return value;
  };
  return {
    logLevel: read(
      "TYPELOOP_LOG",
      (text) => logLevels.find((level) => level === text) ?? null,
      `one of ${logLevels.join(", ")}`,
    ),
    logFormat: read(
      "TYPELOOP_LOG_FORMAT",
      (text) => (text === "text" || text === "json" ? text : null),
      "text or json",
    ),
    metrics: read("TYPELOOP_METRICS", parsePlace, "a port such as 9464, or an address and a port such as 0.0.0.0:9464"),
    traces: read("OTEL_EXPORTER_OTLP_ENDPOINT", parseEndpoint, "an address such as http://localhost:4318"),
  };
}

/** Whoever can reach the port reads the metrics: a port alone is for this computer. */
function parsePlace(text: string): OperationsConfig["metrics"] {
  const found = /^(?:(?<host>[\w.-]+|\[[\da-f:]+\]):)?(?<port>\d{1,5})$/iu.exec(text)?.groups;
  const port = Number(found?.["port"]);
  return found && port <= 65_535 ? { host: (found["host"] ?? "127.0.0.1").replace(/^\[|\]$/gu, ""), port } : null;
}

function parseEndpoint(text: string): string | null {
  return /^https?:\/\/[^/]/u.test(text) && URL.canParse(text) ? text.replace(/\/+$/u, "") : null;
}

export type Measured = {
  readonly services: Services;
  readonly websocket: Pick<GraphqlWebsocket, "figures">;
  readonly pool: Pool;
  readonly redis: RedisConnection | null;
};
