import { useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import type { SecondPoint } from "../../../../engine/metrics/RunMetrics";
import { CurveAxes, CURVE_HEIGHT, curveScale, linePoints, useElementWidth } from "../../../typing/figures/CurveAxes";

import styles from "./CompareCurve.module.css";
import figureTableStyles from "../../../typing/figures/FigureTable.module.css";
import { useSpeed } from "../../../typing/figures/useSpeed";

type Props = { readonly these: readonly SecondPoint[]; readonly those: readonly SecondPoint[] };

/** Number of marks on the line of the other run, to distinguish it without color. */
const MARKS = 10;

/** The speed of two runs by second, in one chart, with a table of the numbers. */
export function CompareCurve({ these, those }: Props) {
  const { t } = useLingui();
  const figure = useRef<HTMLElement>(null);
  const caption = useId();
  const width = useElementWidth(figure, 640);
  const { perWpm } = useSpeed();
  const all = [...these, ...those];
  if (these.length < 2 || those.length < 2)
    return <p className={styles["none"]}>{t`To compare charts, both runs must last at least two seconds.`}</p>;

  const fastest = Math.max(...all.map(({ wpm }) => wpm));
  const scale = curveScale(width, Math.max(...all.map(({ second }) => second)), fastest * perWpm);
  const line = (points: readonly SecondPoint[]): string =>
    linePoints(
      scale,
      points.map(({ second, wpm }) => [second, wpm * perWpm]),
    );
  const step = Math.max(1, Math.ceil(those.length / MARKS));
  return (
    <figure ref={figure} className={styles["figure"]}>
      <svg
        width={width}
        height={CURVE_HEIGHT}
        viewBox={`0 0 ${width} ${CURVE_HEIGHT}`}
        role="img"
        aria-labelledby={caption}
      >
        <CurveAxes scale={scale} />
        <polyline className={styles["other"]} points={line(those)} />
        {those
          .filter((_, at) => at % step === 0 || at === those.length - 1)
          .map(({ second, wpm }) => (
            <circle key={second} className={styles["mark"]} cx={scale.x(second)} cy={scale.y(wpm * perWpm)} r={4} />
          ))}
        <polyline className={styles["this"]} points={line(these)} />
      </svg>
      <figcaption id={caption} className={styles["caption"]}>
        <span className={styles["keyThis"]}>{t`This run`}</span>
        <span className={styles["keyOther"]}>
          <svg width="28" height="12" aria-hidden="true">
            <line className={styles["other"]} x1="0" x2="28" y1="6" y2="6" />
            <circle className={styles["mark"]} cx="14" cy="6" r="4" />
          </svg>
          {t`The other run`}
        </span>
      </figcaption>
      <CompareCurveTable these={these} those={those} />
    </figure>
  );
}

type CompareCurveTableProps = { readonly these: readonly SecondPoint[]; readonly those: readonly SecondPoint[] };

/**
 * The numbers of the two curves, in a collapsed table. Whole seconds only; the last figure of a run that ended in
 * between is in the table of figures.
 */
function CompareCurveTable({ these, those }: CompareCurveTableProps) {
  const { t } = useLingui();
  const { figure, unit } = useSpeed();
  const longer = these.length > those.length ? these : those;
  const speedAt = (points: readonly SecondPoint[], second: number): string => {
    const found = points.find((point) => point.second === second);
    return found === undefined ? "–" : figure(found.wpm, 0);
  };
  return (
    <details className={figureTableStyles["details"]}>
      <summary>{t`Charts as a table`}</summary>
      <div className={figureTableStyles["scroll"]}>
        <table className={figureTableStyles["table"]} aria-label={t`Charts as a table`}>
          <thead>
            <tr>
              <th scope="col">{t`Second`}</th>
              <th scope="col">{t`This run (${unit})`}</th>
              <th scope="col">{t`The other run (${unit})`}</th>
            </tr>
          </thead>
          <tbody>
            {longer
              .filter(({ second }) => Number.isInteger(second))
              .map(({ second }) => (
                <tr key={second}>
                  <th scope="row">{second}</th>
                  <td>{speedAt(these, second)}</td>
                  <td>{speedAt(those, second)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
