import { stat } from "node:fs/promises";
import { execFile } from "node:child_process";

/**
 * The role that initdb creates. By a socket it needs no password, because access to the socket's directory is
 * restricted.
 */
export const superuser = "typeloop";

/** The operating system user that Postgres runs as, when it is not the user of this process. */
export type PostgresUser = { readonly uid: number; readonly gid: number };

/**
 * The user that Postgres should run as, for an existing data directory. Null for an ordinary user, as whom Postgres
 * runs too. Postgres refuses to run as root, so for root it is the owner of the directory, or `nobody` if that is root
 * too.
 */
export async function choosePostgresUser(dataDirectory: string): Promise<PostgresUser | null> {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = await stat(dataDirectory);
  return uid === 0 ? { uid: nobodyId, gid: nobodyId } : { uid, gid };
}

/**
 * Options that make a child process run as `user` (null: the current user), without the environment variables that
 * Postgres would read.
 */
export function spawnOptionsFor(user: PostgresUser | null): { env: NodeJS.ProcessEnv; uid?: number; gid?: number } {
  // LC_ALL=C: messages stay English, because they are parsed here, and macOS refuses a postmaster without a locale.
  // Programs for Windows find its libraries, the network's among them, by the other two.
  const { SystemRoot, TEMP } = process.env;
  const windows = process.platform === "win32" ? { SystemRoot, TEMP } : {};
  const env = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC", ...windows };
  // `| 0`: Node takes a signed 32-bit number here, and `nobody` on macOS is -2.
  return user === null ? { env } : { env, uid: user.uid | 0, gid: user.gid | 0 };
}

/**
 * Runs `file` as `user` in `directory` and waits until it ends. Never throws: a program that cannot be started is a
 * failure like any other.
 */
export function runAs(
  user: PostgresUser | null,
  directory: string,
  file: string,
  args: readonly string[],
): Promise<RunResult> {
  return new Promise((resolve) => {
    try {
      execFile(
        file,
        args,
        { cwd: directory, maxBuffer: 1 << 24, ...spawnOptionsFor(user) },
        (error, stdout, stderr) => {
          resolve({ output: `${stdout}${stderr}`.trim(), failure: error === null ? null : error.message });
        },
      );
    } catch (error) {
      resolve({ output: "", failure: String(error) });
    }
  });
}

// The id of `nobody` is fixed on each system, even without an entry in the user database.
export const nobodyId = process.platform === "darwin" ? 4294967294 : 65534;

/** How a short program ended. `output` is its stdout and stderr; `failure` is null for exit status 0. */
export type RunResult = { readonly output: string; readonly failure: string | null };
