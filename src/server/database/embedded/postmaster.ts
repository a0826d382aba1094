import { spawn, execFile } from "node:child_process";
import { once } from "node:events";
import { open, rm, realpath, readFile, appendFile, stat, truncate } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError, type PostgresBinaries } from "./postgresBinaries";
import { errorCode, DataDirectoryInUseError } from "./takeOwnerLock";
import { type PostgresCluster, bringUpPostgres, type RunningPostgres } from "./startEmbeddedPostgres";
import { spawnOptionsFor, superuser } from "./createCluster";
import { socketPort, socketFile } from "./postgresStorage";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";

const lockRetryMs = 20_000;
const lockRetryEveryMs = 250;
const pollMs = 10;

// Both pass by themselves: the children of a killed postmaster are still leaving, or its process is not yet collected.
const passing = /lock file ".*" already exists|pre-existing shared memory block/;

/**
 * Starts Postgres on an existing cluster and waits until it accepts connections on a socket in `socketDirectory`. It
 * belongs to no
 * terminal and writes to a file, so it survives this process. Throws an EmbeddedPostgresError with the end of its log
 * when it gives up.
 */
export async function launchPostmaster(
  cluster: PostgresCluster,
  binaries: PostgresBinaries,
  socketDirectory: string,
): Promise<Postmaster> {
  for (const deadline = Date.now() + lockRetryMs; ; await sleep(lockRetryEveryMs)) {
    const words = await tryOnce(cluster, binaries, socketDirectory);
    const running = await findRunningPostmaster(cluster);
    if (running !== null) return running;
    if (passing.test(words) && Date.now() < deadline) continue;
    throw new EmbeddedPostgresError(
      `Postgres did not start on ${cluster.directory}. The end of ${cluster.logFile}:\n${words}`,
    );
  }
}

/** Starts once and waits for "ready" or the end. Gives what was logged meanwhile. */
async function tryOnce(cluster: PostgresCluster, binaries: PostgresBinaries, socketDirectory: string): Promise<string> {
  const log = await open(cluster.logFile, "a", 0o600);
  try {
    const { size } = await log.stat();
    const child = spawn(binaries.postgres, postgresArguments(cluster.directory, socketDirectory), {
      cwd: cluster.storage,
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
      ...spawnOptionsFor(cluster.user),
    });
    child.unref();
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    await once(child, "spawn");
    await Promise.race([
      ended,
      untilReady(cluster.directory, () => child.exitCode !== null || child.signalCode !== null, child.pid),
    ]);
    return await readLogTail(cluster.logFile, size);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Postgres could not be started (${errorCode(error) ?? String(error)}): ${binaries.postgres}`,
    );
  } finally {
    await log.close();
  }
}

async function untilReady(directory: string, hasEnded: () => boolean, pid: number | undefined): Promise<void> {
  while (!hasEnded()) {
    const file = await readPostmasterFile(directory);
    if (file !== null && file.pid === pid && file.ready) return;
    await sleep(pollMs);
  }
}

function postgresArguments(directory: string, socketDirectory: string): readonly string[] {
  const settings = {
    listen_addresses: "",
    port: String(socketPort),
    // A list of quoted names, so that commas and spaces in a path are harmless.
    unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    logging_collector: "off",
    log_destination: "stderr",
    log_checkpoints: "off",
    // The log may be read by whoever looks after the machine: no values and no statements of users in it.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    log_line_prefix: "%m [%p] ",
  };
  return ["-D", directory, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

const stopPostmasterPollMs = 15;

// "Fast" closes the connections and writes a checkpoint; "immediate" only leaves, and the log is replayed at the next
// start.
const steps = [
  { signal: "SIGINT", waitMs: 30_000 },
  { signal: "SIGQUIT", waitMs: 5_000 },
  { signal: "SIGKILL", waitMs: 5_000 },
] as const;

/**
 * Stops a postmaster, harder and harder, and waits until it is gone: mostly some 100 ms, at most 40 s. Nothing
 * committed is lost by any of the steps.
 */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  const running = await readProcess(pid);
  if (running === null) return;
  for (const { signal, waitMs } of steps) {
    if (!send(pid, signal)) return;
    for (const deadline = Date.now() + waitMs; Date.now() < deadline; await sleep(stopPostmasterPollMs)) {
      if ((await readProcess(pid))?.start !== running.start) return;
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === "ESRCH") return false;
    throw error;
  }
}

/** A postmaster that accepts connections. */
export type Postmaster = { readonly pid: number; readonly socketDirectory: string };

// Replaying the log after a crash takes as long as it takes; a server that says nothing for this long is worth a look.
const patienceMs = 300_000;
const findRunningPostmasterPollMs = 15;

/**
 * Gives the postmaster that serves the cluster, waiting while it starts, or null when there is none; then nothing
 * stands in the way
 * of starting one. Throws DataDirectoryInUseError when it runs where its process cannot be seen (another container on
 * the same
 * volume): two postmasters on one cluster would destroy it. Only the owner of the data directory may call it.
 */
export async function findRunningPostmaster(cluster: PostgresCluster): Promise<Postmaster | null> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(findRunningPostmasterPollMs)) {
    const file = await readPostmasterFile(cluster.directory);
    if (file === null) return null;
    const found = await readProcess(file.pid);
    if (found === null || !found.command.includes(cluster.directory)) {
      if (file.socketDirectory !== "" && (await answers(socketFile(file.socketDirectory))))
        throw new DataDirectoryInUseError(cluster.dataDirectory, null);
      await clearStaleLocks(cluster, file.socketDirectory);
      return null;
    }
    if (file.ready) return { pid: file.pid, socketDirectory: file.socketDirectory };
  }
  throw new EmbeddedPostgresError(`Postgres in ${cluster.directory} neither starts nor stops. See ${cluster.logFile}.`);
}

/**
 * Postgres itself only asks whether the pid exists, so a zombie or a stranger with the old number would keep it from
 * starting. Its
 * second lock, the shared memory named after the directory's inode, still refuses when children of the dead postmaster
 * live on.
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
 * answers is found out by asking.
 */
export async function findUsedPostgres(
  dataDirectory: string,
  database = "typeloop",
): Promise<{ readonly host: string; readonly port: number; readonly user: string; readonly database: string } | null> {
  const file = await readPostmasterFile(join(await realpath(dataDirectory), "pg"));
  if (file === null || !file.ready || file.socketDirectory === "") return null;
  return { host: file.socketDirectory, port: socketPort, user: superuser, database };
}

/** What Postgres says about itself in postmaster.pid. It may be long dead. */
type PostmasterFile = { readonly pid: number; readonly socketDirectory: string; readonly ready: boolean };

/**
 * Gives the content of a cluster's postmaster.pid, or null without one. A file that is just being written has no socket
 * directory yet.
 */
async function readPostmasterFile(clusterDirectory: string): Promise<PostmasterFile | null> {
  try {
    const lines = (await readFile(join(clusterDirectory, "postmaster.pid"), "utf8")).split("\n");
    // The line numbers are fixed by miscadmin.h (LOCK_FILE_LINE_*): 1 pid, 5 socket directory, 8 status.
    return { pid: Number(lines[0]), socketDirectory: lines[4] ?? "", ready: lines[7]?.trim() === "ready" };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * A process of this machine that still runs. `start` is one word that differs between two processes that had the same
 * pid, also across reboots.
 */
type RunningProcess = { readonly pid: number; readonly start: string; readonly command: string };

/**
 * Takes a pid and gives what runs under it, or null when nothing does. A zombie is nothing: it holds no file, no memory
 * and no socket.
 */
export async function readProcess(pid: number): Promise<RunningProcess | null> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return process.platform === "linux" ? readFromProc(pid) : readFromPs(pid);
}

async function readFromProc(pid: number): Promise<RunningProcess | null> {
  try {
    const [status, command, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile(`/proc/${pid}/cmdline`, "utf8"),
      // Some sandboxes have none; the ticks alone then have to tell two processes apart.
      readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""),
    ]);
    // The name in brackets may itself hold brackets and spaces, so the fields are counted from the last bracket
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
  // The pinned zone and locale make `lstart` the same text whoever asks.
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
    // ps exits with 1 when there is no such process; anything else (no ps at all) must not look like "nobody there".
    if (typeof error === "object" && error !== null && "code" in error && error.code === 1) return null;
    throw error;
  }
}

const mostBytes = 8_192;

/** Gives the last lines of a log file that were written after byte `from`, at most 8 KiB of them. */
async function readLogTail(file: string, from: number): Promise<string> {
  const log = await open(file, "r");
  try {
    const { size } = await log.stat();
    const start = Math.max(Math.min(from, size), size - mostBytes);
    const { buffer, bytesRead } = await log.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.subarray(0, bytesRead).toString("utf8").trim();
  } finally {
    await log.close();
  }
}

const trimLogMostBytes = 1 << 20;

/**
 * Keeps a log file below 1 MiB: beyond that, all but its end is dropped. The file stays the same one, because Postgres
 * holds it
 * open (for appending, so it goes on at the new end); a line written in the same instant may be lost. A missing file is
 * left missing.
 */
export async function trimLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= trimLogMostBytes) return;
  const tail = await readLogTail(file, 0);
  await truncate(file);
  await appendFile(file, `${tail}\n`);
}

const lookEveryMs = 2_000;
const trimEveryMs = 600_000;

/** `current` is the postmaster of the moment; `end` stops looking and waits for a restart that is under way. */
type PostgresWatch = { current(): RunningPostgres; end(): Promise<void> };

/**
 * Starts Postgres again when its postmaster dies (the out-of-memory killer, a stray kill) and keeps its log small. Does
 * not keep the process alive.
 */
export function watchPostgres(
  cluster: PostgresCluster,
  first: RunningPostgres,
  log: (line: string) => void,
): PostgresWatch {
  let current = first;
  let trimAt = Date.now() + trimEveryMs;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  const look = async (): Promise<void> => {
    if ((await readProcess(current.pid)) === null) {
      log(`Postgres (process ${current.pid}) is gone; starting it again.`);
      current = await bringUpPostgres(cluster, log);
    }
    if (Date.now() < trimAt) return;
    trimAt = Date.now() + trimEveryMs;
    await trimLog(cluster.logFile);
  };

  const lookLater = (): void => {
    if (ended) return;
    timer = setTimeout(() => {
      looking = look()
        .catch((error: unknown) => log(String(error)))
        .finally(lookLater);
    }, lookEveryMs).unref();
  };

  lookLater();
  return {
    current: () => current,
    end: async () => {
      ended = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
