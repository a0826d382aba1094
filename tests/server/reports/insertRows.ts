import { randomUUID } from "node:crypto";
import { Client, type ClientConfig } from "pg";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { typeText } from "../../support/typeText";

export type Row = {
  readonly userId: string;
  readonly startedAt: string;
  readonly id?: string;
  readonly createdAt?: string;
  readonly durationMs?: number;
  readonly wpm?: number;
  readonly accuracy?: number;
  readonly mode?: string;
  readonly flagReason?: "TOO_FAST" | "OVERLAPPING" | null;
};

/** A connection for a test that puts rows where they must be. */
export async function openSql(config: ClientConfig) {
  const client = new Client(config);
  // A server that stops first ends it: that is no failure of a test.
  client.on("error", () => undefined);
  await client.connect();
  const run = async (sql: string, values: readonly unknown[] = []): Promise<any[]> =>
    (await client.query(sql, [...values])).rows;
  return { run, close: () => client.end().catch(() => undefined) };
}

export type Sql = Awaited<ReturnType<typeof openSql>>;

export async function insertUser(sql: Sql, name: string, role = "MEMBER"): Promise<string> {
  const id = randomUUID();
  await sql.run("insert into users (id, username, display_name, role) values ($1, $2, $3, $4)", [
    id,
    id.slice(0, 18),
    name,
    role,
  ]);
  return id;
}

export async function insertGroup(
  sql: Sql,
  members: readonly { readonly userId: string; readonly role?: string; readonly joinedAt?: string }[],
): Promise<string> {
  const id = randomUUID();
  const settings = {
    leaderboard: true,
    nicknames: false,
    layout: null,
    backspace: true,
    keyboardPicture: true,
    guestsInRaces: false,
  };
  await sql.run("insert into groups (id, name, join_code, settings) values ($1, 'Group 3', $2, $3)", [
    id,
    id.slice(0, 8),
    JSON.stringify(settings),
  ]);
  for (const { userId, role = "MEMBER", joinedAt = "2026-01-01T00:00:00Z" } of members) {
    await sql.run("insert into group_members (group_id, user_id, role, joined_at) values ($1, $2, $3, $4)", [
      id,
      userId,
      role,
      joinedAt,
    ]);
  }
  return id;
}

/** A result of a minute at 40 wpm and 95 %, unless said otherwise. Gives its row id. */
export async function insertResult(sql: Sql, row: Row): Promise<string> {
  const {
    id = randomUUID(),
    userId,
    startedAt,
    createdAt = startedAt,
    durationMs = 60_000,
    wpm = 40,
    accuracy = 95,
    mode = "TIME",
    flagReason = null,
  } = row;
  await sql.run(
    `insert into results (id, user_id, run_id, mode, mode_amount, language, prompt, log, duration_ms, wpm, raw,
      strokes_per_minute, accuracy, consistency, status, flag_reason, started_at, created_at)
     values ($1, $2, gen_random_uuid(), $3::text, case when $3::text = 'TIME' then 60 end, 'nl', 'de kat', $11, $4,
       $5::float8, $5::float8, $5::float8 * 5, $6, 70, $7, $8, $9, $10)`,
    [
      id,
      userId,
      mode,
      durationMs,
      wpm,
      accuracy,
      flagReason === null ? "VERIFIED" : "FLAGGED",
      flagReason,
      startedAt,
      createdAt,
      encodeLog(typeText("de kat", 0, 300)),
    ],
  );
  return id;
}
