/** A stretch of text that is drawn alike. `r` right, `w` wrong, `f` right after it was wrong, `-` not typed yet. */
export type MarkedPart = { readonly mark: "r" | "w" | "f" | "-"; readonly text: string };

/** Before and after the caret, as much of a text as is drawn. */
export type MarkedWindow = { readonly isCut: boolean; readonly typed: readonly MarkedPart[]; readonly rest: string };

/** Characters in whose steps the window moves: it stands still while somebody types a few lines. */
const STEP = 300;

/** Characters that are drawn behind the caret's step. */
const AHEAD = 900;

/** What is drawn of a long text around its caret. @param marks one sign for each grapheme before the caret. */
export function markedWindow(graphemes: readonly string[], marks: string, caret: number): MarkedWindow {
  const end = Math.min(caret, graphemes.length);
  const step = Math.floor(end / STEP) * STEP;
  const from = Math.max(0, step - STEP);
  const typed: { mark: MarkedPart["mark"]; text: string }[] = [];
  for (let at = from; at < end; at += 1) {
    const mark = readMark(marks.charAt(at));
    const character = graphemes[at] ?? "";
    const last = typed.at(-1);
    if (last?.mark === mark) last.text += character;
    else typed.push({ mark, text: character });
  }
  return { isCut: from > 0, typed, rest: graphemes.slice(end, step + AHEAD).join("") };
}

function readMark(sign: string): MarkedPart["mark"] {
  return sign === "w" || sign === "f" || sign === "r" ? sign : "-";
}
