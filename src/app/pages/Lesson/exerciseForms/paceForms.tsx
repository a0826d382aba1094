import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useRef, useEffect, useState } from "react";
import { type Pace, lengthOf, positionOf } from "../../../../engine/lessons/pace";
import { roundDown } from "../../../../engine/metrics/rates";
import { useLocale } from "../../../platform/locale/useLocale";
import { useReducedMotion } from "../../../platform/useReducedMotion";
import { formatFigure } from "../../../typing/figures/formatFigure";
import { useRunPhase } from "../../../typing/runHooks";
import type { TypingRun } from "../../../typing/TypingRun";
import { useRunFrames } from "../../../typing/useRunFrames";
import { VisuallyHidden } from "../../../ui/primitives";
import type { FormFieldProps, FormResultProps } from "./FormParts";
import { noteGame, gameLevels, beatsGhost, noteGhost } from "./formRecords";
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
function PaceLanes({ run, pace, you, other }: Props) {
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

const LEVELS = gameLevels.duel.length;

/** The two lanes of a duel. */
function DuelField({ run, start }: FormFieldProps) {
  const { t } = useLingui();
  const isRunning = useRunPhase(run) === "running";
  const { level, best } = start;
  return (
    <div className={styles["game"]}>
      <p className={styles["standing"]}>
        <span>{t`Level ${level} of ${LEVELS}`}</span>
        {best !== null && best > 0 && (
          <span>{t`Best: won by ${plural(best, { one: "# character", other: "# characters" })}`}</span>
        )}
      </p>
      <PaceLanes run={run} pace={start.pace} you={t`You`} other={t`Rival`} />
      <VisuallyHidden>
        <output>{isRunning && t`The duel has started.`}</output>
      </VisuallyHidden>
    </div>
  );
}

/** Who won, by how much, and the level that comes next. Only a run that is accurate enough counts. */
function DuelResult({ run, start, exercise, outcome }: FormResultProps) {
  const { t } = useLingui();
  const { level, best } = start;
  const { end } = run;
  const isOver = end !== null && outcome !== "IDLE" && outcome !== "TOO_LONG";
  const lead = end === null ? 0 : leadAtEnd(run, start.pace, end.durationMs);
  const isWon = lead > 0;
  const counts = isOver && outcome !== "INACCURATE" && outcome !== "TOO_SHORT";
  useEffect(() => {
    if (counts) noteGame(exercise, LEVELS, { level, score: lead, isLevelDone: isWon });
  }, [counts, exercise, level, lead, isWon]);
  if (!isOver) return null;
  const next = level + 1;
  const by = Math.abs(lead);
  const isBest = counts && isWon && best !== null && lead > best;
  return (
    <p>
      <strong>
        {isWon
          ? t`You won by ${plural(by, { one: "# character", other: "# characters" })}.`
          : t`Your rival was ${plural(by, { one: "# character", other: "# characters" })} ahead.`}
      </strong>{" "}
      {!counts
        ? t`A duel counts if enough keys are right.`
        : isWon && level < LEVELS
          ? t`Next time: level ${next}.`
          : isWon
            ? t`That was the highest level!`
            : t`Try again: same rival, same speed.`}
      {isBest && ` ${t`Your best so far!`}`}
    </p>
  );
}

/**
 * By how many characters the user was ahead when they reached the end of the text, at least one. Negative if the rival
 * was there first, and would have been that much further.
 */
function leadAtEnd({ state }: TypingRun, pace: Pace, durationMs: number): number {
  const lead = lengthOf(state) - pace.positionAt(durationMs);
  return lead > 0 ? Math.ceil(lead) : Math.min(-1, Math.floor(lead));
}

/** Says that the ghost is on its way. With reduced motion, two lanes instead of the moving caret in the line. */
function GhostField({ run, start }: FormFieldProps) {
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
function GhostResult({ run, start, exercise, outcome }: FormResultProps) {
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

/** An exercise that is typed against a rival, who gets faster level by level. */
export const duel = { Field: DuelField, Result: DuelResult };

/** An exercise that is typed against the user's own last pace, or that of the exercise. */
export const ghost = { Field: GhostField, Result: GhostResult };
