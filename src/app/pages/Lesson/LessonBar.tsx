import { useLingui } from "@lingui/react/macro";
import type { TypedExercise } from "../../../engine/lessons/Course";
import type { TypingRun } from "../../typing/TypingRun";
import { useLiveFigures, useRunPhase } from "../../typing/runHooks";
import styles from "./LessonBar.module.css";

type Props = { readonly run: TypingRun; readonly exercise: TypedExercise };

/**
 * How an exercise goes, at most once a second: what is left, and how many keys were right. For the eye; those who
 * listen get summaries.
 */
export function LessonBar({ run, exercise }: Props) {
  const { t } = useLingui();
  const { seconds, accuracy, words } = useLiveFigures(run);
  const isRunning = useRunPhase(run) === "running";
  return (
    <div className={styles["bar"]} aria-hidden="true">
      <span />
      <span className={styles["left"]}>
        {exercise.kind === "minutes"
          ? clockOf(exercise.minutes * 60 - seconds)
          : `${words}/${run.text.split(" ").length}`}
      </span>
      <span className={styles["figure"]}>{isRunning && seconds > 0 ? t`${accuracy}% right` : ""}</span>
    </div>
  );
}

/** Minutes and seconds: 2:05. */
function clockOf(seconds: number): string {
  const left = Math.max(0, seconds);
  return `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, "0")}`;
}
