import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { positionOf } from "../../../../engine/lessons/pace";
import { roundDown } from "../../../../engine/metrics/rates";
import { useLocale } from "../../../platform/locale/useLocale";
import { useReducedMotion } from "../../../platform/useReducedMotion";
import { formatFigure } from "../../../typing/figures/formatFigure";
import { useRunPhase } from "../../../typing/runHooks";
import { VisuallyHidden } from "../../../ui/primitives";
import { beatsGhost, noteGhost } from "./formRecords";
import { type FormFieldProps, type FormResultProps } from "./FormParts";
import { PaceLanes } from "./PaceLanes";

/** Says that the ghost is on its way. With reduced motion, two lanes instead of the moving caret in the line. */
export function Field({ run, start }: FormFieldProps) {
  const { t } = useLingui();
  const isReduced = useReducedMotion();
  const isRunning = useRunPhase(run) === "running";
  return (
    <>
      {isReduced && <PaceLanes run={run} pace={start.pace} you={t`You`} other={t`Ghost`} />}
      <VisuallyHidden>
        <output>{isRunning && t`The ghost has started.`}</output>
      </VisuallyHidden>
    </>
  );
}

/** How far ahead of the ghost the run ended. A faster run becomes the next ghost. */
export function Result({ run, start, exercise, outcome }: FormResultProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const isPassed = outcome === "PASSED";
  // Asked once, because after it the run is its own ghost.
  const [isNext] = useState(() => isPassed && beatsGhost(exercise, run));
  useEffect(() => {
    if (isPassed) noteGhost(exercise, run);
  }, [isPassed, exercise, run]);
  if (run.end === null || outcome === "IDLE" || outcome === "TOO_LONG") return null;
  const lead = start.pace.timeAt(positionOf(run.state)) - run.end.durationMs;
  const seconds = formatFigure(locale, roundDown(Math.abs(lead) / 1000, 1), 1);
  const isAhead = lead >= 0;
  return (
    <p>
      <strong>
        {start.isOwnPace
          ? isAhead
            ? t`${seconds} s ahead of your ghost`
            : t`${seconds} s behind your ghost`
          : isAhead
            ? t`${seconds} s ahead of the ghost`
            : t`${seconds} s behind the ghost`}
      </strong>
      {isNext && ` · ${t`Next time, this run is your ghost.`}`}
    </p>
  );
}
