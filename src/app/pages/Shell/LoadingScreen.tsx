import { PageSkeleton } from "./PageSkeleton";
import styles from "./Shell.module.css";
import { Wordmark } from "./Wordmark";
import header from "./Header.module.css";

/** The frame without its content, while the first route is on its way. */
export function LoadingScreen() {
  return (
    <div className={styles["shell"]}>
      <header>
        <div className={header["inner"]}>
          <Wordmark />
        </div>
      </header>
      <main className={styles["main"]}>
        <PageSkeleton />
      </main>
    </div>
  );
}
