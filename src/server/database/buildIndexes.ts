import type { ClientBase } from "pg";
import { changeSchema, untilUnlocked, quoteIdentifier } from "./changeSchema";
import { noteProgress, noteUnfinished, readUnfinished } from "./unfinished";

const creates = /^\s*create (unique )?index (?:concurrently )?(?:if not exists )?"(\w+)" on "(\w+)"/iu;
const drops = /^\s*drop index (?:concurrently )?(?:if exists )?"(\w+)"/iu;

/** The index that a statement creates, and its table; null for other statements. */
export function createdIndex(statement: string): { readonly index: string; readonly table: string } | null {
  const [, , index, table] = creates.exec(statement) ?? [];
  return index === undefined || table === undefined ? null : { index, table };
}

/** The index that a statement drops; null for other statements. */
export function droppedIndex(statement: string): string | null {
  return drops.exec(statement)?.[1] ?? null;
}

/** A statement that creates or drops an index, as it may be run in a transaction. */
export function inTransactionForm(statement: string): string {
  return statement.replace(/^(\s*(?:create (?:unique )?|drop )index )concurrently /iu, "$1");
}

/** Notes an index to build once the migrations have run. */
export function noteIndex(client: ClientBase, index: string, statement: string): Promise<void> {
  return noteUnfinished(client, noteOf(index), statement);
}

/** Drops an index, built or still to build. */
export async function dropIndex(client: ClientBase, index: string): Promise<void> {
  const left = await readUnfinished(client);
  if (left.some(({ name }) => name === noteOf(index))) await noteProgress(client, noteOf(index), null);
  await client.query(`drop index if exists ${quoteIdentifier(index)}`);
}

/**
 * Builds the indexes that migrations have noted, while others read and write their tables. Each is built beside the one
 * of that name, if any, and then replaces it. One whose building was interrupted is built again.
 */
export async function buildIndexes(client: ClientBase): Promise<void> {
  for (const { name, statement } of await readUnfinished(client)) {
    const index = statement === null ? null : createdIndex(statement)?.index;
    if (statement === null || !index) continue;
    const beside = `${index}_new`;
    await untilUnlocked(() => buildBeside(client, statement, beside));
    await changeSchema(client, async () => {
      await client.query(`drop index if exists ${quoteIdentifier(index)}`);
      await client.query(`alter index ${quoteIdentifier(beside)} rename to ${quoteIdentifier(index)}`);
      await noteProgress(client, name, null);
    });
  }
}

async function buildBeside(client: ClientBase, statement: string, beside: string): Promise<void> {
  // What an interrupted build leaves is not valid: nothing reads it.
  await client.query(`drop index concurrently if exists ${quoteIdentifier(beside)}`);
  const [head = ""] = creates.exec(statement) ?? [];
  const concurrent = head.replace(
    /index (?:concurrently )?(?:if not exists )?"\w+"/iu,
    () => `index concurrently ${quoteIdentifier(beside)}`,
  );
  await client.query(concurrent + statement.slice(head.length));
}

function noteOf(index: string): string {
  return `index ${index}`;
}
