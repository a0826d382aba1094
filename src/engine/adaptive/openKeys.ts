import type { AdaptiveState } from "./AdaptiveState";

/** Which letters a person practises, and which of them are being learnt. */
export type OpenKeys = {
  readonly open: readonly string[];
  /** Those of the last open step that are not yet learnt; empty once every letter is. */
  readonly fresh: readonly string[];
};

/** All steps up to the first that is not wholly learnt. */
export function openKeys({ keys }: AdaptiveState, steps: readonly (readonly string[])[]): OpenKeys {
  const isFresh = (key: string) => keys[key]?.learnt !== true;
  const current = steps.findIndex((step) => step.some(isFresh));
  return {
    open: steps.slice(0, current < 0 ? steps.length : current + 1).flat(),
    fresh: (steps[current] ?? []).filter(isFresh),
  };
}
