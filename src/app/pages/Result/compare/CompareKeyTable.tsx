import { useLingui } from "@lingui/react/macro";
import type { KeyFigures } from "../../../../engine/metrics/RunMetrics";
import { useLocale } from "../../../platform/locale/useLocale";
import styles from "../../../typing/figures/FigureTable.module.css";
import { formatFigure, nameOfKey } from "../../../typing/figures/formatFigure";
import type { KeyComparison } from "./compareKeys";
import { Difference } from "./Difference";

type Props = { readonly caption: string; readonly keys: readonly KeyComparison[] };

/** Keys of two runs side by side: time and misses. */
export function CompareKeyTable({ caption, keys }: Props) {
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
            <th scope="col">{t`Now (ms)`}</th>
            <th scope="col">{t`Then (ms)`}</th>
            <th scope="col">{t`Difference`}</th>
            <th scope="col">{t`Missed now`}</th>
            <th scope="col">{t`Missed then`}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key, these, those, slowerMs }) => (
            <tr key={key}>
              <td>
                <kbd className={styles["key"]}>{nameOfKey(key)}</kbd>
              </td>
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
