import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { PageAssets, PageFiles } from "../../contract/page";

/** A file of the build, as Vite's manifest tells of it. */
type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

/**
 * Reads which files the built app consists of.
 * @param directory what `vite build` wrote.
 * @throws when the app is not built, or its manifest is missing.
 */
export async function readAssets(directory: string): Promise<PageAssets> {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    await readFile(path.join(directory, ".vite/manifest.json"), "utf8"),
  );
  const icon = manifest["ui/mark.svg"];
  // No module imports it, so the manifest does not name it.
  const touchIcon = (await readdir(path.join(directory, "assets"))).find((file) => /^icon-touch-.+\.png$/u.test(file));
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith(".woff2"));
  const [entry, ...others] = Object.entries(manifest).sort(([name]) => (name === "index.html" ? -1 : 0));
  if (entry?.[0] !== "index.html") throw new Error(`${directory} has no index.html in its manifest`);
  return {
    entry: filesOf(entry[1], manifest),
    fonts: fonts.map(({ file }) => `/${file}`),
    icon: icon === undefined ? null : `/${icon.file}`,
    touchIcon: touchIcon === undefined ? null : `/assets/${touchIcon}`,
    parts: Object.fromEntries(others.map(([name, chunk]) => [partName(name, chunk), filesOf(chunk, manifest)])),
  };
}

/** A chunk and all that it imports: styles in the order in which they must apply, scripts with its own first. */
function filesOf(chunk: Chunk, manifest: Readonly<Record<string, Chunk>>): PageFiles {
  const chunks = new Set<Chunk>();
  const gather = (one: Chunk): void => {
    if (chunks.has(one)) return;
    chunks.add(one);
    for (const name of one.imports ?? []) if (manifest[name]) gather(manifest[name]);
  };
  const styles = new Set<string>();
  const seen = new Set<Chunk>();
  const dress = (one: Chunk): void => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const name of one.imports ?? []) if (manifest[name]) dress(manifest[name]);
    for (const file of one.css ?? []) styles.add(`/${file}`);
  };
  gather(chunk);
  dress(chunk);
  return { scripts: [...chunks].map(({ file }) => `/${file}`), styles: [...styles] };
}

/** A chunk of several modules has no source file: it goes by its name. */
function partName(key: string, { name = key }: Chunk): string {
  return key.startsWith("_") ? name : key;
}
