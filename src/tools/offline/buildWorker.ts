import { createHash } from "node:crypto";
import path from "node:path";
import { build, type Rolldown } from "vite";
import { type OfflineFiles, readPagePatterns } from "./offlineFiles.ts";

const source = path.resolve("src/app/worker/worker.ts");

/**
 * Builds the service worker as one script, with the files of this build written into it.
 * @param target as of the pages.
 */
export async function buildWorker(files: OfflineFiles, target: string): Promise<string> {
  const written = await bundle({ ...files, build: "" }, target);
  return bundle({ ...files, build: createHash("sha256").update(written).digest("hex").slice(0, 16) }, target);
}

async function bundle(files: OfflineFiles & { readonly build: string }, target: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      TYPELOOP_FILES: JSON.stringify(files),
      TYPELOOP_PAGES: JSON.stringify(readPagePatterns()),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: "iife", entryFileNames: "worker.js" } },
    },
  });
  const outputs: readonly Rolldown.RolldownOutput[] = Array.isArray(result)
    ? result
    : "output" in result
      ? [result]
      : [];
  const [chunk, ...others] = outputs.flatMap(({ output }) => output);
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error("The worker is not one script.");
  return chunk.code;
}
