import { useLingui } from "@lingui/react/macro";
import { Button } from "./Button";
import styles from "./RootErrorScreen.module.css";

/** The last resort, when even the frame of the pages cannot be drawn. It needs nothing around it. */
export function RootErrorScreen() {
  const { t } = useLingui();
  return (
    <main className={styles["screen"]}>
      <h1>{t`Typeloop has stopped`}</h1>
      <p>{t`Something went wrong on this page. Results that were saved are safe. Loading the page again usually helps.`}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t`Load again`}
      </Button>
    </main>
  );
}
