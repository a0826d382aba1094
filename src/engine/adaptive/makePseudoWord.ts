import type { LanguageModel } from "./LanguageModel";

const MIN_LETTERS = 3;
const MAX_LETTERS = 8;
const TRIES = 20;

/**
 * A word that the language might have, of open letters alone: each letter after the two before it, as often as in real
 * words,
 * from a word's start to an end that real words have. Null when the open letters give none.
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
