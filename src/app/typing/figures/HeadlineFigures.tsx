import styles from "./HeadlineFigures.module.css";
import { formatDuration, formatFigure, formatPercent } from "./formatFigure";

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
  const { wpm, raw, strokesPerMinute, accuracy, consistency, durationMs } = headline;
  return (
    <dl className={styles["figures"]}>
      <Figure isLarge name="Speed" value={formatFigure(wpm, 1)} unit="words per minute" />
      <Figure isLarge name="Accuracy" value={formatPercent(accuracy)} unit="of key presses" />
      <Figure name="Raw speed" value={formatFigure(raw, 1)} unit="words per minute" />
      <Figure name="Strokes" value={formatFigure(strokesPerMinute)} unit="per minute" />
      <Figure name="Consistency" value={formatPercent(consistency)} unit="" />
      <Figure name="Time" value={formatDuration(durationMs)} unit="" />
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
