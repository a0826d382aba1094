/**
 * What an input method did, before it has a time: one logical insertion (a key, a dead key with its letter, a word that
 * a
 * phone commits at once; NFC, at most 64 UTF-16 units) or one deletion.
 */
export type TypedChange =
  | { readonly kind: "insert"; readonly text: string }
  | { readonly kind: "deleteGrapheme" }
  | { readonly kind: "deleteWord" };
