import type { Client } from "pg";
import { words as english } from "../../../src/contract/languages/en/words";
import { rhythmPrint } from "../../../src/engine/fairness/judgeRun";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { typeAsPerson } from "../../support/humanTyping";

/** Results of each of the others. */
const EACH = 100;

/** So many rows are made by one statement, as it keeps them in temporary files until it ends. */
const STEP = 5_000_000;

/** Rhythms of which the others have one each time, a little changed where it is searched by. */
const RHYTHMS = 2_000;

const TABLES = ["results", "rhythm_prints", "practice_days"];

/**
 * Fills the table of results with those of others, until there are so many in all: each with the rhythm that later logs
 * are compared with, and counted in the practice day of its person. One in ten has a text and a log as long as those of
 * a minute; the others' are short, to save disk. Indexes are made anew afterwards, which is quicker, and no row is
 * checked by itself.
 */
export async function fillResults(client: Client, total: number): Promise<void> {
  const { rows: counted } = await client.query<{ count: number }>("select count(*)::int as count from results");
  const missing = total - (counted[0]?.count ?? 0);
  if (missing <= 0) return;
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = any($1) and indexname not like '%pk%'",
    [TABLES],
  );
  await client.query(
    "set synchronous_commit = off; set session_replication_role = replica; set maintenance_work_mem = '1GB'",
  );
  await makeRhythms(client);
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  for (let left = missing; left > 0; left -= STEP) await insertOthers(client, Math.min(left, STEP));
  for (const { indexdef } of indexes) await client.query(indexdef);
  for (const table of TABLES) await client.query(`vacuum (analyze) ${table}`);
  await client.query("analyze users");
  await client.query(
    "reset session_replication_role; reset synchronous_commit; reset maintenance_work_mem; checkpoint",
  );
}

/** Rhythms of people of all speeds, in a table of this connection. */
async function makeRhythms(client: Client): Promise<void> {
  const prints = Array.from({ length: RHYTHMS }, (_, at) => {
    const text = makeWordText(english, 8 + (at % 40), at);
    return rhythmPrint(typeAsPerson(text, at, { wpm: 20 + ((at * 7) % 60) }));
  });
  await client.query(
    `create temp table if not exists rhythms (at int primary key, gaps smallint[], longest_at smallint, half float8)`,
  );
  await client.query(
    `insert into rhythms select at, array(select json_array_elements_text(print->'gaps')::smallint),
       (print->>'longestAt')::smallint, (print->>'half')::float8
     from (select row_number() over () - 1 as at, value as print from json_array_elements($1)) as all_of_them
     on conflict do nothing`,
    [JSON.stringify(prints.filter((print) => print !== null))],
  );
}

/** Makes people with so many results in all. */
async function insertOthers(client: Client, results: number): Promise<void> {
  await client.query(
    `with others as (
       insert into users (role, display_name) select 'MEMBER', 'Other' from generate_series(1, $1::int) returning id
     ), typed as (
       insert into results (id, user_id, run_id, mode, mode_amount, language, prompt, log, duration_ms, wpm, raw,
         strokes_per_minute, accuracy, consistency, status, is_counted, practice_day, started_at, created_at)
       select uuidv7(), placed.id, uuidv7(), (array['TIME','WORDS','TEXT','RACE'])[1 + n % 4],
         (array[30,25,null,null]::int[])[1 + n % 4], (array['nl','en'])[1 + n % 2],
         case when n % 10 = 3 then repeat('words to be typed ', 20) else 'words' end,
         case when n % 10 = 3
           then (select string_agg(md5(n::text || place || part), '') from generate_series(1, 30) part) else 'bG9n' end,
         30000 + n * 100, 30 + n % 60, 32 + n % 60, 200 + n, 92 + n % 8, 70,
         case when n % 50 = 7 then 'FLAGGED' else 'VERIFIED' end, n % 50 <> 7,
         case when n % 50 <> 7 then floor(extract(epoch from at) / 86400) end, at, at
       from (select id, row_number() over () as place from others) placed
       cross join lateral (select n, now() - n * interval '2 hours' - place * interval '1 second' as at
         from generate_series(1, $2::int) n) made
       limit $3
       returning id, user_id, practice_day, duration_ms
     ), days as (
       insert into practice_days (user_id, day, typed_ms)
       select user_id, practice_day, sum(duration_ms) from typed where practice_day is not null
       group by user_id, practice_day
     )
     insert into rhythm_prints (id, result_id, gaps, length, longest_at, half)
     select uuidv7(), numbered.id, gaps, cardinality(gaps), longest_at, half + (random() - 0.5) / 100
     from (select id, row_number() over () as number from typed) numbered
     join rhythms on at = number % (select count(*) from rhythms)`,
    [Math.ceil(results / EACH), EACH, results],
  );
}
