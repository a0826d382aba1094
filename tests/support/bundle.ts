import path from "node:path";
import { buildSync } from "esbuild";

const folder = path.resolve(`dist/spawned/${process.pid}`);

/**
 * Bundles programs of this repository, without their packages, for tests that start them as processes: a start takes a
 * quarter of the computing that it takes from source. Gives the folder with one `.js` for each.
 */
export function bundle(...files: readonly string[]): string {
  buildSync({
    entryPoints: files.map((file) => path.resolve(file)),
    outdir: folder,
    entryNames: "[name]",
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
  });
  return folder;
}
