import styles from "./Crown.module.css";

/** First place: amber, as everything that was achieved. As high as the text around it; its place is said in words. */
export function Crown() {
  return (
    <svg className={styles["crown"]} viewBox="0 0 24 18" aria-hidden="true">
      <path d="M2.5 4.5l4.6 4L12 1.8l4.9 6.7 4.6-4-1.8 11.7H4.300z" />
    </svg>
  );
}
