import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import type { SecondPoint } from "../../../engine/metrics/RunMetrics";
import { CurveAxes, CURVE_HEIGHT, curveScale, linePoints, useElementWidth } from "./CurveAxes";
import styles from "./SpeedCurve.module.css";
import { useLocale } from "../../platform/locale/useLocale";
import figureTableStyles from "./FigureTable.module.css";
import { formatFigure } from "./formatFigure";
import { useSpeed } from "./useSpeed";

type Props = {
  readonly seconds: readonly SecondPoint[];
  /** A speed that the run beat, drawn as a line across. */
  readonly beatenWpm?: number;
};

/** The speed of a run by second, with errors marked, and a table with the numbers. */
export function SpeedCurve({ seconds, beatenWpm }: Props) {
  const { t } = useLingui();
  const figure = useRef<HTMLElement>(null);
  const caption = useId();
  const width = useElementWidth(figure, 640);
  const { perWpm, text } = useSpeed();
  if (seconds.length < 2)
    return <p className={styles["none"]}>{t`A run must last at least two seconds to show a chart.`}</p>;

  const finding = describeCurve(seconds, (wpm) => text(wpm, 0), t);
  const end = seconds.at(-1)?.second ?? 1;
  const scale = curveScale(width, end, Math.max(...seconds.map(({ wpm, raw }) => Math.max(wpm, raw))) * perWpm);
  const line = (of: "wpm" | "raw"): string =>
    linePoints(
      scale,
      seconds.map((point) => [point.second, point[of] * perWpm]),
    );
  const floor = linePoints(scale, [
    [end, 0],
    [seconds[0]?.second ?? 0, 0],
  ]);
  return (
    <figure ref={figure} className={styles["figure"]}>
      <svg
        width={width}
        height={CURVE_HEIGHT}
        viewBox={`0 0 ${width} ${CURVE_HEIGHT}`}
        role="img"
        aria-label={finding}
        aria-describedby={caption}
      >
        <CurveAxes scale={scale} />
        <polygon className={styles["area"]} points={`${line("wpm")} ${floor}`} />
        {beatenWpm !== undefined && (
          <line
            className={styles["beaten"]}
            x1={scale.x(0)}
            x2={scale.x(end)}
            y1={scale.y(beatenWpm * perWpm)}
            y2={scale.y(beatenWpm * perWpm)}
          />
        )}
        <polyline className={styles["raw"]} points={line("raw")} />
        <polyline className={styles["wpm"]} points={line("wpm")} />
        {seconds
          .filter(({ errors }) => errors > 0)
          .map(({ second, raw }) => (
            <path
              key={second}
              className={styles["error"]}
              d={`M${scale.x(second) - 4} ${scale.y(raw * perWpm) - 4}l8 8m0 -8l-8 8`}
            />
          ))}
      </svg>
      <figcaption id={caption} className={styles["caption"]}>
        <span className={styles["keyWpm"]}>{t`Speed so far`}</span>
        <span className={styles["keyRaw"]}>{t`Speed, second by second`}</span>
        {beatenWpm !== undefined && <span className={styles["keyBeaten"]}>{t`Your previous best`}</span>}
        <span className={styles["keyError"]}>{t`Second with errors`}</span>
      </figcaption>
      <SpeedTable seconds={seconds} />
    </figure>
  );
}

/** What the curve shows, in a sentence: the fastest and the slowest second, and how the run went on from its middle. */
function describeCurve(
  seconds: readonly SecondPoint[],
  speed: (wpm: number) => string,
  t: (message: MessageDescriptor) => string,
): string {
  const half = Math.floor(seconds.length / 2);
  const [first, second] = [meanSpeed(seconds.slice(0, half)), meanSpeed(seconds.slice(half))];
  const [from, to] = [speed(first), speed(second)];
  const fastest = seconds.reduce((best, point) => (point.raw > best.raw ? point : best));
  const most = speed(fastest.raw);
  const at = Math.ceil(fastest.second);
  const course =
    second > first * (1 + NOTICED)
      ? msg`You got faster: ${from} in the first half, ${to} in the second.`
      : second < first * (1 - NOTICED)
        ? msg`You slowed down: ${from} in the first half, ${to} in the second.`
        : msg`You kept an even pace of about ${to}.`;
  return `${t(course)} ${t(msg`You were fastest in second ${at}: ${most}.`)}`;
}

function meanSpeed(points: readonly SecondPoint[]): number {
  return points.reduce((sum, { raw }) => sum + raw, 0) / points.length;
}

/** A difference between the halves of a run that is worth a word: 5%, below which most runs of one person vary. */
const NOTICED = 0.05;

/** The numbers of the speed curve, in a collapsed table. */
function SpeedTable({ seconds }: { readonly seconds: readonly SecondPoint[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { figure, unit } = useSpeed();
  return (
    <details className={figureTableStyles["details"]}>
      <summary>{t`Chart as a table`}</summary>
      <div className={figureTableStyles["scroll"]}>
        <table className={figureTableStyles["table"]} aria-label={t`Chart as a table`}>
          <thead>
            <tr>
              <th scope="col">{t`Second`}</th>
              <th scope="col">{t`Speed so far (${unit})`}</th>
              <th scope="col">{t`Speed in that second (${unit})`}</th>
              <th scope="col">{t`Errors`}</th>
            </tr>
          </thead>
          <tbody>
            {seconds.map(({ second, wpm, raw, errors }) => (
              <tr key={second}>
                <th scope="row">{formatFigure(locale, second, Number.isInteger(second) ? 0 : 1)}</th>
                <td>{figure(wpm, 0)}</td>
                <td>{figure(raw, 0)}</td>
                <td>{errors}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
