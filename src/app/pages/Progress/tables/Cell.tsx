import { Link } from "react-router-dom";

/** A column of a table. */
export type Column<Row> = {
  readonly name: string;
  readonly isNumber?: boolean;
  /** What it holds: a date is Dutch, a key looks like one. Plain text unless said otherwise. */
  readonly kind?: "date" | "key";
  readonly cell: (row: Row) => string | number;
  /** Where it leads to. */
  readonly to?: (row: Row) => string;
};

/** What stands in a row of a table under a column. */
export function Cell<Row>({ column: { kind, cell, to }, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const text = cell(row);
  const lang = kind === "date" ? "nl" : undefined;
  if (kind === "key") return <kbd>{text}</kbd>;
  if (to === undefined) return <span lang={lang}>{text}</span>;
  return (
    <Link to={to(row)} lang={lang}>
      {text}
    </Link>
  );
}
