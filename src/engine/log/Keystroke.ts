/**
 * One entry of a keystroke log. `time` is in whole milliseconds since the run's zero (practice: its first key;
 * race: its start) and never runs backwards. `text` is what one logical insertion gave: one character for a key
 * or a dead key with its letter, several where an input method or a phone commits a whole word at once.
 */
export type Keystroke =
  | { readonly time: number; readonly kind: "insert"; readonly text: string }
  | { readonly time: number; readonly kind: "deleteGrapheme" }
  | { readonly time: number; readonly kind: "deleteWord" };
