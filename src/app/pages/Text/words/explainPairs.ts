import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** How usual the pairs of letters in a text are. @param part 0 to 100, of the difficulty */
export function explainPairs(part: number): MessageDescriptor {
  if (part < 34) return msg`Its letters follow each other as in everyday words.`;
  return part < 67
    ? msg`Some letters follow each other as they seldom do.`
    : msg`Many letters follow each other as they seldom do.`;
}
