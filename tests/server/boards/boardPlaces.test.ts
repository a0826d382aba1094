import { sql } from "drizzle-orm";
import { improvementRuns } from "../../../src/engine/practice/boardRules";
import { rebuildEntries, settleBoardCounts } from "../../../src/server/boards/boardEntries";
import { countBetter } from "../../../src/server/boards/leaderboard";
import { inTransaction, openDatabase, type Database } from "../../../src/server/database/Database";
import { boardChanges, boardCounts, boardEntries, rankByValues } from "../../../src/server/database/rankingSchema";
import { results } from "../../../src/server/database/schema";
import { addStoredResult } from "../../support/addStoredResult";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { insertResult, insertUser, openSql, type Sql } from "../reports/insertRows";

const zone = "Europe/Amsterdam";
const board = "ALL:0:TIME:60:nl";

let own: TestDatabase;
let open: ReturnType<typeof openDatabase>;
let rows: Sql;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  open = openDatabase(own.config);
  database = open.database;
  rows = await openSql(own.config);
});
afterAll(async () => {
  await rows.close();
  await open.close();
  await own.drop();
});
afterEach(async () => {
  for (const table of ["results", "board_entries", "board_changes", "board_counts"])
    await rows.run(`delete from ${table}`);
});

/** Numbers in [0, 1) that are the same in each run of the test. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function publicUser(): Promise<string> {
  const id = await insertUser(rows, "Somebody");
  await rows.run("update users set profile_visibility = 'ALL' where id = $1", [id]);
  return id;
}

const entriesOf = (userId: string) =>
  rows.run("select * from board_entries where user_id = $1 order by board", [userId]);

async function save(id: string): Promise<void> {
  const [row] = await database
    .select()
    .from(results)
    .where(sql`id = ${id}`);
  if (row) await addStoredResult(database, row, zone);
}

const rebuild = (userId: string) => inTransaction(database, (transaction) => rebuildEntries(transaction, userId, zone));

/** Runs at these speeds, a minute apart, saved one by one. */
async function saveInOrder(userId: string, speeds: readonly number[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const [at, wpm] of speeds.entries()) {
    const startedAt = new Date(Date.UTC(2026, 10, 20, 10, at)).toISOString();
    const id = await insertResult(rows, { userId, startedAt, wpm });
    await save(id);
    ids.push(id);
  }
  return ids;
}

describe("improvement", () => {
  const improvementOf = async (userId: string) =>
    (await entriesOf(userId)).find((entry) => entry.board === board)?.improvement;

  test("is the largest gain over the median of the runs before, if there are enough of them", async () => {
    const userId = await publicUser();
    await saveInOrder(userId, [40, 41, 42, 43, 60]);
    expect(await improvementOf(userId)).toBeNull();
    await saveInOrder(await publicUser(), [40]);
    const other = await publicUser();
    const ids = await saveInOrder(other, [40, 41, 42, 43, 44, 50, 45]);
    expect(await improvementOf(other)).toBe(8);
    const [entry] = await entriesOf(other);
    expect(entry.improvement_result_id).toBe(ids[5]);
  });

  test("looks back at the last ones only, and a slower run has none", async () => {
    const userId = await publicUser();
    await saveInOrder(userId, [
      ...Array.from({ length: 5 }, () => 90),
      ...Array.from({ length: improvementRuns.most }, () => 40),
    ]);
    expect(await improvementOf(userId)).toBeNull();
    await rows.run("delete from results where user_id = $1 and wpm = 90", [userId]);
    await rebuild(userId);
    const [{ id }] = await rows.run("select id from results where user_id = $1 order by started_at desc limit 1", [
      userId,
    ]);
    await rows.run("update results set wpm = 46 where id = $1", [id]);
    await rebuild(userId);
    expect(await improvementOf(userId)).toBe(6);
  });

  test("does not compare with runs of another kind", async () => {
    const userId = await publicUser();
    await saveInOrder(userId, [40, 40, 40, 40, 40]);
    await rows.run("update results set punctuation = true where user_id = $1", [userId]);
    await save(await insertResult(rows, { userId, startedAt: "2026-11-20T12:00:00Z", wpm: 60 }));
    expect(await improvementOf(userId)).toBeNull();
  });
});

test.each([1, 2, 3, 4])("any order of saves and flags gives the same entries as a rebuild (%s)", async (seed) => {
  const next = numbers(seed);
  const userId = await publicUser();
  for (let step = 0; step < 60; step += 1) {
    // Few minutes and few figures, so that some are equal.
    const startedAt = new Date(Date.UTC(2026, 10, 22, 21, Math.floor(next() * 200))).toISOString();
    const wpm = 30 + Math.floor(next() * 12);
    const accuracy = 88 + Math.floor(next() * 5);
    const isFlagged = next() < 0.15;
    const id = await insertResult(rows, {
      userId,
      startedAt,
      wpm,
      accuracy,
      ...(isFlagged ? { flagReason: "TOO_FAST" as const } : {}),
    });
    if (!isFlagged) await save(id);
    else if (next() < 0.5) {
      await rows.run("update results set status = 'VERIFIED' where id = $1", [id]);
      await rebuild(userId);
    }
    if (next() < 0.15) {
      await rows.run("update results set status = 'FLAGGED' where id = $1", [id]);
      await rebuild(userId);
    }
    if (step % 10 !== 9) continue;
    const saved = await entriesOf(userId);
    await rebuild(userId);
    expect(saved).toEqual(await entriesOf(userId));
    expect(saved.length).toBeGreaterThan(2);
  }
});

describe("places", () => {
  /** Counts as a full count of the entries would. */
  async function expectExact(): Promise<void> {
    const entries = await rows.run("select * from board_entries where board = $1", [board]);
    for (const rankBy of rankByValues)
      for (const entry of entries.slice(0, 25)) {
        const score = entry[rankBy.toLowerCase()];
        if (score === null) continue;
        const better = entries.filter((other) => other[rankBy.toLowerCase()] > score).length;
        expect(await countBetter(database, board, rankBy, score)).toBe(better);
      }
  }

  const fill = (count: number) =>
    rows.run(
      `with made as (insert into users (display_name, role) select 'Many', 'MEMBER' from generate_series(1, $2::int)
         returning id)
       insert into board_entries
       select $1, id, 30 + round((random() * 60)::numeric, 2)::float8, id, 90 + random() * 10, id,
         case when random() < 0.5 then random() * 20 end, id
       from made`,
      [board, count],
    );

  test("are exact before and after changes are settled, whatever changes an entry", async () => {
    await fill(400);
    await expectExact();
    await settleBoardCounts(database);
    expect(await database.$count(boardChanges)).toBe(0);
    await expectExact();
    await rows.run("update board_entries set speed = speed + 10, improvement = 3 where random() < 0.3");
    await expectExact();
    await rows.run("delete from users where id in (select user_id from board_entries order by user_id limit 100)");
    await fill(50);
    await expectExact();
    await Promise.all([settleBoardCounts(database), settleBoardCounts(database)]);
    await expectExact();
    await rows.run("delete from board_entries");
    await settleBoardCounts(database);
    expect([await database.$count(boardCounts), await database.$count(boardEntries)]).toEqual([0, 0]);
  });

  test("are exact while others change entries and settle them", async () => {
    await fill(200);
    await Promise.all(
      [1, 2, 3, 4].map(async (part) => {
        for (let round = 0; round < 10; round += 1) {
          await database.execute(sql`update board_entries set speed = speed + 1
            where ('x' || right(user_id::text, 1))::bit(4)::int % 4 = ${part - 1}`);
          await settleBoardCounts(database);
        }
      }),
    );
    await expectExact();
  });
});
