import { measureWords } from "../metrics/measureWords";
import type { Run } from "../metrics/measureRun";

/** A word that was missed, and how many wrong presses it had. */
export type MissedWord = { readonly word: string; readonly errors: number };

/** Typed so often without an error since, a word is no longer missed. */
const ENOUGH_RIGHT = 3;

/** Signs around a word: a quote or a full stop belongs to the text, not to the word. */
const around = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * The words that were missed in some runs, those with the most errors first, then by name.
 * @param runs oldest first.
 */
export function missedWords(runs: readonly Run[]): readonly MissedWord[] {
  const tallies = new Map<string, { readonly errors: number; readonly right: number }>();
  for (const { word: written, times, errors } of runs.flatMap(measureWords)) {
    const word = written.replace(around, "");
    if (word === "") continue;
    const before = tallies.get(word) ?? { errors: 0, right: 0 };
    const right = before.right + times;
    if (errors > 0) tallies.set(word, { errors: before.errors + errors, right: 0 });
    else if (right >= ENOUGH_RIGHT) tallies.delete(word);
    else if (before.errors > 0) tallies.set(word, { errors: before.errors, right });
  }
  const missed = Array.from(tallies, ([word, { errors }]) => ({ word, errors }));
  // By code units, not by a locale: the order must not depend on the machine.
  return missed.sort((a, b) => b.errors - a.errors || (a.word < b.word ? -1 : 1));
}
