import { execFile } from "node:child_process";

import { rm, realpath, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError, errorCode, DataDirectoryInUseError } from "./embeddedErrors";
import type { PostgresCluster } from "./createCluster";
import { connectionTo, readPassword, type EmbeddedConnection, type PostgresEndpoint } from "./postgresEndpoint";
import { socketFile } from "./postgresStorage";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

// Replaying the log after a crash can take long, but a server that reports nothing for this long needs attention.
const timeoutMs = 300_000;

const findRunningPostmasterPollMs = 15;

/**
 * The postmaster that serves the cluster, waiting while it starts; null when there is none, and then a new one can be
 * started. Throws DataDirectoryInUseError when it runs where its process is not visible (another container on the same
 * volume), because two postmasters on one cluster would destroy it. Only the owner of the data directory may call it.
 */
export async function findRunningPostmaster(cluster: PostgresCluster): Promise<Postmaster | null> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(findRunningPostmasterPollMs)) {
    const file = await readPostmasterFile(cluster.directory);
    if (file === null) return null;
    const found = await readProcess(file.pid);
    if (found === null || !found.command.includes(cluster.directory)) {
      if (file.socketDirectory !== "" && (await answers(socketFile(file.socketDirectory))))
        throw new DataDirectoryInUseError(cluster.dataDirectory, null);
      await clearStaleLocks(cluster, file.socketDirectory);
      return null;
    }
    if (file.ready) return { pid: file.pid, endpoint: endpointOf(file) };
  }
  throw new EmbeddedPostgresError(`Postgres in ${cluster.directory} neither starts nor stops. See ${cluster.logFile}.`);
}

/**
 * Removes stale locks. Postgres only checks whether the pid exists, so a zombie or an unrelated process with the old
 * number would keep it from starting. Its second lock, the shared memory named after the directory's inode, still
 * protects the cluster when children of the dead postmaster are alive.
 */
async function clearStaleLocks(cluster: PostgresCluster, socketDirectory: string): Promise<void> {
  await rm(join(cluster.directory, "postmaster.pid"), { force: true });
  if (socketDirectory !== "") await rm(`${socketFile(socketDirectory)}.lock`, { force: true });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/**
 * The connection to a Postgres that another process owns and that is ready, or null. For reading beside it; whether it
 * responds is only known by trying.
 */
export async function findUsedPostgres(
  dataDirectory: string,
  database = "typeloop",
): Promise<EmbeddedConnection | null> {
  const cluster = await realpath(join(dataDirectory, "pg"));
  const file = await readPostmasterFile(cluster);
  if (file === null || !file.ready) return null;
  return connectionTo(endpointOf(file), database, await readPassword(dirname(cluster)));
}

function endpointOf({ socketDirectory, port }: PostmasterFile): PostgresEndpoint {
  return socketDirectory === "" ? { kind: "tcp", port } : { kind: "socket", directory: socketDirectory };
}

/** What Postgres wrote about itself to postmaster.pid. It may be long dead. */
type PostmasterFile = {
  readonly pid: number;
  readonly port: number;
  /** Empty when it listens on a port alone. */
  readonly socketDirectory: string;
  readonly ready: boolean;
};

/**
 * The content of a cluster's postmaster.pid, or null without one. A file that is just being written has no socket
 * directory yet.
 */
export async function readPostmasterFile(clusterDirectory: string): Promise<PostmasterFile | null> {
  try {
    const lines = (await readFile(join(clusterDirectory, "postmaster.pid"), "utf8")).split("\n");
    // The line numbers are fixed by miscadmin.h (LOCK_FILE_LINE_*): 1 pid, 4 port, 5 socket directory, 8 status.
    return {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      socketDirectory: lines[4]?.trim() ?? "",
      ready: lines[7]?.trim() === "ready",
    };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * A running process on this machine. `start` is a word that distinguishes it from other processes with the same pid,
 * also across reboots.
 */
type RunningProcess = { readonly pid: number; readonly start: string; readonly command: string };

/** The process with this pid, or null. Null also for a zombie, which has no files, memory or sockets. */
export async function readProcess(pid: number): Promise<RunningProcess | null> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  if (process.platform === "win32") return readFromWindows(pid);
  return process.platform === "linux" ? readFromProc(pid) : readFromPs(pid);
}

/** Whether a process with this number runs. Much cheaper on Windows than reading it. */
export async function isRunning(pid: number): Promise<boolean> {
  if (process.platform !== "win32") return (await readProcess(pid)) !== null;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function readFromWindows(pid: number): Promise<RunningProcess | null> {
  const script =
    `$p = Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}'; ` +
    "if ($p) { $p.CreationDate.ToUniversalTime().Ticks; $p.CommandLine }";
  const { stdout } = await promisify(execFile)("powershell.exe", ["-NoProfile", "-NonInteractive", "-Command", script]);
  const [start = "", ...command] = stdout.split("\n").map((line) => line.trim());
  return start === "" ? null : { pid, start, command: command.join(" ") };
}

async function readFromProc(pid: number): Promise<RunningProcess | null> {
  try {
    const [status, command, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile(`/proc/${pid}/cmdline`, "utf8"),
      // Some sandboxes have none; then the ticks alone have to distinguish two processes.
      readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""),
    ]);
    // The name in parentheses may itself contain parentheses and spaces, so fields are counted from the last one
    // (proc_pid_stat(5)).
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
    const [state, ticks] = [fields[0], fields[19]];
    if (state === "Z" || state === "X" || ticks === undefined) return null;
    return { pid, start: `${boot.trim()}/${ticks}`, command: command.split("\0").join(" ") };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ESRCH") return null;
    throw error;
  }
}

async function readFromPs(pid: number): Promise<RunningProcess | null> {
  // With a fixed time zone and locale, `lstart` is always the same text.
  const env = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
  try {
    const { stdout } = await promisify(execFile)("ps", ["-ww", "-o", "stat=,lstart=,args=", "-p", String(pid)], {
      env,
    });
    const found = /^\s*(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/m.exec(stdout);
    const [, state, start, command] = found ?? [];
    if (state === undefined || start === undefined || command === undefined || state.startsWith("Z")) return null;
    return { pid, start: start.replaceAll(/\s+/g, "-"), command };
  } catch (error) {
    // ps exits with 1 when there is no such process; any other failure (no ps at all) must not be mistaken for that.
    if (typeof error === "object" && error !== null && "code" in error && error.code === 1) return null;
    throw error;
  }
}

/** A postmaster that accepts connections. */
export type Postmaster = { readonly pid: number; readonly endpoint: PostgresEndpoint };
