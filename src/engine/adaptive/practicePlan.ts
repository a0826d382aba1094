import { isHomeKey, canType } from "../keyboards/waysToType";
import type { KeyboardLayout } from "../keyboards/KeyboardLayout";
import { buildLanguageModel, type LanguageModel } from "./LanguageModel";

/** What adaptive practice of a language on a keyboard draws on, and in which order its letters open. */
export type PracticePlan = { readonly model: LanguageModel; readonly steps: readonly (readonly string[])[] };

/**
 * The plan for a word list, most common word first, on a layout: without the words that it cannot type. Make it once.
 */
export function makePracticePlan(words: readonly string[], layout: KeyboardLayout): PracticePlan {
  const model = buildLanguageModel(words.filter((word) => canType(layout, word)));
  return { model, steps: keySteps(model, (key) => isHomeKey(layout, key)) };
}

/** Letters that a beginner starts with: the fewest that make a dozen real words or more. */
const FIRST_LETTERS = 6;

/** A later step has three letters, or more when they are rare: together at least this share of all presses. */
const STEP_LETTERS = 3;
const STEP_SHARE = 0.01;

/** A letter of the home row comes as if it were this many times as common: fingers rest there. */
const HOME_BONUS = 1.5;

/**
 * In which steps the letters of a language open: the most common first, easy places before hard ones, and letters that
 * are hardly ever needed together.
 * @param isHome whether a letter lies in the home row of the person's keyboard.
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
    // What would be left over for a last step is so rare that it comes with this one.
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
