import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../platform/locale/useLocale";
import styles from "./HeadlineFigures.module.css";
import { formatDuration, formatPercent, formatSpeed } from "./formatFigure";

/** The figures that sum up a run; see RunMetrics of the engine for what each means. */
export type Headline = {
  readonly wpm: number;
  readonly raw: number;
  readonly strokesPerMinute: number;
  readonly accuracy: number;
  readonly consistency: number;
  readonly durationMs: number;
};

/** The figures of a run, speed and accuracy first. */
export function HeadlineFigures({ headline }: { readonly headline: Headline }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { wpm, raw, strokesPerMinute, accuracy, consistency, durationMs } = headline;
  return (
    <dl className={styles["figures"]}>
      <Figure isLarge name={t`Speed`} value={formatSpeed(locale, wpm)} unit={t`words per minute`} />
      <Figure isLarge name={t`Accuracy`} value={formatPercent(locale, accuracy)} unit={t`of key presses`} />
      <Figure name={t`Raw speed`} value={formatSpeed(locale, raw)} unit={t`wpm`} />
      <Figure name={t`Strokes`} value={formatSpeed(locale, strokesPerMinute, 0)} unit={t`per minute`} />
      <Figure name={t`Consistency`} value={formatPercent(locale, consistency)} unit="" />
      <Figure name={t`Time`} value={formatDuration(locale, durationMs)} unit="" />
    </dl>
  );
}

type FigureProps = { readonly name: string; readonly value: string; readonly unit: string; readonly isLarge?: boolean };

function Figure({ name, value, unit, isLarge = false }: FigureProps) {
  return (
    <div className={isLarge ? styles["large"] : styles["small"]}>
      <dt className={styles["name"]}>{name}</dt>
      <dd className={styles["value"]}>
        {value}
        {unit !== "" && <span className={styles["unit"]}> {unit}</span>}
      </dd>
    </div>
  );
}
