/**
 * The columns of touch typing, each with its keys from the digits down. Keys beyond the last column belong to the right
 * little finger; those before the first to the left one.
 */
const columns: readonly (readonly [Hand, Finger, string])[] = [
  ["left", "little", "Backquote/E Digit1/E Tab/D KeyQ/D KeyA/C KeyZ/B IntlBackslash/B ShiftLeft/B"],
  ["left", "ring", "Digit2/E KeyW/D KeyS/C KeyX/B"],
  ["left", "middle", "Digit3/E KeyE/D KeyD/C KeyC/B"],
  ["left", "index", "Digit4/E Digit5/E KeyR/D KeyT/D KeyF/C KeyG/C KeyV/B KeyB/B"],
  ["right", "index", "Digit6/E Digit7/E KeyY/D KeyU/D KeyH/C KeyJ/C KeyN/B KeyM/B"],
  ["right", "middle", "Digit8/E KeyI/D KeyK/C Comma/B"],
  ["right", "ring", "Digit9/E KeyO/D KeyL/C Period/B"],
  [
    "right",
    "little",
    "Digit0/E Minus/E Equal/E KeyP/D BracketLeft/D BracketRight/D " +
      "Semicolon/C Quote/C Backslash/C Enter/C Slash/B ShiftRight/B",
  ],
  ["either", "thumb", "Space/A"],
  ["right", "thumb", "AltRight/A"],
];

const rows: Readonly<Record<string, KeyRow>> = { E: "E", D: "D", C: "C", B: "B", A: "A" };

/**
 * Every key by its code. `Backslash` is placed as on ISO keyboards, left of Enter; on ANSI keyboards it is a row
 * higher, above Enter, for the same finger.
 */
export const physicalKeys: ReadonlyMap<string, PhysicalKey> = new Map(
  columns.flatMap(([hand, finger, keys]) =>
    keys.split(" ").map((key): readonly [string, PhysicalKey] => {
      const [code = "", row = ""] = key.split("/");
      return [code, { code, row: rows[row] ?? "A", hand, finger }];
    }),
  ),
);

export type Hand = "left" | "right" | "either";
export type Finger = "little" | "ring" | "middle" | "index" | "thumb";

/** Rows from the digits down, as ISO/IEC 9995-1 calls them: E digits, D, C home row, B, A space bar. */
export type KeyRow = "E" | "D" | "C" | "B" | "A";

/** A physical key, whatever its label, and the finger for it. */
type PhysicalKey = {
  /** As in `KeyboardEvent.code` (W3C UI Events code values). */
  readonly code: string;
  readonly row: KeyRow;
  readonly hand: Hand;
  readonly finger: Finger;
};
