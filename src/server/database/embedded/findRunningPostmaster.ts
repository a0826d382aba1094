import { connect } from "node:net";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DataDirectoryInUseError } from "./DataDirectoryInUseError";
import { EmbeddedPostgresError } from "./EmbeddedPostgresError";
import type { PostgresCluster } from "./PostgresCluster";
import { readPostmasterFile } from "./readPostmasterFile";
import { readProcess } from "./readProcess";
import { socketFile } from "./socketFile";

/** A postmaster that accepts connections. */
export type Postmaster = { readonly pid: number; readonly socketDirectory: string };

// Replaying the log after a crash takes as long as it takes; a server that says nothing for this long is worth a look.
const patienceMs = 300_000;
const pollMs = 15;

/**
 * Gives the postmaster that serves the cluster, waiting while it starts, or null when there is none; then nothing
 * stands in the way
 * of starting one. Throws DataDirectoryInUseError when it runs where its process cannot be seen (another container on
 * the same
 * volume): two postmasters on one cluster would destroy it. Only the owner of the data directory may call it.
 */
export async function findRunningPostmaster(cluster: PostgresCluster): Promise<Postmaster | null> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(pollMs)) {
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
