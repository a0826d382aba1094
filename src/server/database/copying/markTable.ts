import type { ClientBase } from "pg";
import type { CopiedTable } from "./Content";
import { quoteIdentifier, quoteName } from "./quoteName";

/**
 * How many rows a table has, and a number that is the same for the same rows in any order, and for no others: the sum
 * of a part of each row's SHA-256. Made by the database, of what it
 * holds; both sides write their values the same way (openCopyClient.ts).
 */
export async function markTable(
  client: ClientBase,
  { name, columns }: CopiedTable,
): Promise<{ readonly rows: number; readonly mark: string }> {
  const row = `row(${columns.map((column) => `t.${quoteIdentifier(column)}`).join(", ")})::text`;
  const hash = `('x' || left(encode(sha256(convert_to(${row}, 'UTF8')), 'hex'), 15))::bit(60)::bigint`;
  const { rows } = await client.query<{ rows: string; mark: string }>(
    `select count(*)::text as rows, coalesce(sum(${hash}), 0)::text as mark from ${quoteName(name)} t`,
  );
  return { rows: Number(rows[0]?.rows), mark: rows[0]?.mark ?? "" };
}
