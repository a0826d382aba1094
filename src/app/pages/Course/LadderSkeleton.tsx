import { useLingui } from "@lingui/react/macro";
import { Skeleton, VisuallyHidden } from "../../ui/primitives";
import styles from "./CoursePage.module.css";

/** Stands for the ladder while the account is asked how far one is. */
export function LadderSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles["page"]} aria-busy="true">
      <VisuallyHidden>{t`Loading your steps.`}</VisuallyHidden>
      <Skeleton size="block" />
      <Skeleton size="title" />
      <Skeleton size="block" />
    </div>
  );
}
