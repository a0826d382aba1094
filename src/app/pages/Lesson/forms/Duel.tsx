import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { lengthOf, type Pace } from "../../../../engine/lessons/pace";
import { useRunPhase } from "../../../typing/runHooks";
import type { TypingRun } from "../../../typing/TypingRun";
import { VisuallyHidden } from "../../../ui/primitives";
import { noteGame, gameLevels } from "./formRecords";
import { type FormFieldProps, type FormResultProps } from "./FormParts";
import { PaceLanes } from "./PaceLanes";
import styles from "./forms.module.css";

const LEVELS = gameLevels.duel.length;

/** The two lanes of a duel. */
export function Field({ run, start }: FormFieldProps) {
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
export function Result({ run, start, exercise, outcome }: FormResultProps) {
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
