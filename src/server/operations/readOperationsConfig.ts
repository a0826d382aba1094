import { ConfigError } from "../ConfigError";

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
