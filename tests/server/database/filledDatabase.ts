import { applyFirstMigrations } from "./applyFirstMigrations";
import { ask, createEmptyDatabase } from "./emptyDatabase";
import type { TestDatabase } from "../../support/testDatabase";

/** Adds a run with what the tests look at; its text and its log are empty. */
const run = (user: string, more: string) => `
  insert into results (user_id, run_id, language, prompt, log, duration_ms, raw, strokes_per_minute, accuracy,
    consistency, mode, mode_amount, wpm, status, race_code, place, started_at)
  select id, gen_random_uuid(), 'en', '', '', 30000, 60, 300, 97, 90, ${more} from users where username = '${user}'`;

/** As an older release left it after `count` migrations: three people, 30 timed runs each, races and a flagged run. */
export async function createFilledDatabase(count: number): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  await applyFirstMigrations(database.config, count);
  const statements = ["ada", "bob", "cleo"].flatMap((name, at) => [
    `insert into users (username, display_name, role) values ('${name}', '${name}', 'MEMBER')`,
    ...Array.from({ length: 30 }, (_, number) => {
      const startedAt = `timestamptz '2026-11-02 08:00Z' + interval '${number} minutes'`;
      return run(name, `'TIME', 30, ${40 + at + number}, 'VERIFIED', null, null, ${startedAt}`);
    }),
    run(name, `'RACE', null, ${60 + at}, 'VERIFIED', 'ABCD', ${at + 1}, timestamptz '2026-11-03 08:00Z'`),
    run(name, `'TIME', 30, ${400 + at}, 'FLAGGED', null, null, timestamptz '2026-11-04 08:00Z'`),
  ]);
  await ask(database.config, statements.join(";"));
  return database;
}
