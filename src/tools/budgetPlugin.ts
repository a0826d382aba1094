import { brotliCompressSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/**
 * Bytes of JavaScript, brotli, that the first visit to `/` may cost until it can be typed on and is alive: React,
 * Relay, our own code, and for who does
 * not read English the frame's sentences. The words to type stand in the page; the list that they were drawn from is
 * fetched when there is nothing else to do.
 */
const FIRST_LOAD_BYTES = 170_000;
const frameSentences = /\/src\/app\/locales\/nl-NL\/frame\.po$/u;

/**
 * Fails the build when the first load is over its budget; that of tests too, whose hooks add some 200 bytes, since CI
 * makes no other.
 */
export function budgetPlugin(): Plugin {
  return {
    name: "typeloop:budget",
    apply: "build",
    // As written: others still change the code before.
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      const first = chunks.filter(
        (chunk) => chunk.isEntry || (chunk.facadeModuleId !== null && frameSentences.test(chunk.facadeModuleId)),
      );
      const loaded = withImports(first, new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
      const bytes = [...loaded].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
      if (bytes > FIRST_LOAD_BYTES)
        this.error(`The first load is ${bytes} bytes of JavaScript (brotli); its budget is ${FIRST_LOAD_BYTES}.`);
      this.info(`first load: ${bytes} of ${FIRST_LOAD_BYTES} bytes of JavaScript (brotli)`);
    },
  };
}

function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const all = new Set(chunks);
  // A set that grows while it is walked is walked to its end.
  for (const chunk of all) for (const name of chunk.imports) all.add(byName.get(name) ?? chunk);
  return all;
}
