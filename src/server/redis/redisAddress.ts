import { ConfigError } from "../ConfigError";

type Place = { readonly host: string; readonly port: number };

/** What REDIS_URL says. */
export type RedisAddress = {
  readonly nodes: readonly Place[];
  readonly isSecure: boolean;
  readonly username: string;
  readonly password: string;
  /** Number of the database; a cluster only has 0. */
  readonly db: number;
  /** The name of the primary that Sentinels watch; null if the nodes are Redis itself. */
  readonly sentinelName: string | null;
};

const form =
  /^(?<scheme>rediss?)(?<sentinel>\+sentinel)?:\/\/(?:(?<auth>[^@]*)@)?(?<hosts>[^/?#@]+)(?:\/(?<path>[^?#]*))?$/u;

const wanted =
  "REDIS_URL is not an address such as redis://:password@host:6379/0; for a cluster redis://host1:6379,host2:6379, " +
  "and for Sentinel redis+sentinel://host1:26379,host2:26379/mymaster.";

/**
 * Parses REDIS_URL: one address or, separated by commas, several nodes of a cluster or several Sentinels. `rediss`
 * stands for TLS.
 * @throws ConfigError
 */
export function readRedisAddress(text: string): RedisAddress {
  // Each node may be written as an address of its own.
  const parts = form.exec(text.replaceAll(/,\s*rediss?:\/\/(?:[^@,]*@)?/gu, ","))?.groups;
  if (!parts) throw new ConfigError(wanted);
  const { scheme, sentinel, auth = "", hosts = "", path = "" } = parts;
  const nodes = hosts.split(",").map((host) => readPlace(host.trim(), sentinel ? 26_379 : 6_379));
  const [username = "", ...password] = auth.split(":");
  const [first = "", ...more] = path.split("/");
  const name = sentinel ? decode(first) : null;
  const db = name === null ? first : (more.shift() ?? "");
  if (name === "")
    throw new ConfigError(
      "REDIS_URL names no primary: end it with the name that the Sentinels know, such as /mymaster.",
    );
  if (more.length > 0 || !/^\d{0,5}$/u.test(db)) throw new ConfigError(wanted);
  return {
    nodes,
    isSecure: scheme === "rediss",
    username: decode(username),
    password: decode(password.join(":")),
    db: Number(db),
    sentinelName: name,
  };
}

/** Where the nodes are, without the password. */
export function describeAddress({ nodes, isSecure, sentinelName }: RedisAddress): string {
  const scheme = `${isSecure ? "rediss" : "redis"}${sentinelName === null ? "" : "+sentinel"}`;
  return `${scheme}://${nodes.map(({ host, port }) => `${host}:${port}`).join(",")}`;
}

function readPlace(text: string, otherwise: number): Place {
  const found = /^(?<host>\[[\da-f:.]+\]|[\w.-]+)(?::(?<port>\d{1,5}))?$/iu.exec(text)?.groups;
  const port = found?.["port"] === undefined ? otherwise : Number(found["port"]);
  if (!found || port > 65_535) throw new ConfigError(wanted);
  return { host: (found["host"] ?? "").replace(/^\[|\]$/gu, ""), port };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError(wanted);
  }
}
