import { useLingui } from "@lingui/react/macro";
import { Skeleton, VisuallyHidden } from "../../ui/primitives";
import styles from "./LessonPage.module.css";

/** Stands for a step while the account is asked whether it is open. */
export function LessonSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles["page"]} aria-busy="true">
      <VisuallyHidden>{t`Loading this step.`}</VisuallyHidden>
      <Skeleton size="title" />
      <Skeleton size="block" />
      <Skeleton size="block" />
    </div>
  );
}
