import type { KeyFigures } from "../../../../engine/metrics/RunMetrics";

/** One key in two runs. */
export type KeyComparison = {
  readonly key: string;
  readonly these: KeyFigures;
  readonly those: KeyFigures;
  /** Mean time now less mean time then, each in whole ms; null where one of them is not known. */
  readonly slowerMs: number | null;
};

/** The keys that were pressed in both runs: those that changed most in time first, then by character. */
export function compareKeys(these: readonly KeyFigures[], those: readonly KeyFigures[]): readonly KeyComparison[] {
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
