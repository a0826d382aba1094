import { Plural, useLingui } from "@lingui/react/macro";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";
import styles from "./FigureTable.module.css";
import { KeyTable } from "./KeyTable";

/** The keys that were missed, most missed first; all keys and pairs folded away. */
export function KeyErrors({ metrics }: { readonly metrics: Pick<RunMetrics, "keys" | "pairs" | "extraPresses"> }) {
  const { t } = useLingui();
  const keys = metrics.keys.map(({ key, ...figures }) => [key, figures] as const);
  const pairs = metrics.pairs.map(({ pair, ...figures }) => [pair, figures] as const);
  const { extraPresses } = metrics;
  const missed = keys.filter(([, { misses }]) => misses > 0);
  return (
    <>
      {missed.length > 0 ? <KeyTable heading={t`Key`} rows={missed} /> : <p>{t`No key was missed.`}</p>}
      {extraPresses > 0 && (
        <p>
          <Plural
            value={extraPresses}
            one="One letter was typed past a word’s end."
            other="# letters were typed past a word’s end."
          />
        </p>
      )}
      {keys.length > 0 && (
        <details className={styles["details"]}>
          <summary>{t`All keys`}</summary>
          <KeyTable heading={t`Key`} rows={keys} />
        </details>
      )}
      {pairs.length > 0 && (
        <details className={styles["details"]}>
          <summary>{t`All pairs of keys`}</summary>
          <KeyTable heading={t`Pair`} rows={pairs} />
        </details>
      )}
    </>
  );
}
