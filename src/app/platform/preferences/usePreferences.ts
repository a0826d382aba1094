import { useSyncExternalStore } from "react";
import type { Preferences } from "./Preferences";
import { usePreferenceStore } from "./usePreferenceStore";

/** The preferences, kept up to date. */
export function usePreferences(): Preferences {
  const { subscribe, current } = usePreferenceStore();
  return useSyncExternalStore(subscribe, current, current);
}
