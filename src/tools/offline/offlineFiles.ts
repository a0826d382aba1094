import { readFileSync } from "node:fs";
import path from "node:path";
import type { Rolldown } from "vite";
import { isChosenFont } from "../buildPlugins.ts";

/** Files by when the worker fetches them: see BuiltFiles in src/app/worker/responses.ts. */
export type OfflineFiles = {
  readonly entry: string;
  readonly needed: readonly string[];
  readonly rest: readonly string[];
};

/** What practice and the course load while they are used. */
const worksOffline =
  /\/src\/engine\/|\/src\/contract\/(?!languages\/)|\/languages\/[\w-]+\/(?:words|lessons|errorMessages)\.ts|\/src\/app\/(?:ui|typing|platform)\/|\/messages\/(?:Practice|Course|Lesson|Shell|frame|figures|keyboard)|\$parameters\.ts|\/src\/app\/pages\/(?:Practice|Course|Lesson|Shell|NotFound)\//u;

/** Loaded only where the host configured something, or by those who build Typeloop. */
const neverAhead =
  /\/(?:errorReporting|analytics|watchers|Workbench)\/|\/messages\/PageViews|documentTexts|persisted_queries/u;

/**
 * Finds out of the built chunks what works without a network, and what else there is.
 * @throws when there is no chunk that starts the app.
 */
export function offlineFiles(bundle: Rolldown.OutputBundle): OfflineFiles {
  const parts = Object.values(bundle);
  const chunks = new Map(parts.flatMap((part) => (part.type === "chunk" ? [[part.fileName, part] as const] : [])));
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const entry = entries.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/index.html") === true);
  if (entry === undefined) throw new Error("No chunk starts the app.");
  const needed = reach(entries, chunks, (modules) => worksOffline.test(modules) && !neverAhead.test(modules));
  const all = reach(entries, chunks, (modules) => !neverAhead.test(modules));
  const pictures = parts.flatMap((part) =>
    /\.woff2$|\/mark-[^/]+\.svg$/u.test(part.fileName) && !isChosenFont(part) ? [part.fileName] : [],
  );
  const first = new Set([...filesOf(needed), ...pictures].map(address));
  return {
    entry: address(entry.fileName),
    needed: [...first].sort(),
    rest: [...filesOf(all)]
      .map(address)
      .filter((file) => !first.has(file))
      .sort(),
  };
}

/** These chunks, all that they import, and what they load later as far as it is wanted, and so on. */
function reach(
  from: readonly Rolldown.OutputChunk[],
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  isWanted: (modules: string) => boolean,
): ReadonlySet<Rolldown.OutputChunk> {
  const all = new Set(from);
  // A set that grows while it is walked is walked to its end.
  for (const chunk of all) {
    for (const name of chunk.imports) all.add(chunks.get(name) ?? chunk);
    for (const name of chunk.dynamicImports) {
      const later = chunks.get(name);
      // The bundler does not name the module of every chunk that is loaded later.
      if (
        later !== undefined &&
        isWanted((later.facadeModuleId === null ? later.moduleIds : [later.facadeModuleId]).join("\n"))
      )
        all.add(later);
    }
  }
  return all;
}

function filesOf(chunks: ReadonlySet<Rolldown.OutputChunk>): ReadonlySet<string> {
  return new Set([...chunks].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]));
}

function address(fileName: string): string {
  return `/${fileName}`;
}

/** Patterns of the pages as src/app/pages.ts has them: the worker must not bring the pages along. */
export function readPagePatterns(): readonly string[] {
  const list = readFileSync(path.resolve("src/app/pages.ts"), "utf8");
  return [...list.matchAll(/^ {4}path: "(?<path>[^"*]*)",$/gmu)].map(({ groups }) => `/${groups?.["path"]}`);
}
