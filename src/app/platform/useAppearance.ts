import { useSyncExternalStore } from "react";
import { type Appearance, getAppearance, subscribeToAppearance } from "./appearance";

/** The chosen appearance, kept up to date. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribeToAppearance, getAppearance, getAppearance);
}
