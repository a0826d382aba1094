import type { ClientBase } from "pg";
import type { BackfillName } from "./applyMigration";
import { changeSchema } from "./changeSchema";
import { noteProgress, readUnfinished } from "./unfinished";

const NAME: BackfillName = "board counts";

/**
 * Counts the entries that leaderboards had before migration 0027, one board after the other, before this process
 * settles any change. Meanwhile processes of earlier releases change entries, which a trigger notes: a statement
 * replaces what it has noted by the entries at the same moment.
 */
export async function countEntries(client: ClientBase): Promise<void> {
  const left = (await readUnfinished(client)).find(({ name }) => name === NAME);
  if (!left) return;
  for (let board = await nextBoard(client, left.position); board !== null; board = await nextBoard(client, board)) {
    const counted = board;
    await changeSchema(client, async () => {
      await client.query(
        `with noted as (delete from board_changes where board = $1)
          insert into board_changes select board, 1, speed, accuracy, improvement from board_entries where board = $1`,
        [counted],
      );
      await noteProgress(client, NAME, counted);
    });
  }
  await noteProgress(client, NAME, null);
}

async function nextBoard(client: ClientBase, after: string | null): Promise<string | null> {
  const { rows } = await client.query<{ board: string | null }>(
    "select min(board) as board from board_entries where $1::text is null or board > $1",
    [after],
  );
  return rows[0]?.board ?? null;
}
