import type { KeptQueue } from "./KeystrokeQueue";
import type { QueueStore } from "./QueueStore";

/**
 * Keeps a queue for as long as the tab lives. One of each kind at a time: opening the store of another race forgets the
 * last race.
 * Where storage is forbidden or full, nothing is kept, and nothing else goes wrong.
 */
export function sessionQueueStore(kind: "race" | "exam", name: string): QueueStore {
  const prefix = `typeloop-${kind}:`;
  const key = prefix + name;
  attempt(() => {
    for (const other of Object.keys(sessionStorage))
      if (other.startsWith(prefix) && other !== key) sessionStorage.removeItem(other);
  });
  return {
    read: () => attempt(() => parse(sessionStorage.getItem(key))),
    write: (kept) => attempt(() => sessionStorage.setItem(key, JSON.stringify(kept))),
    clear: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function parse(text: string | null): KeptQueue | null {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  return isKeptQueue(value) ? value : null;
}

function isKeptQueue(value: unknown): value is KeptQueue {
  if (typeof value !== "object" || value === null) return false;
  if (!("base" in value && "basePosition" in value && "batches" in value && "taken" in value && "unsent" in value))
    return false;
  const { base, basePosition, batches, taken, unsent } = value;
  if (![base, basePosition, taken].every(Number.isSafeInteger) || typeof unsent !== "string") return false;
  return Array.isArray(batches) && batches.every((batch) => typeof batch === "string");
}
