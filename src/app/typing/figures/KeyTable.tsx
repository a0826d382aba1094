import { useLingui } from "@lingui/react/macro";
import type { KeyFigures } from "../../../engine/metrics/RunMetrics";
import { useLocale } from "../../platform/locale/useLocale";
import styles from "./FigureTable.module.css";
import { formatFigure, formatPercent } from "./formatFigure";
import { nameOfKey } from "./nameOfKey";

type Row = Omit<KeyFigures, "key">;

type Props = {
  /** What a row is about, as its column says: "Key", "Pair". */
  readonly heading: string;
  /** By character or pair of characters, in the order in which to show them. */
  readonly rows: readonly (readonly [name: string, figures: Row])[];
};

/** What happened at each key (or pair of keys) of a run: presses, misses, time. */
export function KeyTable({ heading, rows }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{t`Presses`}</th>
            <th scope="col">{t`Missed`}</th>
            <th scope="col">{t({ message: "Right", context: "share of presses" })}</th>
            <th scope="col">{t`Mean time (ms)`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { presses, misses, meanMs }]) => (
            <tr key={name}>
              <td>
                <kbd className={styles["key"]}>{nameOfKey(name)}</kbd>
              </td>
              <td>{presses}</td>
              <td>{misses}</td>
              <td>{formatPercent(locale, ((presses - misses) * 100) / presses)}</td>
              <td>{meanMs > 0 ? formatFigure(locale, meanMs) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
