import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const names: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["cbt", msg`CBT typing diploma`],
  ["ecdl-junior", msg`ECDL Junior typing certificate`],
  ["ecdl", msg`ECDL typing certificate`],
  ["ecdl-pro", msg`ECDL Pro typing certificate`],
  ["gerritsen", msg`Gerritsen typing diploma`],
]);

/** What a norm is called; one that this page does not know yet is called an exam. */
export function nameOfNorm(norm: string): MessageDescriptor {
  return names.get(norm) ?? msg`Typing exam`;
}
