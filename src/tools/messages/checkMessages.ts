import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkCatalogue } from "./checkCatalogue";
import { findBareWords } from "./findBareWords";

const app = "src/app";

/** Only those who work on Typeloop see it. */
const unspoken = /^src\/app\/pages\/Workbench\//u;

/** What keeps a page from being whole in every language of the interface; empty when nothing does. @param root the project's folder */
export async function checkMessages(root: string): Promise<readonly string[]> {
  const files = readdirSync(path.join(root, app), { recursive: true, encoding: "utf8" }).map((file) => `${app}/${file.replaceAll(path.sep, "/")}`);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const catalogues = files.filter((file) => file.endsWith(".po"));
  const faults = await Promise.all(catalogues.map((file) => checkCatalogue(read(file), file)));
  const words = files.filter((file) => file.endsWith(".tsx") && !unspoken.test(file)).flatMap((file) => findBareWords(read(file), file));
  return [...staleCatalogues(root, catalogues), ...faults.flat(), ...words];
}

/** Catalogues that are not what the code says: a sentence is missing in them, or no longer used. Leaves them as they are. */
function staleCatalogues(root: string, files: readonly string[]): readonly string[] {
  const before = files.map((file) => [file, readFileSync(path.join(root, file), "utf8")] as const);
  const { status, stderr } = spawnSync("npm", ["run", "--silent", "messages"], { cwd: root, encoding: "utf8", shell: process.platform === "win32" });
  const stale = before.filter(([file, text]) => readFileSync(path.join(root, file), "utf8") !== text);
  for (const [file, text] of stale) writeFileSync(path.join(root, file), text);
  if (status !== 0) return [`The sentences could not be collected: ${stderr}`];
  return stale.map(([file]) => `${file} is not what the code says. Run: npm run messages`);
}
