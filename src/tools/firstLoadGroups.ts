import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group["name"], (...parts: never[]) => unknown>>[1];

/** Packages that every page needs. */
const packages =
  /node_modules\/(?:react|react-dom|scheduler|react-relay|relay-runtime|react-router|react-router-dom|react-helmet-async|react-fast-compare|shallowequal|invariant|fbjs|@babel\/runtime)\//u;

const early = /\/src\/app\/typing\/preHydration\/entry\.ts$/u;
const starts = /\/src\/app\/(?:index\.html|main\.tsx|typing\/preHydration\/entry\.ts)(?:$|\?)/u;

/**
 * The files of the first load. A few compress better than many. Left alone the bundler makes a file of every handful of
 * modules that some lazy page
 * uses too, and makes others of the same source in another folder. `core`: packages, which stay in the cache over
 * releases of our own code. `keys`: what
 * takes the keys before React is there. `first`: the rest of our own that no page can do without.
 */
export const firstLoadGroups: readonly Group[] = [
  { name: "core", test: packages },
  { name: (id, graph) => (!isStart(id) && isUsedEarly(id, graph) ? "keys" : null), tags: ["$initial"] },
  { name: (id) => (isStart(id) ? null : "first"), tags: ["$initial"] },
];

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
