import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { builtForTests } from "./startApp";

/**
 * A copy of the build under test as another one would be: what starts the app and a page's chunk have other names, and
 * those of before are gone.
 * @param chunks names of chunks without their hashes, such as `ProgressPage`
 */
export function makeNextBuild(chunks: readonly string[]): {
  readonly main: string;
  readonly names: ReadonlyMap<string, string>;
  remove(): void;
} {
  const folder = `${builtForTests}-next`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(builtForTests, folder, { recursive: true });
  const assets = path.join(folder, "app/assets");
  const names = new Map<string, string>();
  for (const file of readdirSync(assets)) {
    const [, chunk = "", hash = ""] = /^(.+)-([\w-]{8})\.js$/u.exec(file) ?? [];
    if (chunks.includes(chunk)) names.set(`${chunk}-${hash}`, `${chunk}-nextNext`);
  }
  for (const file of [...filesIn(path.join(folder, "app")), ...filesIn(path.join(folder, "render"))]) {
    if (/\.(?:br|gz|map)$/u.test(file)) rmSync(file);
    else if (/\.(?:js|json|html|webmanifest)$/u.test(file)) rewrite(file, names);
  }
  for (const [from, to] of names) renameSync(path.join(assets, `${from}.js`), path.join(assets, `${to}.js`));
  return { main: `${folder}/server/main.js`, names, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function rewrite(file: string, names: ReadonlyMap<string, string>): void {
  const before = readFileSync(file, "utf8");
  let text = before;
  for (const [from, to] of names) text = text.replaceAll(from, to);
  if (file.endsWith("worker.js")) text = text.replace(/(?<=build:.)[0-9a-f]{16}/u, "0123456789abcdef");
  if (text !== before) writeFileSync(file, text);
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesIn(file) : [file];
  });
}
