import type { Run } from "./measureRun";
import { wordsPerMinute } from "./rates";
import type { Keystroke } from "../log/Keystroke";
import { applyKeystroke, sameLists, startTyping, type StopOnErrorTyping, type Typing } from "../typing/Typing";

/** The figures of one word of a text, over all its occurrences. */
export type WordFigures = {
  /** As written in the text. */
  readonly word: string;
  /** How often it was completed. */
  readonly times: number;
  /** Characters of its final version, each time with its space, in words of five per minute; 0 if no time passed. */
  readonly wpm: number;
  /** Wrong key presses in it, including deleted ones. */
  readonly errors: number;
};

type Tally = { times: number; ms: number; errors: number; characters: number };

/**
 * The completed words of a run, slowest first, then by name; those without a time come last. For their times see
 * measurePlaces.
 */
export function measureWords(run: Run): readonly WordFigures[] {
  const tallies = new Map<string, Tally>();
  for (const place of measurePlaces(run)) add(tallies, place);
  return [...tallies]
    .map(([word, { times, ms, errors, characters }]) => ({ word, times, wpm: wordsPerMinute(characters, ms), errors }))
    .sort(bySpeed);
}

function add(tallies: Map<string, Tally>, { word, ms, errors, characters }: WordPlace): void {
  const tally = tallies.get(word) ?? { times: 0, ms: 0, errors: 0, characters: 0 };
  tallies.set(word, {
    times: tally.times + 1,
    ms: tally.ms + ms,
    errors: tally.errors + errors,
    characters: tally.characters + characters,
  });
}

/** By code units and not by locale, so that the order does not depend on the machine. */
function bySpeed(a: WordFigures, b: WordFigures): number {
  if ((a.wpm === 0) !== (b.wpm === 0)) return a.wpm === 0 ? 1 : -1;
  return a.wpm - b.wpm || (a.word < b.word ? -1 : 1);
}

/** The figures of one occurrence of a word. */
type WordPlace = {
  /** As written in the text. */
  readonly word: string;
  /** Characters of its final version, with its space. */
  readonly characters: number;
  /**
   * From the keystroke before it to its space, including everything deleted and typed again. The first key of the run
   * has no time of its own.
   */
  readonly ms: number;
  /** Wrong key presses in it, including deleted ones. */
  readonly errors: number;
};

type Place = { ms: number; errors: number };

type WordAt = (state: Typing) => number;

/** The completed words of a run, in the order of the text. */
export function measurePlaces({ rules, text, keystrokes, durationMs }: Run): readonly WordPlace[] {
  const places: Place[] = [];
  const start = startTyping(rules, text);
  const wordAt = findWords(start);
  let state = start;
  let lastTime = keystrokes[0]?.time ?? 0;
  for (const keystroke of keystrokes) {
    if (keystroke.time > durationMs) break;
    state = applyToPlaces(places, state, wordAt, keystroke, keystroke.time - lastTime);
    lastTime = keystroke.time;
  }
  const words = wordsOf(start);
  return wordsBehind(state).map((characters, at) => ({
    word: words[at] ?? "",
    characters,
    ...(places[at] ?? { ms: 0, errors: 0 }),
  }));
}

/** A space belongs to the word before it, and so does deleting it. */
function applyToPlaces(places: Place[], state: Typing, wordAt: WordAt, keystroke: Keystroke, gapMs: number): Typing {
  let before = wordAt(state);
  let left = gapMs;
  return applyKeystroke(
    state,
    keystroke,
    (step) => {
      const after = wordAt(step.state);
      const place = (places[Math.min(before, after)] ??= { ms: 0, errors: 0 });
      // The rest of an insertion arrived with its first character.
      place.ms += left;
      left = 0;
      if (step.outcome.kind === "pressed" && !step.outcome.right) place.errors += 1;
      before = after;
    },
    sameLists,
  );
}

function wordsOf(state: Typing): readonly string[] {
  if (state.rules === "free") return state.words.map((word) => word.join(""));
  return state.text.join("").match(/[^ \n\t]+/gu) ?? [];
}

/** Makes a function that returns the index of the current word. */
function findWords(start: Typing): WordAt {
  if (start.rules === "free") return (state) => (state.rules === "free" ? state.done.length : 0);
  const starts = wordStarts(start);
  let begun = 0;
  const wordAt = [...start.text, ""].map((_, at) => {
    if (starts[begun] === at) begun += 1;
    return Math.max(0, begun - 1);
  });
  return (state) => (state.rules === "stopOnError" ? (wordAt[state.position] ?? 0) : 0);
}

/** The positions where words begin: after any spaces, line breaks and tabs, which belong to the word before. */
function wordStarts({ text }: StopOnErrorTyping): readonly number[] {
  return text.flatMap((letter, at) => (!isSpace(letter) && (at === 0 || isSpace(text[at - 1])) ? [at] : []));
}

function isSpace(letter: string | undefined): boolean {
  return letter === " " || letter === "\n" || letter === "\t";
}

/** For each completed word, the number of typed characters, with the space if there is one. */
function wordsBehind(state: Typing): readonly number[] {
  if (state.rules === "free") {
    const done = state.done.map((typed) => typed.length + 1);
    return state.finished && state.typed.length > 0 ? [...done, state.typed.length] : done;
  }
  const { position, finished } = state;
  const starts = wordStarts(state);
  const ends = starts.map((_, word) => starts[word + 1] ?? (finished ? position : Infinity));
  // Spaces before the first word belong to it.
  return ends.flatMap((end, word) => (end <= position ? [end - (ends[word - 1] ?? 0)] : []));
}
