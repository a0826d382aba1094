import { type Typing, type TypingRules, startTyping, stepTyping, editsOf, isWordRight } from "../typing/Typing";
import { type LiveCopy, startLiveCopy, stepLiveCopy } from "./LiveCopy";
import { MAX_LOG_ENTRIES, type Keystroke } from "../log/Keystroke";
import { decodeLog } from "../log/logCodec";
import { percent, wordsPerMinute, rightCharacters } from "../metrics/rates";
import { acceptsKey } from "../text/graphemes";

/** Limits of what coaches see live. Times in ms. */
export const liveLimits = {
  /**
   * Someone in a run who presses no key for this long needs help. Shorter than the 10 s after which practice stops a
   * run.
   */
  stuckAfterMs: 7_000,
  /** Without a key press for this long a user counts as away, although the run continues (a race, a lesson). */
  goneMs: 60_000,
  /**
   * Also stuck: fewer than {@link stuckPercent} of this many last key presses right. With fewer presses there is no
   * judgment.
   */
  stuckPresses: 40,
  stuckPercent: 80,
  /** Maximum keystrokes per batch: a run that is watched from its middle arrives in a few. */
  batchKeystrokes: 1_000,
  /** Maximum length of an encoded batch in characters, as pages split their logs: 48,000 bytes. */
  batchLength: 64_000,
  /**
   * Longest text that is watched, in UTF-16 units: the longest in the library with its ligatures spelled out, and twice
   * an exam's.
   */
  textLength: 30_000,
  /** Longer titles are cut. */
  titleLength: 100,
  /** Longest id that a page gives to a run, or to itself. */
  idLength: 64,
} as const;

/** Positions of wrong key presses in the text, last one first. Grows without being copied. */
export type Misses = { readonly word: number; readonly letter: number; readonly before: Misses | null };

/** A run that others watch: the fold of its start and its batches, without its log. */
export type LiveRun = {
  readonly text: LiveText;
  readonly typing: Typing | LiveCopy;
  /** Number of the last accepted batch; the next must have one more. */
  readonly batch: number;
  /** Number of keystrokes so far. */
  readonly entries: number;
  /** Time of the last keystroke, in ms since the run's time zero. */
  readonly lastTime: number;
  readonly presses: number;
  readonly rightPresses: number;
  /** The last key presses, one bit each, 1 for a right one. */
  readonly recent: number;
  readonly misses: Misses | null;
};

/**
 * A run before its first batch.
 * @param position number of characters typed before the log begins; only with stop on error.
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

/** The rules of a watched run: those of practice and races, or copying as in an exam. */
export type LiveRules = TypingRules | "exam";

/** The start of a run. */
export type LiveStart = {
  readonly activity: LiveActivity;
  readonly rules: LiveRules;
  /** Normalized. */
  readonly text: string;
  /** Its title on screen. */
  readonly title: string | null;
  /** Number of characters typed before the log begins, when a page returns to a race. 0 for all others. */
  readonly position: number;
};

/** A text prepared for runs by one set of rules. Immutable and shared by all who type it. */
export type LiveText = {
  readonly rules: LiveRules;
  /** The original text. */
  readonly text: string;
  /** The state at the start of a run. */
  readonly typing: Typing | LiveCopy;
  /**
   * Its words in characters (graphemes), where each begins, and how many characters there are with the spaces between.
   * With stop on error it is one word.
   */
  readonly words: readonly (readonly string[])[];
  readonly starts: readonly number[];
  readonly length: number;
};

/** @param text normalized. */
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
 * The run after one more batch. A batch that was already accepted changes nothing; for one after a gap, the result is
 * the expected number. Runs for every batch of every watched user, so it must be fast.
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

/** The caret's position: a word of the text, and a letter in it. */
function placeOf(typing: LiveRun["typing"]): Omit<Misses, "before"> {
  if (typing.rules === "stopOnError") return { word: 0, letter: typing.position };
  return { word: typing.rules === "exam" ? typing.expected : typing.done.length, letter: typing.typed.length };
}

const HALF = 2 ** (liveLimits.stuckPresses / 2);
const ALL = HALF * HALF;

/** Adds a key press and drops the oldest, as bits of one number, because a busy server folds thousands a second. */
function addPress(recent: number, right: boolean): number {
  return (recent * 2 + (right ? 1 : 0)) % ALL;
}

/** How many of the last key presses were right. */
function countRight(recent: number): number {
  return ones(Math.floor(recent / HALF)) + ones(recent % HALF);
}

function ones(half: number): number {
  let count = 0;
  for (let rest = half; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Speed and accuracy of a run, not rounded; accuracy is 100 before the first key press. */
export type LiveFigures = { readonly wpm: number; readonly accuracy: number };

/** @param elapsedMs since the run's time zero. */
export function liveFigures({ typing, presses, rightPresses }: LiveRun, elapsedMs: number): LiveFigures {
  const right = typing.rules === "exam" ? copiedCharacters(typing) : rightCharacters(typing);
  return { wpm: wordsPerMinute(right, elapsedMs), accuracy: presses > 0 ? percent(rightPresses, presses) : 100 };
}

/** Characters of words copied right, each with its space, and of the current word if it is right so far. */
function copiedCharacters({ words, done, expected, typed }: LiveCopy): number {
  const word = words[expected] ?? [];
  let count = isWordRight(word.slice(0, typed.length), typed) ? typed.length : 0;
  for (let rest = done; rest !== null; rest = rest.before) {
    if (rest.word !== null && isWordRight(words[rest.word] ?? [], rest.letters)) count += rest.letters.length + 1;
  }
  return count;
}

/** States of a member, in the order of a wall: those who need help first. */
export const liveStates = ["STUCK", "TYPING", "IDLE", "AWAY", "OFFLINE"] as const;

export type LiveState = (typeof liveStates)[number];

/**
 * Whether someone in a run needs help: no key press for a while, or too few right ones recently.
 * @param idleMs since the last key press, or since the run began.
 */
export function isStuck({ presses, recent }: LiveRun, idleMs: number): boolean {
  const { stuckAfterMs, stuckPresses, stuckPercent } = liveLimits;
  if (idleMs >= stuckAfterMs) return true;
  return presses >= stuckPresses && countRight(recent) * 100 < stuckPercent * stuckPresses;
}

/**
 * One letter for each character (grapheme) of the text up to the caret: `r` right, `w` wrong or left out, `f` right
 * after it was wrong. Extra letters at a word's end have no mark of their own; the space after them is `w`.
 */
export function liveMarks(run: LiveRun): string {
  const { text, typing } = run;
  const signs = Array<string>(livePosition(run)).fill("r");
  const set = (at: number, sign: string) => {
    if (at < signs.length) signs[at] = sign;
  };
  for (let miss = run.misses; miss !== null; miss = miss.before) {
    const letters = text.words[miss.word]?.length ?? 0;
    set((text.starts[miss.word] ?? text.length) + Math.min(miss.letter, letters), "f");
  }
  const lay = (at: number, letters: readonly string[], isDone: boolean) => {
    const word = text.words[at] ?? [];
    const start = text.starts[at] ?? text.length;
    const reached = isDone ? word.length : Math.min(word.length, letters.length);
    for (let letter = 0; letter < reached; letter += 1) {
      if (!acceptsKey(word[letter] ?? "", letters[letter] ?? "")) set(start + letter, "w");
    }
    if (isDone && letters.length !== word.length) set(start + word.length, "w");
  };
  if (typing.rules === "free") {
    typing.done.forEach((letters, at) => {
      if (!isWordRight(text.words[at] ?? [], letters)) lay(at, letters, true);
    });
    lay(typing.done.length, typing.typed, typing.finished);
  }
  if (typing.rules === "exam") {
    let next = typing.expected;
    for (let rest = typing.done; rest !== null; rest = rest.before) {
      // A word closer to the caret is the better match: the earlier one matched to the same place was an addition.
      if (rest.word === null || rest.word >= next)
        set(text.starts[next] === undefined ? text.length : (text.starts[next] ?? 0) - 1, "w");
      else {
        for (let skipped = rest.word + 1; skipped < next; skipped += 1) lay(skipped, [], true);
        lay(rest.word, rest.letters, true);
        next = rest.word;
      }
    }
    for (let skipped = 0; skipped < next; skipped += 1) lay(skipped, [], true);
    lay(typing.expected, typing.typed, false);
  }
  return signs.join("");
}

/** Number of characters (graphemes) of the text before the caret. */
export function livePosition({ text, typing }: LiveRun): number {
  if (typing.rules === "stopOnError") return typing.position;
  const word = typing.rules === "exam" ? typing.expected : typing.done.length;
  const start = text.starts[word] ?? text.length;
  return Math.min(text.length, start + Math.min(typing.typed.length, text.words[word]?.length ?? 0));
}
