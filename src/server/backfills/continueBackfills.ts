import { inArray, sql } from "drizzle-orm";
import type { BackfillName } from "../database/applyMigration";
import { type Database, inTransaction, type Transaction } from "../database/Database";
import { UNFINISHED_TABLE } from "../database/unfinished";
import type { Backfill, Left } from "./Backfill";
import { fillFlagReasons } from "./fillFlagReasons";
import { fillImprovement } from "./fillImprovement";
import { fillRacers } from "./fillRacers";

const backfills: ReadonlyMap<string, Backfill> = new Map<BackfillName, Backfill>([
  ["flag reasons", fillFlagReasons],
  ["racers", fillRacers],
  ["improvement", fillImprovement],
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
