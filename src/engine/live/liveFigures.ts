import { percent, wordsPerMinute, rightCharacters } from "../metrics/rates";
import { isWordRight } from "../typing/Typing";
import type { LiveCopy } from "./LiveCopy";
import { type LiveRun, countRight, liveLimits } from "./LiveRun";
import { acceptsKey } from "../text/graphemes";

/** Speed and accuracy of a run, not rounded; accuracy is 100 before the first key press. */
export type LiveFigures = { readonly wpm: number; readonly accuracy: number };

/** @param elapsedMs since the run's time zero. */
export function liveFigures({ typing, presses, rightPresses }: LiveRun, elapsedMs: number): LiveFigures {
  const right = typing.rules === "exam" ? copiedCharacters(typing) : rightCharacters(typing);
  return { wpm: wordsPerMinute(right, elapsedMs), accuracy: presses > 0 ? percent(rightPresses, presses) : 100 };
}

/** Characters of words copied right, each with its space, and of the current word if it is right so far. */
function copiedCharacters({ words, done, expected, typed }: LiveCopy): number {
  const word = words[expected] ?? [];
  let count = isWordRight(word.slice(0, typed.length), typed) ? typed.length : 0;
  for (let rest = done; rest !== null; rest = rest.before) {
    if (rest.word !== null && isWordRight(words[rest.word] ?? [], rest.letters)) count += rest.letters.length + 1;
  }
  return count;
}

/** States of a member, in the order of a wall: those who need help first. */
export const liveStates = ["STUCK", "TYPING", "IDLE", "AWAY", "OFFLINE"] as const;

export type LiveState = (typeof liveStates)[number];

/**
 * Whether someone in a run needs help: no key press for a while, or too few right ones recently.
 * @param idleMs since the last key press, or since the run began.
 */
export function isStuck({ presses, recent }: LiveRun, idleMs: number): boolean {
  const { stuckAfterMs, stuckPresses, stuckPercent } = liveLimits;
  if (idleMs >= stuckAfterMs) return true;
  return presses >= stuckPresses && countRight(recent) * 100 < stuckPercent * stuckPresses;
}

/**
 * One letter for each character (grapheme) of the text up to the caret: `r` right, `w` wrong or left out, `f` right
 * after it was wrong. Extra letters at a word's end have no mark of their own; the space after them is `w`.
 */
export function liveMarks(run: LiveRun): string {
  const { text, typing } = run;
  const signs = Array<string>(livePosition(run)).fill("r");
  const set = (at: number, sign: string) => {
    if (at < signs.length) signs[at] = sign;
  };
  for (let miss = run.misses; miss !== null; miss = miss.before) {
    const letters = text.words[miss.word]?.length ?? 0;
    set((text.starts[miss.word] ?? text.length) + Math.min(miss.letter, letters), "f");
  }
  const lay = (at: number, letters: readonly string[], isDone: boolean) => {
    const word = text.words[at] ?? [];
    const start = text.starts[at] ?? text.length;
    const reached = isDone ? word.length : Math.min(word.length, letters.length);
    for (let letter = 0; letter < reached; letter += 1) {
      if (!acceptsKey(word[letter] ?? "", letters[letter] ?? "")) set(start + letter, "w");
    }
    if (isDone && letters.length !== word.length) set(start + word.length, "w");
  };
  if (typing.rules === "free") {
    typing.done.forEach((letters, at) => {
      if (!isWordRight(text.words[at] ?? [], letters)) lay(at, letters, true);
    });
    lay(typing.done.length, typing.typed, typing.finished);
  }
  if (typing.rules === "exam") {
    let next = typing.expected;
    for (let rest = typing.done; rest !== null; rest = rest.before) {
      // A word closer to the caret is the better match: the earlier one matched to the same place was an addition.
      if (rest.word === null || rest.word >= next)
        set(text.starts[next] === undefined ? text.length : (text.starts[next] ?? 0) - 1, "w");
      else {
        for (let skipped = rest.word + 1; skipped < next; skipped += 1) lay(skipped, [], true);
        lay(rest.word, rest.letters, true);
        next = rest.word;
      }
    }
    for (let skipped = 0; skipped < next; skipped += 1) lay(skipped, [], true);
    lay(typing.expected, typing.typed, false);
  }
  return signs.join("");
}

/** Number of characters (graphemes) of the text before the caret. */
export function livePosition({ text, typing }: LiveRun): number {
  if (typing.rules === "stopOnError") return typing.position;
  const word = typing.rules === "exam" ? typing.expected : typing.done.length;
  const start = text.starts[word] ?? text.length;
  return Math.min(text.length, start + Math.min(typing.typed.length, text.words[word]?.length ?? 0));
}
