import { isUnfit } from "../lessons/drills";
import { modelWord, type LanguageModel, type ModelWord } from "./LanguageModel";

/**
 * Fewer real words than this bore: invented ones join them. A text of some 25 words then has each at most twice. Real
 * words come as soon as the open letters give them: beside enough of those, an invented one only looks like a mistake
 * in the text.
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
  const taken = new Set(words.map(({ text }) => text));
  for (let tries = 0; words.length < ENOUGH_WORDS && tries < MOST_TRIES; tries += 1) {
    const text = makePseudoWord(model, openSet, random);
    // What chance makes of a few letters is not always for children, and some of it reads as a real word with a typo.
    if (text === null || taken.has(text) || isUnfit(text) || looksLikeSlip(text, real, model.keys)) continue;
    taken.add(text);
    words.push(modelWord(text, model.places));
  }
  return words;
}

const MIN_LETTERS = 3;
const MAX_LETTERS = 8;
const TRIES = 20;

/**
 * A word that the language might have, of open letters alone: each letter after the two before it, as often as in real
 * words, from a word's start to an end that real words have. Null when the open letters give none.
 */
export function makePseudoWord(model: LanguageModel, open: ReadonlySet<string>, random: () => number): string | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const word = walk(model, open, random);
    if (word !== null) return word;
  }
  return null;
}

function walk({ chain }: LanguageModel, open: ReadonlySet<string>, random: () => number): string | null {
  let word = "";
  let context = "  ";
  while (word.length <= MAX_LETTERS) {
    const row = chain.get(context);
    const long = word.length >= MIN_LETTERS;
    const next =
      row &&
      draw(
        row.letters,
        (letter, at) => ((letter === " " ? long : open.has(letter)) ? (row.weights[at] ?? 0) : 0),
        random,
      );
    if (next === undefined || next === null) return null;
    if (next === " ") return word;
    word += next;
    context = context.slice(1) + next;
  }
  return null;
}

/** One of some letters by weight, or null when all weigh nothing. */
function draw(
  letters: readonly string[],
  weigh: (letter: string, at: number) => number,
  random: () => number,
): string | null {
  const weights = letters.map(weigh);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) {
    if (weight > 0 && left < weight) return letters[at] ?? null;
    left -= weight;
  }
  return null;
}

/**
 * Whether an invented word reads as a real one with a typo: a letter too many because it was doubled, or a letter that
 * was dropped.
 */
function looksLikeSlip(text: string, real: ReadonlySet<string>, letters: readonly string[]): boolean {
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (at > 0 && text[at] === text[at - 1] && real.has(before + text.slice(at + 1))) return true;
    if (letters.some((letter) => real.has(before + letter + after))) return true;
  }
  return false;
}
