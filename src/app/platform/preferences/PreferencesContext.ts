import { createContext } from "react";
import type { PreferenceStore } from "./PreferenceStore";

/** Whose preferences a rendering follows, where it is not this browser's: on the server each request brings its own. */
export const PreferencesContext = createContext<PreferenceStore | null>(null);
