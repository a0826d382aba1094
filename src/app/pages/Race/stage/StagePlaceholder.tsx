import { Skeleton } from "../../../ui/Skeleton";
import styles from "./RaceStage.module.css";

/** Keeps the place of the line for the moment in which the clocks are compared. */
export function StagePlaceholder() {
  return (
    <div className={styles["stage"]} aria-busy="true">
      <div className={styles["bar"]} />
      <div className={styles["line"]}>
        <Skeleton size="block" />
      </div>
      <div className={styles["way"]} />
    </div>
  );
}
