import { isUnfit } from "../lessons/isUnfit";
import { modelWord } from "./buildLanguageModel";
import type { LanguageModel, ModelWord } from "./LanguageModel";
import { looksLikeSlip } from "./looksLikeSlip";
import { makePseudoWord } from "./makePseudoWord";

/**
 * Fewer real words than this bore: invented ones join them. A text of some 25 words then has each at most twice. Real
 * words come as soon as the open
 * letters give them: beside enough of those, an invented one only looks like a mistake in the text.
 */
const ENOUGH_WORDS = 20;

/** Walks for an invented word before there are none left to find. */
const MOST_TRIES = 200;

/**
 * The words that a text of open letters may have: all real ones, and invented ones while there are too few of those.
 */
export function candidateWords(
  model: LanguageModel,
  open: readonly string[],
  random: () => number,
): readonly ModelWord[] {
  const openSet = new Set(open);
  const isOpen = model.keys.map((key) => openSet.has(key));
  const words = model.words.filter(({ keys }) => keys.every((key) => isOpen[key]));
  if (words.length >= ENOUGH_WORDS) return words;
  const real = new Set(model.words.map(({ text }) => text));
  const known = new Set(words.map(({ text }) => text));
  for (let tries = 0; words.length < ENOUGH_WORDS && tries < MOST_TRIES; tries += 1) {
    const text = makePseudoWord(model, openSet, random);
    // What chance makes of a few letters is not always for children, and some of it reads as a real word with a typo.
    if (text === null || known.has(text) || isUnfit(text) || looksLikeSlip(text, real, model.keys)) continue;
    known.add(text);
    words.push(modelWord(text, model.places));
  }
  return words;
}
