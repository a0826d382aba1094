import { measurePlaces, type WordPlace } from "./measurePlaces";
import type { Run } from "./measureRun";
import { wordsPerMinute } from "./perMinute";

/** How one word of a text went, over all its places in the text. */
export type WordFigures = {
  /** As it stands in the text. */
  readonly word: string;
  /** How often it was typed to its end. */
  readonly times: number;
  /**
   * Characters that stand there for it at the end, each time with its space, in words of five a minute; 0 when no time
   * passed.
   */
  readonly wpm: number;
  /** Wrong key presses in it, also those that were taken back. */
  readonly errors: number;
};

type Tally = { times: number; ms: number; errors: number; characters: number };

/**
 * The words of a run that were typed to their end, slowest first, then by name; those without a time come last. See
 * measurePlaces for their time.
 */
export function measureWords(run: Run): readonly WordFigures[] {
  const tallies = new Map<string, Tally>();
  for (const place of measurePlaces(run)) add(tallies, place);
  return [...tallies]
    .map(([word, { times, ms, errors, characters }]) => ({ word, times, wpm: wordsPerMinute(characters, ms), errors }))
    .sort(bySpeed);
}

function add(tallies: Map<string, Tally>, { word, ms, errors, characters }: WordPlace): void {
  const tally = tallies.get(word) ?? { times: 0, ms: 0, errors: 0, characters: 0 };
  tallies.set(word, {
    times: tally.times + 1,
    ms: tally.ms + ms,
    errors: tally.errors + errors,
    characters: tally.characters + characters,
  });
}

/** Names by code units, not by a locale: the order must not depend on the machine. */
function bySpeed(a: WordFigures, b: WordFigures): number {
  if ((a.wpm === 0) !== (b.wpm === 0)) return a.wpm === 0 ? 1 : -1;
  return a.wpm - b.wpm || (a.word < b.word ? -1 : 1);
}
