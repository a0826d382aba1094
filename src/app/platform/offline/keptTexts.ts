import { clear, createStore, delMany, entries, set, type UseStore } from "idb-keyval";
import type { Language } from "../../../engine/practice/PracticeMode";
import type { KeptText } from "./KeptText";

type Entry = KeptText & { readonly keptAtMs: number };

/** So many at most, each up to 20,000 characters; those that were not seen for the longest time go first. */
const MOST = 60;

let opened: UseStore | undefined;

/** Opened when it is first needed: a browser that forbids storage says so then. */
function store(): UseStore {
  return (opened ??= createStore("typeloop-texts", "texts"));
}

/**
 * Keeps a text that was seen or saved, so that it can be typed without the server. Never rejects: a browser that has no
 * place for it does without.
 */
export async function keepText(text: KeptText): Promise<void> {
  try {
    await set(text.id, { ...text, keptAtMs: Date.now() } satisfies Entry, store());
    const old = (await readEntries()).slice(MOST);
    if (old.length > 0)
      await delMany(
        old.map(({ id }) => id),
        store(),
      );
  } catch {
    // Forbidden or full.
  }
}

/** The texts of a language that are kept here, the one seen last first. */
export async function readKeptTexts(language: Language): Promise<readonly KeptText[]> {
  try {
    return (await readEntries()).filter((text) => text.language === language);
  } catch {
    return [];
  }
}

/** Lets go of them all: some may be somebody's own, and somebody else may come. */
export async function forgetKeptTexts(): Promise<void> {
  await Promise.resolve()
    .then(() => clear(store()))
    .catch(() => undefined);
}

async function readEntries(): Promise<readonly Entry[]> {
  const all = await entries<IDBValidKey, unknown>(store());
  return all.flatMap(([, value]) => (isEntry(value) ? [value] : [])).sort((a, b) => b.keptAtMs - a.keptAtMs);
}

/** An earlier version may have kept something else. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const isText = (name: string): boolean => typeof Reflect.get(value, name) === "string";
  return ["id", "title", "body", "language"].every(isText) && typeof Reflect.get(value, "keptAtMs") === "number";
}
