import { Client } from "pg";
import type { Database } from "./Database";

/**
 * Lets one process of the host do some work, whichever computer it is on: the first that wants to, until it ends. Its
 * lock is a connection of its own, which stays open: Postgres releases it when that ends, also if this process is
 * killed.
 */
export class SoleProcess {
  readonly #database: Pick<Database, "$client">;
  readonly #name: string;
  #lock: Client | null = null;

  /** @param name of the work, for the lock. */
  constructor(database: Pick<Database, "$client">, name: string) {
    this.#database = database;
    this.#name = name;
  }

  /**
   * Does the work if this process is the one.
   * @returns whether it was done.
   */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.#lock === null) await this.#take();
    if (this.#lock === null) return false;
    await work();
    return true;
  }

  /** Lets another process do it. */
  async close(): Promise<void> {
    const lock = this.#lock;
    this.#lock = null;
    await lock?.end().catch(() => undefined);
  }

  async #take(): Promise<void> {
    const lock = new Client(this.#database.$client.options);
    // Without a listener, a lost connection would end the process. At worst, two then do the work once.
    lock.on("error", () => undefined);
    let hasEnded = false;
    lock.on("end", () => {
      hasEnded = true;
      if (this.#lock === lock) this.#lock = null;
    });
    try {
      await lock.connect();
      const { rows } = await lock.query<{ isOurs: boolean }>(
        `select pg_try_advisory_lock(hashtext('sole process'), hashtext($1)) as "isOurs"`,
        [this.#name],
      );
      if (rows[0]?.isOurs === true) {
        if (!hasEnded) this.#lock = lock;
        return;
      }
    } catch (error) {
      await lock.end().catch(() => undefined);
      throw error;
    }
    await lock.end();
  }
}
