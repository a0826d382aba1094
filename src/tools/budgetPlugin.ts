import { brotliCompressSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/**
 * The most JavaScript, in bytes of brotli, that a first visit to `/` may cost until the page responds: React, Relay,
 * our own code, and the frame's sentences in the language that needs most. The page brings the words to type, and
 * fetches the list that they were drawn from when it is idle.
 */
export const FIRST_LOAD_BYTES = 170_000;
const frameSentences = /\/src\/contract\/languages\/[\w-]+\/messages\/frame\.po$/u;

/**
 * Fails the build when chunks import each other in a circle, or when the first load is over its budget. Test
 * builds count too, because CI makes no other; their hooks add some 200 bytes.
 */
export function budgetPlugin(): Plugin {
  return {
    name: "typeloop:budget",
    apply: "build",
    // As written: others still change the code before.
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const first = chunks.filter(({ isEntry }) => isEntry);
      const others = chunks.filter(({ facadeModuleId }) => frameSentences.test(facadeModuleId ?? ""));
      const sizeOf = new Map<Rolldown.OutputChunk, number>();
      const sizes = others.map((frame) => {
        const loaded = [...withImports([...first, frame], byName)];
        for (const chunk of loaded) if (!sizeOf.has(chunk)) sizeOf.set(chunk, brotliCompressSync(chunk.code).length);
        return loaded.reduce((sum, chunk) => sum + (sizeOf.get(chunk) ?? 0), 0);
      });
      const bytes = Math.max(...sizes);
      if (bytes > FIRST_LOAD_BYTES)
        this.error(`The first load is ${bytes} bytes of JavaScript (brotli); its budget is ${FIRST_LOAD_BYTES}.`);
      const cycle = findImportCycle(byName);
      if (cycle !== null) this.error(`These chunks import each other, so one runs before what it needs: ${cycle}.`);
      this.info(`first load: ${bytes} of ${FIRST_LOAD_BYTES} bytes of JavaScript (brotli)`);
    },
  };
}

/** The first chain of chunks that leads back to its beginning, or null. */
function findImportCycle(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string | null {
  const done = new Set<string>();
  const visit = (name: string, chain: readonly string[]): string | null => {
    if (chain.includes(name)) return [...chain.slice(chain.indexOf(name)), name].join(" > ");
    if (done.has(name)) return null;
    done.add(name);
    for (const next of chunks.get(name)?.imports ?? []) {
      const cycle = visit(next, [...chain, name]);
      if (cycle !== null) return cycle;
    }
    return null;
  };
  for (const name of chunks.keys()) {
    const cycle = visit(name, []);
    if (cycle !== null) return cycle;
  }
  return null;
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
