import { useLingui } from "@lingui/react/macro";
import { percent, wordsPerMinute } from "../../../../engine/metrics/rates";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import { formatRaceTime } from "../formatRaceTime";
import type { RaceSession } from "../keystrokes/RaceSession";
import { ordinal } from "../ordinal";
import styles from "./RaceStage.module.css";

type Props = {
  readonly session: RaceSession;
  /** Null while there is none. */
  readonly place: number | null;
  /** The server has the last keys. In a handicap race not everybody has a place by then. */
  readonly isKept: boolean;
};

/** A racer who is through, while the others still type: their own numbers at once, their place when it is known. */
export function OwnFinish({ session, place, isKept }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { run, position } = session;
  const durationMs = run.end?.durationMs ?? 0;
  const wpm = formatSpeed(locale, wordsPerMinute(position, durationMs), 0);
  const right = formatPercent(locale, percent(run.presses.right, run.presses.all), 0);
  const nth = place === null ? null : t(ordinal(place));
  return (
    <output className={styles["through"]}>
      <span className={styles["place"]}>{nth === null ? t`You are through` : t`${nth} place`}</span>
      <span className={styles["own"]}>
        <span>{t`${wpm} wpm`}</span>
        <span>{t`${right} right`}</span>
        <span>{formatRaceTime(durationMs, locale)}</span>
      </span>
      <span className={styles["others"]}>
        {!isKept ? t`Your last keys are on their way.` : t`The others are still typing.`}
      </span>
    </output>
  );
}
