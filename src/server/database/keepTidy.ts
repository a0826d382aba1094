import type { Database } from "./Database";
import { tidyDatabase } from "./tidyDatabase";

const EVERY_MS = 10 * 60 * 1000;

/**
 * Tidies the database every ten minutes, without keeping the process alive for it.
 * @param onError what goes wrong; the next time tries again.
 * @returns ends it, and waits for what is under way.
 */
export function keepTidy(
  database: Database,
  now: () => number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => tidyDatabase(database, now())).catch(onError);
  }, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
