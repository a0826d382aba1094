import { useRef } from "react";
import type { Pace } from "../../engine/lessons/pace";
import { useReducedMotion } from "../platform/useReducedMotion";
import styles from "./PaceCaret.module.css";
import { findStageView } from "./stage/StageView";
import { useRunPhase } from "./runHooks";
import type { TypingRun } from "./TypingRun";
import { useRunFrames } from "./useRunFrames";

type Props = {
  readonly run: TypingRun;
  /** How far the caret is at each moment of the run. */
  readonly pace: Pace;
};

/**
 * A second, faint caret that moves through the text at a given pace while the run is in progress. Belongs into the
 * `overlay` of the run's TypingStage. Not shown with reduced motion: show the distance in another way, such as
 * PaceLanes.
 */
export function PaceCaret({ run, pace }: Props) {
  const isReduced = useReducedMotion();
  return isReduced ? null : <MovingCaret run={run} pace={pace} />;
}

function MovingCaret({ run, pace }: Props) {
  const caret = useRef<HTMLDivElement>(null);
  const isRunning = useRunPhase(run) === "running";
  useRunFrames(run, (elapsedMs) => {
    const element = caret.current;
    const window = element?.parentElement;
    if (!element || !window) return;
    const point = findStageView(window)?.pointOf(pace.positionAt(elapsedMs)) ?? null;
    element.style.visibility = isRunning && point !== null ? "visible" : "hidden";
    if (point !== null) element.style.transform = `translate(${point.x.toFixed(1)}px,${point.y}px)`;
  });
  return <div ref={caret} className={styles["caret"]} data-pace-caret />;
}
