import { useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import type { SecondPoint, KeyFigures } from "../../../../engine/metrics/RunMetrics";
import { CurveAxes, CURVE_HEIGHT, curveScale, linePoints, useElementWidth } from "../../../typing/figures/CurveAxes";
import figureTableStyles from "../../../typing/figures/FigureTable.module.css";
import { useSpeed } from "../../../typing/figures/useSpeed";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatFigure, formatDifference } from "../../../typing/figures/formatFigure";
import { nameOfKey } from "../../../typing/spellKeys";
import styles from "./Comparison.module.css";
import { VisuallyHidden } from "../../../ui/primitives";

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

type CompareKeysProps = { readonly these: readonly KeyFigures[]; readonly those: readonly KeyFigures[] };

/** Number of keys shown; the others are collapsed. */
const SHOWN = 6;

/** What changed for each key between two runs. */
export function CompareKeys({ these, those }: CompareKeysProps) {
  const { t } = useLingui();
  const keys = compareKeys(these, those);
  if (keys.length === 0) return <p>{t`The two runs have no keys in common.`}</p>;
  return (
    <>
      <CompareKeyTable caption={t`Keys that changed the most`} keys={keys.slice(0, SHOWN)} />
      {keys.length > SHOWN && (
        <details className={figureTableStyles["details"]}>
          <summary>{t`All keys of both runs`}</summary>
          <CompareKeyTable caption={t`All keys of both runs`} keys={keys} />
        </details>
      )}
    </>
  );
}

type CompareKeyTableProps = { readonly caption: string; readonly keys: readonly KeyComparison[] };

/** Keys of two runs side by side: time and misses. */
function CompareKeyTable({ caption, keys }: CompareKeyTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const missed = ({ misses, presses }: KeyFigures): string => t`${misses} of ${presses}`;
  return (
    <div className={figureTableStyles["scroll"]}>
      <table className={figureTableStyles["table"]}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Key`}</th>
            <th scope="col">{t`This run (ms)`}</th>
            <th scope="col">{t`Other run (ms)`}</th>
            <th scope="col">{t`Difference`}</th>
            <th scope="col">{t`Missed (this run)`}</th>
            <th scope="col">{t`Missed (other run)`}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key, these, those, slowerMs }) => (
            <tr key={key}>
              <th scope="row">
                <kbd className={figureTableStyles["key"]}>{nameOfKey(key, t)}</kbd>
              </th>
              <td>{these.meanMs > 0 ? formatFigure(locale, these.meanMs) : "–"}</td>
              <td>{those.meanMs > 0 ? formatFigure(locale, those.meanMs) : "–"}</td>
              <td>{slowerMs === null ? "–" : <Difference value={slowerMs} isLessBetter />}</td>
              <td>{missed(these)}</td>
              <td>{missed(those)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A key in two runs. */
type KeyComparison = {
  readonly key: string;
  readonly these: KeyFigures;
  readonly those: KeyFigures;
  /** Mean time now minus mean time then, each in whole ms; null if one of them is unknown. */
  readonly slowerMs: number | null;
};

/** The keys that were pressed in both runs: those whose time changed most first, then by character. */
function compareKeys(these: readonly KeyFigures[], those: readonly KeyFigures[]): readonly KeyComparison[] {
  const then = new Map(those.map((figures) => [figures.key, figures]));
  return these
    .flatMap((now) => {
      const before = then.get(now.key);
      return before === undefined ? [] : [compare(now, before)];
    })
    .sort((a, b) => Math.abs(b.slowerMs ?? 0) - Math.abs(a.slowerMs ?? 0) || (a.key < b.key ? -1 : 1));
}

function compare(these: KeyFigures, those: KeyFigures): KeyComparison {
  const isTimed = these.meanMs > 0 && those.meanMs > 0;
  const slowerMs = isTimed ? Math.round(these.meanMs) - Math.round(those.meanMs) : null;
  return { key: these.key, these, those, slowerMs };
}

type DifferenceProps = {
  /** Now minus then. */
  readonly value: number;
  readonly digits?: 0 | 1;
  /** Unit after the number: "%". */
  readonly unit?: string;
  /** Whether less is better, as for times. */
  readonly isLessBetter?: boolean;
};

/** A difference with its sign; better or worse is shown by an arrow, a word for screen readers, and a color. */
export function Difference({ value, digits = 0, unit = "", isLessBetter = false }: DifferenceProps) {
  const { t } = useLingui();
  const number = formatDifference(useLocale(), value, digits);
  if (!/[1-9]/u.test(number)) return <span className={styles["same"]}>{t`the same`}</span>;
  const isBetter = value < 0 === isLessBetter;
  return (
    <span className={isBetter ? styles["better"] : styles["worse"]}>
      {number}
      {unit} <span aria-hidden="true">{isBetter ? "▲" : "▽"}</span>
      <VisuallyHidden> ({isBetter ? t`better` : t`worse`})</VisuallyHidden>
    </span>
  );
}
