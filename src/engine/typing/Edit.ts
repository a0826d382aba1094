/** One change that a person makes to what they have typed. `grapheme` is one user-perceived character, NFC. */
export type Edit =
  | { readonly kind: "insert"; readonly grapheme: string }
  | { readonly kind: "deleteGrapheme" }
  | { readonly kind: "deleteWord" };
