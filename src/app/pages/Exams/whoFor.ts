import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const words: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["cbt", msg`The best-known norm in the Netherlands, for children and adults.`],
  ["ecdl-junior", msg`For primary school: a little room for errors.`],
  ["ecdl", msg`For secondary school: faster, and more precise.`],
  ["ecdl-pro", msg`For who types for a living.`],
  ["gerritsen", msg`Longer texts, and a level for every speed; also for who has dyslexia.`],
]);

/** Who a norm is for, in a sentence. */
export function whoFor(norm: string): MessageDescriptor {
  return words.get(norm) ?? msg`An exam by a published norm.`;
}
