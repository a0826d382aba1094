/** What is known of a pair. */
export type PairFigures = {
  readonly key: string;
  readonly presses: number;
  readonly misses: number;
  readonly timeMs: number;
  readonly missRate: number;
};

/** By what the pairs stand, and whether the most stands first. */
export type PairOrder = { readonly by: keyof PairFigures; readonly isDown: boolean };

/** Pairs typed less often say little: they stand after the others. */
const FEW_PRESSES = 5;

/**
 * The pairs in an order; of equals the most typed first. Pairs that were hardly typed come last, unless the order is by
 * name or by how often.
 */
export function sortPairs(pairs: readonly PairFigures[], { by, isDown }: PairOrder): readonly PairFigures[] {
  const sign = isDown ? -1 : 1;
  const isFew = ({ presses }: PairFigures) => (by === "key" || by === "presses" ? 0 : Number(presses < FEW_PRESSES));
  return pairs.toSorted((a, b) => isFew(a) - isFew(b) || sign * compare(a[by], b[by]) || b.presses - a.presses);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : String(a) < String(b) ? -1 : Number(a !== b);
}
