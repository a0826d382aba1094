import type { ReactNode } from "react";
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
