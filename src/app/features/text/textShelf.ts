import type { Language } from "../../../engine/practice/PracticeMode";
import { asRecord, ownNames, readOwn, removeOwn, writeOwn } from "./ownStore";

/** A copy of a text in this browser, to read where there is no network. */
export type ShelfText = {
  /** Global id. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly body: string;
  readonly isOwn: boolean;
  /** The place as the server last knew it; null while nobody has begun. */
  readonly bookmark: number | null;
  /** Where somebody went without a network, which the server does not know yet; null for nowhere. */
  readonly moved: number | null;
  /** When it was last put here, in ms since 1970. */
  readonly at: number;
};

/** Local storage holds some 2.5 million characters in all. */
const MOST_CHARACTERS = 1_000_000;

const START = "text-";

export function readShelf(id: string): ShelfText | null {
  return readText(readOwn(START + id));
}

/** All copies, the last used first. */
export function shelfTexts(): readonly ShelfText[] {
  const texts = ownNames(START).flatMap((name) => readText(readOwn(name)) ?? []);
  return texts.sort((a, b) => b.at - a.at);
}

/** Puts a copy here, or a newer one in its place. Those that were not used for longest make room. */
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
