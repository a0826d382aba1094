import { inArray, lt, or } from "drizzle-orm";
import type { Database } from "./Database";
import { deleteSessions, endGuests } from "./endGuests";
import { races } from "./raceSchema";
import { idempotencyKeys } from "./idempotencySchema";
import { sessions } from "./schema";

/** Rows that go in one statement: few enough that nobody waits for it. */
const BATCH = 1_000;

/** Guests that go in one statement: each may have hundreds of runs with their logs. */
const FEW = 50;

/**
 * Deletes what nobody can ask for any more: answers of mutations after 24 hours, and sessions a day after they ended
 * (lists of sessions show open ones alone), rows of races
 * a day after they were written, and guests with all that is theirs 30 days after they were last here.
 * @param now ms since 1970.
 */
export async function tidyDatabase(database: Database, now: number): Promise<void> {
  const yesterday = new Date(now - 24 * 60 * 60 * 1000);
  const oldAnswers = database
    .select({ id: idempotencyKeys.id })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, yesterday))
    .limit(BATCH);
  await inBatches(() => database.delete(idempotencyKeys).where(inArray(idempotencyKeys.id, oldAnswers)), BATCH);
  const endedSessions = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lt(sessions.revokedAt, yesterday), lt(sessions.expiresAt, yesterday)))
    .limit(BATCH);
  await inBatches(() => deleteSessions(database, endedSessions), BATCH);
  const oldRaces = database.select({ code: races.code }).from(races).where(lt(races.notedAt, yesterday)).limit(BATCH);
  await inBatches(() => database.delete(races).where(inArray(races.code, oldRaces)), BATCH);
  await inBatches(() => endGuests(database, now, FEW), FEW);
}

async function inBatches(
  deleteSome: () => Promise<{ readonly rowCount: number | null }>,
  batch: number,
): Promise<void> {
  while ((await deleteSome()).rowCount === batch);
}
