import type { CustomPractice } from "./custom/CustomPractice";

/** The mode of own texts, which the browser alone draws. */
export async function loadCustom(): Promise<{ readonly default: typeof CustomPractice }> {
  return { default: (await import("./custom/CustomPractice")).CustomPractice };
}
