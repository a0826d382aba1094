import { type Portion, portionsOf } from "../../../../../engine/practice/portions";

/** Up to here a text is typed in one go: two or three minutes. */
const LONGEST_WHOLE = 700;

/** How a text is typed: a short one whole, a longer one in portions. */
export function readingPortions(body: string): readonly Portion[] {
  return body.length <= LONGEST_WHOLE ? [{ from: 0, to: body.length }] : portionsOf(body);
}
