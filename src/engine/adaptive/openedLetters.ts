import { type AdaptiveState, unknownKey } from "./AdaptiveState";

/**
 * The state with the letters as learned that come before one opened by hand, so that this one is open.
 * @param steps letters in the order in which they open.
 * @param opened a letter; any other string changes nothing.
 */
export function withOpenedLetters(
  state: AdaptiveState,
  steps: readonly (readonly string[])[],
  opened: string,
): AdaptiveState {
  const own = Math.max(
    0,
    steps.findIndex((step) => step.includes(opened)),
  );
  return withLearned(state, steps.slice(0, own).flat());
}

/** The state with these letters as learned. Their counts stay as they are, and so does a state that has them so. */
export function withLearned(state: AdaptiveState, letters: readonly string[]): AdaptiveState {
  const learned = letters
    .filter((key) => state.keys[key]?.learnt !== true)
    .map((key) => [key, { ...(state.keys[key] ?? unknownKey), learnt: true }] as const);
  return learned.length === 0 ? state : { ...state, keys: { ...state.keys, ...Object.fromEntries(learned) } };
}
