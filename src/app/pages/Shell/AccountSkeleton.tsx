import styles from "./AccountSkeleton.module.css";

/** As wide as what comes, so that the header does not move. */
export function AccountSkeleton() {
  return <span className={styles["place"]} aria-hidden="true" />;
}
