import { Button } from "./Button";
import styles from "./RootErrorScreen.module.css";

/** The last resort, when even the frame of the pages cannot be drawn. It needs nothing around it. */
export function RootErrorScreen() {
  return (
    <main className={styles["screen"]}>
      <h1>Typeloop has stopped</h1>
      <p>Something went wrong on this page. Results that were saved are safe. Loading the page again usually helps.</p>
      <Button look="primary" onClick={() => location.reload()}>
        Load again
      </Button>
    </main>
  );
}
