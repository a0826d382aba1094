import { useLingui } from "@lingui/react/macro";
import { Skeleton, VisuallyHidden } from "../../ui/primitives";
import styles from "./StageSkeleton.module.css";

/** Placeholder of the three lines while there is nothing to type yet. */
export function StageSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles["stage"]} aria-busy="true">
      <VisuallyHidden>{t`Loading the text.`}</VisuallyHidden>
      {[0, 1, 2].map((line) => (
        <div key={line} className={styles["line"]}>
          <Skeleton size="line" />
        </div>
      ))}
    </div>
  );
}
