import { isUuid } from "../globalIds";

/**
 * Loads rows for a data loader: in the order of the ids, null for ids that do not exist or are malformed.
 * @param select returns the rows of these ids, in any order.
 */
export async function loadRows<Row extends { readonly id: string }>(
  ids: readonly string[],
  select: (ids: string[]) => Promise<readonly Row[]>,
): Promise<(Row | null)[]> {
  const possible = ids.filter(isUuid);
  const rows = possible.length === 0 ? [] : await select(possible);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
