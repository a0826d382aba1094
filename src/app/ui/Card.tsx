import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Card.module.css";

type Props = {
  /** Target of links on the page. */
  readonly id?: string;
  /** Heading of the card (h2). */
  readonly title?: string;
  /** One sentence under it. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A section of a page with its heading. */
export function Card({ id, title, lead, children }: Props) {
  return (
    <section id={id} className={styles["card"]}>
      {title !== undefined && (
        <div className={styles["head"]}>
          <h2 className={styles["title"]}>{title}</h2>
          {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
        </div>
      )}
      {children}
    </section>
  );
}

type RowsProps = {
  /** Of the rows, each with everything that changes the buttons of its row. */
  readonly keys: readonly string[];
  /** The rows as list items, or what is shown while there are none. */
  readonly children: ReactNode;
};

/**
 * Keeps the focus in a list whose buttons remove or change their row, or bring more rows and go. When the focused
 * button goes, the row that is now in its place gets the focus, or the first of the new rows; the whole element once
 * the list is empty.
 */
export function CardRows({ keys, children }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(keys);
  useEffect(() => {
    const gone = before.current.findIndex((key) => !keys.includes(key));
    const changed = gone === -1 ? keys.findIndex((key) => !before.current.includes(key)) : gone;
    before.current = keys;
    if (changed === -1 || document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll("li") ?? [];
    const next = rows[Math.min(changed, rows.length - 1)]?.querySelector("button");
    (next ?? list.current)?.focus();
  });
  return (
    <div ref={list} tabIndex={-1}>
      {children}
    </div>
  );
}
