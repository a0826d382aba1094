/** A column of a table. */
export type Column<Row> = {
  readonly name: string;
  readonly isNumber?: boolean;
  /** What it holds: a date is Dutch, a key looks like one. Plain text unless said otherwise. */
  readonly kind?: "date" | "key";
  readonly cell: (row: Row) => string | number;
};

/** What stands in a row of a table under a column. */
export function Cell<Row>({ column: { kind, cell }, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const text = cell(row);
  const lang = kind === "date" ? "nl" : undefined;
  if (kind === "key") return <kbd>{text}</kbd>;
  return <span lang={lang}>{text}</span>;
}
