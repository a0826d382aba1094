import { sql } from "drizzle-orm";
import { results } from "../database/schema";
import { type Backfill, START } from "./Backfill";

/** Rows read per batch: few of them are flagged. */
const BATCH = 5_000;

/** Says why runs were flagged that an early release flagged (migration 0003). Until then, coaches do not see them. */
export const fillFlagReasons: Backfill = async (transaction, { position }) => {
  const { rows } = await transaction.execute<{ last: string | null }>(sql`
    with batch as (select id from ${results} where id > ${position ?? START}::uuid order by id limit ${BATCH}),
    filled as (
      update ${results} set flag_reason = case when wpm > 350 then 'TOO_FAST' else 'OVERLAPPING' end
      where id in (select id from batch) and status = 'FLAGGED' and flag_reason is null
    )
    select (select id from batch order by id desc limit 1) as last`);
  return rows[0]?.last ?? null;
};
