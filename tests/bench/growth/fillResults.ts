import type { Client } from "pg";

/** Results of each of the others. */
const EACH = 100;

/** So many rows are made by one statement, as it keeps them in temporary files until it ends. */
const STEP = 5_000_000;

/**
 * Fills the table of results with those of others, until there are so many in all. Their texts and logs are short: what
 * is asked here reads those of few rows, whatever the table holds. Indexes are made anew afterwards, which is quicker,
 * and no row is checked by itself.
 */
export async function fillResults(client: Client, total: number): Promise<void> {
  const { rows: counted } = await client.query<{ count: number }>("select count(*)::int as count from results");
  const missing = total - (counted[0]?.count ?? 0);
  if (missing <= 0) return;
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'results' and indexname <> 'results_pkey'",
  );
  await client.query(
    "set synchronous_commit = off; set session_replication_role = replica; set maintenance_work_mem = '1GB'",
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  for (let left = missing; left > 0; left -= STEP) await insertOthers(client, Math.min(left, STEP));
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query("vacuum (analyze) results");
  await client.query("analyze users");
  await client.query(
    "reset session_replication_role; reset synchronous_commit; reset maintenance_work_mem; checkpoint",
  );
}

/** Makes people with so many results in all. */
async function insertOthers(client: Client, results: number): Promise<void> {
  await client.query(
    "insert into users (role, display_name) select 'MEMBER', 'Other' from generate_series(1, $1::int)",
    [Math.ceil(results / EACH)],
  );
  await client.query(
    `insert into results (id, user_id, run_id, mode, mode_amount, language, prompt, log, duration_ms, wpm, raw,
      strokes_per_minute, accuracy, consistency, status, started_at, created_at)
     select uuidv7(), others.id, uuidv7(), (array['TIME','WORDS','TEXT','RACE'])[1 + n % 4],
       (array[30,25,null,null]::int[])[1 + n % 4], (array['nl','en'])[1 + n % 2], 'words', 'bG9n',
       30000 + n * 100, 30 + n % 60, 32 + n % 60, 200 + n, 92 + n % 8, 70,
         case when n % 50 = 7 then 'FLAGGED' else 'VERIFIED' end, at, at
     from (select id, row_number() over () as place from users where display_name = 'Other' order by created_at desc
       limit $1) others
     cross join lateral (select n, now() - n * interval '2 hours' - others.place * interval '1 second' as at
       from generate_series(1, $2::int) n) made
     limit $3`,
    [Math.ceil(results / EACH), EACH, results],
  );
}
