import { type Keystroke, applyKeystroke } from "../../engine/log/Keystroke";
import type { Run } from "../../engine/metrics/measureRun";
import { sameLists, startTyping, type Typing, type TypingRules } from "../../engine/typing/Typing";
import { Refused } from "../graphql/errors";

/** What was to be typed, and how. */
export type Task = {
  readonly rules: TypingRules;
  /** Normalised. */
  readonly text: string;
  /** When a timed run ends, in ms; null for one that ends with its text. */
  readonly limitMs: number | null;
};

/**
 * Replays a run of practice: what is kept of it, or why it cannot be.
 * - MALFORMED_LOG: the first key is not at zero.
 * - EMPTY_RUN: no key counted.
 * - UNFINISHED_RUN: the words or the text are not through.
 * - IMPOSSIBLE_TIMING: a key after the time of a timed run.
 */
export function verifyRun({ rules, text, limitMs }: Task, keystrokes: readonly Keystroke[]): Run | Refused {
  const last = keystrokes.at(-1);
  if (!last) return new Refused("EMPTY_RUN");
  if (keystrokes[0]?.time !== 0) return new Refused("MALFORMED_LOG");
  const { finishedAt, presses, furthestWord } = follow(startTyping(rules, text), keystrokes);
  if (presses === 0) return new Refused("EMPTY_RUN");
  if (limitMs === null)
    return finishedAt === null ? new Refused("UNFINISHED_RUN") : { rules, text, keystrokes, durationMs: finishedAt };
  if (last.time > limitMs) return new Refused("IMPOSSIBLE_TIMING");
  return {
    rules,
    text: rules === "free" ? trim(text, furthestWord) : text,
    keystrokes,
    durationMs: finishedAt ?? limitMs,
  };
}

function follow(start: Typing, keystrokes: readonly Keystroke[]) {
  let state = start;
  let presses = 0;
  let furthestWord = 0;
  for (const keystroke of keystrokes) {
    state = applyKeystroke(
      state,
      keystroke,
      (step) => {
        if (step.outcome.kind === "pressed") presses += 1;
        if (step.state.rules === "free") furthestWord = Math.max(furthestWord, step.state.done.length);
      },
      sameLists,
    );
    if (state.finished) return { finishedAt: keystroke.time, presses, furthestWord };
  }
  return { finishedAt: null, presses, furthestWord };
}

/**
 * The words up to the furthest that was begun, and one more: the last word of a text has rules of its own (it ends the
 * run, and no
 * space follows it), so that a word that was not the last must not become it.
 */
function trim(text: string, furthestWord: number): string {
  return text
    .split(" ")
    .slice(0, furthestWord + 2)
    .join(" ");
}
