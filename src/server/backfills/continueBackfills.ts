import { asc, gt, inArray, sql } from "drizzle-orm";
import { type BackfillName, RACES_INDEX } from "../database/migrate";
import { type Database, inTransaction, type Transaction } from "../database/Database";
import { UNFINISHED_TABLE } from "../database/changeSchema";
import { results } from "../database/schema";
import { fillRecords } from "../results/runRecords";
import { rebuildEntries } from "../boards/boardEntries";
import { boardEntries } from "../database/rankingSchema";
import { lockUsers } from "../users/accounts";

/** A backfill that is not finished. */
type Left = {
  readonly name: string;
  /** After which row it goes on; null at the beginning. */
  readonly position: string | null;
  /** When its migration ran, as Postgres writes it. */
  readonly since: string;
};

/** Does one batch, and returns the position after it; null when nothing is left. */
type Backfill = (transaction: Transaction, left: Left, timeZone: string) => Promise<string | null>;

/** Before the first row. */
const START = "00000000-0000-0000-0000-000000000000";

/** Rows read per batch. */
const RACERS_BATCH = 2_000;

/** Counts the racers of races from before they were counted (migration 0021). Until then, no badge counts them. */
const fillRacers: Backfill = async (transaction, { position, since }) => {
  const { rows } = await transaction.execute<{ last: string | null }>(sql`
    with batch as (select id from ${results} where id > ${position ?? START}::uuid order by id limit ${RACERS_BATCH}),
    filled as (
      update ${results} set racers = (
        select count(*) from ${results} other where other.mode = 'RACE' and other.race_code = ${results.raceCode}
          and other.started_at = ${results.startedAt}
      )
      where id in (select id from batch) and mode = 'RACE' and racers is null and race_code is not null
        and created_at < ${since}::timestamptz
    )
    select (select id from batch order by id desc limit 1) as last`);
  const last = rows[0]?.last ?? null;
  if (last !== null) return last;
  await transaction.execute(sql`set local lock_timeout = '2s'`);
  await transaction.execute(sql`drop index if exists ${sql.identifier(RACES_INDEX)}`);
  return null;
};

/**
 * Computes the improvement of one person who was on leaderboards before these ranked it (migration 0027). Until then,
 * they are only ranked by their later runs.
 */
const fillImprovement: Backfill = async (transaction, { position }, timeZone) => {
  const [next] = await transaction
    .select({ userId: boardEntries.userId })
    .from(boardEntries)
    .where(gt(boardEntries.userId, position ?? START))
    .orderBy(asc(boardEntries.userId))
    .limit(1);
  if (!next) return null;
  await lockUsers(transaction, [next.userId]);
  await rebuildEntries(transaction, next.userId, timeZone);
  return next.userId;
};

/** Rows read per batch: few of them are flagged. */
const BATCH = 5_000;

/** Says why runs were flagged that an early release flagged (migration 0003). Until then, coaches do not see them. */
const fillFlagReasons: Backfill = async (transaction, { position }) => {
  const { rows } = await transaction.execute<{ last: string | null }>(sql`
    with batch as (select id from ${results} where id > ${position ?? START}::uuid order by id limit ${BATCH}),
    filled as (
      update ${results} set flag_reason = case when wpm > 350 then 'TOO_FAST' else 'OVERLAPPING' end
      where id in (select id from batch) and status = 'FLAGGED' and flag_reason is null
    )
    select (select id from batch order by id desc limit 1) as last`);
  return rows[0]?.last ?? null;
};

const backfills: ReadonlyMap<string, Backfill> = new Map<BackfillName, Backfill>([
  ["flag reasons", fillFlagReasons],
  ["racers", fillRacers],
  ["improvement", fillImprovement],
  ["run records", (transaction, { position }) => fillRecords(transaction, position ?? START)],
]);

/** How long it works at a time. */
const MOST_MS = 5_000;

/**
 * Fills rows that migrations have left to be filled, in small batches. Each batch is a transaction that also stores how
 * far it is, so an interrupted backfill goes on where it was. Of several processes one works.
 * @returns whether nothing is left.
 */
export async function continueBackfills(database: Database, timeZone: string): Promise<boolean> {
  if (!(await isAnyLeft(database))) return true;
  const until = Date.now() + MOST_MS;
  while (await fillSome(database, timeZone)) if (Date.now() > until) return false;
  return !(await isAnyLeft(database));
}

/** @returns whether it did a batch. */
function fillSome(database: Database, timeZone: string): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const [left] = await selectLeft(transaction);
    const backfill = left && backfills.get(left.name);
    if (!left || !backfill) return false;
    const position = await backfill(transaction, left, timeZone);
    await transaction.execute(
      position === null
        ? sql`delete from ${sql.raw(UNFINISHED_TABLE)} where name = ${left.name}`
        : sql`update ${sql.raw(UNFINISHED_TABLE)} set position = ${position} where name = ${left.name}`,
    );
    return true;
  });
}

async function selectLeft(transaction: Transaction): Promise<readonly Left[]> {
  const { rows } = await transaction.execute<Left>(sql`
    select name, position, since::text from ${sql.raw(UNFINISHED_TABLE)}
    where ${inArray(sql`name`, [...backfills.keys()])} order by since, name limit 1 for update skip locked`);
  return rows;
}

async function isAnyLeft(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ there: boolean }>(
    sql`select to_regclass(${UNFINISHED_TABLE}) is not null as there`,
  );
  if (rows[0]?.there !== true) return false;
  const { rows: left } = await database.execute(sql`
    select 1 from ${sql.raw(UNFINISHED_TABLE)} where ${inArray(sql`name`, [...backfills.keys()])} limit 1`);
  return left.length > 0;
}
