import { Client, type ClientConfig } from "pg";

/** Every character that a copy could stumble over. */
export const nastyText = 'line\nbreak\r\n, tab\t, backslash \\ and \\N and \\., "quotes", é, 한, 🙂, \u2028, a\u0001b';

/**
 * Puts rows into all tables that there are in every release since groups: somebody with a picture, an exam with its
 * certificate, a group with an assignment, results of 300 kB and more.
 */
export async function seedEverything(config: ClientConfig): Promise<void> {
  const client = new Client(config);
  await client.connect();
  const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
  const [person, group, text, exam, assignment] = [id(1), id(2), id(3), id(4), id(5)];
  const run = (sql: string, values: readonly unknown[] = []) => client.query(sql, [...values]);
  try {
    await run("insert into groups (id, name, join_code, settings) values ($1, $2, 'ABCDEF', $3)", [
      group,
      nastyText,
      JSON.stringify({ note: nastyText, n: 1.5, list: [null, true] }),
    ]);
    await run(
      "insert into users (id, username, display_name, role, made_in_group_id) values ($1, 'seeded', $2, 'MEMBER', $3)",
      [person, nastyText, group],
    );
    await run("insert into avatars (user_id, image, hash) values ($1, $2, 'x')", [
      person,
      Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    ]);
    await run(
      "insert into texts (id, title, language, body, difficulty, characters, tags, owner_id, group_id) values " +
        "($1, '', 'en', $2, 'EASY', 5, $3, $4, $5)",
      [text, nastyText, ["", nastyText, "{,}"], person, group],
    );
    await run("insert into bookmarks (user_id, text_id, position) values ($1, $2, 3)", [person, text]);
    await run("insert into favorites (user_id, text_id) values ($1, $2)", [person, text]);
    await run(
      "insert into reported_sentences (id, language, sentence, suggestion, digest, page, count, created_at) values " +
        "($1, 'fr', $2, '', 'd', '/', 1, now())",
      [id(6), nastyText],
    );
    await run("insert into sentence_reporters (user_id, sentence_id, reported_at) values ($1, $2, now())", [
      person,
      id(6),
    ]);
    await run(
      "insert into exams (id, user_id, norm, norm_version, language, is_mock) values ($1, $2, 'cbt', 1, 'nl', false)",
      [exam, person],
    );
    await run(
      "insert into exam_events (exam_id, place, event) select $1, n, jsonb_build_object('n', n, 'keys', $2::text) " +
        "from generate_series(1, 50) n",
      [exam, nastyText],
    );
    await run(
      "insert into certificates (code, exam_id, user_id, name, norm, norm_version, has_dyslexia, language, level, " +
        "strokes, errors, issued_at) values ('c', $1, $2, $3, 'cbt', 1, true, 'nl', 'x', 1, 2, '2026-03-29 " +
        "02:30:00.123+02')",
      [exam, person, nastyText],
    );
    await run("insert into learning_states (user_id, layout, state) values ($1, 'x', $2)", [
      person,
      JSON.stringify({ keys: [0.1, 1e-7, 1234.5678] }),
    ]);
    await run("insert into passed_exercises (user_id, exercise_id, passed_at) values ($1, 'x', now())", [person]);
    await run("insert into group_members (group_id, user_id, role) values ($1, $2, 'OWNER')", [group, person]);
    await run(
      "insert into assignments (id, group_id, title, task, text_id, opens_at) values ($1, $2, $3, '{}', $4, now())",
      [assignment, group, nastyText, text],
    );
    await run("insert into assignment_members (assignment_id, user_id) values ($1, $2)", [assignment, person]);
    await run("insert into idempotency_keys (id, body_mark, answer) values ('k', 'm', $1)", [
      Buffer.from([0, 92, 78, 10, 255]),
    ]);
    await run(
      `insert into results (user_id, run_id, mode, language, prompt, log, duration_ms, wpm, raw, strokes_per_minute,
        accuracy, consistency, status, text_id, started_at)
       select $1, gen_random_uuid(), 'TEXT', 'en', $2, repeat(md5(n::text), 20), 60000, 1.0 / n, random() * 1e-9, 0,
         'infinity', 'nan', 'VERIFIED', $3, now() - n * interval '1 hour' from generate_series(1, 600) n`,
      [person, nastyText, text],
    );
  } finally {
    await client.end();
  }
}
