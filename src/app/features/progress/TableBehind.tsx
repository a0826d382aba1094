import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../ui/Button";
import styles from "./TableBehind.module.css";

type Props<Row> = {
  /** Text of the button that opens it. */
  readonly summary: string;
  /** Content of the table, for screen readers. */
  readonly caption: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, at: number) => string | number;
};

/** More rows are added on request, because thousands at once would block the page for a while. */
const STEP = 50;

/** The numbers of a chart in a collapsed table. Its rows are rendered when it is opened. */
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
          {/* A scrollable region must be reachable by keyboard. */}
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
  /** What it contains: a date is in Dutch, and a key is styled as one. Plain text by default. */
  readonly kind?: "date" | "key";
  readonly cell: (row: Row) => string | number;
};

/** A cell of the table. */
function Cell<Row>({ column: { kind, cell }, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const text = cell(row);
  const lang = kind === "date" ? "nl" : undefined;
  if (kind === "key") return <kbd>{text}</kbd>;
  return <span lang={lang}>{text}</span>;
}
