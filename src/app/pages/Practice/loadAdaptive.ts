import { browserPreferences } from "../../platform/preferences/browserPreferences";
import type { AdaptivePractice } from "./adaptive/AdaptivePractice";

/** The adaptive mode, and its words in the browser's language. In the browser only. */
export async function loadAdaptive(): Promise<{ readonly default: typeof AdaptivePractice }> {
  const [module, messages] = await Promise.all([import("./adaptive/AdaptivePractice"), import("./adaptive/loadMessages")]);
  await messages.loadMessages(browserPreferences().locale());
  return { default: module.AdaptivePractice };
}
