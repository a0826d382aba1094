import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatFigure, formatPercent, nameOfKey } from "../../../typing/figures/formatFigure";
import { Button } from "../../../ui/Button";
import styles from "./PairTable.module.css";
import { SortHeader } from "./SortHeader";
import { sortPairs, type PairFigures, type PairOrder } from "./sortPairs";

/** So many at first, and so many more each time. */
const STEP = 15;

/** Pairs of keys, to be sorted by what is looked for: the slowest, the most missed, the most typed. */
export function PairTable({ pairs }: { readonly pairs: readonly PairFigures[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [order, setOrder] = useState<PairOrder>({ by: "timeMs", isDown: true });
  const [shown, setShown] = useState(STEP);
  const sorted = useMemo(() => sortPairs(pairs, order), [pairs, order]);
  const left = sorted.length - shown;
  const header = (by: PairOrder["by"], name: string) => (
    <SortHeader
      name={name}
      isNumber={by !== "key"}
      order={order.by === by ? order.isDown : null}
      onSort={() => setOrder({ by, isDown: order.by === by ? !order.isDown : by !== "key" })}
    />
  );
  return (
    <div className={styles["pairs"]}>
      <table className={styles["table"]} aria-label={t`Pairs of keys`}>
        <thead>
          <tr>
            {header("key", t`Pair`)}
            {header("timeMs", t`Time (ms)`)}
            {header("missRate", t`Missed lately`)}
            {header("misses", t`Missed`)}
            {header("presses", t`Presses`)}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shown).map(({ key, presses, misses, timeMs, missRate }) => (
            <tr key={key}>
              <th scope="row">
                <kbd className={styles["key"]}>{nameOfKey(key)}</kbd>
              </th>
              <td>{timeMs > 0 ? formatFigure(locale, timeMs) : "–"}</td>
              <td>{formatPercent(locale, missRate * 100)}</td>
              <td>{misses}</td>
              <td>{presses}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button isSmall onClick={() => setShown(shown + STEP)}>
          {t`Show more (${left} left)`}
        </Button>
      )}
    </div>
  );
}
