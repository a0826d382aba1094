import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, appendFile, stat, truncate } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostgresBinaries } from "./postgresBinaries";
import { EmbeddedPostgresError, errorCode } from "./embeddedErrors";
import type { PostgresCluster } from "./createCluster";
import { listenSettings, type PostgresEndpoint } from "./postgresEndpoint";
import { runAs, spawnOptionsFor } from "./postgresUser";
import { findRunningPostmaster, readPostmasterFile, readProcess, type Postmaster } from "./findPostmaster";

const lockRetryMs = 20_000;
const lockRetryEveryMs = 250;
const pollMs = 10;

// Both are temporary: the children of a killed postmaster are still exiting, or its process was not yet reaped.
const passing = /lock file ".*" already exists|pre-existing shared memory block/;

/**
 * Starts Postgres on an existing cluster and waits until it accepts connections at `endpoint`. It
 * has no terminal and logs to a file, so it survives this process. Throws an EmbeddedPostgresError with the end of its
 * log when it gives up.
 */
export async function launchPostmaster(
  cluster: PostgresCluster,
  binaries: PostgresBinaries,
  endpoint: PostgresEndpoint,
): Promise<Postmaster> {
  for (const deadline = Date.now() + lockRetryMs; ; await sleep(lockRetryEveryMs)) {
    const words = await tryOnce(cluster, binaries, endpoint);
    const running = await findRunningPostmaster(cluster);
    if (running !== null) return running;
    if (passing.test(words) && Date.now() < deadline) continue;
    throw new EmbeddedPostgresError(
      `Postgres did not start on ${cluster.directory}. The end of ${cluster.logFile}:\n${words}`,
    );
  }
}

/** Starts once and waits until it is ready or has ended. Returns what was logged meanwhile. */
async function tryOnce(
  cluster: PostgresCluster,
  binaries: PostgresBinaries,
  endpoint: PostgresEndpoint,
): Promise<string> {
  const log = await open(cluster.logFile, "a", 0o600);
  try {
    const { size } = await log.stat();
    const child = spawn(binaries.postgres, postgresArguments(cluster.directory, endpoint), {
      cwd: cluster.storage,
      detached: true,
      windowsHide: true,
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

function postgresArguments(directory: string, endpoint: PostgresEndpoint): readonly string[] {
  const settings = {
    ...listenSettings(endpoint),
    logging_collector: "off",
    log_destination: "stderr",
    log_checkpoints: "off",
    // Operators can read the log, so it has no values or statements of users.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    log_line_prefix: "%m [%p] ",
  };
  return ["-D", directory, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

const stopPostmasterPollMs = 15;

// "Fast" closes the connections and writes a checkpoint; "immediate" just exits, and the log is replayed at the next
// start.
const steps = [
  { signal: "SIGINT", waitMs: 30_000 },
  { signal: "SIGQUIT", waitMs: 5_000 },
  { signal: "SIGKILL", waitMs: 5_000 },
] as const;

/**
 * Stops a postmaster with increasing force and waits until it is gone: usually about 100 ms, at most 40 s. No step
 * loses committed data.
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

/**
 * Asks Postgres to stop by its own program, because Windows has no signals, and waits up to 30 s. Gives whether it
 * stopped.
 */
export async function stopByProgram(cluster: PostgresCluster, binaries: PostgresBinaries): Promise<boolean> {
  const words = ["stop", `--pgdata=${cluster.directory}`, "--mode=fast", "--wait", "--timeout=30"];
  return (await runAs(cluster.user, cluster.storage, binaries.control, words)).failure === null;
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === "ESRCH") return false;
    throw error;
  }
}

const mostBytes = 8_192;

/** The last lines of a log file after byte `from`, at most 8 KiB. */
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
 * Keeps a log file below 1 MiB by dropping all but its end. The file itself stays, because Postgres has it open (for
 * appending, so it continues at the new end); a line written at the same instant may be lost. A missing file is
 * ignored.
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
