import { sql, type SQLWrapper } from "drizzle-orm";
import type { QueryResult } from "pg";
import { limits } from "../../contract/limits";
import type { Database } from "./Database";
import { sessions, users } from "./schema";

/**
 * Deletes sessions, and keeps of those of guests when they were last used: {@link endGuests} counts from there.
 * @param ids a query that gives the row ids of the sessions.
 */
export function deleteSessions(database: Database, ids: SQLWrapper): Promise<QueryResult> {
  return database.execute(sql`
    with gone as (delete from ${sessions} where id in ${ids} returning user_id, last_seen_at),
    seen as (
      update ${users} set last_seen_at = greatest(${users}.last_seen_at, latest.at)
      from (select user_id, max(last_seen_at) as at from gone group by user_id) latest
      where ${users}.id = latest.user_id and role = 'GUEST'
    )
    select 1 from gone`);
}

/**
 * Ends guests whose last session was used 30 days ago or more, with their results and all else that is theirs. No guest
 * can come back by then: a session that is not used for 30 days has expired. Races keep no rows of their own racers,
 * and
 * results of others who were in them stay as they are.
 * @param now ms since 1970.
 * @param most how many end by one call.
 */
export function endGuests(database: Database, now: number, most: number): Promise<QueryResult> {
  const before = new Date(now - limits.sessionMs).toISOString();
  // The role once more, outside: somebody may be signing up at this moment.
  return database.execute(sql`
    delete from ${users} where role = 'GUEST' and id in (
      select id from ${users}
      where role = 'GUEST' and coalesce(last_seen_at, created_at) < ${before}
        and not exists (select from ${sessions} where user_id = ${users}.id and last_seen_at >= ${before})
      limit ${most}
    )`);
}
