import { useSyncExternalStore } from "react";
import { getHiddenBy, subscribeToHiddenBy } from "./hiddenKeyboard";

/** Name of the group in which one types without the picture of the keyboard; null where it may be shown. */
export function useHiddenBy(): string | null {
  return useSyncExternalStore(subscribeToHiddenBy, getHiddenBy, () => null);
}
