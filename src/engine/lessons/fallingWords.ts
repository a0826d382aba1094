import type { Keystroke } from "../log/Keystroke";
import { applyKeystroke, isWordRight, startTyping, type Typing, type TypingRules } from "../typing/Typing";

/**
 * The game of falling words, computed from a run: the words of its text fall one after another, and each is to be typed
 * before it lands. Nothing ends the game but the text.
 */
export type FallingWords = {
  /** Letters of each word, with the space after it. */
  readonly lengths: readonly number[];
  /** How long a letter takes at the pace of the level. */
  readonly msPerLetter: number;
  /** The words typed so far. */
  readonly typed: readonly TypedWord[];
};

/** A word that was typed: when, whether without an error, and when it landed or would have landed, in ms. */
type TypedWord = { readonly at: number; readonly isRight: boolean; readonly landsAt: number };

/** Every word that lands costs one. Without hearts the game goes on. */
export const HEARTS = 5;

/** With this many hearts at the end the next level comes. */
export const HEARTS_FOR_LEVEL = 3;

/**
 * The height of the field, as the time for this many letters. A word is above it until then, so that somebody fast
 * always has words to catch.
 */
const FIELD_LETTERS = 20;

/** @param strokesPerMinute the pace of the level. */
export function startFallingWords(start: Typing, strokesPerMinute: number): FallingWords {
  const words = start.rules === "free" ? start.words : wordsOf(start.text);
  return { lengths: words.map((word) => word.length + 1), msPerLetter: 60_000 / strokesPerMinute, typed: [] };
}

function wordsOf(text: readonly string[]): readonly (readonly string[])[] {
  const words: string[][] = [[]];
  for (const character of text) {
    if (character === " ") words.push([]);
    else words.at(-1)?.push(character);
  }
  return words;
}

/** How long a word falls through the whole field. */
export function fieldMs({ msPerLetter }: FallingWords): number {
  return FIELD_LETTERS * msPerLetter;
}

/** The game after a key. */
export function followTyping(game: FallingWords, state: Typing, time: number): FallingWords {
  const count = wordsBehind(state);
  if (count === game.typed.length) return game;
  const typed = game.typed.slice(0, count);
  while (typed.length < count) {
    const word = typed.length;
    typed.push({ at: time, isRight: isRightAt(state, word), landsAt: landingOf({ ...game, typed }, word, time) });
  }
  return { ...game, typed };
}

function wordsBehind(state: Typing): number {
  if (state.rules === "free") return state.finished ? state.words.length : state.done.length;
  if (state.finished) return wordsOf(state.text).length;
  let count = 0;
  for (let at = 0; at < state.position; at += 1) if (state.text[at] === " ") count += 1;
  return count;
}

/** With stop on error every word that is typed is right. */
function isRightAt(state: Typing, word: number): boolean {
  if (state.rules === "stopOnError") return true;
  return isWordRight(state.words[word] ?? [], state.done[word] ?? state.typed);
}

/**
 * When a word lands. It takes the time of its letters after the one before: after that one's landing, so that speed is
 * rewarded with more time, or when it was typed if it had landed, so that one late word does not take the others along.
 */
export function landingOf({ lengths, msPerLetter, typed }: FallingWords, word: number, now: number): number {
  const before = typed[Math.min(word, typed.length) - 1];
  let landsAt = before?.landsAt ?? 0;
  let free = before?.at ?? 0;
  for (let at = typed.length; at <= word; at += 1) {
    const own = (lengths[at] ?? 0) * msPerLetter;
    landsAt = Math.min(Math.max(landsAt, free) + own, free + Math.max(own, FIELD_LETTERS * msPerLetter));
    if (at < word) free = Math.max(free, landsAt < now ? now : free);
  }
  return landsAt;
}

export type FallingScore = {
  /** Words typed without an error before they landed. */
  readonly caught: number;
  /** Of {@link HEARTS}. */
  readonly hearts: number;
};

/** @param now ms since the first key, for the word that is being typed; the end of the run after it. */
export function scoreOf(game: FallingWords, now: number): FallingScore {
  const { typed, lengths } = game;
  const caught = typed.filter(({ at, isRight, landsAt }) => isRight && at <= landsAt).length;
  const isLate = typed.length < lengths.length && now > landingOf(game, typed.length, now);
  return { caught, hearts: Math.max(0, HEARTS - (typed.length - caught) - (isLate ? 1 : 0)) };
}

type PlayedRun = {
  readonly rules: TypingRules;
  readonly text: string;
  readonly keystrokes: readonly Keystroke[];
  readonly durationMs: number;
};

/** The score of a run, from its log. */
export function scoreFallingWords(run: PlayedRun, strokesPerMinute: number): FallingScore & { readonly words: number } {
  let state = startTyping(run.rules, run.text);
  let game = startFallingWords(state, strokesPerMinute);
  for (const keystroke of run.keystrokes) {
    state = applyKeystroke(state, keystroke);
    game = followTyping(game, state, keystroke.time);
  }
  return { ...scoreOf(game, run.durationMs), words: game.lengths.length };
}
