import { inArray, lt, or } from "drizzle-orm";
import type { Database } from "./Database";
import { races } from "./raceSchema";
import { idempotencyKeys, sessions } from "./schema";

/** Rows that go in one statement: few enough that nobody waits for it. */
const BATCH = 1_000;

/**
 * Deletes what nobody can ask for any more: answers of mutations after 24 hours, and sessions a day after they ended (lists of sessions show open ones alone), and rows of races
 * a day after they were written.
 * @param now ms since 1970.
 */
export async function tidyDatabase(database: Database, now: number): Promise<void> {
  const yesterday = new Date(now - 24 * 60 * 60 * 1000);
  const oldAnswers = database.select({ id: idempotencyKeys.id }).from(idempotencyKeys).where(lt(idempotencyKeys.createdAt, yesterday)).limit(BATCH);
  await inBatches(() => database.delete(idempotencyKeys).where(inArray(idempotencyKeys.id, oldAnswers)));
  const endedSessions = database.select({ id: sessions.id }).from(sessions).where(or(lt(sessions.revokedAt, yesterday), lt(sessions.expiresAt, yesterday))).limit(BATCH);
  await inBatches(() => database.delete(sessions).where(inArray(sessions.id, endedSessions)));
  const oldRaces = database.select({ code: races.code }).from(races).where(lt(races.notedAt, yesterday)).limit(BATCH);
  await inBatches(() => database.delete(races).where(inArray(races.code, oldRaces)));
}

async function inBatches(deleteSome: () => Promise<{ readonly rowCount: number | null }>): Promise<void> {
  while ((await deleteSome()).rowCount === BATCH);
}
