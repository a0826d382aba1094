import { remainingText, wordsBehind as countWordsBehind, type TypingRun } from "../TypingRun";

/** What can be said of typing a text: a run in practice or a race, or an attempt at an exam. */
export type SpokenRun = {
  /** The text to type. */
  readonly text: string;
  /** Number of words of the text that are done; infinite when nothing is left. */
  readonly wordsBehind: number;
  /** What is to be typed next, from the next character on. */
  readonly remaining: string;
  /** Errors so far; null where they are only told afterwards. */
  readonly errors: number | null;
  /** Whether a wrong key stops the run until the right one. */
  readonly stopsOnError: boolean;
  /** Time zero on the clock of `performance.now()`; null before it. */
  readonly zero: number | null;
  readonly limitMs: number | null;
  /** Calls `listener` after every change. Returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
};

/** A run as {@link SpokenRun}. */
export function spokenTyping(run: TypingRun): SpokenRun {
  return {
    text: run.text,
    stopsOnError: run.rules === "stopOnError",
    limitMs: run.limitMs,
    onChange: run.onChange,
    get zero() {
      return run.zero;
    },
    get wordsBehind() {
      return run.state.finished ? Infinity : countWordsBehind(run.state);
    },
    get remaining() {
      return remainingText(run.state);
    },
    get errors() {
      return run.presses.all - run.presses.right;
    },
  };
}

/** Number of words that are said ahead. */
const WORDS_AHEAD = 6;

/** Words without a stop, as in a run of common words, are read this many at a time. */
const MOST_WORDS = 12;

/** A text in the pieces that are read at a time: its sentences, and long ones cut between words. */
export function sentencesOf(text: string, locale: string): readonly string[] {
  // Firefox before 125 has no Segmenter.
  const sentences =
    "Segmenter" in Intl
      ? Array.from(new Intl.Segmenter(locale, { granularity: "sentence" }).segment(text), ({ segment }) => segment)
      : [text];
  return sentences.flatMap(piecesOf);
}

function piecesOf(sentence: string): readonly string[] {
  const starts = startsOfWords(sentence);
  // The end of a sentence is the start of a word that is in the next one.
  const count = Math.max(1, Math.ceil(sentence.trimEnd().split(/\s/u).length / MOST_WORDS));
  return Array.from({ length: count }, (_, at) =>
    sentence.slice(starts[at * MOST_WORDS], at === count - 1 ? undefined : starts[(at + 1) * MOST_WORDS]),
  );
}

/** Where the words of a text start, counted as a run counts them: each white space ends one. */
function startsOfWords(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\s/gu), ({ index }) => index + 1)];
}

/** The next words of a text after these, from the start of the one that is being typed; empty when nothing is left. */
export function wordsAhead(text: string, wordsBehind: number): string {
  const starts = startsOfWords(text);
  return text.slice(starts[wordsBehind] ?? text.length, starts[wordsBehind + WORDS_AHEAD]).trimEnd();
}

/** The sentence in which the word after these is; the last one when nothing is left. */
export function sentenceAt(text: string, wordsBehind: number, locale: string): string {
  let left = wordsBehind;
  const sentences = sentencesOf(text, locale);
  const found = sentences.find((sentence) => {
    left -= startsOfWords(sentence).length - 1;
    return left < 0;
  });
  return (found ?? sentences.at(-1) ?? "").trimEnd();
}

/** A few words that are spoken together: where they begin and end in the text, in words. */
export type Phrase = { readonly from: number; readonly to: number; readonly text: string };

const PHRASE_WORDS = 6;
/** A phrase ends after these, if it has a few words already. */
const pause = /[,;:]$/u;
const stop = /[.!?…]["'”’»)]*$/u;
const FEW_WORDS = 3;
/** One word is too little to type along with, and may be a title such as "Mrs.". */
const LEAST_WORDS = 2;

/** Whether a stop follows within two words, which would be lonely on their own. */
function stopsSoon(words: readonly string[], at: number): boolean {
  return words.slice(at + 1, at + 3).some((word) => stop.test(word)) || at + 3 >= words.length;
}

/** Divides a text into what somebody who dictates would say at a time: up to a stop, a comma, or six words. */
export function phrasesOf(text: string): readonly Phrase[] {
  const words = text.split(" ");
  const phrases: Phrase[] = [];
  let from = 0;
  words.forEach((word, at) => {
    const length = at + 1 - from;
    const ends =
      (stop.test(word) && length >= LEAST_WORDS) ||
      (pause.test(word) && length >= FEW_WORDS) ||
      (length >= PHRASE_WORDS && !stopsSoon(words, at));
    if (!ends && at < words.length - 1) return;
    phrases.push({ from, to: at + 1, text: words.slice(from, at + 1).join(" ") });
    from = at + 1;
  });
  return phrases;
}
