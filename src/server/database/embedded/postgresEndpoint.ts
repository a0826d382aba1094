import { execFile } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { chown, open, readFile, rename } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { EmbeddedPostgresError, errorCode } from "./embeddedErrors";
import { socketPort } from "./postgresStorage";
import { superuser, type PostgresUser } from "./postgresUser";

/** How to reach the embedded Postgres: by a socket, as on Linux and macOS, or by a port of this computer (Windows). */
export type PostgresTransport = "socket" | "tcp";

/** Where Postgres listens: a socket in a directory that only we can enter, or a port with a password. */
export type PostgresEndpoint =
  | { readonly kind: "socket"; readonly directory: string }
  | { readonly kind: "tcp"; readonly port: number };

/** What `pg` needs to connect. `host` of a socket is its directory. */
export type EmbeddedConnection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
};

const loopback = "127.0.0.1";

/** The settings of Postgres for an endpoint. */
export function listenSettings(endpoint: PostgresEndpoint): Readonly<Record<string, string>> {
  return endpoint.kind === "tcp"
    ? { listen_addresses: loopback, port: String(endpoint.port), unix_socket_directories: "" }
    : {
        listen_addresses: "",
        port: String(socketPort),
        // A list of quoted names, so that commas and spaces in a path are safe.
        unix_socket_directories: `"${endpoint.directory.replaceAll('"', '""')}"`,
        unix_socket_permissions: "0700",
      };
}

/** @param password of the cluster; null for one that was made without, which only its socket protects. */
export function connectionTo(
  endpoint: PostgresEndpoint,
  database: string,
  password: string | null,
): EmbeddedConnection {
  const place =
    endpoint.kind === "tcp" ? { host: loopback, port: endpoint.port } : { host: endpoint.directory, port: socketPort };
  return { ...place, user: superuser, database, ...(password === null ? {} : { password }) };
}

/** Below the ports that systems give to outgoing connections (32768 on Linux, 49152 on Windows). */
const [firstPort, portCount] = [20_000, 10_000];

/** A free port: the same at every start of a folder, unless another program took it. */
export async function findLoopbackPort(storage: string): Promise<number> {
  const start = createHash("sha256").update(storage).digest().readUInt32BE() % portCount;
  for (let step = 0; step < portCount; step += 1) {
    const port = firstPort + ((start + step) % portCount);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedPostgresError(`No port from ${firstPort} to ${firstPort + portCount} is free for Postgres.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: loopback, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** The file with the cluster's password, which only its owner can read. */
export const passwordFile = (storage: string): string => join(storage, "postgres.password");

/** The password of the cluster in `storage`, or null when it was made without. */
export async function readPassword(storage: string): Promise<string | null> {
  try {
    return (await readFile(passwordFile(storage), "utf8")).trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Writes a new password for a cluster that is about to be made, readable for `user` (null: this user) and root. */
export async function writePassword(storage: string, user: PostgresUser | null): Promise<void> {
  const draft = `${passwordFile(storage)}.${randomUUID()}`;
  const file = await open(draft, "wx", 0o600);
  try {
    if (process.platform === "win32") await closeToOthers(draft);
    await file.writeFile(`${randomBytes(32).toString("base64url")}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  if (user !== null) await chown(draft, user.uid, user.gid);
  await rename(draft, passwordFile(storage));
}

/** Windows has no modes: the file gets one entry in its access list, for the identifier of this user. */
async function closeToOthers(file: string): Promise<void> {
  const run = promisify(execFile);
  const { stdout } = await run("whoami", ["/user", "/fo", "csv", "/nh"]);
  const id = /"(S-[\d-]+)"/u.exec(stdout)?.[1];
  if (id === undefined) throw new EmbeddedPostgresError(`Windows does not say which user this is: ${stdout.trim()}`);
  await run("icacls", [file, "/inheritance:r", "/grant:r", `*${id}:F`]);
}
