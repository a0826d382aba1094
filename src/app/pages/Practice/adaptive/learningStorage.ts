import { type AdaptiveState, readState } from "../../../../engine/adaptive/AdaptiveState";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { LEARNING_KEY } from "../../../features/saving/storageKeys";

/** A stored state and its owner: the id of an account, or null without one. */
export type Remembered = { readonly owner: string | null; readonly state: AdaptiveState };

/** The stored value; damaged: not a valid state of this version. */
export type Found =
  | { readonly kind: "found"; readonly remembered: Remembered }
  | { readonly kind: "none" }
  | { readonly kind: "damaged" }
  | { readonly kind: "blocked" };

/** This browser's stored state for a layout. */
export function recallLearning(layout: LayoutId): Found {
  let text: string | null;
  try {
    text = localStorage.getItem(LEARNING_KEY);
  } catch {
    return { kind: "blocked" };
  }
  const all = text === null ? {} : readJson(text);
  if (all === null) return { kind: "damaged" };
  const entry: unknown = Reflect.get(all, layout);
  if (entry === undefined) return { kind: "none" };
  const state = typeof entry === "object" && entry !== null ? readState(Reflect.get(entry, "state")) : null;
  if (state === null) return { kind: "damaged" };
  const owner: unknown = Reflect.get(Object(entry), "owner");
  return { kind: "found", remembered: { owner: typeof owner === "string" ? owner : null, state } };
}

/**
 * Stores a state for the next visit, and keeps those of other layouts. Returns false if storage is full or forbidden.
 */
export function rememberLearning(layout: LayoutId, remembered: Remembered): boolean {
  try {
    localStorage.setItem(
      LEARNING_KEY,
      JSON.stringify({ ...readJson(localStorage.getItem(LEARNING_KEY) ?? "{}"), [layout]: remembered }),
    );
    return true;
  } catch {
    return false;
  }
}

function readJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
