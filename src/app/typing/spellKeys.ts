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
