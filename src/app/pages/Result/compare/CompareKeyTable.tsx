import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../platform/locale/useLocale";
import styles from "../../../typing/figures/FigureTable.module.css";
import { formatFigure } from "../../../typing/figures/formatFigure";
import { nameOfKey } from "../../../typing/figures/nameOfKey";
import type { KeyComparison } from "./compareKeys";
import { Difference } from "./Difference";

type Props = { readonly caption: string; readonly keys: readonly KeyComparison[] };

/** Keys of two runs side by side: time and misses. */
export function CompareKeyTable({ caption, keys }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Key`}</th>
            <th scope="col">{t`Time now (ms)`}</th>
            <th scope="col">{t`Then`}</th>
            <th scope="col">{t`Difference`}</th>
            <th scope="col">{t`Missed, now and then`}</th>
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
              <td>{t`${these.misses} of ${these.presses}, ${those.misses} of ${those.presses}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
