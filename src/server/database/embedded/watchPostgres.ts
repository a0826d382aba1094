import { bringUpPostgres, type RunningPostgres } from "./bringUpPostgres";
import type { PostgresCluster } from "./PostgresCluster";
import { readProcess } from "./readProcess";
import { trimLog } from "./trimLog";

const lookEveryMs = 2_000;
const trimEveryMs = 600_000;

/** `current` is the postmaster of the moment; `end` stops looking and waits for a restart that is under way. */
export type PostgresWatch = { current(): RunningPostgres; end(): Promise<void> };

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
