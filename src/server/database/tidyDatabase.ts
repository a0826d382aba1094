import { and, gte, inArray, lt, or, sql, type SQLWrapper } from "drizzle-orm";
import { dayNumber } from "../../contract/dates";
import { forgetAuditLog } from "../audit/auditLog";
import { boardEntries } from "./rankingSchema";
import { coachLinks, removedAccounts } from "./groupSchema";
import type { Database } from "./Database";
import { externalHandOvers, externalSignIns, passkeyChallenges } from "./signInSchema";
import { deleteOverdue, keepsAll, type Retention } from "../host/retention";
import { raceHeats, races } from "./raceSchema";
import { idempotencyKeys, sessions, users } from "./userSchema";
import type { QueryResult } from "pg";
import { limits } from "../../contract/limits";

/** Rows deleted per statement: few enough that no other query waits long. */
const BATCH = 1_000;

/** How long boards of days are kept. */
const DAYS_KEPT = 7;

/** Guests deleted per statement: each may have hundreds of runs with logs. */
const FEW = 50;

/** Statements of each kind per call, so that a call ends: the next one continues where it stopped. */
const MOST_STATEMENTS = 1_000;

/**
 * Deletes what is no longer needed: responses of mutations after 24 hours, sessions a day after they ended (lists only
 * show open ones), sign-ins with a provider or a passkey when they expire, rows of races and heats a day after they
 * were written, boards of days after a week, guests with all their data 30 days after their last visit, accounts that
 * a coach removed 30 days after that, links for coaches a day after they ended, and the audit log after two years.
 * @param now ms since 1970.
 * @param retention what else is deleted; by default nothing.
 * @param most statements of each kind.
 * @throws when a kind could not be deleted, after all others.
 */
export async function tidyDatabase(
  database: Database,
  now: number,
  timeZone: string,
  retention: Retention = keepsAll,
  most: number = MOST_STATEMENTS,
): Promise<void> {
  const failures: unknown[] = [];
  const kinds = [
    ...kindsOfRows(database, now, timeZone, retention).map((kind) => () => inBatches(kind, most)),
    () => deleteOverdue(database, retention, now, timeZone),
  ];
  // One that fails, because its rows are locked for example, keeps none of the others from being deleted.
  for (const tidy of kinds) await tidy().catch((error: unknown) => failures.push(error));
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) {
    const [cause] = failures;
    throw new AggregateError(failures, "Several kinds of rows could not be deleted.", { cause });
  }
}

/** Rows that are deleted by the same statement, again and again until it deletes fewer than a batch. */
type KindOfRows = { readonly batch: number; readonly deleteSome: () => Promise<{ readonly rowCount: number | null }> };

function kindsOfRows(database: Database, now: number, timeZone: string, retention: Retention): readonly KindOfRows[] {
  const yesterday = new Date(now - 24 * 60 * 60 * 1000);
  const oldAnswers = database
    .select({ id: idempotencyKeys.id })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, yesterday))
    .limit(BATCH);
  const endedSessions = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lt(sessions.revokedAt, yesterday), lt(sessions.expiresAt, yesterday)))
    .limit(BATCH);
  const isNoted = retention.unusedAccountDays !== null;
  const oldRaces = database.select({ code: races.code }).from(races).where(lt(races.notedAt, yesterday)).limit(BATCH);
  const oldHeats = database
    .select({ id: raceHeats.id })
    .from(raceHeats)
    .where(lt(raceHeats.createdAt, yesterday))
    .limit(BATCH);
  // Day numbers have five digits until the year 2243, so their order as text is that of numbers.
  const firstDay = `DAY:${dayNumber(now, timeZone) - DAYS_KEPT}`;
  const { board, userId } = boardEntries;
  const oldEntries = database
    .select({ board, userId })
    .from(boardEntries)
    .where(and(gte(board, "DAY:"), lt(board, firstDay)))
    .limit(BATCH);
  const overdue = database
    .select({ id: removedAccounts.id })
    .from(removedAccounts)
    .where(lt(removedAccounts.createdAt, new Date(now - limits.removedMs)))
    .limit(FEW);
  const ended = database
    .select({ id: coachLinks.id })
    .from(coachLinks)
    .where(lt(coachLinks.expiresAt, yesterday))
    .limit(BATCH);
  const rows = (deleteSome: KindOfRows["deleteSome"], batch = BATCH): KindOfRows => ({ batch, deleteSome });
  return [
    rows(() => database.delete(idempotencyKeys).where(inArray(idempotencyKeys.id, oldAnswers))),
    rows(() => deleteSessions(database, endedSessions, isNoted)),
    ...expiredSignIns(database, now).map((deleteSome) => rows(deleteSome)),
    rows(() => database.delete(races).where(inArray(races.code, oldRaces))),
    rows(() => database.delete(raceHeats).where(inArray(raceHeats.id, oldHeats))),
    rows(() => database.delete(boardEntries).where(sql`(${board}, ${userId}) in ${oldEntries}`)),
    rows(() => endGuests(database, now, FEW), FEW),
    rows(() => database.delete(removedAccounts).where(inArray(removedAccounts.id, overdue)), FEW),
    rows(() => database.delete(coachLinks).where(inArray(coachLinks.id, ended))),
    rows(async () => ({ rowCount: await forgetAuditLog(database, BATCH) })),
  ];
}

/** Sign-ins with a provider or a passkey that were never completed, as soon as they no longer work. */
function expiredSignIns(database: Database, now: number): readonly KindOfRows["deleteSome"][] {
  const { stateHash } = externalSignIns;
  const begun = database
    .select({ stateHash })
    .from(externalSignIns)
    .where(lt(externalSignIns.expiresAt, new Date(now)))
    .limit(BATCH);
  const { codeHash } = externalHandOvers;
  const handedOver = database
    .select({ codeHash })
    .from(externalHandOvers)
    .where(lt(externalHandOvers.expiresAt, new Date(now)))
    .limit(BATCH);
  const { challengeHash } = passkeyChallenges;
  const challenged = database
    .select({ challengeHash })
    .from(passkeyChallenges)
    .where(lt(passkeyChallenges.expiresAt, new Date(now)))
    .limit(BATCH);
  return [
    () => database.delete(externalSignIns).where(inArray(stateHash, begun)),
    () => database.delete(externalHandOvers).where(inArray(codeHash, handedOver)),
    () => database.delete(passkeyChallenges).where(inArray(challengeHash, challenged)),
  ];
}

async function inBatches({ batch, deleteSome }: KindOfRows, most: number): Promise<void> {
  for (let count = 0; count < most; count += 1) if (((await deleteSome()).rowCount ?? 0) < batch) return;
}

/**
 * Deletes sessions. For guests it stores when their session was last used, which {@link endGuests} needs.
 * @param ids a query that returns the row ids of the sessions.
 * @param isNoted whether it is stored for members too, which deleteOverdue needs.
 */
function deleteSessions(database: Database, ids: SQLWrapper, isNoted: boolean): Promise<QueryResult> {
  return database.execute(sql`
    with gone as (delete from ${sessions} where id in ${ids} returning user_id, last_seen_at),
    seen as (
      update ${users} set last_seen_at = greatest(${users}.last_seen_at, latest.at)
      from (select user_id, max(last_seen_at) as at from gone group by user_id) latest
      where ${users}.id = latest.user_id and (role = 'GUEST' or ${isNoted}::boolean)
    )
    select 1 from gone`);
}

/**
 * Ends guests whose last session was used 30 days ago or more (`limits.guestMs`), with their results and all else that
 * is theirs. No guest can come back by then: `limits.sessionMs` is no longer, so their session has expired. Races keep
 * no rows of their own racers, and
 * results of others who were in them stay as they are.
 * @param now ms since 1970.
 * @param most maximum number of guests per call.
 */
function endGuests(database: Database, now: number, most: number): Promise<QueryResult> {
  const before = new Date(now - limits.guestMs).toISOString();
  // The role once more, outside: a guest may be signing up at this moment.
  return database.execute(sql`
    delete from ${users} where role = 'GUEST' and id in (
      select id from ${users}
      where role = 'GUEST' and coalesce(last_seen_at, created_at) < ${before}
        and not exists (select from ${sessions} where user_id = ${users}.id and last_seen_at >= ${before})
      limit ${most}
    )`);
}
