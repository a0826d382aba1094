import { type Portion, portionsOf } from "../../../../engine/practice/portions";
import { readOwnRuns } from "../../../features/saving/unsavedRuns";

/** Up to here a text is typed in one go: two or three minutes. */
const LONGEST_WHOLE = 700;

/** How a text is typed: a short one whole, a longer one in portions. */
export function readingPortions(body: string): readonly Portion[] {
  return body.length <= LONGEST_WHOLE ? [{ from: 0, to: body.length }] : portionsOf(body);
}

/**
 * Where somebody goes on in a text: where they went without a network, else behind the last portion that waits to be
 * saved, else where the server
 * knows them; null where they have not begun.
 */
export function readingPosition({
  id,
  bookmark,
  moved,
}: {
  readonly id: string;
  readonly bookmark: number | null;
  readonly moved: number | null;
}): number | null {
  const waiting = readOwnRuns().filter(({ textId, to }) => textId === id && typeof to === "number");
  return moved ?? waiting.at(-1)?.to ?? bookmark;
}
