import { useContext } from "react";
import { browserPreferences } from "./browserPreferences";
import type { PreferenceStore } from "./PreferenceStore";
import { PreferencesContext } from "./PreferencesContext";

/** Where preferences are changed. Renders nothing anew; see usePreferences. */
export function usePreferenceStore(): PreferenceStore {
  return useContext(PreferencesContext) ?? browserPreferences();
}
