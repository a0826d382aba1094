import type { AdaptiveState } from "./AdaptiveState";
import { ENOUGH_PRESSES } from "./isLearnt";
import { unknownKey, type KeyStat } from "./KeyStat";
import { openKeys } from "./openKeys";

/**
 * How it stands with a letter. locked: not practised yet. new: open, with too few presses to say anything. open: being
 * learnt. learnt: known well enough
 * for others to open.
 */
export type LetterState = "locked" | "new" | "open" | "learnt";

export type Letter = { readonly key: string; readonly state: LetterState; readonly stat: KeyStat };

/** All letters in the order in which they open, with what is known of each. */
export function letterStates(state: AdaptiveState, steps: readonly (readonly string[])[]): readonly Letter[] {
  const open = new Set(openKeys(state, steps).open);
  return steps.flat().map((key) => {
    const stat = state.keys[key] ?? unknownKey;
    return { key, stat, state: open.has(key) ? openState(stat) : "locked" };
  });
}

function openState({ learnt, presses }: KeyStat): LetterState {
  if (learnt) return "learnt";
  return presses < ENOUGH_PRESSES ? "new" : "open";
}
