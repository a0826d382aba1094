import { acceptsKey } from "../text/acceptsKey";
import { isWordRight, type FreeTyping } from "../typing/FreeTyping";
import type { StopOnErrorTyping } from "../typing/StopOnErrorTyping";
import type { Typing } from "../typing/Typing";
import type { CharacterCounts } from "./RunMetrics";

/** The text as it stands at some moment, against the text that was asked. */
export type FinalText = {
  /** What was asked, as far as the person came. */
  readonly presented: readonly string[];
  readonly transcribed: readonly string[];
  readonly characters: CharacterCounts;
};

/** Compares what was typed with what was asked. */
export function finalText(state: Typing): FinalText {
  return state.rules === "free" ? ofFreeTyping(state) : ofStopOnError(state);
}

function ofStopOnError({ text, position }: StopOnErrorTyping): FinalText {
  const typed = text.slice(0, position);
  const characters = { correct: position, incorrect: 0, extra: 0, missed: 0 };
  return { presented: typed, transcribed: typed, characters };
}

function ofFreeTyping({ words, done, typed, finished }: FreeTyping): FinalText {
  const presented: string[] = [];
  const transcribed: string[] = [];
  const characters = { correct: 0, incorrect: 0, extra: 0, missed: 0 };
  done.forEach((letters, at) => {
    const word = words[at] ?? [];
    presented.push(...word, " ");
    transcribed.push(...letters, " ");
    countLetters(characters, word, letters);
    characters.missed += Math.max(0, word.length - letters.length);
    // The space after a wrong word is one character too many (Monkeytype counts it so).
    if (isWordRight(word, letters)) characters.correct += 1;
    else characters.extra += 1;
  });
  const word = words[done.length] ?? [];
  // A word in progress is compared as far as it goes; given up at the end, its rest is missing.
  const reached = finished ? word : word.slice(0, typed.length);
  presented.push(...reached);
  transcribed.push(...typed);
  countLetters(characters, word, typed);
  characters.missed += Math.max(0, reached.length - typed.length);
  return { presented, transcribed, characters };
}

function countLetters(
  counts: { correct: number; incorrect: number; extra: number },
  word: readonly string[],
  letters: readonly string[],
): void {
  letters.forEach((letter, at) => {
    const expected = word[at];
    if (expected === undefined) counts.extra += 1;
    else if (acceptsKey(expected, letter)) counts.correct += 1;
    else counts.incorrect += 1;
  });
}
