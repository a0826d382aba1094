import type { KeystrokeLogText } from "./scalars";

/** What encodeLog of the engine wrote, as the wire has it. */
export function toKeystrokeLog(encoded: string): KeystrokeLogText {
  return encoded as KeystrokeLogText;
}
