import { plainKey } from "../text/acceptsKey";
import { splitGraphemes } from "../text/splitGraphemes";

/** A word as it is shown and as it is compared: two are the same exactly when their plain forms are. */
export type ExamWord = {
  readonly shown: string;
  /** Every character by the key that types it. */
  readonly plain: string;
  /** In characters as a person sees them. */
  readonly length: number;
};

/** The words of a text as it is asked. */
export function askedWords(text: string): readonly ExamWord[] {
  return text === "" ? [] : text.split(" ").map(examWord);
}

export type TypedWords = {
  /** What stands between the spaces. A space too many leaves an empty word, which is an error of its own. */
  readonly words: readonly ExamWord[];
  /** Whether the last word has no space behind it: more was to come when the time was over. */
  readonly isLastBegun: boolean;
};

/** The words of what was typed. */
export function typedWords(copied: string): TypedWords {
  const words = copied.split(" ").map(examWord);
  const isLastBegun = words.at(-1)?.length !== 0;
  return { words: isLastBegun ? words : words.slice(0, -1), isLastBegun };
}

function examWord(shown: string): ExamWord {
  const graphemes = splitGraphemes(shown);
  return { shown, plain: graphemes.map(plainKey).join(""), length: graphemes.length };
}
