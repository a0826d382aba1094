import { isUnfit } from "../lessons/textPieces";
import { modelWord, type LanguageModel, type ModelWord } from "./LanguageModel";

/**
 * With fewer real words than this, practice gets boring, so invented words are added. A text of about 25 words then has
 * each at most twice. With enough real words there are none, because beside those an invented word looks like a
 * mistake.
 */
const ENOUGH_WORDS = 20;

/** Maximum number of attempts to invent words. */
const MOST_TRIES = 200;

/** The words for a text of unlocked letters: all real ones, and invented ones if there are too few. */
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
    // Random letters may form words unsuitable for children, or look like a real word with a typo.
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
 * Invents a word of unlocked letters. Each letter follows the two before it as often as in real words, from a start to
 * an end that real words have. Null if the letters allow none.
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

/** A random letter by weight, or null if all weights are zero. */
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

/** Whether an invented word looks like a real one with a typo: a doubled or a missing letter. */
function looksLikeSlip(text: string, real: ReadonlySet<string>, letters: readonly string[]): boolean {
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (at > 0 && text[at] === text[at - 1] && real.has(before + text.slice(at + 1))) return true;
    if (letters.some((letter) => real.has(before + letter + after))) return true;
  }
  return false;
}
