import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useKeyRows_figures$key } from "../../../../../__generated__/useKeyRows_figures.graphql";
import type { PairFigures } from "./sortPairs";

/** Figures of keys or pairs, a row for each, from the columns in which they come; none while nothing is known. */
export function useKeyRows(figuresRef: useKeyRows_figures$key | null | undefined): readonly PairFigures[] {
  const figures = useFragment(
    graphql`
      fragment useKeyRows_figures on KeyFigures @throwOnFieldError {
        key
        presses
        misses
        timeMs
        missRate
      }
    `,
    figuresRef,
  );
  return useMemo(() => {
    if (!figures) return [];
    const { key, presses, misses, timeMs, missRate } = figures;
    return key.map((name, at) => ({
      key: name,
      presses: presses[at] ?? 0,
      misses: misses[at] ?? 0,
      timeMs: timeMs[at] ?? 0,
      missRate: missRate[at] ?? 0,
    }));
  }, [figures]);
}
