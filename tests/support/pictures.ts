import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";

/** Where tests keep pictures of what they check; none without TYPELOOP_PICTURES. */
const folder = process.env["TYPELOOP_PICTURES"];

/** Keeps a picture of a page as it is, if pictures are wanted. */
export async function keepPicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (folder === undefined || folder === "") return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage, animations: "disabled" });
}
