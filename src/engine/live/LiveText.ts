import { startTyping, type Typing } from "../typing/Typing";
import { startLiveCopy, type LiveCopy } from "./LiveCopy";
import type { LiveRules } from "./LiveStart";

/** A text laid out for runs under one set of rules. It never changes: everybody who types the same text shares it. */
export type LiveText = {
  readonly rules: LiveRules;
  /** As it was given. */
  readonly text: string;
  /** What a run begins with. */
  readonly typing: Typing | LiveCopy;
  /**
   * Its words in characters (graphemes), where each begins, and how many there are with the spaces between. With stop
   * on error it is one word.
   */
  readonly words: readonly (readonly string[])[];
  readonly starts: readonly number[];
  readonly length: number;
};

/** @param text normalised. */
export function layOutLiveText(rules: LiveRules, text: string): LiveText {
  const typing = rules === "exam" ? startLiveCopy(text) : startTyping(rules, text);
  const words = typing.rules === "stopOnError" ? [typing.text] : typing.words;
  let length = 0;
  const starts = words.map((word, at) => {
    const start = at === 0 ? 0 : length + 1;
    length = start + word.length;
    return start;
  });
  return { rules, text, typing, words, starts, length };
}
