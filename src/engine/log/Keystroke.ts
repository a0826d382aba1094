import { splitGraphemes, spellOut } from "../text/graphemes";
import { type Edit, type Lists, type Step, stepTyping, type Typing } from "../typing/Typing";

/**
 * One entry of a keystroke log. `time` is in whole milliseconds since the run's time zero (practice: its first key;
 * race: its start) and never decreases. `text` is one logical insertion: one character for a key or a dead key with its
 * letter, several if an input method or a phone inserts a whole word at once.
 */
export type Keystroke =
  | { readonly time: number; readonly kind: "insert"; readonly text: string }
  | { readonly time: number; readonly kind: "deleteGrapheme" }
  | { readonly time: number; readonly kind: "deleteWord" };

/** Maximum number of entries in a log. At 20 keys a second that is over sixteen minutes without a pause. */
export const MAX_LOG_ENTRIES = 20_000;

/** Maximum size of an encoded log in bytes; as base64url it stays below the 100 KB of a request. */
export const MAX_LOG_BYTES = 61_440;

/** The same in characters of base64url. */
export const MAX_ENCODED_LOG_LENGTH = 81_920;

/** Longest run, in milliseconds: one hour. */
export const MAX_LOG_DURATION_MS = 3_600_000;

/** Longest text of one insertion, in UTF-16 units. A phone inserts a word at a time. */
export const MAX_INSERT_LENGTH = 64;

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
