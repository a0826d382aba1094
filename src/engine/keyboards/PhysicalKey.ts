export type Hand = "left" | "right" | "either";
export type Finger = "little" | "ring" | "middle" | "index" | "thumb";

/** Rows from the digits down, as ISO/IEC 9995-1 calls them: E digits, D, C home row, B, A space bar. */
export type KeyRow = "E" | "D" | "C" | "B" | "A";

/** A place on the keyboard, whatever is printed on it, and who presses it. */
export type PhysicalKey = {
  /** As in `KeyboardEvent.code` (W3C UI Events code values). */
  readonly code: string;
  readonly row: KeyRow;
  readonly hand: Hand;
  readonly finger: Finger;
};
