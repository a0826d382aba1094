export type TableWithNeeds<Table> = Table & { readonly name: string; readonly needs: readonly string[] };

/**
 * Puts tables in an order in which each comes after those that it points at. Where tables point at each other in a
 * circle, the one whose turn it is comes first: what fills them must
 * check at the end.
 */
export function orderTables<Table>(tables: readonly TableWithNeeds<Table>[]): readonly TableWithNeeds<Table>[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<TableWithNeeds<Table>>();
  const visiting = new Set<string>();
  const visit = (table: TableWithNeeds<Table>) => {
    if (visiting.has(table.name)) return;
    visiting.add(table.name);
    for (const need of table.needs) {
      const needed = byName.get(need);
      if (needed) visit(needed);
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table);
  return [...ordered];
}
