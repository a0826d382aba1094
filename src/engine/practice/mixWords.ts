import { createRandom } from "../random/createRandom";
import { drawWords } from "./drawWords";

/** Of three words two are among those to practise. */
const SHARE = 2 / 3;

/**
 * A text of words to practise among others: each of them comes as often as the rest, in an order drawn by a seed, and
 * no word follows itself as long as
 * there is another.
 * @param practised at least one.
 * @param others most frequent first; may be empty.
 */
export function mixWords(practised: readonly string[], others: readonly string[], count: number, seed: number): string {
  const random = createRandom(seed);
  const rest = others.filter((word) => !practised.includes(word));
  const filling = rest.length === 0 ? [] : [...drawWords(rest, count, seed)];
  const mixed: string[] = [];
  let round: readonly string[] = [];
  while (mixed.length < count) {
    const other = random() < SHARE ? undefined : filling.pop();
    if (other !== undefined && other !== mixed.at(-1)) {
      mixed.push(other);
      continue;
    }
    if (round.length === 0) round = shuffle(practised, random);
    const [next = ""] = round;
    const isRepeated = next === mixed.at(-1);
    const between = isRepeated ? filling.pop() : undefined;
    if (between !== undefined) mixed.push(between);
    else if (isRepeated && round.length > 1) round = [...round.slice(1), next];
    else {
      mixed.push(next);
      round = round.slice(1);
    }
  }
  return mixed.join(" ");
}

function shuffle(words: readonly string[], random: () => number): readonly string[] {
  return words
    .map((word) => ({ word, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ word }) => word);
}
