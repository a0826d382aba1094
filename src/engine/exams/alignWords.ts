import type { ExamWord, TypedWords } from "./ExamWord";
import { WordAlignment } from "./WordAlignment";
import type { WordMark } from "./WordMark";

/**
 * Lays what was typed beside the text in the way that has the fewest errors. The rest of the text, to which nobody
 * came, is no error.
 */
export function alignWords(text: readonly ExamWord[], { words: typed, isLastBegun }: TypedWords): readonly WordMark[] {
  const same = sameStart(text, typed);
  const rest = typed.slice(same);
  const right = text
    .slice(0, same)
    .map(({ shown }, at): WordMark => ({ kind: "right", words: [shown], typed: [typed[at]?.shown ?? ""] }));
  // All wrong is an error a word; to come further than twice as many words would take as many words left out.
  return [...right, ...new WordAlignment(text.slice(same, same + 2 * rest.length), rest, isLastBegun).marks()];
}

/** Words right from the start on: some best alignment always has them so, and most attempts have hundreds. */
function sameStart(text: readonly ExamWord[], typed: readonly ExamWord[]): number {
  let same = 0;
  while (same < typed.length && text[same]?.plain === typed[same]?.plain) same += 1;
  return same;
}
