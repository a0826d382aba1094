import type { ClientBase } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Migration } from "../readMigrations";
import type { Content } from "./Content";
import { describeContent } from "./describeContent";
import { quoteIdentifier, quoteName } from "./quoteName";

/**
 * What a database holds now: whatever others write meanwhile, all tables are read as they are at this moment. `leftOut`
 * are tables of somebody else.
 */
export async function snapshotOf(
  client: ClientBase,
  known: readonly Migration[],
): Promise<Content & { readonly leftOut: readonly string[] }> {
  await client.query("begin transaction isolation level repeatable read, read only");
  const { head, leftOut } = await describeContent(client, known);
  const rowsOf: Content["rowsOf"] = ({ name, columns }) =>
    client.query(copyTo(`copy ${quoteName(name)} (${columns.map(quoteIdentifier).join(", ")}) to stdout`));
  return { head, leftOut, rowsOf };
}
