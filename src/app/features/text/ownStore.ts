import { subscribeToToken } from "../../relay/sessionToken";

/** What could not be put into storage, until the page closes. */
const inMemory = new Map<string, string>();

/** Stops listening for who signs out; null before anything was in memory. */
let stop: (() => void) | null = null;

/**
 * What was kept in this browser under a name, as JSON gives it back; null when there is nothing, or nothing that can be
 * read.
 */
export function readOwn(name: string): unknown {
  try {
    return JSON.parse(inMemory.get(name) ?? localStorage.getItem(OWN_PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Keeps something in this browser. False when its storage is full or forbidden: then it is kept until the page closes.
 */
export function writeOwn(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(OWN_PREFIX + name, text);
    inMemory.delete(name);
    return true;
  } catch {
    inMemory.set(name, text);
    stop ??= subscribeToToken((change) => change === "lost" && inMemory.clear());
    return false;
  }
}

export function removeOwn(name: string): void {
  inMemory.delete(name);
  try {
    localStorage.removeItem(OWN_PREFIX + name);
  } catch {
    // Nothing is there.
  }
}

/** Everything that is kept under names that begin so. */
export function ownNames(start: string): readonly string[] {
  const names = new Set(inMemory.keys());
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(OWN_PREFIX)) names.add(name.slice(OWN_PREFIX.length));
  } catch {
    // Memory alone.
  }
  return Array.from(names).filter((name) => name.startsWith(start));
}

/** What a person's own matters in local storage are called: their texts, their places in them, their last runs. */
const OWN_PREFIX = "typeloop-own-";

// Who signs out leaves nothing behind for the next person. Every page has this, also those that know nothing of what is
// kept. On the server nobody signs out.
if (typeof window !== "undefined") subscribeToToken((change) => change === "lost" && forgetOwn());

function forgetOwn(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(OWN_PREFIX)) localStorage.removeItem(name);
  } catch {
    // Storage is forbidden: nothing is there.
  }
}

type Unknown = { readonly [name: string]: unknown };

/** A value from storage as an object whose fields can be asked for; null when it is none. */
export function asRecord(value: unknown): Unknown | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}
