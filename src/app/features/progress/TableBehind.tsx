import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/Button";
import styles from "./TableBehind.module.css";

type Props<Row> = {
  /** What opens it. */
  readonly summary: string;
  /** What the table holds, for who does not see where it stands. */
  readonly caption: string;
  /** The first names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, at: number) => string | number;
};

/** More rows come on request: thousands at once would stop the page for a while. */
const STEP = 50;

/** The numbers behind a picture, folded away. Its rows are made when it is opened. */
export function TableBehind<Row>({ summary, caption, columns, rows, keyOf }: Props<Row>) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState(STEP);
  const left = rows.length - shown;
  const [first, ...rest] = columns;
  return (
    <details className={styles["details"]} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && first !== undefined && (
        <div className={styles["content"]}>
          {/* A region that scrolls must be reachable by keys. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
          <section className={styles["scroll"]} aria-label={caption} tabIndex={0}>
            <table className={styles["table"]}>
              <caption>{caption}</caption>
              <thead>
                <tr>
                  {columns.map(({ name, isNumber }) => (
                    <th key={name} scope="col" data-number={isNumber}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, shown).map((row, at) => (
                  <tr key={keyOf(row, at)}>
                    <th scope="row" data-number={first.isNumber}>
                      <Cell column={first} row={row} />
                    </th>
                    {rest.map((column) => (
                      <td key={column.name} data-number={column.isNumber}>
                        <Cell column={column} row={row} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {left > 0 && (
            <Button isSmall onClick={() => setShown(shown + STEP)}>
              {t`Show more (${left} left)`}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

/** A column of a table. */
type Column<Row> = {
  readonly name: string;
  readonly isNumber?: boolean;
  /** What it holds: a date is Dutch, a key looks like one. Plain text unless said otherwise. */
  readonly kind?: "date" | "key";
  readonly cell: (row: Row) => string | number;
};

/** What stands in a row of a table under a column. */
function Cell<Row>({ column: { kind, cell }, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const text = cell(row);
  const lang = kind === "date" ? "nl" : undefined;
  if (kind === "key") return <kbd>{text}</kbd>;
  return <span lang={lang}>{text}</span>;
}
