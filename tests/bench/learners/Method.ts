import type { Keystroke } from "../../../src/engine/log/Keystroke";

/** A way to choose what one person types next. */
export type Method = {
  /** A text of at least {@link RUN_CHARACTERS}; what is beyond is cut off. */
  next(day: number, seed: number): string;
  /** How it went; null for a way that does not look. */
  readonly learn: ((text: string, log: readonly Keystroke[], day: number) => void) | null;
};

/** Every run of every method has this length. */
export const RUN_CHARACTERS = 250;
