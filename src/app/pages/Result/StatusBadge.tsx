import styles from "./StatusBadge.module.css";

/** Whether a result was verified (the server replayed its log and nothing stands out), in a word and a sign. */
export function StatusBadge({ status }: { readonly status: string }) {
  if (status === "VERIFIED") return <span className={styles["verified"]}>✓ verified</span>;
  return <span className={styles["flagged"]}>⚑ marked for a second look</span>;
}
