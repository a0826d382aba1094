import { applyKeystroke, sameLists, startTyping } from "../typing/Typing";
import type { Run } from "../metrics/measureRun";
import {
  type AdaptiveState,
  type RunMark,
  compareMarks,
  unknownKey,
  type KeyStat,
  type PracticeGoal,
  emptyAdaptiveState,
  goalTimeMs,
} from "./AdaptiveState";

/** A longer wait is a pause, not the time of a key, in ms. */
const PAUSE_MS = 5000;

/** A finished run of any mode, and when it ended. */
export type FinishedRun = Run &
  RunMark & {
    /** The day of its end in the user's time zone, as a number of days since any fixed day. */
    readonly day: number;
  };

/**
 * The state after one more run, by replaying its log. A run that is already included, or that ended before the last
 * one, changes nothing: when an older run arrives late, the state is derived again ({@link deriveState}).
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
    // A press after a correction includes correcting, so it is not timed; nor is one after a miss.
    lastMs = keystroke.kind === "insert" ? keystroke.time : null;
    typing = applyKeystroke(
      typing,
      keystroke,
      ({ outcome }) => {
        if (outcome.kind !== "pressed" || outcome.expected === null) return;
        const press = { right: outcome.right, gapMs, day: run.day };
        fold(keys, outcome.expected, press, goal);
        if (outcome.previous !== null) fold(pairs, outcome.previous + outcome.expected, press, goal);
        // The rest of an insertion arrived with its first character and has no time of its own.
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

/**
 * The state after a set of runs, in any order and with repeats: this is how the runs of two devices become one state.
 */
export function deriveState(runs: readonly FinishedRun[], goal: PracticeGoal): AdaptiveState {
  return [...runs].sort(compareMarks).reduce((state, run) => addRun(state, run, goal), emptyAdaptiveState);
}

/**
 * The number of presses in smoothed figures: the newest has a weight of one in this many, or an equal share while there
 * are fewer. One miss in 34 presses is 97%.
 */
export const MEMORY_PRESSES = 34;

/** One press where a key was expected. */
type Press = {
  readonly right: boolean;
  /** Time since the previous press in ms, or null if it says nothing about this key. */
  readonly gapMs: number | null;
  readonly day: number;
};

/** The statistics of a key after one more press. */
export function foldPress(stat: KeyStat, { right, gapMs, day }: Press, goal: PracticeGoal): KeyStat {
  const presses = stat.presses + 1;
  const share = Math.max(1 / presses, 1 / MEMORY_PRESSES);
  const timeMs = right && gapMs !== null ? smooth(stat.timeMs, gapMs, stat.timeMs === 0 ? 1 : share) : stat.timeMs;
  const missRate = smooth(stat.missRate, right ? 0 : 1, share);
  const inARow = right ? stat.inARow + 1 : 0;
  return {
    presses,
    misses: stat.misses + (right ? 0 : 1),
    timeMs,
    missRate,
    inARow,
    day: Math.max(stat.day, day),
    learnt: stat.learnt || isLearnt({ presses, missRate, inARow, timeMs }, goal),
  };
}

function smooth(before: number, sample: number, share: number): number {
  return before + share * (sample - before);
}

/** Number of presses before a key's figures are reliable. */
export const ENOUGH_PRESSES = 30;

/** How much slower than the goal a key may be to unlock the next one: accuracy comes before speed. */
const SLOWER_THAN_GOAL = 3;

/**
 * Whether a key is now learned well enough to unlock the next one: accurate enough over at least 30 presses (of all
 * recent ones, or the last 30 without a miss), and fast enough.
 */
function isLearnt(
  { presses, missRate, inARow, timeMs }: Pick<KeyStat, "presses" | "missRate" | "inARow" | "timeMs">,
  goal: PracticeGoal,
): boolean {
  const isRight = inARow >= ENOUGH_PRESSES || (presses >= ENOUGH_PRESSES && missRate <= goal.missRate);
  return isRight && timeMs <= SLOWER_THAN_GOAL * goalTimeMs(goal);
}
