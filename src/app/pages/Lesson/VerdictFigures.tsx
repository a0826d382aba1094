import { useLingui } from "@lingui/react/macro";
import type { PassRule } from "../../../engine/lessons/Course";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent, formatSpeed } from "../../typing/figures/formatFigure";
import styles from "./VerdictFigures.module.css";

type Props = { readonly rule: PassRule; readonly metrics: RunMetrics };

/** Accuracy first, then speed: what came out beside what it takes. Rounded down: what is shown as enough is enough. */
export function VerdictFigures({ rule, metrics }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { accuracy: needed, strokesPerMinute: speed } = rule;
  const { presses, rightPresses, accuracy, strokesPerMinute } = metrics;
  const isRight = rightPresses * 100 >= presses * needed;
  const isFast = strokesPerMinute >= speed;
  return (
    <dl className={styles["figures"]}>
      <div className={styles["figure"]}>
        <dt className={styles["name"]}>{t`Right keys`}</dt>
        <dd className={styles["value"]}>{formatPercent(locale, accuracy)}</dd>
        <dd className={styles["needed"]} data-enough={isRight}>
          {isRight ? t`✓ ${needed}% is enough` : t`${needed}% is needed`}
        </dd>
      </div>
      <div className={styles["figure"]}>
        <dt className={styles["name"]}>{t`Keys a minute`}</dt>
        <dd className={styles["value"]}>{formatSpeed(locale, strokesPerMinute, 0)}</dd>
        <dd className={styles["needed"]} data-enough={isFast}>
          {isFast ? t`✓ ${speed} is enough` : t`${speed} is needed`}
        </dd>
      </div>
    </dl>
  );
}
