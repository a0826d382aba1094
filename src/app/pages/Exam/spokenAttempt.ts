import { splitGraphemes } from "../../../engine/text/graphemes";
import type { SpokenRun } from "../../typing/spoken/SpokenRun";
import type { CopyRun } from "./CopyRun";
import { SourcePosition } from "./SourcePosition";

/** An attempt as {@link SpokenRun}: where the candidate is in the text, but not whether what they typed is right. */
export function spokenAttempt(run: CopyRun, text: string): SpokenRun {
  const place = new SourcePosition(text);
  const words = text.split(" ");
  const wordsBehind = (): number => {
    place.update(run.characters);
    return place.word;
  };
  return {
    text,
    errors: null,
    stopsOnError: false,
    zero: run.zero,
    limitMs: run.limitMs,
    onChange: run.onChange,
    get wordsBehind() {
      return wordsBehind();
    },
    get remaining() {
      const [word = "", ...rest] = words.slice(wordsBehind());
      const typed = splitGraphemes(run.currentWord()).length;
      return [splitGraphemes(word).slice(typed).join(""), ...rest].join(" ");
    },
  };
}
