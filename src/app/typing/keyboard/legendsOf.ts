import type { KeyboardLayout, KeyOutput } from "../../../engine/keyboards/KeyboardLayout";

/**
 * What is printed on a key: below (alone), above (with Shift) and right (with AltGr); empty where there is nothing. A
 * letter stands there once, as its capital.
 */
export type Legends = { readonly below: string; readonly above: string; readonly right: string };

/** The legends of a key by its position code. */
export function legendsOf(layout: KeyboardLayout, code: string): Legends {
  const [plain, shifted, altGr] = (layout.keys.get(code) ?? []).map(textOf);
  const below = plain ?? "";
  const above = shifted ?? "";
  const isLetter = below !== "" && below !== above && below.toUpperCase() === above;
  return { below: isLetter ? above : below.trim(), above: isLetter ? "" : above, right: altGr ?? "" };
}

function textOf(output: KeyOutput | null): string {
  return output?.text ?? "";
}
