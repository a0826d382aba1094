import { type AdaptiveState, unknownKey } from "./AdaptiveState";
import { type CourseProgress, placementId } from "../lessons/courseProgress";
import { courseForLayout } from "../lessons/courses";

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
function withLearned(state: AdaptiveState, letters: readonly string[]): AdaptiveState {
  const learned = letters
    .filter((key) => state.keys[key]?.learnt !== true)
    .map((key) => [key, { ...(state.keys[key] ?? unknownKey), learnt: true }] as const);
  return learned.length === 0 ? state : { ...state, keys: { ...state.keys, ...Object.fromEntries(learned) } };
}

/**
 * The state of adaptive practice with the letters as learned that a placement has passed over in the course of this
 * keyboard: what opens lessons opens letters. The counts stay as they are, so a letter that proves hard is practiced.
 */
export function withPlacedLetters(state: AdaptiveState, layout: string, progress: CourseProgress): AdaptiveState {
  const lessons = courseForLayout(layout)?.lessons ?? [];
  const placed = lessons.findLastIndex((lesson) => progress.has(placementId(lesson)));
  const letters = lessons
    .slice(0, Math.max(0, placed))
    .flatMap(({ keys }) => keys)
    .filter((key) => /\p{Ll}/u.test(key));
  return withLearned(state, letters);
}
