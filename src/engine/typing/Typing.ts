import type { Keystroke } from "../log/Keystroke";
import { acceptsKey, splitGraphemes, spellOut } from "../text/graphemes";

/** A run in progress, by one of the sets of rules for keystrokes. */
export type Typing = FreeTyping | StopOnErrorTyping;

export type TypingRules = Typing["rules"];

/** A run before its first key. `text` must be normalized ({@link normalizeText}). */
export function startTyping(rules: TypingRules, text: string): Typing {
  return rules === "free" ? startFreeTyping(text) : startStopOnErrorTyping(text);
}

/** The single-character edits of one keystroke, composed (NFC) and spelled out. */
export function editsOf(keystroke: Keystroke): readonly Edit[] {
  if (keystroke.kind !== "insert") return [{ kind: keystroke.kind }];
  const { text } = keystroke;
  // The fast path for nearly every key: a single Latin-1 character is already composed.
  if (text.length === 1 && text < "\u0100") return [{ kind: "insert", grapheme: text }];
  return splitGraphemes(spellOut(text).normalize("NFC")).map((grapheme) => ({ kind: "insert", grapheme }));
}

/** Applies one keystroke; `visit` sees each single-character step. With `lists`, see sameLists. */
export function applyKeystroke(
  state: Typing,
  keystroke: Keystroke,
  visit?: (step: Step<Typing>, edit: Edit) => void,
  lists?: Lists,
): Typing {
  let current = state;
  for (const edit of editsOf(keystroke)) {
    const step = stepTyping(current, edit, lists);
    current = step.state;
    visit?.(step, edit);
  }
  return current;
}

/** The state after a whole log. The same log over the same start always gives the same state. */
export function replay(start: Typing, keystrokes: readonly Keystroke[]): Typing {
  return keystrokes.reduce((state, keystroke) => applyKeystroke(state, keystroke), start);
}

/** Applies one edit by the run's rules. For `lists` see sameLists. */
export function stepTyping(state: Typing, edit: Edit, lists?: Lists): Step<Typing> {
  return state.rules === "free" ? stepFreeTyping(state, edit, lists) : stepStopOnErrorTyping(state, edit);
}

/**
 * The effect of an edit.
 * - `pressed`: a key press that counts. `expected` is the expected character, null after the end of a word or text (an
 * extra letter); `previous` is the expected character before it, null at the start of the text.
 * - `erased`: `count` characters were deleted. Deleting does not affect accuracy.
 * - `ignored`: nothing changed that counts (a space on empty input, a letter beyond the limit, a key after the end).
 */
export type Outcome =
  | {
      readonly kind: "pressed";
      readonly right: boolean;
      readonly expected: string | null;
      readonly previous: string | null;
    }
  | { readonly kind: "erased"; readonly count: number }
  | { readonly kind: "ignored" };

/** The state after an edit, and the edit's effect. */
export type Step<State> = { readonly state: State; readonly outcome: Outcome };

export const ignored: Outcome = { kind: "ignored" };

/** One change to the typed text. `grapheme` is one user-perceived character, NFC. */
export type Edit =
  | { readonly kind: "insert"; readonly grapheme: string }
  | { readonly kind: "deleteGrapheme" }
  | { readonly kind: "deleteWord" };

/**
 * For races: the caret does not move until the right key is pressed, so everything before it is right and there is
 * nothing to delete.
 */
export type StopOnErrorTyping = {
  readonly rules: "stopOnError";
  /** The characters to type, in graphemes. */
  readonly text: readonly string[];
  /** How many of them are typed. */
  readonly position: number;
  /** Wrong presses since the caret last moved, shown as an error. */
  readonly misses: number;
  readonly finished: boolean;
};

/** A run with stop on error over a normalized text, before its first key. */
export function startStopOnErrorTyping(text: string): StopOnErrorTyping {
  const graphemes = splitGraphemes(text);
  return { rules: "stopOnError", text: graphemes, position: 0, misses: 0, finished: graphemes.length === 0 };
}

/** Applies one edit. Never throws; deleting and anything after the end are ignored. */
export function stepStopOnErrorTyping(state: StopOnErrorTyping, edit: Edit): Step<StopOnErrorTyping> {
  const { text, position, misses } = state;
  const expected = text[position];
  if (edit.kind !== "insert" || expected === undefined) return { state, outcome: ignored };
  const previous = position > 0 ? (text[position - 1] ?? null) : null;
  const right = acceptsKey(expected, edit.grapheme);
  const outcome = { kind: "pressed", right, expected, previous } as const;
  if (!right) return { state: { rules: "stopOnError", text, position, misses: misses + 1, finished: false }, outcome };
  const next = position + 1;
  return { state: { rules: "stopOnError", text, position: next, misses: 0, finished: next === text.length }, outcome };
}

/** Maximum number of extra letters after the end of a word. */
export const MAX_EXTRA_LETTERS = 20;

/**
 * Free practice: word by word, errors may stay. A space commits the word; Backspace goes back into the previous word
 * only if that word is wrong.
 */
export type FreeTyping = {
  readonly rules: "free";
  /** The words to type, in graphemes. */
  readonly words: readonly (readonly string[])[];
  /** The typed text of each word committed with a space. */
  readonly done: readonly (readonly string[])[];
  /** The typed text of the current word. */
  readonly typed: readonly string[];
  /**
   * How many letters at the start of `typed` are right, up to the first wrong one. Counted instead of compared, because
   * a word can have thousands.
   */
  readonly rightLetters: number;
  /** The same for each word in `done`. */
  readonly doneRightLetters: readonly number[];
  /** Characters of the committed words that are right, each with its space. These words are never reopened. */
  readonly rightCharacters: number;
  readonly finished: boolean;
};

/** A run of free practice over a normalized text, before its first key. */
export function startFreeTyping(text: string): FreeTyping {
  const words = text
    .split(" ")
    .filter((word) => word !== "")
    .map(splitGraphemes);
  return {
    rules: "free",
    words,
    done: [],
    typed: [],
    rightLetters: 0,
    doneRightLetters: [],
    rightCharacters: 0,
    finished: words.length === 0,
  };
}

/** Whether a word was typed without errors. */
export function isWordRight(word: readonly string[], typed: readonly string[]): boolean {
  return word.length === typed.length && word.every((letter, at) => acceptsKey(letter, typed[at] ?? ""));
}

function isRight(word: readonly string[], typed: readonly string[], rightLetters: number): boolean {
  return rightLetters === word.length && typed.length === word.length;
}

/** How the lists of the next state are made: copied, so that the previous state is unchanged, or changed in place. */
export type Lists = {
  append<Item>(list: readonly Item[], item: Item): readonly Item[];
  dropLast<Item>(list: readonly Item[]): readonly Item[];
};

const copies: Lists = { append: (list, item) => [...list, item], dropLast: (list) => list.slice(0, -1) };

/**
 * For replaying a whole log, where previous states are not needed: each key takes the same time, however long its word
 * and its text are. The first state must be a new one from {@link startFreeTyping}.
 */
export const sameLists: Lists = {
  append: (list, item) => {
    if (isOwn(list)) list.push(item);
    return list;
  },
  dropLast: (list) => {
    if (isOwn(list)) list.pop();
    return list;
  },
};

function isOwn<Item>(list: readonly Item[]): list is Item[] {
  return !Object.isFrozen(list);
}

/** Applies one edit. Never throws; after the end everything is ignored. */
function stepFreeTyping(state: FreeTyping, edit: Edit, lists: Lists = copies): Step<FreeTyping> {
  if (state.finished) return { state, outcome: ignored };
  if (edit.kind === "insert")
    return acceptsKey(" ", edit.grapheme) ? pressSpace(state, lists) : pressLetter(state, edit.grapheme, lists);
  return edit.kind === "deleteGrapheme" ? deleteGrapheme(state, lists) : deleteWord(state, lists);
}

function pressLetter(state: FreeTyping, grapheme: string, lists: Lists): Step<FreeTyping> {
  const { words, done, typed } = state;
  const word = words[done.length] ?? [];
  const isLast = done.length === words.length - 1;
  if (typed.length >= word.length + MAX_EXTRA_LETTERS) return { state, outcome: ignored };
  const expected = word[typed.length] ?? null;
  const right = expected !== null && acceptsKey(expected, grapheme);
  const outcome = { kind: "pressed", right, expected, previous: previousOf(state) } as const;
  const rightLetters = state.rightLetters + (right && state.rightLetters === typed.length ? 1 : 0);
  return {
    state: {
      ...state,
      typed: lists.append(typed, grapheme),
      rightLetters,
      finished: isLast && right && rightLetters === word.length,
    },
    outcome,
  };
}

function pressSpace(state: FreeTyping, lists: Lists): Step<FreeTyping> {
  const { words, done, typed, rightLetters } = state;
  if (typed.length === 0) return { state, outcome: ignored };
  const word = words[done.length] ?? [];
  const atEnd = typed.length >= word.length;
  const expected = atEnd ? " " : (word[typed.length] ?? " ");
  const isLast = done.length === words.length - 1;
  // The last word has no space after it: pressing space there ends the run with the text as it is.
  if (isLast && atEnd) return { state: { ...state, finished: true }, outcome: ignored };
  const outcome = { kind: "pressed", right: atEnd, expected, previous: previousOf(state) } as const;
  if (isLast) return { state: { ...state, finished: true }, outcome };
  const rightCharacters = state.rightCharacters + (isRight(word, typed, rightLetters) ? word.length + 1 : 0);
  const committed = {
    done: lists.append(done, typed),
    doneRightLetters: lists.append(state.doneRightLetters, rightLetters),
  };
  return { state: { ...state, ...committed, typed: [], rightLetters: 0, rightCharacters }, outcome };
}

function deleteGrapheme(state: FreeTyping, lists: Lists): Step<FreeTyping> {
  const { typed } = state;
  if (typed.length === 0) return reopen(state, (letters) => letters, lists);
  const rightLetters = Math.min(state.rightLetters, typed.length - 1);
  return { state: { ...state, typed: lists.dropLast(typed), rightLetters }, outcome: { kind: "erased", count: 1 } };
}

function deleteWord(state: FreeTyping, lists: Lists): Step<FreeTyping> {
  const { typed } = state;
  if (typed.length === 0) return reopen(state, () => [], lists);
  return { state: { ...state, typed: [], rightLetters: 0 }, outcome: { kind: "erased", count: typed.length } };
}

/** Deletes the space before this word, and the letters of the previous word that `keep` does not return. */
function reopen(
  state: FreeTyping,
  select: (letters: readonly string[]) => readonly string[],
  lists: Lists,
): Step<FreeTyping> {
  const { words, done, doneRightLetters } = state;
  const letters = done.at(-1);
  const word = words[done.length - 1];
  const rightLetters = doneRightLetters.at(-1) ?? 0;
  if (letters === undefined || word === undefined || isRight(word, letters, rightLetters))
    return { state, outcome: ignored };
  const typed = select(letters);
  const reopened = { done: lists.dropLast(done), doneRightLetters: lists.dropLast(doneRightLetters) };
  return {
    state: { ...state, ...reopened, typed, rightLetters: Math.min(rightLetters, typed.length) },
    outcome: { kind: "erased", count: 1 + letters.length - typed.length },
  };
}

function previousOf({ words, done, typed }: FreeTyping): string | null {
  const word = words[done.length] ?? [];
  if (typed.length > 0) return word[typed.length - 1] ?? null;
  return done.length > 0 ? " " : null;
}
