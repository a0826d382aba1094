import { useSyncExternalStore } from "react";
import { createStore } from "../../platform/createStore";

/**
 * Stored, so that a page hides the keyboard before the groups are loaded. Sign-out clears keys of this prefix
 * (clearPersonalStorage.ts).
 */
const KEY = "typeloop-own-keyboard-hidden-by";

/** Undefined until localStorage is read. */
const store = createStore<string | null | undefined>(undefined);

/** Name of the group whose coach hid the on-screen keyboard; null if it may be shown. */
export function getHiddenBy(): string | null {
  if (store.get() === undefined) store.set(readStored());
  return store.get() ?? null;
}

/** Sets the group that hides the keyboard; null for none. */
export function setHiddenBy(group: string | null): void {
  if (group === getHiddenBy()) return;
  write(group);
  store.set(group);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(group: string | null): void {
  try {
    if (group === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, group);
  } catch {
    // Without storage it lasts until the page is closed.
  }
}

/** Name of the group whose coach hid the on-screen keyboard; null if it may be shown. */
export function useHiddenBy(): string | null {
  return useSyncExternalStore(store.subscribe, getHiddenBy, () => null);
}
