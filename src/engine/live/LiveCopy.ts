import { acceptsKey, splitGraphemes } from "../text/graphemes";
import { type Edit, isWordRight, ignored, type Outcome, type Step } from "../typing/Typing";

/** A typed word with its space, and the word of the text that it copies; null if it is not in the text. */
export type CopiedWord = {
  readonly letters: readonly string[];
  readonly word: number | null;
  readonly expected: number;
  readonly before: CopiedWord | null;
};

/**
 * Copying as in an exam, for live spectators: everything typed stays, and each word is matched to the text when it is
 * finished. One word left out or added is recognized; exams are graded differently, from the whole text ({@link
 * file://./../exams/alignWords.ts}).
 */
export type LiveCopy = {
  readonly rules: "exam";
  readonly words: readonly (readonly string[])[];
  /** Finished words, last one first. */
  readonly done: CopiedWord | null;
  /** The word of the text to type now. */
  readonly expected: number;
  readonly typed: readonly string[];
  readonly finished: false;
};

/** Number of letters stored per word, because a held key types thousands. */
const MOST_LETTERS = 100;

export function startLiveCopy(text: string): LiveCopy {
  const words = text
    .split(" ")
    .filter((word) => word !== "")
    .map(splitGraphemes);
  return { rules: "exam", words, done: null, expected: 0, typed: [], finished: false };
}

/** Applies one edit. Never throws. */
export function stepLiveCopy(copy: LiveCopy, edit: Edit): Step<LiveCopy> {
  if (edit.kind === "insert")
    return acceptsKey(" ", edit.grapheme) ? pressSpace(copy) : pressLetter(copy, edit.grapheme);
  return edit.kind === "deleteGrapheme" ? deleteGrapheme(copy) : deleteWord(copy);
}

function pressLetter(copy: LiveCopy, grapheme: string): Step<LiveCopy> {
  const { words, expected, typed } = copy;
  const letter = words[expected]?.[typed.length] ?? null;
  const next = [...typed, grapheme];
  const right =
    (letter !== null && acceptsKey(letter, grapheme)) || (next.length > 1 && begins(words[expected + 1], next));
  return { state: typed.length < MOST_LETTERS ? { ...copy, typed: next } : copy, outcome: pressed(right, letter) };
}

function pressSpace(copy: LiveCopy): Step<LiveCopy> {
  const { words, done, expected, typed } = copy;
  const word = placeOf(copy);
  const right = word !== null && typed.length >= (words[word]?.length ?? 0);
  const state: LiveCopy = {
    ...copy,
    done: { letters: typed, word, expected, before: done },
    expected: word === null ? expected : word + 1,
    typed: [],
  };
  return { state, outcome: pressed(right, " ") };
}

/**
 * The word of the text that the typed word copies: the next one, the one after it (one was left out), or the last one
 * again (the word taken for it was an addition).
 */
function placeOf({ words, done, expected, typed }: LiveCopy): number | null {
  if (typed.length === 0) return null;
  const isCopyOf = (at: number) => isWordRight(words[at] ?? [], typed);
  if (isCopyOf(expected)) return expected;
  if (isCopyOf(expected + 1)) return expected + 1;
  const last = done?.word ?? null;
  if (last !== null && isCopyOf(last) && !isWordRight(words[last] ?? [], done?.letters ?? [])) return last;
  return expected < words.length ? expected : null;
}

function deleteGrapheme(copy: LiveCopy): Step<LiveCopy> {
  const { done, typed } = copy;
  if (typed.length > 0) return { state: { ...copy, typed: typed.slice(0, -1) }, outcome: { kind: "erased", count: 1 } };
  if (done === null) return { state: copy, outcome: ignored };
  return { state: reopen(copy, done, done.letters), outcome: { kind: "erased", count: 1 } };
}

/** Deleting a word also deletes the spaces after it, as in every text field. */
function deleteWord(copy: LiveCopy): Step<LiveCopy> {
  if (copy.typed.length > 0)
    return { state: { ...copy, typed: [] }, outcome: { kind: "erased", count: copy.typed.length } };
  let { done } = copy;
  let count = 0;
  while (done?.letters.length === 0 && done.before !== null) {
    done = done.before;
    count += 1;
  }
  if (done === null) return { state: copy, outcome: ignored };
  return { state: reopen(copy, done, []), outcome: { kind: "erased", count: count + 1 + done.letters.length } };
}

function reopen(copy: LiveCopy, { before, expected }: CopiedWord, typed: readonly string[]): LiveCopy {
  return { ...copy, done: before, expected, typed };
}

function begins(word: readonly string[] | undefined, typed: readonly string[]): boolean {
  return (
    word !== undefined && typed.length <= word.length && typed.every((letter, at) => acceptsKey(word[at] ?? "", letter))
  );
}

function pressed(right: boolean, expected: string | null): Outcome {
  return { kind: "pressed", right, expected, previous: null };
}
