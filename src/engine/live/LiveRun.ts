import { type Typing, type TypingRules, startTyping, stepTyping } from "../typing/Typing";
import { type LiveCopy, startLiveCopy, stepLiveCopy } from "./LiveCopy";
import { decodeLog } from "../log/logCodec";
import { MAX_LOG_ENTRIES, type Keystroke, editsOf } from "../log/Keystroke";
import { liveLimits } from "./liveLimits";

/** Wrong key presses by the place in the text where they came, the last one first. Grows without being copied. */
export type Misses = { readonly word: number; readonly letter: number; readonly before: Misses | null };

/** A run that somebody else looks at: the fold of its start and its batches. It holds no log. */
export type LiveRun = {
  readonly text: LiveText;
  readonly typing: Typing | LiveCopy;
  /** The number of the last batch taken; the next must be one more. */
  readonly batch: number;
  /** Keystrokes so far. */
  readonly entries: number;
  /** Time of the last keystroke, in ms since the run's zero. */
  readonly lastTime: number;
  readonly presses: number;
  readonly rightPresses: number;
  /** The last key presses, a binary digit each, 1 for a right one. */
  readonly recent: number;
  readonly misses: Misses | null;
};

/**
 * A run before its first batch.
 * @param position characters that were typed before the log begins; only with stop on error.
 */
export function startLiveRun(text: LiveText, position = 0): LiveRun {
  return {
    text,
    typing: from(text.typing, position),
    batch: 0,
    entries: 0,
    lastTime: 0,
    presses: 0,
    rightPresses: 0,
    recent: 0,
    misses: null,
  };
}

function from(typing: LiveText["typing"], position: number): LiveText["typing"] {
  if (typing.rules !== "stopOnError" || position <= 0) return typing;
  const at = Math.min(position, typing.text.length);
  return { ...typing, position: at, finished: at === typing.text.length };
}

export type LiveActivity = "PRACTICE" | "LESSON" | "TEXT" | "CUSTOM" | "EXAM" | "RACE";

/** The rules of a run that is followed live: those of practice and races, or copying as in an exam. */
export type LiveRules = TypingRules | "exam";

/** What somebody begins to type. */
export type LiveStart = {
  readonly activity: LiveActivity;
  readonly rules: LiveRules;
  /** Normalised. */
  readonly text: string;
  /** What their screen calls it. */
  readonly title: string | null;
  /** Characters that were typed before the log begins: of a race that a page came back to. 0 for all others. */
  readonly position: number;
};

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

export type LiveRefusal = "MALFORMED_LOG" | "IMPOSSIBLE_TIMING" | "LOG_FULL";

/**
 * The run with one more batch. One that was taken before changes nothing; one that leaves a gap is answered with the
 * number that is expected. Runs for every batch of everybody who is watched: keep it lean.
 */
export function takeLiveBatch(
  run: LiveRun,
  batch: number,
  encoded: string,
): { readonly run: LiveRun } | { readonly expected: number } | { readonly refused: LiveRefusal } {
  if (batch <= run.batch) return { run };
  if (batch !== run.batch + 1) return { expected: run.batch + 1 };
  if (encoded.length > liveLimits.batchLength) return { refused: "MALFORMED_LOG" };
  const log = decodeLog(encoded);
  if (!log.ok || log.keystrokes.length > liveLimits.batchKeystrokes) return { refused: "MALFORMED_LOG" };
  if (run.entries + log.keystrokes.length > MAX_LOG_ENTRIES) return { refused: "LOG_FULL" };
  const first = log.keystrokes[0];
  if (first !== undefined && first.time < run.lastTime) return { refused: "IMPOSSIBLE_TIMING" };
  return { run: foldLiveKeys(run, log.keystrokes) };
}

/** The run after its next batch. */
function foldLiveKeys(run: LiveRun, keystrokes: readonly Keystroke[]): LiveRun {
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

/** Where the caret is: a word of the text, and a letter of it. */
function placeOf(typing: LiveRun["typing"]): Omit<Misses, "before"> {
  if (typing.rules === "stopOnError") return { word: 0, letter: typing.position };
  return { word: typing.rules === "exam" ? typing.expected : typing.done.length, letter: typing.typed.length };
}

const HALF = 2 ** (liveLimits.stuckPresses / 2);
const ALL = HALF * HALF;

/**
 * Remembers one more key press and forgets the oldest: binary digits of one number, since a busy server folds thousands
 * a second.
 */
function addPress(recent: number, right: boolean): number {
  return (recent * 2 + (right ? 1 : 0)) % ALL;
}

/** How many of the last key presses were right. */
export function countRight(recent: number): number {
  return ones(Math.floor(recent / HALF)) + ones(recent % HALF);
}

function ones(half: number): number {
  let count = 0;
  for (let rest = half; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
