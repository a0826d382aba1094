import type { Keystroke } from "../../src/engine/log/Keystroke";
import { encodeLog } from "../../src/engine/log/logCodec";
import { splitGraphemes } from "../../src/engine/text/graphemes";

/** Keystrokes that type a text at an even pace. */
export function typeText(text: string, fromMs: number, gapMs: number): readonly Keystroke[] {
  return splitGraphemes(text).map((grapheme, at) => ({
    time: Math.round(fromMs + at * gapMs),
    kind: "insert",
    text: grapheme,
  }));
}

/** The same as a batch for the wire. */
export function batchOf(text: string, fromMs: number, gapMs = 1): string {
  return encodeLog(typeText(text, fromMs, gapMs));
}
