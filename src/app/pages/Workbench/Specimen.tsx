import type { ReactNode } from "react";
import styles from "./Specimen.module.css";

/**
 * One part of the interface on the workbench.
 * @param id target of links on the page.
 */
export function Specimen({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className={styles["specimen"]} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles["title"]}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Fields side by side, in columns of equal width. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles["columns"]}>{children}</div>;
}

/** States side by side, as many as fit. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles["row"]}>{children}</div>;
}
