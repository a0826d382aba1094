import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const words: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["animals", msg`animals`],
  ["everyday", msg`everyday`],
  ["food", msg`food`],
  ["geography", msg`geography`],
  ["history", msg`history`],
  ["nature", msg`nature`],
  ["science", msg`science`],
  ["sport", msg`sport`],
  ["story", msg`story`],
  ["technology", msg`technology`],
]);

/**
 * What a text is about: the tags of the library in the reader's language, others as they were written. @param t says it
 * in the reader's language
 */
export function tagWord(tag: string, t: (message: MessageDescriptor) => string): string {
  const word = words.get(tag);
  return word === undefined ? tag : t(word);
}
