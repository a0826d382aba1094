import type { LessonState } from "../../../engine/lessons/courseProgress";
import styles from "./StepSign.module.css";

type Props = {
  readonly state: LessonState;
  /** The number of the step. */
  readonly place: number;
};

/**
 * The number of a step in a circle; a tick where it is passed. The shape of the circle tells the rest: full, open or
 * dashed.
 */
export function StepSign({ state, place }: Props) {
  return (
    <span className={styles["sign"]} data-state={state} aria-hidden="true">
      {state === "PASSED" ? "✓" : place}
    </span>
  );
}
