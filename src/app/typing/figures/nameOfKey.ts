import type { MessageDescriptor } from "@lingui/core";
import { spellKeys } from "../spellKeys";

/** A visible name of a character or a pair: a space cannot be seen, and Enter and Tab are known by their names. */
export function nameOfKey(characters: string, t: (message: MessageDescriptor) => string): string {
  return spellKeys(characters.replaceAll(" ", "␣"), t).trim();
}

/** A text with a sign before each line break and tab. Needs `white-space: pre-wrap` and a `tab-size` of 4. */
export function showKeys(text: string): string {
  return text.replaceAll("\n", "↵\n").replaceAll("\t", "→\t");
}
