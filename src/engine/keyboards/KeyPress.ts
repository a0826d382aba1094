import type { Level } from "./KeyboardLayout";

/** One press of a key, with the keys that are held down for it. */
export type KeyPress = {
  readonly code: string;
  /** Codes of the keys to hold: Shift with the other hand, AltGr with the right thumb. */
  readonly hold: readonly ("ShiftLeft" | "ShiftRight" | "AltRight")[];
} & Level;
