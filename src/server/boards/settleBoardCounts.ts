import { sql } from "drizzle-orm";
import { boardChanges, boardCounts, FINE_IN_COARSE, fineScale } from "../database/boardSchema";
import type { Connection } from "../database/Database";

/** Number of changes added per statement. */
const BATCH = 5_000;

/** Adds all changes of entries to the counts of their boards, and deletes counts of nothing. */
export async function settleBoardCounts(database: Connection): Promise<void> {
  while ((await settleSome(database)) === BATCH);
  // Those that another process is writing are left for the next time.
  await database.execute(sql`delete from ${boardCounts} where ctid = any (array(
    select ctid from ${boardCounts} where entries = 0 for update skip locked))`);
}

/**
 * Adds some changes. One statement, which locks counts in the same order as other processes do, and takes each change
 * once.
 * @returns the number of changes that were added.
 */
async function settleSome(database: Connection): Promise<number> {
  const lists = Object.entries(fineScale).flatMap(([ranking, scale]) =>
    [true, false].map(
      (isCoarse) => sql`select board, ${ranking}::text as ranking, ${isCoarse}::boolean as is_coarse,
        floor(${sql.identifier(ranking.toLowerCase())} * ${scale}::int / ${isCoarse ? FINE_IN_COARSE : 1}::int)::int
          as bucket, entries
        from taken`,
    ),
  );
  const { rows } = await database.execute<{ readonly number: number }>(sql`
    with taken as (
      delete from ${boardChanges} where ctid = any (array(
        select ctid from ${boardChanges} limit ${BATCH} for update skip locked))
      returning *
    ),
    sums as (
      select board, ranking, is_coarse, bucket, sum(entries)::int as entries
      from (${sql.join(lists, sql` union all `)}) as parts
      where bucket is not null
      group by board, ranking, is_coarse, bucket having sum(entries) <> 0
      order by board, ranking, is_coarse, bucket
    ),
    counted as (
      insert into ${boardCounts} (board, ranking, is_coarse, bucket, entries) select * from sums
      on conflict (board, ranking, is_coarse, bucket) do update set
        entries = ${boardCounts.entries} + excluded.entries
    )
    select count(*)::int as number from taken`);
  return rows[0]?.number ?? 0;
}
