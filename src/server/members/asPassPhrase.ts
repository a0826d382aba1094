import { dutchWords } from "./dutchWords";
import { englishWords } from "./englishWords";

const lists: readonly ReadonlySet<string>[] = [new Set(dutchWords), new Set(englishWords)];

/**
 * The pass-phrase that somebody means who types `Kladblok film weer` from a card that says `kladblok-film-weer`. Null
 * when it is written right already, and when
 * it is not three words of one list: then it is on no card.
 */
export function asPassPhrase(typed: string): string | null {
  const words = typed
    .trim()
    .toLowerCase()
    .split(/[\s\p{Pd}]+/u);
  const phrase = words.join("-");
  const isOnCards = words.length === 3 && lists.some((list) => words.every((word) => list.has(word)));
  return isOnCards && phrase !== typed ? phrase : null;
}
