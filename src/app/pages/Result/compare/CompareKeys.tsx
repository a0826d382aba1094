import { useLingui } from "@lingui/react/macro";
import type { KeyFigures } from "../../../../engine/metrics/RunMetrics";
import styles from "../../../typing/figures/FigureTable.module.css";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatFigure, formatDifference } from "../../../typing/figures/formatFigure";
import { nameOfKey } from "../../../typing/spellKeys";
import comparisonStyles from "./Comparison.module.css";
import { VisuallyHidden } from "../../../ui/primitives";

type Props = { readonly these: readonly KeyFigures[]; readonly those: readonly KeyFigures[] };

/** Number of keys shown; the others are collapsed. */
const SHOWN = 6;

/** What changed for each key between two runs. */
export function CompareKeys({ these, those }: Props) {
  const { t } = useLingui();
  const keys = compareKeys(these, those);
  if (keys.length === 0) return <p>{t`The two runs have no keys in common.`}</p>;
  return (
    <>
      <CompareKeyTable caption={t`Keys that changed the most`} keys={keys.slice(0, SHOWN)} />
      {keys.length > SHOWN && (
        <details className={styles["details"]}>
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
    <div className={styles["scroll"]}>
      <table className={styles["table"]}>
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
                <kbd className={styles["key"]}>{nameOfKey(key, t)}</kbd>
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
  if (!/[1-9]/u.test(number)) return <span className={comparisonStyles["same"]}>{t`the same`}</span>;
  const isBetter = value < 0 === isLessBetter;
  return (
    <span className={isBetter ? comparisonStyles["better"] : comparisonStyles["worse"]}>
      {number}
      {unit} <span aria-hidden="true">{isBetter ? "▲" : "▽"}</span>
      <VisuallyHidden> ({isBetter ? t`better` : t`worse`})</VisuallyHidden>
    </span>
  );
}
