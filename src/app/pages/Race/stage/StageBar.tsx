import { useLingui } from "@lingui/react/macro";
import type { TypingRun } from "../../../typing/TypingRun";
import { useLiveFigures } from "../../../typing/useLiveFigures";
import { useRunPhase } from "../../../typing/useRunPhase";
import { useCountdown } from "../../../relay/useCountdown";
import { CountdownFigure } from "./CountdownFigure";
import styles from "./RaceStage.module.css";

type Props = { readonly run: TypingRun; readonly startsAt: string | null };

/** The place above the line: the countdown, then the racer's own speed and accuracy, at most once a second. */
export function StageBar({ run, startsAt }: Props) {
  const { t } = useLingui();
  const left = useCountdown(startsAt);
  const { wpm, accuracy, seconds } = useLiveFigures(run);
  const phase = useRunPhase(run);
  const hasFigures = left === 0 && phase === "running" && seconds > 0;
  return (
    <div className={styles["bar"]}>
      {hasFigures ? (
        <span className={styles["figures"]} aria-hidden="true">
          <span>{t`${wpm} wpm`}</span>
          <span>{accuracy}%</span>
        </span>
      ) : (
        phase !== "ended" && <CountdownFigure left={left} />
      )}
    </div>
  );
}
