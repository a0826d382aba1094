import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const names: Readonly<Record<string, MessageDescriptor>> = {
  "\n": msg({ message: "Enter", context: "key" }),
  "\t": msg({ message: "Tab", context: "key" }),
};

/** A text with its line breaks and tabs as words, for screen readers and tables. */
export function spellKeys(text: string, t: (message: MessageDescriptor) => string): string {
  return text.replace(/[\n\t]/gu, (key) => ` ${t(names[key] ?? { id: key })} `);
}

/** A visible name of a character or a pair: a space cannot be seen, and Enter and Tab are known by their names. */
export function nameOfKey(characters: string, t: (message: MessageDescriptor) => string): string {
  return spellKeys(characters.replaceAll(" ", "␣"), t).trim();
}

/** A text with a sign before each line break and tab. Needs `white-space: pre-wrap` and a `tab-size` of 4. */
export function showKeys(text: string): string {
  return text.replaceAll("\n", "↵\n").replaceAll("\t", "→\t");
}
