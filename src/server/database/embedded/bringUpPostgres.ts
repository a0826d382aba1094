import { access } from "node:fs/promises";
import { createCluster } from "./createCluster";
import { findPostgresBinaries } from "./findPostgresBinaries";
import { findPostgresPackage } from "./findPostgresPackage";
import { findRunningPostmaster, type Postmaster } from "./findRunningPostmaster";
import { launchPostmaster } from "./launchPostmaster";
import { linkPostgresStorage } from "./linkPostgresStorage";
import type { PostgresCluster } from "./PostgresCluster";
import { prepareSocketDirectory } from "./prepareSocketDirectory";
import { trimLog } from "./trimLog";

/** A postmaster that accepts connections. `adopted`: it was already running. */
export type RunningPostgres = Postmaster & { readonly adopted: boolean };

/**
 * Gives the postmaster of the cluster: the one that runs, else a new one, on a new cluster if there is none. Only the
 * owner of the data directory may call it.
 */
export async function bringUpPostgres(cluster: PostgresCluster, log: (line: string) => void): Promise<RunningPostgres> {
  const running = await findRunningPostmaster(cluster);
  if (running !== null) {
    log(`Postgres was still running (process ${running.pid}).`);
    return { ...running, adopted: true };
  }
  await trimLog(cluster.logFile);
  const binaries = await findPostgresBinaries(findPostgresPackage(), cluster.storage, cluster.user);
  if (
    !(await access(cluster.directory).then(
      () => true,
      () => false,
    ))
  ) {
    log(`Creating the database in ${cluster.storage}.`);
    await createCluster(cluster, binaries);
  }
  await linkPostgresStorage(cluster.dataDirectory, cluster.storage);
  const started = await launchPostmaster(
    cluster,
    binaries,
    await prepareSocketDirectory(cluster.storage, cluster.user),
  );
  log(`Postgres started (process ${started.pid}).`);
  return { ...started, adopted: false };
}
