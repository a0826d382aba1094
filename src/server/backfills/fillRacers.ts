import { sql } from "drizzle-orm";
import { RACES_INDEX } from "../database/applyMigration";
import { results } from "../database/schema";
import { type Backfill, START } from "./Backfill";

/** Rows read per batch. */
const BATCH = 2_000;

/** Counts the racers of races from before they were counted (migration 0021). Until then, no badge counts them. */
export const fillRacers: Backfill = async (transaction, { position, since }) => {
  const { rows } = await transaction.execute<{ last: string | null }>(sql`
    with batch as (select id from ${results} where id > ${position ?? START}::uuid order by id limit ${BATCH}),
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
