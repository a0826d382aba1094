import { browserPreferences } from "../../platform/preferences/usePreferences";
import type { AdaptivePractice } from "./adaptive/AdaptivePractice";

/** The adaptive mode, in the browser's language. In the browser only. */
export async function loadAdaptive(): Promise<{ readonly default: typeof AdaptivePractice }> {
  const { openAdaptive } = await import("./adaptive/openAdaptive");
  return openAdaptive(browserPreferences().locale());
}
