import type { Keystroke } from "../log/Keystroke";
import { applyKeystroke, sameLists, startTyping, type Typing, type TypingRules } from "../typing/Typing";

/** A speed to type beside: an even one, or that of an earlier run. Times are in ms since the first key. */
export type Pace = {
  /** When this many characters of the text are behind the caret. */
  timeAt(position: number): number;
  /** The same the other way round, with fractions between two characters. */
  positionAt(time: number): number;
};

/** An even pace; a character is a keystroke, as in a run without errors. */
export function evenPace(strokesPerMinute: number): Pace {
  const msPerCharacter = 60_000 / strokesPerMinute;
  return { timeAt: (position) => position * msPerCharacter, positionAt: (time) => Math.max(0, time) / msPerCharacter };
}

/**
 * The pace of an earlier run. Another text may be longer: after the end it continues at the run's mean speed.
 * @param times for each character when it was first behind the caret; at least one, never decreasing.
 */
export function recordedPace(times: readonly number[]): Pace {
  const last = times.length;
  const end = times[last - 1] ?? 0;
  const mean = Math.max(1, end / Math.max(1, last));
  const timeAt = (position: number): number => {
    if (position >= last) return end + (position - last) * mean;
    const before = Math.floor(Math.max(0, position));
    const from = times[before - 1] ?? 0;
    return from + ((times[before] ?? from) - from) * (position - before);
  };
  const positionAt = (time: number): number => {
    if (time >= end) return last + (time - end) / mean;
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((times[middle] ?? end) <= time) low = middle + 1;
      else high = middle;
    }
    const from = times[low - 1] ?? 0;
    const until = times[low] ?? end;
    return low + (until > from ? Math.max(0, time - from) / (until - from) : 0);
  };
  return { timeAt, positionAt };
}

/** How many characters of the text are behind the caret. A word that was left early counts as a whole. */
export function positionOf(state: Typing): number {
  if (state.rules === "stopOnError") return state.position;
  const { words, done, typed, finished } = state;
  const before = words.slice(0, done.length).reduce((sum, word) => sum + word.length + 1, 0);
  const word = words[done.length];
  if (finished) return lengthOf(state);
  return before + Math.min(typed.length, word?.length ?? 0);
}

/** Number of characters of the whole text. */
export function lengthOf(state: Typing): number {
  if (state.rules === "stopOnError") return state.text.length;
  return Math.max(0, state.words.reduce((sum, word) => sum + word.length + 1, 0) - 1);
}

/** For each character of a run when it was first behind the caret, for {@link recordedPace}. */
export function timesOfRun(rules: TypingRules, text: string, keystrokes: readonly Keystroke[]): readonly number[] {
  const times: number[] = [];
  let state = startTyping(rules, text);
  let words = 0;
  let before = 0;
  for (const keystroke of keystrokes) {
    state = applyKeystroke(state, keystroke, undefined, sameLists);
    // As positionOf, without adding up all words for each key.
    if (state.rules === "free") {
      for (; words < state.done.length; words += 1) before += (state.words[words]?.length ?? 0) + 1;
      for (; words > state.done.length; words -= 1) before -= (state.words[words - 1]?.length ?? 0) + 1;
    }
    const position =
      state.rules === "stopOnError"
        ? state.position
        : state.finished
          ? lengthOf(state)
          : before + Math.min(state.typed.length, state.words[words]?.length ?? 0);
    while (times.length < position) times.push(keystroke.time);
  }
  return times;
}

/** Times as one short string: the differences in base 36. */
export function encodeTimes(times: readonly number[]): string {
  return times.map((time, at) => (time - (times[at - 1] ?? 0)).toString(36)).join(".");
}

/** More characters than the longest exercise has. */
const MOST_TIMES = 10_000;

/** The times again; null if the string says nothing that could be a run. */
export function decodeTimes(text: string): readonly number[] | null {
  if (text.length > MOST_TIMES * 4 || !/^[0-9a-z]+(?:\.[0-9a-z]+)*$/u.test(text)) return null;
  let time = 0;
  const times = text.split(".").map((part) => (time += Number.parseInt(part, 36)));
  return times.length <= MOST_TIMES && time > 0 && Number.isSafeInteger(time) ? times : null;
}

/** How a ghost got through its text: at most {@link MOST_POINTS} times, and no single keystroke. */
export type GhostCurve = {
  /** How many characters were behind the caret at the end. */
  readonly characters: number;
  /** When equal parts of them were, in ms since the first key; never decreasing. */
  readonly times: readonly number[];
};

export const MOST_POINTS = 200;

/** One point is at least so many characters, so that the rhythm of single keys is not in it. */
const CHARACTERS_PER_POINT = 5;

/**
 * The curve of a run; null for a run without characters.
 * @param times for each character when it was first behind the caret (timesOfRun).
 */
export function reduceTimes(times: readonly number[]): GhostCurve | null {
  const characters = times.length;
  if (characters === 0) return null;
  const points = Math.min(MOST_POINTS, Math.max(1, Math.floor(characters / CHARACTERS_PER_POINT)));
  const pace = recordedPace(times);
  return {
    characters,
    times: Array.from({ length: points }, (_, at) => Math.round(pace.timeAt((characters * (at + 1)) / points))),
  };
}

/** The pace of a curve, by characters: on a longer text it goes on at its mean speed. */
export function curvePace({ characters, times }: GhostCurve): Pace {
  const pace = recordedPace(times);
  const step = Math.max(1, characters) / Math.max(1, times.length);
  return { timeAt: (position) => pace.timeAt(position / step), positionAt: (time) => pace.positionAt(time) * step };
}
