import type { RunMetrics } from "../../../engine/metrics/RunMetrics";
import styles from "./FigureTable.module.css";
import { KeyTable } from "./KeyTable";

/** The keys that were missed, most missed first; all keys and pairs folded away. */
export function KeyErrors({ metrics }: { readonly metrics: Pick<RunMetrics, "keys" | "pairs" | "extraPresses"> }) {
  const keys = metrics.keys.map(({ key, ...figures }) => [key, figures] as const);
  const pairs = metrics.pairs.map(({ pair, ...figures }) => [pair, figures] as const);
  const missed = keys.filter(([, { misses }]) => misses > 0);
  return (
    <>
      {missed.length > 0 ? <KeyTable heading="Key" rows={missed} /> : <p>No key was missed.</p>}
      {metrics.extraPresses > 0 && <p>{metrics.extraPresses === 1 ? "One letter was typed past a word’s end." : `${metrics.extraPresses} letters were typed past a word’s end.`}</p>}
      {keys.length > 0 && (
        <details className={styles["details"]}>
          <summary>All keys</summary>
          <KeyTable heading="Key" rows={keys} />
        </details>
      )}
      {pairs.length > 0 && (
        <details className={styles["details"]}>
          <summary>All pairs of keys</summary>
          <KeyTable heading="Pair" rows={pairs} />
        </details>
      )}
    </>
  );
}
