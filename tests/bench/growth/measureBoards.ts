import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { settleBoardCounts } from "../../../src/server/boards/boardEntries";
import { findLeaderboard, type RankBy } from "../../../src/server/boards/leaderboard";
import type { Context } from "../../../src/server/Context";
import { rankByValues } from "../../../src/server/database/rankingSchema";
import { openDatabase, type Database } from "../../../src/server/database/Database";
import { noReplica } from "../../../src/server/database/replica/Replica";
import { results } from "../../../src/server/database/schema";
import { addStoredResult } from "../../support/addStoredResult";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { median } from "../support/statistics";

const TIMES = 200;
const WARM_UP = 20;
const timeZone = "Europe/Amsterdam";
const board = "ALL:0:TIME:60:nl";

/** Always the same work: how quick the machine is at that moment. */
const yardstick = async (database: Database) => {
  await database.execute(sql`select sum(sqrt(n)) from generate_series(1, 3000) n`);
};

/**
 * Whether a public board gets slower as it grows: its first page with the viewer's own place, by each ranking, and what
 * a run that is saved changes on it.
 * @param sizes entries of the board.
 */
export async function measureBoards(bench: BenchDatabase, sizes: readonly number[]): Promise<readonly Figure[]> {
  const { database, close } = openDatabase(bench.config);
  try {
    const userId = await insertTypist(database);
    const tasks = [
      ...rankByValues.map((rankBy) => ({
        name: `first page and own place by ${rankBy.toLowerCase()}`,
        run: () => readBoard(database, userId, rankBy),
      })),
      { name: "saving a run that is better in everything", run: () => saveBetter(database, userId) },
    ];
    for (let run = 0; run < 10; run += 1) await saveBetter(database, userId);
    const times: (readonly number[])[] = [];
    for (const size of sizes) {
      await fillBoard(database, size);
      times.push(await measure([() => yardstick(database), ...tasks.map(({ run }) => run)]));
      await settleBoardCounts(database);
    }
    return tasks.map(({ name }, at) => {
      const of = (all: readonly number[] | undefined) => all?.[at + 1] ?? NaN;
      const ratios = times.map((all) => of(all) / (all[0] ?? NaN));
      return {
        name: `board: ${name}, ${sizes.at(-1)?.toLocaleString("en")} entries against ${sizes[0]?.toLocaleString("en")}`,
        value: (ratios.at(-1) ?? NaN) / (ratios[0] ?? NaN),
        most: 1.5,
        unit: "×",
        digits: 2,
        details: [
          `${times.map((all) => `${of(all).toFixed(2)} ms`).join(", ")} at ` +
            `${sizes.map((size) => size.toLocaleString("en")).join(", ")} (medians of ${TIMES})`,
        ],
      };
    });
  } finally {
    await close();
  }
}

async function measure(tasks: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const times = tasks.map(() => [] as number[]);
  // By turns, so that a busy moment hits all of them alike.
  for (let time = 0; time < WARM_UP + TIMES; time += 1)
    for (const [at, run] of tasks.entries()) {
      const began = performance.now();
      await run();
      if (time >= WARM_UP) times[at]?.push(performance.now() - began);
    }
  return times.map(median);
}

async function readBoard(database: Database, userId: string, rankBy: RankBy): Promise<void> {
  const services = { replica: noReplica(database), switches: { isOn: async () => true }, now: Date.now, timeZone };
  const choice = {
    period: "ALL",
    week: null,
    mode: "TIME",
    amount: 60,
    language: "nl",
    onlyFollowing: false,
    groupId: null,
  } as const;
  const found = await findLeaderboard({ viewer: { userId }, services } as unknown as Context, { ...choice, rankBy });
  if (!found?.own) throw new Error("The viewer has no place.");
}

async function insertTypist(database: Database): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into users (role, display_name, profile_visibility) values ('MEMBER', 'Typist', 'ALL') returning id`);
  return rows[0]?.id ?? "";
}

let saved = 0;

/** A run a little faster and more accurate than all before, in the middle of the board. */
async function saveBetter(database: Database, userId: string): Promise<void> {
  saved += 1;
  const number = saved;
  const startedAt = new Date(Date.UTC(2026, 0, 1) + number * 60_000);
  const [row] = await database
    .insert(results)
    .values({
      userId,
      runId: randomUUID(),
      mode: "TIME",
      modeAmount: 60,
      language: "nl",
      prompt: "words",
      log: "bG9n",
      durationMs: 60_000,
      wpm: 55 + number / 100,
      raw: 60,
      strokesPerMinute: 300,
      accuracy: 95 + number / 10_000,
      consistency: 70,
      status: "VERIFIED",
      startedAt,
      createdAt: startedAt,
    })
    .returning();
  if (row) await addStoredResult(database, row, timeZone);
}

/** Fills the board up to a size; its figures are spread like those of people. All have the result of the typist. */
async function fillBoard(database: Database, size: number): Promise<void> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from board_entries where board = ${board}`);
  for (let missing = size - (rows[0]?.count ?? 0); missing > 0; missing -= STEP)
    await database.execute(sql`
      with made as (
        insert into users (role, display_name) select 'MEMBER', 'Other'
        from generate_series(1, ${Math.min(missing, STEP)}::int) returning id
      ), one as (select id from results limit 1)
      insert into board_entries
      select ${board}, made.id, 55 + 18 * figure.spread, one.id, 100 - 10 * random() * random(), one.id,
        12 * random() * random(), one.id
      from made, one, lateral (
        select random() + random() + random() + random() - 2 as spread where made.id is not null) as figure`);
  await settleBoardCounts(database);
  for (const table of ["users", "board_entries", "board_counts", "board_changes"])
    await database.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
}

/** Entries per statement, each well within the time that a statement may take. */
const STEP = 20_000;
