import { followAppearance, shareAppearance } from "./followAppearance";
import { followKeyRepeat } from "./followKeyRepeat";
import { followSounds } from "./sounds/followSounds";
import type { PreferenceStore } from "./Preferences";

/** Keeps the document as it was chosen to look and sound, as in other tabs. Resolves when it looks like that. */
export function startAppearance(preferences: PreferenceStore): Promise<void> {
  shareAppearance(preferences, document.cookie);
  followSounds(preferences);
  followKeyRepeat(preferences);
  return followAppearance(preferences);
}
