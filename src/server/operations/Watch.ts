import type { IncomingMessage } from "node:http";
import type { OperationAnswer } from "../transport/IdempotentAnswers";
import type { Command } from "ioredis";
import type { Pool } from "pg";
import type { RedisConnection } from "../redis/RedisConnection";
import type { RateLimits } from "../transport/RateLimits";
import { ConfigError } from "../ConfigError";
import type { Services } from "../Context";
import type { GraphqlWebsocket } from "../transport/GraphqlWebsocket";

/** An operation over HTTP. Its name is one that this release ships, or "other". */
export type WatchedCall = { readonly request: IncomingMessage; readonly name: string; readonly kind: string };

/** A system that the process sends requests to. */
export type WatchedSystem = "postgresql" | "replica" | "redis";

type Outcome = OperationAnswer | Promise<OperationAnswer>;

/** Observes what the process does, for metrics and traces. Must not contain personal data. */
export type Watch = {
  /** Runs an operation and records its outcome. */
  operation(call: WatchedCall, run: () => Outcome): Outcome;
  /** Call when a statement or a command begins, and the returned function when it ends. */
  step(system: WatchedSystem, name: string): (failed: boolean) => void;
  /** A request was refused before or instead of its operation, with this HTTP status. */
  refused(status: number): void;
  /** A rate limit refused a request. */
  limited(limit: string): void;
  /** Subscribers got a change this many ms after it was made. */
  snapshotSent(delayMs: number): void;
};

/** Combines several; null when there is none. */
function joinWatches(watches: readonly Watch[]): Watch | null {
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

/** The observers of the process, if any. */
type OpenedWatch = {
  /** Null when nothing is observed, which then costs nothing. */
  readonly watch: Watch | null;
  /** Starts to serve metrics, once everything to measure exists. Returns the port; null when metrics are off. */
  serve(measured: Measured): Promise<number | null>;
  close(): Promise<void>;
};

/** Loads only what the configuration asks for. */
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

/** Lets a watch observe requests to other systems, and refusals. */
export function watchAll(
  watch: Watch,
  {
    pool,
    replica,
    redis,
    rateLimits,
  }: {
    readonly pool: Pool;
    readonly replica: Pool | null;
    readonly redis: RedisConnection | null;
    readonly rateLimits: RateLimits;
  },
): void {
  watchPool(pool, watch, "postgresql");
  if (replica) watchPool(replica, watch, "replica");
  if (redis) watchRedis(redis, watch);
  watchLimits(rateLimits, watch);
}

/** Reports every refusal of a rate limit to a watch. */
function watchLimits(limits: Pick<RateLimits, "take">, watch: Watch): void {
  const take = limits.take.bind(limits);
  limits.take = async (name, key) => {
    const wait = await take(name, key);
    if (wait !== null) watch.limited(name);
    return wait;
  };
}

type Asking = (...args: readonly unknown[]) => unknown;

/** The kinds of statements that are distinguished, by their first word. */
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
 * Reports every statement of a pool to a watch, including the wait for a connection. Wraps the pool's own method,
 * because a statement that it runs later has lost its async context.
 */
function watchPool(pool: Pool, watch: Watch, system: WatchedSystem): void {
  const query: Asking = pool.query.bind(pool);
  Reflect.set(pool, "query", watched(query, watch, system));
  const connect: Asking = pool.connect.bind(pool);
  Reflect.set(pool, "connect", (...args: readonly unknown[]) => {
    const outcome = connect(...args);
    // With a callback, it is the pool's own call for a statement that is already reported.
    return args.length === 0 && outcome instanceof Promise
      ? outcome.then((client: unknown) => lend(client, watch, system))
      : outcome;
  });
}

/** A connection for a transaction, watched until it is released. */
function lend(client: unknown, watch: Watch, system: WatchedSystem): unknown {
  if (!(client instanceof Object) || !("query" in client) || !("release" in client)) return client;
  const { query, release } = client;
  if (typeof query !== "function" || typeof release !== "function") return client;
  Reflect.set(
    client,
    "query",
    watched((...args) => Reflect.apply(query, client, args), watch, system),
  );
  Reflect.set(client, "release", (...args: readonly unknown[]) => {
    Reflect.deleteProperty(client, "query");
    return Reflect.apply(release, client, args);
  });
  return client;
}

function watched(ask: Asking, watch: Watch, system: WatchedSystem): Asking {
  return (...args) => {
    const outcome = ask(...args);
    if (!(outcome instanceof Promise)) return outcome;
    const end = watch.step(system, kindOf(args[0]));
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

type Sending = (command: Command) => unknown;

/** Reports every command to a watch. */
function watchRedis({ commands }: RedisConnection, watch: Watch): void {
  const send: Sending = commands.sendCommand.bind(commands);
  Reflect.set(commands, "sendCommand", (command: Parameters<Sending>[0], ...rest: readonly unknown[]) => {
    const end = watch.step("redis", command.name.toUpperCase());
    command.promise.then(
      () => end(false),
      () => end(true),
    );
    return Reflect.apply(send, commands, [command, ...rest]);
  });
}

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof logLevels)[number];

/** What operators can observe of the process. */
export type OperationsConfig = {
  /** Minimum level of log lines; null for the default. */
  readonly logLevel: LogLevel | null;
  /** Sentences for people, or JSON for programs; null for the default. */
  readonly logFormat: "text" | "json" | null;
  /** Address at which metrics are served; null for none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Endpoint to which traces are sent; null for none. */
  readonly traces: string | null;
};

/** The configuration when nothing is set. */
export const quietOperations: OperationsConfig = { logLevel: null, logFormat: null, metrics: null, traces: null };

/**
 * Reads TYPELOOP_LOG, TYPELOOP_LOG_FORMAT, TYPELOOP_METRICS and OTEL_EXPORTER_OTLP_ENDPOINT. Empty variables count as
 * not set.
 * @throws ConfigError for the first that is invalid.
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

/** Anyone who can reach the port can read the metrics, so a port without a host listens on this computer only. */
function parsePlace(text: string): OperationsConfig["metrics"] {
  const found = /^(?:(?<host>[\w.-]+|\[[\da-f:]+\]):)?(?<port>\d{1,5})$/iu.exec(text)?.groups;
  const port = Number(found?.["port"]);
  return found && port <= 65_535 ? { host: (found["host"] ?? "127.0.0.1").replace(/^\[|\]$/gu, ""), port } : null;
}

function parseEndpoint(text: string): string | null {
  return /^https?:\/\/[^/]/u.test(text) && URL.canParse(text) ? text.replace(/\/+$/u, "") : null;
}

export type Measured = {
  /** Of the release. */
  readonly version: string;
  readonly services: Services;
  readonly websocket: Pick<GraphqlWebsocket, "figures">;
  readonly pool: Pool;
  readonly redis: RedisConnection | null;
};
