import { useLingui } from "@lingui/react/macro";
import styles from "./ExamRules.module.css";

/** The rules of an attempt, as a candidate reads them: those of the engine's decideExam. */
export function ExamRules() {
  const { t } = useLingui();
  return (
    <ol className={styles["rules"]}>
      <li>{t`Copy the text exactly. Backspace works. Who comes to the end of the text begins it again.`}</li>
      <li>{t`Several errors in one word are one error. You see errors and numbers only afterwards.`}</li>
      <li>{t`The clock starts three seconds after you begin, and it does not stop: not for leaving, not for a lost connection.`}</li>
      <li>{t`If you leave or load the page again, come back before the time is over: you go on where you were.`}</li>
      <li>{t`Without a connection, type on. Your keys are kept here, and count when they arrive within ten minutes after the time.`}</li>
      <li>{t`You type in one window. Another one can take over; then only that one counts.`}</li>
      <li>{t`An attempt that you begin counts as one, however it ends.`}</li>
    </ol>
  );
}
