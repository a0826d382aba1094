import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group["name"], (...parts: never[]) => unknown>>[1];

/** Packages that every page needs. */
const packages =
  /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|react-relay|relay-runtime|react-router|react-router-dom|@lingui\/core|@lingui\/react|invariant|fbjs|@babel\/runtime)\//u;

const early = /\/src\/app\/typing\/early\/early\.ts$/u;
const starts = /\/src\/app\/(?:index\.html|main\.tsx|typing\/early\/early\.ts)(?:$|\?)/u;

/**
 * The files of the first load. A few compress better than many. Left alone the bundler makes a file of every handful of
 * modules that some lazy page
 * uses too, and makes others of the same source in another folder. `core`: packages, which stay in the cache over
 * releases of our own code. `keys`: what
 * takes the keys before React is there. `first`: the rest of our own that no page can do without.
 */
export const chunkGroups: readonly Group[] = [
  { name: "core", test: packages },
  { name: (id, graph) => (!isStart(id) && isUsedEarly(id, graph) ? "keys" : null), tags: ["$initial"] },
  { name: (id) => (isStart(id) ? null : "first"), tags: ["$initial"] },
  { name: "queries", test: /\$parameters\.ts$/u },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
];

/** Shared chunks are many pages'; their names in the list of what to preload cost every first load. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  name.startsWith("shared~") ? "assets/shared-[hash].js" : "assets/[name]-[hash].js";

/** What packages do while they are evaluated may be left out where nothing uses the result. */
export const treeshake = {
  propertyReadSideEffects: false,
  propertyWriteSideEffects: false,
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
