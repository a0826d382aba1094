import { type Keystroke, applyKeystroke } from "../../../../engine/log/Keystroke";
import { startStopOnErrorTyping, type Typing } from "../../../../engine/typing/Typing";
import { normaliseText } from "../../../../engine/text/normaliseText";

/** As much of a race as was typed, as a run that is whole in itself. */
export type CutRun = {
  readonly prompt: string;
  /** Times since the first of them. */
  readonly keystrokes: readonly Keystroke[];
  /** When that was, in ms since the start of the race. */
  readonly firstAt: number;
  /** The whole text was typed. */
  readonly isThrough: boolean;
};

/**
 * Cuts a run out of a race: the part of the text that was typed, without a space at its ends, and its keystrokes.
 * @param from characters that were typed before the log begins
 * @returns null when nothing was typed
 */
export function cutRun(text: string, from: number, log: readonly Keystroke[]): CutRun | null {
  const start = startStopOnErrorTyping(text);
  const isSpace = (at: number): boolean => start.text[at] === " ";
  const begin = isSpace(from) ? from + 1 : from;
  const steps = follow({ ...start, position: from }, log);
  const reached = steps.at(-1)?.after ?? from;
  const end = isSpace(reached - 1) ? reached - 1 : reached;
  const prompt = normaliseText(start.text.slice(begin, end).join(""));
  if (prompt === "") return null;
  const kept = steps
    .filter(({ before, after }) => before < end && (before >= begin || after > begin))
    .map(({ keystroke }) => keystroke);
  const firstAt = kept[0]?.time ?? 0;
  return {
    prompt,
    firstAt,
    isThrough: reached === start.text.length,
    keystrokes: kept.map((keystroke) => ({ ...keystroke, time: keystroke.time - firstAt })),
  };
}

/** Each keystroke, and how many characters were typed before and after it. */
function follow(start: Typing, log: readonly Keystroke[]) {
  let state = start;
  return log.map((keystroke) => {
    const before = positionOf(state);
    state = applyKeystroke(state, keystroke, () => undefined);
    return { keystroke, before, after: positionOf(state) };
  });
}

function positionOf(state: Typing): number {
  return state.rules === "stopOnError" ? state.position : 0;
}
