import { useLingui } from "@lingui/react/macro";
import type { Locale } from "../../../platform/locale/Locale";
import { formatPercent, formatSpeed } from "../../../typing/figures/formatFigure";
import styles from "./Replay.module.css";
import type { ReplayFigures as Figures } from "./ReplayPlayer";

type Props = {
  readonly figures: Figures;
  /** The moment, as people read it. */
  readonly time: string;
  readonly locale: Locale;
};

/** Time, speed and accuracy of a replay so far. */
export function ReplayFigures({ figures: { wpm, accuracy }, time, locale }: Props) {
  const { t } = useLingui();
  return (
    <dl className={styles["figures"]}>
      <div>
        <dt>{t`Time`}</dt>
        <dd>{time}</dd>
      </div>
      <div>
        <dt>{t`Speed so far`}</dt>
        <dd>
          {formatSpeed(locale, wpm, 0)} {t`wpm`}
        </dd>
      </div>
      <div>
        <dt>{t`Accuracy so far`}</dt>
        <dd>{formatPercent(locale, accuracy)}</dd>
      </div>
    </dl>
  );
}
