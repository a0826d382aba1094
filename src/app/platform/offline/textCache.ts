import { clear, createStore, delMany, entries, set, type UseStore } from "idb-keyval";
import { type Language, DEFAULT_LANGUAGE } from "../../../contract/languages/languages";
import { useEffect } from "react";

/** A text in this browser's IndexedDB, for typing without the server. */
export type CachedText = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
};

type Entry = CachedText & { readonly keptAtMs: number };

/** Each has up to 20,000 characters. The least recently seen is deleted first. */
const MAX_TEXTS = 60;

let opened: UseStore | undefined;

/** Opened on first use, because it throws where storage is forbidden. */
function store(): UseStore {
  return (opened ??= createStore("typeloop-texts", "texts"));
}

/** Stores a text that was shown or saved. Never rejects: without storage the text is not available offline. */
export async function cacheText(text: CachedText): Promise<void> {
  try {
    await set(text.id, { ...text, keptAtMs: Date.now() } satisfies Entry, store());
    const old = (await readEntries()).slice(MAX_TEXTS);
    if (old.length > 0)
      await delMany(
        old.map(({ id }) => id),
        store(),
      );
  } catch {
    // Forbidden or full.
  }
}

/** The cached texts of a language, most recently seen first. */
export async function readCachedTexts(language: Language): Promise<readonly CachedText[]> {
  try {
    return (await readEntries()).filter((text) => text.language === language);
  } catch {
    return [];
  }
}

/** Deletes all cached texts, at sign-out: some are private. */
export async function clearCachedTexts(): Promise<void> {
  await Promise.resolve()
    .then(() => clear(store()))
    .catch(() => undefined);
}

async function readEntries(): Promise<readonly Entry[]> {
  const all = await entries<IDBValidKey, unknown>(store());
  return all.flatMap(([, value]) => (isEntry(value) ? [value] : [])).sort((a, b) => b.keptAtMs - a.keptAtMs);
}

/** An earlier version may have stored another shape. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const isText = (name: string): boolean => typeof Reflect.get(value, name) === "string";
  return ["id", "title", "body", "language"].every(isText) && typeof Reflect.get(value, "keptAtMs") === "number";
}

/** Caches the text on screen; null caches nothing. */
export function useCachedText(text: CachedText | null): void {
  const { id = null, title = "", body = "", language = DEFAULT_LANGUAGE } = text ?? {};
  useEffect(() => {
    if (id !== null) void cacheText({ id, title, body, language });
  }, [id, title, body, language]);
}
