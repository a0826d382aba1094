import { sql } from "drizzle-orm";
import { addToBoards, hasLaterRun, rebuildEntries } from "../../src/server/boards/boardEntries";
import { inTransaction, runQuery, type Database } from "../../src/server/database/Database";
import { results } from "../../src/server/database/schema";
import { Part, writeAll } from "../../src/server/database/statements";

const stored = new Part("results_written", sql`select * from ${results} where id = ${sql.placeholder("id")}`);

/** Adds a result that was put into the database by hand to the boards, by the SQL with which a saved run is added. */
export function addStoredResult(
  database: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
  timeZone: string,
): Promise<unknown> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.execute<{ isLate: boolean }>(
      sql`select ${hasLaterRun} as "isLate" from ${results} as run where id = ${id}`,
    );
    if (rows[0]?.isLate) return rebuildEntries(transaction, userId, timeZone);
    return runQuery(transaction, writeAll([{ part: stored, values: { id } }, addToBoards(timeZone)]));
  });
}
