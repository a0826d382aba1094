import { useLingui } from "@lingui/react/macro";
import styles from "./StatusBadge.module.css";

/** Whether a result was verified (the server replayed its log and nothing stands out), in a word and a sign. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { t } = useLingui();
  if (status === "VERIFIED") return <span className={styles["verified"]}>✓ {t`verified`}</span>;
  return <span className={styles["flagged"]}>⚑ {t`marked for a second look`}</span>;
}
