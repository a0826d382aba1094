import { followAppearance, shareAppearance } from "./followAppearance";
import { followSounds } from "./sounds/followSounds";
import type { PreferenceStore } from "./Preferences";

/** Keeps the document as it was chosen to look and sound, as in other tabs. Resolves when it looks like that. */
export function startAppearance(preferences: PreferenceStore): Promise<void> {
  shareAppearance(preferences, document.cookie);
  followSounds(preferences);
  return followAppearance(preferences);
}
