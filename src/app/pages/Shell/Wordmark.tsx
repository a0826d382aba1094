import styles from "./Wordmark.module.css";

/** The name, with its sign: a loop that ends in a caret. On a phone the sign alone. */
export function Wordmark() {
  return (
    <span className={styles["wordmark"]} aria-hidden="true">
      <svg
        className={styles["mark"]}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      >
        <path d="M15.5 5.2A8 8 0 1 0 20 12.4" />
        <path d="M19.6 2.6v6.2" />
      </svg>
      <span className={styles["name"]}>Typeloop</span>
    </span>
  );
}
