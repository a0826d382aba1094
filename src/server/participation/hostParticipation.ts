import { and, desc, eq, gte, isNotNull, lt } from "drizzle-orm";
import { inTransaction, type Database } from "../database/Database";
import { participationDays } from "../database/progressSchema";
import { addCounts, type CountedDay, countSlice, toParticipation } from "./selectParticipation";
import { ServiceUnavailableError } from "../RequestFailure";
import type { Participation } from "./sums";

/** The longest time that one pass counts, in ms. */
const MOST_MS = 5_000;

/** How many slices a request counts before it takes the sums of an earlier day: a smaller host always sees today's. */
const MOST_AWAITED = 5;

/** Sums that are older are not shown, in days. */
const MOST_DAYS_OLD = 2;

/**
 * The sums of everybody with an account: of today, or on a large host those of the day before until
 * {@link continueCounting} has finished. A host that has neither counts all.
 * @throws ServiceUnavailableError when that takes too long: what was counted stays, and the rest follows.
 */
export async function readHostParticipation(database: Database, today: CountedDay): Promise<Participation> {
  const until = Date.now() + MOST_MS;
  let sums: Participation | null = null;
  for (let slices = 0; sums === null; slices += 1) {
    if (Date.now() > until) throw new ServiceUnavailableError();
    if (slices === MOST_AWAITED) sums = await selectLatest(database, today.day - MOST_DAYS_OLD);
    sums ??= await countMore(database, today);
  }
  return sums;
}

async function selectLatest(database: Database, since: number): Promise<Participation | null> {
  const { day, sums } = participationDays;
  const [latest] = await database
    .select({ sums })
    .from(participationDays)
    .where(and(isNotNull(sums), gte(day, since)))
    .orderBy(desc(day))
    .limit(1);
  return latest?.sums ?? null;
}

/**
 * Counts for some seconds, unless all are counted for today. What was counted stays, also when the server stops.
 * @returns whether all are counted.
 */
export async function continueCounting(database: Database, today: CountedDay): Promise<boolean> {
  for (const until = Date.now() + MOST_MS; Date.now() < until;)
    if ((await countMore(database, today)) !== null) return true;
  return false;
}

/** Deletes what was counted and summed: nothing is kept while the sums are switched off. */
export async function forgetSums(database: Database): Promise<void> {
  await database.delete(participationDays);
}

/**
 * Counts one slice of the accounts. Several processes take turns, so that each account is counted once. It locks
 * nothing but the row of the day.
 * @param size of the slice.
 * @returns the sums once all are counted; null before.
 */
export async function countMore(database: Database, today: CountedDay, size?: number): Promise<Participation | null> {
  const { day } = today;
  const isToday = eq(participationDays.day, day);
  const [found] = await database.select().from(participationDays).where(isToday);
  if (found?.sums) return found.sums;
  if (!found) await database.insert(participationDays).values({ day }).onConflictDoNothing();
  return inTransaction(database, async (transaction) => {
    const [row] = await transaction.select().from(participationDays).where(isToday).for("no key update");
    // Another process may have deleted it: one for which it is a later day already.
    if (!row) return null;
    if (row.sums) return row.sums;
    const { counts, last } = await countSlice(transaction, row.counted?.last ?? null, today, size);
    const all = addCounts([...(row.counted?.counts ?? []), ...counts]);
    const sums = last === null ? toParticipation(all, day) : null;
    const counted = last === null ? null : { counts: all, last };
    await transaction.update(participationDays).set({ counted, sums }).where(isToday);
    if (sums !== null) await transaction.delete(participationDays).where(lt(participationDays.day, day));
    return sums;
  });
}
