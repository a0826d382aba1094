import { useLingui } from "@lingui/react/macro";
import styles from "./KeptNotice.module.css";
import { useCourseSteps } from "./useCourseSteps";

/** Says so, quietly, where this browser keeps nothing. */
export function KeptNotice() {
  const { t } = useLingui();
  const { isLasting } = useCourseSteps();
  if (isLasting) return null;
  return (
    <p
      className={styles["note"]}
    >{t`This browser cannot remember what you passed. Your steps stay until you close this page. With an account they stay for good.`}</p>
  );
}
