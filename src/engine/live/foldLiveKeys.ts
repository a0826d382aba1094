import type { Keystroke } from "../log/Keystroke";
import { editsOf } from "../log/replay";
import { stepTyping } from "../typing/Typing";
import type { LiveRun, Misses } from "./LiveRun";
import { addPress } from "./recentPresses";
import { stepLiveCopy } from "./LiveCopy";

/** The run after its next batch. */
export function foldLiveKeys(run: LiveRun, keystrokes: readonly Keystroke[]): LiveRun {
  let { typing, presses, rightPresses, recent, misses, lastTime } = run;
  for (const keystroke of keystrokes) {
    for (const edit of editsOf(keystroke)) {
      const before = typing;
      const { state, outcome } = before.rules === "exam" ? stepLiveCopy(before, edit) : stepTyping(before, edit);
      typing = state;
      if (outcome.kind !== "pressed") continue;
      presses += 1;
      recent = addPress(recent, outcome.right);
      if (outcome.right) rightPresses += 1;
      else misses = { ...placeOf(before), before: misses };
    }
    lastTime = keystroke.time;
  }
  return {
    text: run.text,
    typing,
    batch: run.batch + 1,
    entries: run.entries + keystrokes.length,
    lastTime,
    presses,
    rightPresses,
    recent,
    misses,
  };
}

/** Where the caret stands: a word of the text, and a letter of it. */
function placeOf(typing: LiveRun["typing"]): Omit<Misses, "before"> {
  if (typing.rules === "stopOnError") return { word: 0, letter: typing.position };
  return { word: typing.rules === "exam" ? typing.expected : typing.done.length, letter: typing.typed.length };
}
