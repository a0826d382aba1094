import type { Rolldown, Plugin } from "vite";
import { brotliCompress, constants, gzip, brotliCompressSync } from "node:zlib";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { checkDocuments } from "./checkDocuments.ts";

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group["name"], (...parts: never[]) => unknown>>[1];

const early = /\/src\/app\/typing\/preHydration\/entry\.ts$/u;
const starts = /\/src\/app\/(?:index\.html|main\.tsx|typing\/preHydration\/entry\.ts)(?:$|\?)/u;

/**
 * The files of the first load: `keys` takes the keys before React is there, `first` is everything else that no page can
 * do without. Few files compress better than many. What several lazy pages share is cut by who loads
 * it; larger chunks would import each other in circles, and so would a small part of the engine that is put with one of
 * its users.
 */
export const chunkGroups: readonly Group[] = [
  { name: (id, graph) => (!isStart(id) && isUsedEarly(id, graph) ? "keys" : null), tags: ["$initial"] },
  { name: (id) => (isStart(id) ? null : "first"), tags: ["$initial"] },
  { name: "queries", test: /\$parameters\.ts$|\/contract\/codes\.ts$/u },
  { name: "metrics", test: /\/src\/engine\/metrics\//u },
  // Of practice and lessons; what else they share would import it and be imported by it.
  {
    name: "pace",
    test: /\/(?:engine\/lessons\/pace|typing\/(?:PaceCaret|useRunFrames)|platform\/useReducedMotion)\./u,
  },
  // Few files of styles, because every page names its own in the first load: one for those that lazy pages share, and
  // one for the pages of groups and admins.
  { name: "groups", test: /\/pages\/(?:Admin|Assignment|Group|Join|Member|Wall)\w*\/.*\.module\.css$/u },
  { name: "styles", test: /\.module\.css$/u, minShareCount: 2 },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
];

/**
 * What is named beside each lazy import: its styles, which would not be loaded otherwise. The lists are part of the
 * first load. The scripts that a page's chunk imports are not in them: the server preloads those of the first page, and
 * the service worker caches all others before they are needed. Without it,
 * the first visit of a page takes a round trip more.
 */
export const resolveDependencies = (_: string, files: string[]): string[] =>
  files.filter((file) => file.endsWith(".css"));

/** Names in the lists cost every first load, so shared chunks have none. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  name.startsWith("shared~") ? "assets/shared-[hash:7].js" : "assets/[name]-[hash:7].js";

/** The same for their styles. */
export const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.startsWith("shared~"))
    ? "assets/shared-[hash:6][extname]"
    : "assets/[name]-[hash:6][extname]";

/** What packages do while they are evaluated may be left out where nothing uses the result. */
export const treeshake = {
  propertyReadSideEffects: false,
  unknownGlobalSideEffects: false,
  manualPureFunctions: ["createContext", "forwardRef", "memo"],
} as const;

/** What begins the page stays the file that the page names. */
function isStart(id: string): boolean {
  return starts.test(id);
}

function isUsedEarly(id: string, graph: Context): boolean {
  const users = new Set([id]);
  // A set that grows while it is walked is walked to its end.
  for (const user of users) for (const next of graph.getModuleInfo(user)?.importers ?? []) users.add(next);
  return [...users].some((user) => early.test(user));
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files that shrink. Fonts and pictures are compressed already. */
const compressible = /\.(?:js|css|svg|json)$/u;

/** The highest; a test build is loaded from the same machine, so there it only has to be quick. */
const BROTLI_QUALITY = process.env["TYPELOOP_TEST_HOOKS"] === "1" ? 4 : constants.BROTLI_MAX_QUALITY;

/** Writes each file of the build compressed beside it, so that the server only hands out bytes. */
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
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  await Promise.all([
    writeFile(`${file}.br`, await toBrotli(bytes, options)),
    writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 })),
  ]);
}

/**
 * Names the built fonts of every page in index.html, so that they are on their way before the style sheet asks for
 * them. Those of src/app/ui/fonts are loaded where they are chosen, and rare letters where a text has one.
 */
export function preloadFontsPlugin(): Plugin {
  return {
    name: "typeloop:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.entries(bundle ?? {})
          .filter(([, part]) => isCoreFont(part))
          .map(([file]) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head-prepend",
          })),
    },
  };
}

/** Whether a file of the build is a font that a page only loads for those who chose it. */
export function isChosenFont(part: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return isIn("ui/fonts/", part);
}

function isCoreFont(part: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return part.fileName.endsWith(".woff2") && isIn("ui/coreFonts/", part);
}

function isIn(folder: string, part: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return part.type === "asset" && part.originalFileNames.some((name) => name.includes(folder));
}

/**
 * Of all documents ever shipped, leaves in the pages' chunk of texts (src/app/relay/documentTexts.ts) those that this
 * build's artifacts ask for.
 */
export function documentTextsPlugin(): Plugin {
  const folder = path.resolve("__generated__");
  return {
    name: "typeloop:document-texts",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /__generated__\/persisted_queries\.json$/u },
      handler(file) {
        const texts: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
        return JSON.stringify(Object.fromEntries(currentIds(folder).map((id) => [id, texts[id]])));
      },
    },
  };
}

/** Ids of the documents in the artifacts of today's sources. */
function currentIds(folder: string): readonly string[] {
  const artifacts = readdirSync(folder).filter((name) => name.endsWith(".graphql.ts"));
  return artifacts.flatMap(
    (name) => /@relayRequestID (\S+)/u.exec(readFileSync(path.join(folder, name), "utf8"))?.[1] ?? [],
  );
}

/**
 * Refuses a build for the server with a document that does not fit the schema: it would break a page that was shipped
 * once.
 */
export function documentsPlugin(): Plugin {
  return {
    name: "typeloop:documents",
    apply: "build",
    buildStart() {
      const problems = checkDocuments({
        schema: "schema.graphql",
        artifacts: "__generated__",
        documents: "__generated__/persisted_queries.json",
      });
      if (problems.length > 0) this.error(problems.map(({ what, fix }) => `${what}\n  → ${fix}`).join("\n"));
    },
  };
}

type Chunk = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
};

/** The package that an import names: `@scope/name/part` is of `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/**
 * What files of a build import that a host does not have.
 * @param chunks all files of the build with what they import: each other by file name, everything else by specifier.
 * @param dependencies names of the packages that a production installation has.
 * @returns a sentence for each; none where everything is a file of the build, of Node or of those packages.
 */
export function findForeignImports(chunks: readonly Chunk[], dependencies: readonly string[]): readonly string[] {
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const isThere = (name: string): boolean => own.has(name) || isBuiltin(name) || dependencies.includes(packageOf(name));
  return chunks.flatMap(({ fileName, imports, dynamicImports }) =>
    [...imports, ...dynamicImports]
      .filter((name) => !isThere(name))
      .map((name) => `${fileName} imports ${name}: put ${packageOf(name)} into "dependencies" of package.json`),
  );
}

/**
 * Refuses a build for the server that imports a package for development: it would run here and fail on a host, which
 * has only the packages of "dependencies".
 */
export function productionImportsPlugin(): Plugin {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  return {
    name: "typeloop:production-imports",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const problems = findForeignImports(chunks, Object.keys(dependencies));
      if (problems.length > 0) this.error(problems.join("\n"));
    },
  };
}

/**
 * The most JavaScript, in bytes of brotli, that a first visit to `/` may cost until the page responds: React, Relay,
 * our own code, and the frame's sentences in the language that needs most. The page brings the words to type, and
 * fetches the list that they were drawn from when it is idle.
 */
export const FIRST_LOAD_BYTES = 170_000;

/** The most scripts that a first visit to `/` may load until the page responds; each costs a request. */
export const FIRST_LOAD_SCRIPTS = 12;
const frameSentences = /\/src\/contract\/languages\/[\w-]+\/messages\/frame\.po$/u;

/**
 * Fails the build when chunks import each other in a circle, or when the first load is over its budget of bytes or
 * scripts. Test builds count too, because CI makes no other; their hooks add some 200 bytes.
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
      const scripts = Math.max(...others.map((frame) => withImports([...first, frame], byName).size));
      if (scripts > FIRST_LOAD_SCRIPTS)
        this.error(`The first load has ${scripts} scripts; it may have ${FIRST_LOAD_SCRIPTS}.`);
      const cycle = findImportCycle(byName);
      if (cycle !== null) this.error(`These chunks import each other, so one runs before what it needs: ${cycle}.`);
      this.info(`first load: ${bytes} of ${FIRST_LOAD_BYTES} bytes of JavaScript (brotli) in ${scripts} scripts`);
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
