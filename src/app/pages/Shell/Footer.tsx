import styles from "./Footer.module.css";

/** The foot of every page. */
export function Footer() {
  return (
    <footer className={styles["footer"]} data-fades>
      <div className={styles["inner"]}>
        <span>Typeloop: free, and nothing leaves this server.</span>
        <span className={styles["keys"]}>
          <kbd className={styles["key"]}>?</kbd> shows the keys
        </span>
      </div>
    </footer>
  );
}
