import type { ReactNode } from "react";
import styles from "./Columns.module.css";

/** Fields side by side, in columns of one width. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles["columns"]}>{children}</div>;
}
