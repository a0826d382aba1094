import { percent } from "./rates";
import { acceptsKey, plainKey } from "../text/graphemes";
import { isWordRight, type FreeTyping, type StopOnErrorTyping, type Typing } from "../typing/Typing";
import type { CharacterCounts, ErrorRates } from "./RunMetrics";

/** The input stream, classified as by Soukoreff & MacKenzie. */
type InputStream = {
  /** P: what should have been typed, in graphemes. */
  readonly presented: readonly string[];
  /** T: the transcribed text at the end, in graphemes. */
  readonly transcribed: readonly string[];
  /** IF: characters that were typed and are not in T. */
  readonly fixedCharacters: number;
  /** F: presses of keys that correct. */
  readonly fixKeys: number;
};

/**
 * Error rates after R. W. Soukoreff and I. S. MacKenzie, "Metrics for text entry research", CHI 2003: INF = MSD(P, T),
 * C = max(|P|, |T|) − INF; total = (INF + IF) ÷ (C + INF + IF), corrected with IF above, uncorrected with INF; KSPC =
 * (C + INF + IF + F) ÷ (C + INF). Percent, but KSPC.
 */
export function measureErrorRates({ presented, transcribed, fixedCharacters, fixKeys }: InputStream): ErrorRates {
  const longest = Math.max(presented.length, transcribed.length);
  const notFixed = editDistance(presented, transcribed);
  const all = longest + fixedCharacters;
  return {
    msd: percent(notFixed, longest),
    kspc: longest > 0 ? (all + fixKeys) / longest : 0,
    total: percent(notFixed + fixedCharacters, all),
    corrected: percent(fixedCharacters, all),
    uncorrected: percent(notFixed, all),
  };
}

/** The transcribed text at some moment, and the expected text. */
type FinalText = {
  /** The expected text, as far as the user got. */
  readonly presented: readonly string[];
  readonly transcribed: readonly string[];
  readonly characters: CharacterCounts;
};

/** Compares the typed text to the expected text. */
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
    // The space after a wrong word counts as an extra character (as in Monkeytype).
    if (isWordRight(word, letters)) characters.correct += 1;
    else characters.extra += 1;
  });
  const word = words[done.length] ?? [];
  // The current word is compared as far as it was typed; if it was given up at the end, its rest is missing.
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

/**
 * Minimum string distance of two texts in graphemes (Levenshtein: insert, delete and replace cost 1); characters typed
 * with the same key are equal. Uses Myers' bit vectors (J. ACM 46(3), 1999), 32 rows at a time, so that a run of
 * thousands of wrong keys does not block the server.
 */
export function editDistance(presented: readonly string[], transcribed: readonly string[]): number {
  const ids = new Map<string, number>();
  const [rows, columns] = withoutSameEnds(numbered(presented, ids), numbered(transcribed, ids));
  // The difference between each cell of the row above and the cell to its left. In the row of the empty text they are 1
  // apart.
  const steps = new Int8Array(columns.length).fill(1);
  const occurrences = new Int32Array(ids.size);
  for (let row = 0; row < rows.length; row += 32) {
    const block = rows.subarray(row, row + 32);
    occurrences.fill(0);
    block.forEach((id, at) => (occurrences[id] = (occurrences[id] ?? 0) | (1 << at)));
    advanceBlock(steps, columns, occurrences, 1 << (block.length - 1));
  }
  return steps.reduce((sum, step) => sum + step, rows.length);
}

/**
 * Advances `steps` from the row above a block to the block's last row, whose bit is `lastRow`. Names as in Hyyrö 2003,
 * figure 8.
 */
function advanceBlock(steps: Int8Array, columns: Int32Array, occurrences: Int32Array, lastRow: number): void {
  let pv = -1;
  let mv = 0;
  for (let column = 0; column < columns.length; column += 1) {
    const above = steps[column] ?? 0;
    let eq = occurrences[columns[column] ?? 0] ?? 0;
    const xv = eq | mv;
    if (above < 0) eq |= 1;
    const xh = (((eq & pv) + pv) ^ pv) | eq;
    let ph = mv | ~(xh | pv);
    let mh = pv & xh;
    steps[column] = (ph & lastRow) !== 0 ? 1 : (mh & lastRow) !== 0 ? -1 : 0;
    ph = (ph << 1) | (above > 0 ? 1 : 0);
    mh = (mh << 1) | (above < 0 ? 1 : 0);
    pv = mh | ~(xv | ph);
    mv = ph & xv;
  }
}

function numbered(graphemes: readonly string[], ids: Map<string, number>): Int32Array {
  return Int32Array.from(graphemes, (grapheme) => {
    const key = plainKey(grapheme);
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  });
}

/** Removes the common start and end of two texts, which do not change their distance. */
function withoutSameEnds(first: Int32Array, second: Int32Array): readonly [Int32Array, Int32Array] {
  const shortest = Math.min(first.length, second.length);
  let start = 0;
  while (start < shortest && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < shortest - start && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  return [first.subarray(start, first.length - end), second.subarray(start, second.length - end)];
}
