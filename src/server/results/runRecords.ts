import { and, asc, eq, gt, inArray, lt, max, sql, type SQL } from "drizzle-orm";
import { DEFAULT_LIST } from "../../contract/wordLists";
import { runRecords } from "../database/progressSchema";
import type { Connection, Transaction } from "../database/Database";
import { results, type ResultSummary } from "../database/schema";
import { Part, type Write } from "../database/statements";
import { users } from "../database/userSchema";

/** The kind of a result, in SQL: the same for those that isOfKind compares. */
const kindOf: SQL<string> = sql`concat_ws(':', ${results.mode}, ${results.language},
  coalesce(${results.modeAmount}::text, ''), ${results.punctuation}, ${results.numbers},
  coalesce(${results.wordList}, ${sql.raw(`'${DEFAULT_LIST}'`)}), coalesce(${results.keyRule}, ''))`;

/** Runs of texts and of exercises have indexes of their own, by which their fastest is found. */
const hasRecords: SQL = sql`${results.status} = 'VERIFIED' and ${results.mode} not in ('TEXT', 'LESSON')`;

/**
 * Writes that results were faster than all of their kind before.
 * @param from which results, as `results`.
 */
function addRecords(from: SQL): SQL {
  return sql`insert into ${runRecords} (result_id, user_id, kind, wpm)
    select ${results.id}, ${results.userId}, ${kindOf}, ${results.wpm} from ${from}
    where ${hasRecords} and not exists (
      select from ${runRecords} as best
      where best.user_id = ${results.userId} and best.kind = ${kindOf} and best.wpm >= ${results.wpm})
    on conflict do nothing`;
}

const recordOfWritten = new Part("run_records_written", addRecords(sql`results_written as results`));

/** Notes a result that counts, which another part of the same statement writes, if it is faster than all before. */
export function noteRecord(): Write {
  return { part: recordOfWritten, values: {} };
}

/**
 * Notes the fastest run of a kind anew, after a result of it was reviewed: one that no longer counts is no record.
 * Reads a person's whole history.
 */
export async function renewRecord(transaction: Transaction, { id, userId }: ResultSummary): Promise<void> {
  await transaction.execute(sql`delete from ${runRecords} using ${results}
    where ${runRecords.resultId} = ${id} and ${results.id} = ${id} and ${results.status} <> 'VERIFIED'`);
  await transaction.execute(sql`
    with reviewed as (select ${kindOf} as kind from ${results} where ${results.id} = ${id}),
    fastest as (
      select * from ${results}
      where ${results.userId} = ${userId} and ${hasRecords} and ${kindOf} = (select kind from reviewed)
      order by ${results.wpm} desc, ${results.startedAt} limit 1)
    insert into ${runRecords} (result_id, user_id, kind, wpm)
    select ${results.id}, ${results.userId}, ${kindOf}, ${results.wpm} from fastest as results on conflict do nothing`);
}

/**
 * The speed of the fastest verified run of the same kind that began before a result, in wpm; null without one. However
 * long the history is, a few rows are read.
 * @param isSameKind the condition for runs of its kind.
 */
export async function findRecordBefore(
  database: Connection,
  { id, userId, mode, textId, exerciseId, startedAt }: ResultSummary,
  isSameKind: SQL | undefined,
): Promise<number | null> {
  const isEarlier = and(eq(results.userId, userId), eq(results.status, "VERIFIED"), lt(results.startedAt, startedAt));
  if (mode === "TEXT" || mode === "LESSON") {
    // A text that is gone, and what was typed of it, cannot be told from others.
    if ((mode === "TEXT" ? textId : exerciseId) === null) return null;
    const [row] = await database
      .select({ wpm: max(results.wpm) })
      .from(results)
      .where(and(isEarlier, isSameKind));
    return row?.wpm ?? null;
  }
  const [row] = await database
    .select({ wpm: max(results.wpm) })
    .from(runRecords)
    .innerJoin(results, eq(results.id, runRecords.resultId))
    .where(
      and(
        eq(runRecords.userId, userId),
        inArray(runRecords.kind, database.select({ kind: kindOf }).from(results).where(eq(results.id, id))),
        isEarlier,
        isSameKind,
      ),
    );
  return row?.wpm ?? null;
}

/** Moves the records of one account to another, with its results. */
export async function moveRecords(database: Connection, fromUserId: string, toUserId: string): Promise<void> {
  await database.execute(sql`update ${runRecords} set user_id = ${toUserId}::uuid
    from ${results} where ${results.id} = ${runRecords.resultId} and ${results.userId} = ${toUserId}
      and ${runRecords.userId} = ${fromUserId}`);
}

/** Accounts whose records are filled per batch. */
const BATCH = 20;

/**
 * Writes the fastest run of each kind of the next accounts, which were saved before records were (migration 0047).
 * @returns the row id of the last account; null if there was none.
 */
export async function fillRecords(transaction: Transaction, after: string): Promise<string | null> {
  const next = await transaction
    .select({ id: users.id })
    .from(users)
    .where(gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(BATCH);
  const last = next.at(-1)?.id ?? null;
  if (last === null) return null;
  await transaction.execute(
    addRecords(sql`(
      select distinct on (${results.userId}, ${kindOf}) * from ${results}
      where ${results.userId} > ${after} and ${results.userId} <= ${last} and ${hasRecords}
      order by ${results.userId}, ${kindOf}, ${results.wpm} desc, ${results.startedAt}) as results`),
  );
  return last;
}
