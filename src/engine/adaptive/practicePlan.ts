import { isHomeKey, canType } from "../keyboards/waysToType";
import type { KeyboardLayout } from "../keyboards/KeyboardLayout";
import { buildLanguageModel, type LanguageModel, readLetterPairs } from "./LanguageModel";
import { type AdaptiveState, unknownKey } from "./AdaptiveState";
import { type CourseProgress, placementId } from "../lessons/courseProgress";
import { courseForLayout } from "../lessons/courses";

/** The words of a language on a keyboard layout, and the order in which its letters are unlocked. */
export type PracticePlan = { readonly model: LanguageModel; readonly steps: readonly (readonly string[])[] };

/**
 * The plan for a word list, most common word first, on a layout, without words that it cannot type. Make it once.
 * @param letterPairs the stored counts of the language's ordinary text; if null, the words stand for it.
 */
export function makePracticePlan(
  words: readonly string[],
  layout: KeyboardLayout,
  letterPairs: string | null = null,
): PracticePlan {
  const typed = words.filter((word) => canType(layout, word));
  const model = buildLanguageModel(typed, letterPairs === null ? null : readLetterPairs(letterPairs));
  return { model, steps: keySteps(model, (key) => isHomeKey(layout, key)) };
}

/** Letters that a beginner starts with: the fewest that give at least a dozen real words. */
const FIRST_LETTERS = 6;

/** A later step has three letters, or more if they are rare: together at least this share of all presses. */
const STEP_LETTERS = 3;
const STEP_SHARE = 0.01;

/** Letters of the home row are treated as this many times as common, because the fingers are there. */
const HOME_BONUS = 1.5;

/**
 * The steps in which the letters of a language are unlocked: most common first, easy positions before hard ones, and
 * letters that are hardly ever needed in pairs.
 * @param isHome whether a letter is on the home row of the user's keyboard.
 */
export function keySteps(
  { keys, keyShares }: LanguageModel,
  isHome: (key: string) => boolean,
): readonly (readonly string[])[] {
  const letters = keys.flatMap((key, at) => (key === " " ? [] : [{ key, share: keyShares[at] ?? 0 }]));
  const rank = ({ key, share }: { readonly key: string; readonly share: number }) =>
    share * (isHome(key) ? HOME_BONUS : 1);
  const [first, rest] = split(
    [...letters].sort((a, b) => rank(b) - rank(a)),
    FIRST_LETTERS,
  );
  const steps = [first];
  let left = rest;
  while (left.length > 0) {
    let size = STEP_LETTERS;
    while (size < left.length && shareOf(left.slice(0, size)) < STEP_SHARE) size += 1;
    // The remaining letters are too rare for a step of their own, so they are added to this one.
    if (shareOf(left.slice(size)) < STEP_SHARE) size = left.length;
    const [step, others] = split(left, size);
    steps.push(step);
    left = others;
  }
  return steps.map((step) => step.map(({ key }) => key));
}

function shareOf(letters: readonly { readonly share: number }[]): number {
  return letters.reduce((sum, { share }) => sum + share, 0);
}

function split<Item>(items: readonly Item[], at: number): readonly [readonly Item[], readonly Item[]] {
  return [items.slice(0, at), items.slice(at)];
}

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
