import { readOwnRuns } from "../../saving/keptRuns";

/**
 * Where somebody goes on in a text: where they went without a network, else behind the last portion that waits to be
 * saved, else where the server
 * knows them; null where they have not begun.
 */
export function placeIn({
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
