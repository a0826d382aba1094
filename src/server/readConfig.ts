import path from "node:path";

/** How a host sets the server up. Everything has a default. */
export type Config = {
  /** Address and port to listen on. */
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database. */
  readonly dataDirectory: string;
  /** Another Postgres, instead of the embedded one; null without. */
  readonly databaseUrl: string | null;
  /** Which documents run: `strict` only known ones, `off` also texts (for development). */
  readonly documents: "strict" | "off";
};

/** A setting that cannot be; the message names the variable and the mend. */
export class ConfigError extends Error {}

/**
 * Reads the settings from the environment: HOST, PORT, TYPELOOP_DATA, DATABASE_URL, TYPELOOP_DOCUMENTS.
 * @throws ConfigError for the first that is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  return {
    host: environment["HOST"] ?? "0.0.0.0",
    port: readPort(environment["PORT"] ?? "4000"),
    dataDirectory: path.resolve(environment["TYPELOOP_DATA"] ?? ".data"),
    databaseUrl: readDatabaseUrl(environment["DATABASE_URL"]),
    documents: readDocuments(environment["TYPELOOP_DOCUMENTS"] ?? "strict"),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/u.test(text) && port <= 65_535) return port;
  throw new ConfigError(`PORT is "${text}": give a number from 0 (any free port) to 65535.`);
}

function readDatabaseUrl(text: string | undefined): string | null {
  if (text === undefined || text === "") return null;
  if (/^postgres(ql)?:\/\//u.test(text) && URL.canParse(text)) return text;
  throw new ConfigError("DATABASE_URL is not an address such as postgres://user:password@host:5432/typeloop.");
}

function readDocuments(text: string): "strict" | "off" {
  if (text === "strict" || text === "off") return text;
  throw new ConfigError(`TYPELOOP_DOCUMENTS is "${text}": give "strict" or "off".`);
}
