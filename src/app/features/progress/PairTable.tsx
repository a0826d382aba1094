import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, formatPercent } from "../../typing/figures/formatFigure";
import { nameOfKey } from "../../typing/spellKeys";
import { Button, BareButton } from "../../ui/Button";
import styles from "./PairTable.module.css";

/** Number of rows at first, and added each time. */
const STEP = 15;

/** Pairs of keys, which can be sorted by the slowest, the most missed or the most typed. */
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
      <table className={styles["table"]} aria-label={t`Key pairs`}>
        <thead>
          <tr>
            {header("key", t`Pair`)}
            {header("timeMs", t`Time (ms)`)}
            {header("missRate", t`Recently missed`)}
            {header("misses", t`Missed`)}
            {header("presses", t`Keystrokes`)}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shown).map(({ key, presses, misses, timeMs, missRate }) => (
            <tr key={key}>
              <th scope="row">
                <kbd className={styles["key"]}>{nameOfKey(key, t)}</kbd>
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

type Props = {
  readonly name: string;
  readonly isNumber: boolean;
  /** Whether the table is sorted by it, descending or ascending; null if not. */
  readonly order: boolean | null;
  readonly onSort: () => void;
};

/** The heading of a column by which the table can be sorted. */
export function SortHeader({ name, isNumber, order, onSort }: Props) {
  return (
    <th scope="col" aria-sort={order === null ? undefined : order ? "descending" : "ascending"} data-number={isNumber}>
      <BareButton className={styles["sort"]} onClick={onSort}>
        {name}
        <span className={styles["arrow"]} aria-hidden="true">
          {order === null ? "" : order ? "↓" : "↑"}
        </span>
      </BareButton>
    </th>
  );
}

/** The statistics of a pair. */
export type PairFigures = {
  readonly key: string;
  readonly presses: number;
  readonly misses: number;
  readonly timeMs: number;
  readonly missRate: number;
};

/** The column by which the pairs are sorted, and whether descending. */
type PairOrder = { readonly by: keyof PairFigures; readonly isDown: boolean };

/** Pairs typed less often than this are listed after the others, because they say little. */
const FEW_PRESSES = 5;

/**
 * The sorted pairs; equal ones by how often they were typed. Rarely typed pairs come last, unless sorted by name or
 * number.
 */
function sortPairs(pairs: readonly PairFigures[], { by, isDown }: PairOrder): readonly PairFigures[] {
  const sign = isDown ? -1 : 1;
  const isFew = ({ presses }: PairFigures) => (by === "key" || by === "presses" ? 0 : Number(presses < FEW_PRESSES));
  return pairs.toSorted((a, b) => isFew(a) - isFew(b) || sign * compare(a[by], b[by]) || b.presses - a.presses);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : String(a) < String(b) ? -1 : Number(a !== b);
}
