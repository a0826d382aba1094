import { type Portion, portionsOf, type TextPart } from "../../../../engine/practice/portions";
import { readOwnRuns } from "../../../features/saving/runStorage";

/** A text up to this length is typed in one run of two or three minutes. */
const LONGEST_WHOLE = 700;

/** The portions of a text: its own parts, or a single one for a short text. */
export function readingPortions(body: string, parts: readonly TextPart[] = []): readonly Portion[] {
  const isWhole = parts.length === 0 && body.length <= LONGEST_WHOLE;
  return isWhole ? [{ from: 0, to: body.length }] : portionsOf(body, parts);
}

/**
 * Where the user continues in a text: at the bookmark moved offline, otherwise after the last portion not yet saved,
 * otherwise at the server's bookmark; null if they have not begun.
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
