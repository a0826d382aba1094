import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { typeNaturally } from "./humanTyping";

/** Types on the keyboard of a page as a person does: `delay` ms from key to key on average, never twice the same. */
export async function typeInBrowser(page: Page, text: string, { delay }: { readonly delay: number }): Promise<void> {
  const start = performance.now();
  for (const { kind, ...key } of typeNaturally(text, delay)) {
    const wait = start + key.time - performance.now();
    if (wait > 1) await sleep(wait);
    if (kind === "insert" && "text" in key) await page.keyboard.type(key.text);
  }
}
