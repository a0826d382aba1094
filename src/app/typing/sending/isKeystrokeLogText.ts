import type { KeystrokeLogText } from "../../../contract/scalars";

const base64Url = /^[\w-]+$/u;

/** Whether a text can travel as a keystroke log. What encodeLog writes always can. */
export function isKeystrokeLogText(text: string): text is KeystrokeLogText {
  return base64Url.test(text);
}
