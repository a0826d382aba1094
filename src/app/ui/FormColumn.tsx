import type { ReactNode } from "react";
import styles from "./FormColumn.module.css";

/** A narrow column in the middle of the page, for a form that is the page. */
export function FormColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles["column"]}>{children}</div>;
}
