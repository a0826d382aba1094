import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../../ui/Skeleton";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import styles from "./PageSkeleton.module.css";

/** Stands for a page whose data is under way and that brought no skeleton of its own. */
export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles["page"]} aria-busy="true">
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Skeleton size="title" />
      <Skeleton size="block" />
    </div>
  );
}
