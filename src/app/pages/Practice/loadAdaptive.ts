import type { AdaptivePractice } from "./adaptive/AdaptivePractice";

/** The adaptive mode, which the browser alone draws. */
export async function loadAdaptive(): Promise<{ readonly default: typeof AdaptivePractice }> {
  return { default: (await import("./adaptive/AdaptivePractice")).AdaptivePractice };
}
