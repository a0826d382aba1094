import { Client, type ClientConfig } from "pg";

type Seed = {
  /** Row id, or what a global id of a user holds. */
  readonly userId: string;
  readonly runs: number;
  /** When the last of them began. */
  readonly last?: Date;
  /** From one run to the next. */
  readonly everyMinutes?: number;
};

/**
 * Puts made-up runs straight into a database: in Dutch and English, of several modes, some faster with time, two of a
 * thousand flagged. Their texts and logs are of the
 * size of real ones.
 */
export async function seedRuns(
  config: ClientConfig,
  { userId, runs, last = new Date(), everyMinutes = 240 }: Seed,
): Promise<void> {
  const client = new Client(config);
  await client.connect();
  try {
    await client.query(
      `insert into results (user_id, run_id, mode, mode_amount, punctuation, language, prompt, log, duration_ms, wpm,
        raw, strokes_per_minute, accuracy, consistency, status, started_at, created_at)
       select $1::uuid, gen_random_uuid(),
         (array['TIME','TIME','WORDS','TEXT','ADAPTIVE','RACE'])[1 + n % 6],
         (array[30,60,25,null,null,null]::int[])[1 + n % 6],
         n % 12 = 0, (array['nl','en'])[1 + n % 2], repeat('woorden om te typen ', 20),
           (select string_agg(md5(n || 'x' || part), '') from generate_series(1, 30) part),
         30000 + n % 7 * 5000, speed, speed + 2, speed * 5.2, 92 + 7 * random(), 60 + 30 * random(),
           case when n % 500 = 7 then 'FLAGGED' else 'VERIFIED' end, at, at
       from (select n, 18 * (n + 40) ^ 0.16 * (0.9 + 0.2 * random()) as speed,
         $2::timestamptz - ($3 - n) * $4 * interval '1 minute' as at from generate_series(1, $3::int) n) made`,
      [userId, last.toISOString(), runs, everyMinutes],
    );
    await client.query("analyze results");
  } finally {
    await client.end();
  }
}

/** The row id in the global id of a user. */
export function rowIdOf(globalId: string): string {
  return Buffer.from(globalId, "base64").toString().slice("User:".length);
}
