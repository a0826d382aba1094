import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./NoFavorites.module.css";

/** A list of favorites that is still empty: how to add one. The children are what can be done. */
export function NoFavorites({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles["empty"]}>
      <svg className={styles["drawing"]} viewBox="0 0 160 120" aria-hidden="true">
        <path d="M80 98C66 88 44 86 22 90V34c22-4 44-2 58 8 14-10 36-12 58-8v56c-22-4-44-2-58 8z" />
        <path d="M80 42v56M36 50c10-1 20 0 30 4M36 64c10-1 20 0 30 4M36 78c10-1 20 0 30 4" />
        <path
          className={styles["star"]}
          d="M110 46l5 10.4 11.3 1.5-8.2 8 2 11.4-10.1-5.4-10.1 5.4 2-11.4-8.200-8 11.3-1.5z"
        />
      </svg>
      <p>{t`No favorites yet. Press the star beside a text, and you'll find it here.`}</p>
      <div className={styles["actions"]}>{children}</div>
    </div>
  );
}
