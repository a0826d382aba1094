import type { Language } from "../../../engine/practice/PracticeMode";
import { asRecord, ownNames, readOwn, removeOwn, writeOwn } from "./ownStore";

/** A copy of a text in this browser, to read offline. */
export type ShelfText = {
  /** Global id. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly body: string;
  readonly isOwn: boolean;
  /** The server's last known bookmark; null if the user has not begun. */
  readonly bookmark: number | null;
  /** A bookmark that was moved offline and not yet saved; null for none. */
  readonly moved: number | null;
  /** When it was last stored here, in ms since 1970. */
  readonly at: number;
};

/** Local storage has room for about 2.5 million characters in total. */
const MOST_CHARACTERS = 1_000_000;

const START = "text-";

export function readShelf(id: string): ShelfText | null {
  return readText(readOwn(START + id));
}

/** All copies, last used first. */
export function shelfTexts(): readonly ShelfText[] {
  const texts = ownNames(START).flatMap((name) => readText(readOwn(name)) ?? []);
  return texts.sort((a, b) => b.at - a.at);
}

/** Stores a copy, or replaces it by a newer one. Removes the least recently used copies to make room. */
export function shelve(text: Omit<ShelfText, "at">): void {
  writeOwn(START + text.id, { ...text, at: Date.now() });
  let characters = 0;
  for (const { id, body } of shelfTexts()) {
    characters += body.length;
    if (characters > MOST_CHARACTERS) unshelve(id);
  }
}

export function unshelve(id: string): void {
  removeOwn(START + id);
}

function readText(value: unknown): ShelfText | null {
  const kept = asRecord(value);
  if (kept === null) return null;
  const { id, title, body, bookmark, moved, at } = kept;
  if (typeof id !== "string" || typeof title !== "string" || typeof body !== "string" || typeof at !== "number")
    return null;
  return {
    id,
    title,
    body,
    at,
    language: kept["language"] === "nl" ? "nl" : "en",
    isOwn: kept["isOwn"] === true,
    bookmark: numberOf(bookmark),
    moved: numberOf(moved),
  };
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** Stores the server's version of a text in this browser. A bookmark moved offline is kept until it is saved. */
export function shelveRead(text: Omit<ShelfText, "at" | "moved">): void {
  const before = readShelf(text.id);
  const isSame =
    before !== null && before.body === text.body && before.title === text.title && before.bookmark === text.bookmark;
  if (!isSame) shelve({ ...text, moved: before?.moved ?? null });
}
