import { readShelf, shelve, type ShelfText } from "./textShelf";

/**
 * Puts what the server said of a text into this browser. Where somebody went without a network stays, until the server
 * knows it.
 */
export function shelveRead(text: Omit<ShelfText, "at" | "moved">): void {
  const before = readShelf(text.id);
  const isSame =
    before !== null && before.body === text.body && before.title === text.title && before.bookmark === text.bookmark;
  if (!isSame) shelve({ ...text, moved: before?.moved ?? null });
}
