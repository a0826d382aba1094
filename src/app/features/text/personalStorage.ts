import { subscribeToToken } from "../../relay/sessionToken";
import { OWN_PREFIX } from "./clearPersonalStorage";

/** Values that could not be stored, until the page closes. */
const inMemory = new Map<string, string>();

/** Stops listening for a sign-out; null before anything was in memory. */
let stop: (() => void) | null = null;

/** The value stored in this browser under a name, parsed from JSON; null if there is none or it is invalid. */
export function readOwn(name: string): unknown {
  try {
    return JSON.parse(inMemory.get(name) ?? localStorage.getItem(OWN_PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Stores a value in this browser. False if its storage is full or forbidden; the value is then kept until the page
 * closes.
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
    // Nothing is stored.
  }
}

/** All stored names that begin with this. */
export function ownNames(start: string): readonly string[] {
  const names = new Set(inMemory.keys());
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(OWN_PREFIX)) names.add(name.slice(OWN_PREFIX.length));
  } catch {
    // Only in memory.
  }
  return Array.from(names).filter((name) => name.startsWith(start));
}

type Unknown = { readonly [name: string]: unknown };

/** A value from storage as an object with unknown fields; null if it is not an object. */
export function asRecord(value: unknown): Unknown | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}
