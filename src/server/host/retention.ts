import { sql } from "drizzle-orm";
import { rebuildEntries } from "../boards/boardEntries";
import { ConfigError } from "../ConfigError";
import { inTransaction, type Database } from "../database/Database";
import { results } from "../database/schema";
import { groupMembers, sessions, users } from "../database/userSchema";

/** For how many days the host keeps what people make; null for as long as their account exists. */
export type Retention = {
  readonly resultDays: number | null;
  readonly keystrokeDays: number | null;
  /** Accounts that nobody has used for so long are deleted; null for never. */
  readonly unusedAccountDays: number | null;
};

/** What a host keeps that sets nothing else. */
export const keepsAll: Retention = { resultDays: null, keystrokeDays: null, unusedAccountDays: null };

/** Bounds in days. A school year must fit, and nobody loses what they typed in a holiday. */
const bounds = {
  TYPELOOP_KEEP_RESULTS: { min: 90, max: 3_650 },
  TYPELOOP_KEEP_KEYSTROKES: { min: 30, max: 3_650 },
  TYPELOOP_KEEP_UNUSED_ACCOUNTS: { min: 180, max: 3_650 },
} as const;

/**
 * Reads TYPELOOP_KEEP_RESULTS, TYPELOOP_KEEP_KEYSTROKES and TYPELOOP_KEEP_UNUSED_ACCOUNTS, in days. Empty ones count as
 * not set.
 * @throws ConfigError with all that are wrong.
 */
export function readRetention(environment: NodeJS.ProcessEnv): Retention {
  const mistakes: string[] = [];
  const read = (name: keyof typeof bounds): number | null => {
    const text = environment[name] ?? "";
    const { min, max } = bounds[name];
    if (text === "") return null;
    if (/^\d{1,4}$/u.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
    mistakes.push(`${name} is "${text}": give a number of days from ${min} to ${max}, or leave it out to keep all.`);
    return null;
  };
  const retention = {
    resultDays: read("TYPELOOP_KEEP_RESULTS"),
    keystrokeDays: read("TYPELOOP_KEEP_KEYSTROKES"),
    unusedAccountDays: read("TYPELOOP_KEEP_UNUSED_ACCOUNTS"),
  };
  if (mistakes.length > 0) throw new ConfigError(...mistakes);
  return retention;
}

/** Rows per statement: few enough that no other query waits long. */
const BATCH = 500;

/** Accounts per statement: each may have thousands of runs. */
const FEW = 20;

/** Batches of each kind per call. The next call continues where this one stopped. */
const MOST_BATCHES = 20;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes what the host no longer keeps, oldest first, in batches that each commit: a call that ends early loses
 * nothing. Of a result whose keystrokes are deleted the figures remain.
 * @param now ms since 1970.
 */
export async function deleteOverdue(
  database: Database,
  { resultDays, keystrokeDays, unusedAccountDays }: Retention,
  now: number,
  timeZone: string,
): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString();
  if (resultDays !== null) await repeatedly(() => deleteResults(database, before(resultDays), timeZone), BATCH);
  if (keystrokeDays !== null) await repeatedly(() => deleteKeystrokes(database, before(keystrokeDays)), BATCH);
  if (unusedAccountDays === null) return;
  const isCounted = await repeatedly(() => beginCounting(database, now), BATCH);
  if (isCounted) await repeatedly(() => deleteUnused(database, before(unusedAccountDays)), FEW);
}

/** Whether everything was done. */
async function repeatedly(doSome: () => Promise<number>, most: number): Promise<boolean> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) if ((await doSome()) < most) return true;
  return false;
}

/** The index results_kept has both those with keystrokes and those without in the order of time. */
function deleteResults(database: Database, before: string, timeZone: string): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const of = (hasKeystrokes: boolean) => sql`(select id from ${results}
      where (log <> '') = ${hasKeystrokes}::boolean and created_at < ${before} order by created_at limit ${BATCH})`;
    const { rows } = await transaction.execute<{ user_id: string; id: string }>(sql`
      delete from ${results} where id in (select id from (${of(true)} union all ${of(false)}) old limit ${BATCH})
      returning user_id, id`);
    const ids = sql.param(rows.map(({ id }) => id));
    const { rows: ranked } = await transaction.execute<{ user_id: string }>(sql`
      select distinct user_id from board_entries
      where user_id = any (${sql.param([...new Set(rows.map(({ user_id: userId }) => userId))])}::uuid[])
        and (speed_result_id = any (${ids}::uuid[]) or accuracy_result_id = any (${ids}::uuid[])
          or improvement_result_id = any (${ids}::uuid[]))`);
    for (const { user_id: userId } of ranked) await rebuildEntries(transaction, userId, timeZone);
    return rows.length;
  });
}

async function deleteKeystrokes(database: Database, before: string): Promise<number> {
  const { rowCount } = await database.execute(sql`
    update ${results} set log = '' where id in (
      select id from ${results} where (log <> '') = true and created_at < ${before}
      order by created_at limit ${BATCH})`);
  return rowCount ?? 0;
}

/**
 * From the first call on, of accounts whose last session was deleted before anybody noted when it was used. Nobody
 * knows when those were last used, so their time begins now.
 */
async function beginCounting(database: Database, now: number): Promise<number> {
  const { rowCount } = await database.execute(sql`
    update ${users} set last_seen_at = ${new Date(now).toISOString()} where id in (
      select id from ${users} where role = 'MEMBER' and last_seen_at is null
        and not exists (select from ${sessions} where user_id = ${users}.id)
      limit ${BATCH})`);
  return rowCount ?? 0;
}

/** Admins stay, and owners of groups, on whom others depend. */
async function deleteUnused(database: Database, before: string): Promise<number> {
  const { rowCount } = await database.execute(sql`
    delete from ${users} where role = 'MEMBER' and id in (
      select id from ${users}
      where role = 'MEMBER' and coalesce(last_seen_at, created_at) < ${before} and last_seen_at is not null
        and not exists (select from ${sessions} where user_id = ${users}.id and last_seen_at >= ${before})
        and not exists (select from ${groupMembers} where user_id = ${users}.id and role = 'OWNER')
      order by coalesce(last_seen_at, created_at) limit ${FEW})`);
  return rowCount ?? 0;
}

/** What the host does with data, for everybody to read. */
export type HostPolicy = Retention & {
  /** Names of the services with which people sign in. */
  readonly signInProviders: readonly string[];
  /** Whether pages report errors to another service. */
  readonly reportsErrors: boolean;
  /** Whether visits are counted by another service, once somebody has agreed. */
  readonly countsVisits: boolean;
};

declare module "../Context" {
  interface Services {
    readonly policy: HostPolicy;
  }
}
