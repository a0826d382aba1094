import { useMemo, useSyncExternalStore } from "react";
import { findGains, type Gain } from "../../typing/figures/headline";
import { useShortUnit } from "../../typing/useSpeedUnit";
import { getSaveState, subscribeToSaving } from "./saveRun";

type RunGains = {
  /** Null until it is known whether the run is saved. */
  readonly gains: readonly Gain[] | null;
  /** The best speed until now, if the run was faster. */
  readonly beatenWpm: number | undefined;
};

/**
 * What a run achieved, by the answer of the server that saved it; what the run alone says if it is not saved yet.
 * @param runId null for a run that is not saved.
 */
export function useGains(runId: string | null, figures: { readonly wpm: number; readonly accuracy: number }): RunGains {
  const { perWpm } = useShortUnit();
  const read = () => (runId === null ? undefined : getSaveState(runId));
  const state = useSyncExternalStore(subscribeToSaving, read, read);
  return useMemo(() => {
    if (state === undefined || state.kind === "saving") return { gains: null, beatenWpm: undefined };
    if (state.kind !== "saved") return { gains: findGains(figures, null, null, perWpm), beatenWpm: undefined };
    const { baseline, streak } = state;
    const best = baseline?.bestWpm ?? undefined;
    return {
      gains: findGains(state.figures, baseline, streak, perWpm),
      beatenWpm: best !== undefined && state.figures.wpm > best ? best : undefined,
    };
  }, [state, figures, perWpm]);
}
