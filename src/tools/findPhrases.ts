import type { EarlyWords } from "../contract/languages/EarlyWords";

const LONGEST = 24;

/**
 * The phrases with which clauses end, such as "in the garden", the most frequent first. In the middle of a clause they
 * may go on ("in the garden shed").
 * @param isCommon whether a word is known to the learner.
 */
export function findPhrases(
  [firsts, seconds]: EarlyWords["phraseBeginnings"],
  texts: readonly string[],
  isCommon: (word: string) => boolean,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const clause of texts.flatMap((text) => text.split(/[^\p{L}' -]+/u))) {
    const words = clause.trim().split(/ +/u);
    for (const ending of [words.slice(-3), words.slice(-4)]) {
      const phrase = ending.join(" ");
      const [one = "", two = "", ...rest] = ending;
      const isPhrase =
        words.length > ending.length && firsts.includes(one) && seconds.includes(two) && rest.every(isCommon);
      if (isPhrase && phrase.length <= LONGEST) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([phrase]) => phrase);
}
