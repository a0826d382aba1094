import type { ClientBase } from "pg";
import { createdIndex, dropIndex, droppedIndex, inTransactionForm, noteIndex } from "./buildIndexes";
import { changeSchema, quoteIdentifier } from "./changeSchema";
import { type Migration, recordMigrations } from "./readMigrations";
import { noteUnfinished } from "./unfinished";

/** Rows that a released migration fills in one statement, which takes minutes where there are millions. */
type ReleasedBackfill = {
  readonly name: BackfillName;
  readonly table: string;
  readonly statement: RegExp;
  /** What its batches need to find their rows. */
  readonly index?: string;
};

/** All that migrations leave to be filled after the start, or for `board counts` just before it. */
export type BackfillName = "flag reasons" | "racers" | "board counts" | "improvement";

/** The index that the backfill of racers reads, and drops when it is done. */
export const RACES_INDEX = "results_races_counting";

const releasedBackfills: readonly ReleasedBackfill[] = [
  { name: "flag reasons", table: "results", statement: /^\s*update "results" set "flag_reason"/iu },
  {
    name: "racers",
    table: "results",
    statement: /^\s*update "results" set "racers"/iu,
    index: `create index "${RACES_INDEX}" on "results" ("race_code", "started_at") where mode = 'RACE'`,
  },
  { name: "improvement", table: "board_entries", statement: /^\s*with gains as/iu },
  { name: "board counts", table: "board_entries", statement: /^\s*insert into board_changes select/iu },
];

/**
 * Runs one migration and records it, in one transaction. Where a table already has rows, its indexes and what fills it
 * are only noted: building and filling them would lock it for as long as that takes.
 */
export function applyMigration(client: ClientBase, migration: Migration): Promise<void> {
  return changeSchema(client, async () => {
    const filled = await filledTables(client, migration);
    const noted = new Set(
      migration.statements.flatMap((statement) => {
        const created = createdIndex(statement);
        return created && filled.has(created.table) ? [created.index] : [];
      }),
    );
    for (const statement of migration.statements) await applyStatement(client, statement, { filled, noted });
    await noteBackfills(client, [migration]);
    await recordMigrations(client, [migration]);
  });
}

type Seen = {
  readonly filled: ReadonlySet<string>;
  /** The indexes that will be built later. */
  readonly noted: ReadonlySet<string>;
};

async function applyStatement(client: ClientBase, statement: string, { filled, noted }: Seen): Promise<void> {
  const created = createdIndex(statement);
  if (created && noted.has(created.index)) return noteIndex(client, created.index, statement);
  const dropped = droppedIndex(statement);
  // One that is built anew is there until its successor is.
  if (dropped !== null) return noted.has(dropped) ? undefined : dropIndex(client, dropped);
  const backfill = releasedBackfills.find((each) => each.statement.test(statement));
  if (!backfill || !filled.has(backfill.table)) return void (await client.query(inTransactionForm(statement)));
  const index = backfill.index === undefined ? null : createdIndex(backfill.index);
  if (index && backfill.index !== undefined) await noteIndex(client, index.index, backfill.index);
  return noteUnfinished(client, backfill.name, null);
}

/** Notes the backfills that migrations ask for by a statement that is only `-- backfill: <name>`. */
export async function noteBackfills(client: ClientBase, migrations: readonly Migration[]): Promise<void> {
  for (const { statements } of migrations) {
    for (const statement of statements) {
      const name = /^\s*-- backfill: *(\S[^\n]*?)\s*$/u.exec(statement)?.[1];
      if (name !== undefined) await noteUnfinished(client, name, null);
    }
  }
}

/** Which tables that a migration gives indexes or fills have rows before it. */
async function filledTables(client: ClientBase, { statements }: Migration): Promise<ReadonlySet<string>> {
  const tables = new Set([
    ...statements.flatMap((statement) => createdIndex(statement)?.table ?? []),
    ...releasedBackfills.map(({ table }) => table),
  ]);
  const filled = new Set<string>();
  for (const table of tables) {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
      quoteIdentifier(table),
    ]);
    if (rows[0]?.there !== true) continue;
    const { rows: first } = await client.query(`select 1 from ${quoteIdentifier(table)} limit 1`);
    if (first.length > 0) filled.add(table);
  }
  return filled;
}
