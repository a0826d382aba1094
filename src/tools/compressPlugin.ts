import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files that shrink. Fonts and pictures are compressed already. */
const compressible = /\.(?:js|css|svg|json)$/u;

/**
 * Writes each file of the build compressed beside it, at the highest level, so that the server only hands out bytes.
 */
export function compressPlugin(): Plugin {
  return {
    name: "typeloop:compress",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(names.map((name) => compress(path.join(dir ?? "", name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    writeFile(`${file}.br`, await toBrotli(bytes, options)),
    writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 })),
  ]);
}
