import { acceptsKey } from "../text/acceptsKey";
import { isWordRight } from "../typing/FreeTyping";
import { livePosition } from "./livePosition";
import type { LiveRun } from "./LiveRun";

/**
 * One sign for each character (grapheme) of the text up to the caret: `r` right, `w` wrong or left out, `f` right after
 * it was wrong. Letters past
 * a word's end have no place in the text: the space behind them is `w`.
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
      // What is nearer the caret is the better guess: a word laid beside the same place before was put in between.
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
