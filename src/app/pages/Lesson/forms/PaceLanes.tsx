import { useMemo, useRef } from "react";
import type { Pace } from "../../../../engine/lessons/pace";
import { lengthOf, positionOf } from "../../../../engine/lessons/pace";
import { useReducedMotion } from "../../../platform/useReducedMotion";
import type { TypingRun } from "../../../typing/TypingRun";
import { useRunFrames } from "../../../typing/useRunFrames";
import styles from "./forms.module.css";

type Props = {
  readonly run: TypingRun;
  readonly pace: Pace;
  /** The names of the two lanes. */
  readonly you: string;
  readonly other: string;
};

/** With reduced motion the markers take one step a second. */
const STEP_MS = 1000;

/** Two lanes with a marker each, the user's and that of a pace, on the way to the end of the text. For the eye. */
export function PaceLanes({ run, pace, you, other }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const others = useRef<HTMLDivElement>(null);
  const length = useMemo(() => Math.max(1, lengthOf(run.state)), [run]);
  const isReduced = useReducedMotion();
  useRunFrames(
    run,
    (elapsedMs) => {
      // A run with a time limit is a race for the time, so the lanes are as long as the pace gets in it.
      const end = run.limitMs === null ? length : Math.max(1, pace.positionAt(run.limitMs));
      place(own.current, positionOf(run.state) / end);
      place(others.current, run.phase === "waiting" ? 0 : pace.positionAt(elapsedMs) / end);
    },
    isReduced ? STEP_MS : undefined,
  );
  return (
    <div className={styles["lanes"]} aria-hidden="true">
      <span className={styles["laneName"]}>{you}</span>
      <div className={styles["lane"]} data-own>
        <div ref={own} className={styles["way"]} data-lane="you">
          <span className={styles["marker"]} />
        </div>
      </div>
      <span className={styles["laneName"]}>{other}</span>
      <div className={styles["lane"]}>
        <div ref={others} className={styles["way"]} data-lane="other">
          <span className={styles["marker"]} />
        </div>
      </div>
    </div>
  );
}

function place(way: HTMLElement | null, progress: number): void {
  if (way === null) return;
  const part = Math.min(1, Math.max(0, progress));
  way.dataset["progress"] = part.toFixed(3);
  way.style.transform = `translateX(${(part * 100).toFixed(2)}%)`;
}
