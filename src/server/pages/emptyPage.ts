import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PageConfig } from "../../contract/page";

/** Makes the page that the browser renders itself. */
export type EmptyPage = (nonce: string) => string;

const configPlace = '<script type="application/json" id="typeloop-config">{}</script>';

/**
 * Reads the built page.
 * @throws when the app is not built.
 */
export async function readEmptyPage(directory: string, page: PageConfig): Promise<EmptyPage> {
  const html = await readFile(path.join(directory, "index.html"), "utf8").catch(() => {
    throw new Error(`The app is not built (${directory} holds no index.html). Run "npm run build".`);
  });
  const config = JSON.stringify(page).replace(/</gu, "\\u003c");
  const configured = html.replace(configPlace, () => configPlace.replace("{}", () => config));
  return (nonce) => configured.replace('<script type="module"', `<script type="module" nonce="${nonce}"`);
}
