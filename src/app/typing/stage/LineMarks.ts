/**
 * A stretch of a line to mark, in cells from its start; `to` is not part of it. `wrong` letters were typed wrong (or
 * are too many, or
 * hold up a race), `missed` ones were jumped over.
 */
export type LineMark = { readonly from: number; readonly to: number; readonly kind: "wrong" | "missed" };

/** What is known of a line: how many of its cells are behind the caret, and the stretches that are not right. */
export type LineMarks = { readonly typed: number; readonly marks: readonly LineMark[] };
