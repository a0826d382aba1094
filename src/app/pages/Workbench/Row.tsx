import type { ReactNode } from "react";
import styles from "./Row.module.css";

/** States side by side, as many as fit. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles["row"]}>{children}</div>;
}
