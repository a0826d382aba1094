import { percent, wordsPerMinute } from "../metrics/perMinute";
import { rightCharacters } from "../metrics/rightCharacters";
import { isWordRight } from "../typing/FreeTyping";
import type { LiveCopy } from "./LiveCopy";
import type { LiveRun } from "./LiveRun";

/** Speed and accuracy of a run, not rounded; accuracy is 100 before the first key press. */
export type LiveFigures = { readonly wpm: number; readonly accuracy: number };

/** @param elapsedMs since the run's zero. */
export function liveFigures({ typing, presses, rightPresses }: LiveRun, elapsedMs: number): LiveFigures {
  const right = typing.rules === "exam" ? copiedCharacters(typing) : rightCharacters(typing);
  return { wpm: wordsPerMinute(right, elapsedMs), accuracy: presses > 0 ? percent(rightPresses, presses) : 100 };
}

/**
 * Characters of words that are copied right, each with its space, and of the word in progress while it is right so far.
 */
function copiedCharacters({ words, done, expected, typed }: LiveCopy): number {
  const word = words[expected] ?? [];
  let count = isWordRight(word.slice(0, typed.length), typed) ? typed.length : 0;
  for (let rest = done; rest !== null; rest = rest.before) {
    if (rest.word !== null && isWordRight(words[rest.word] ?? [], rest.letters)) count += rest.letters.length + 1;
  }
  return count;
}
