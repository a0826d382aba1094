/**
 * One entry of a keystroke log. `time` is in whole milliseconds since the run's time zero (practice: its first key;
 * race: its start) and never decreases. `text` is one logical insertion: one character for a key or a dead key with its
 * letter, several if an input method inserts them at once.
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

/** Longest text of one insertion, in UTF-16 units. What was inserted at once by an earlier version may be a word. */
export const MAX_INSERT_LENGTH = 64;
