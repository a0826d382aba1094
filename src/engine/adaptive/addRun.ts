import { applyKeystroke } from "../log/replay";
import type { Run } from "../metrics/measureRun";
import { sameLists } from "../typing/FreeTyping";
import { startTyping } from "../typing/Typing";
import type { AdaptiveState, RunMark } from "./AdaptiveState";
import { compareMarks } from "./compareMarks";
import { foldPress, type Press } from "./foldPress";
import { unknownKey, type KeyStat } from "./KeyStat";
import type { PracticeGoal } from "./PracticeGoal";

/** A longer wait is a pause, not the time of a key, in ms. */
const PAUSE_MS = 5000;

/** A finished run of any mode, and when it ended. */
export type FinishedRun = Run &
  RunMark & {
    /** The day of its end where the person lives, as a whole number of days since any fixed day. */
    readonly day: number;
  };

/**
 * What is known after one more run, by replaying its log. A run that is already in, or that ended before the last one
 * that is,
 * changes nothing: when an older run comes late, the state is derived again ({@link deriveState}).
 */
export function addRun(state: AdaptiveState, run: FinishedRun, goal: PracticeGoal): AdaptiveState {
  if (state.last !== null && compareMarks(run, state.last) <= 0) return state;
  const keys = { ...state.keys };
  const pairs = { ...state.pairs };
  let typing = startTyping(run.rules, run.text);
  let lastMs: number | null = null;
  for (const keystroke of run.keystrokes) {
    if (keystroke.time > run.durationMs) break;
    const waitMs: number = lastMs === null ? Infinity : keystroke.time - lastMs;
    let gapMs = waitMs > PAUSE_MS ? null : waitMs;
    // The press after a correction is half correction: it is not timed, nor is the one after a miss.
    lastMs = keystroke.kind === "insert" ? keystroke.time : null;
    typing = applyKeystroke(
      typing,
      keystroke,
      ({ outcome }) => {
        if (outcome.kind !== "pressed" || outcome.expected === null) return;
        const press = { right: outcome.right, gapMs, day: run.day };
        fold(keys, outcome.expected, press, goal);
        if (outcome.previous !== null) fold(pairs, outcome.previous + outcome.expected, press, goal);
        // The rest of one insertion came with its first character: it has no time of its own.
        gapMs = null;
        if (!outcome.right) lastMs = null;
      },
      sameLists,
    );
  }
  return { version: state.version, runs: state.runs + 1, last: { endedAt: run.endedAt, id: run.id }, keys, pairs };
}

function fold(stats: Record<string, KeyStat>, name: string, press: Press, goal: PracticeGoal): void {
  stats[name] = foldPress(stats[name] ?? unknownKey, press, goal);
}
