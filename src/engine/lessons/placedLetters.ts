import type { AdaptiveState } from "../adaptive/AdaptiveState";
import { withLearned } from "../adaptive/openedLetters";
import { type CourseProgress, placementId } from "./courseProgress";
import { courseForLayout } from "./courses";

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
