/** Files of Relay that nothing here can reach. */
const unreached = [
  // Entry points, which Typeloop's routes do without.
  "react-relay/lib/relay-hooks/EntryPointContainer.react.js",
  "react-relay/lib/relay-hooks/loadEntryPoint.js",
  "react-relay/lib/relay-hooks/useEntryPointLoader.js",
  "react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js",
  // The twin that is used when ENABLE_ACTIVITY_COMPATIBILITY is off; it is on.
  "react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js",
  // Interfaces that no file here imports.
  "relay-runtime/lib/mutations/createUpdatableProxy.js",
  "react-relay/lib/relay-hooks/useLazyLoadQuery.js",
  "react-relay/lib/relay-hooks/useSubscribeToInvalidationState.js",
  // Store updates declared by `configs`, from before `@appendEdge` and its like; no mutation here has any.
  "relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js",
];

const stub =
  "module.exports = function leftOut() { throw new Error('This part is left out of the build: src/tools/leaveOut'); };";

/**
 * Relay resolvers (client fields computed in the browser), which Typeloop has none of: the package's own cache for a
 * store without them takes the
 * place of the live one.
 */
const noLiveResolvers = `
const { NoopResolverCache } = require("../ResolverCache");
class LiveResolverCache extends NoopResolverCache {
  batchLiveStateUpdates(update) { update(); }
  batchLiveStateUpdatesWithoutNotify(update) { update(); return false; }
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
}
module.exports = { LiveResolverCache };
`;

/** Hooks that hand on to their twin while ENABLE_ACTIVITY_COMPATIBILITY is on; here the twin stands in their place. */
const twins = ["useQueryLoader", "useLoadMoreFunction"].map(
  (hook) => [`react-relay/lib/relay-hooks/${hook}.js`, `module.exports = require("./${hook}_EXPERIMENTAL");`] as const,
);

/** What old browsers had no word for and every one of today has. */
const helper = (code: string) => `module.exports = { __esModule: true, default: ${code} };`;

/** Files of packages, below node_modules, and the code that takes their place. */
export const relayParts: ReadonlyMap<string, string> = new Map([
  ...unreached.map((file) => [file, stub] as const),
  ["relay-runtime/lib/store/live-resolvers/LiveResolverCache.js", noLiveResolvers] as const,
  ...twins,
  ["@babel/runtime/helpers/objectSpread2.js", helper("Object.assign")],
  ["@babel/runtime/helpers/toConsumableArray.js", helper("(values) => [...values]")],
  [
    "@babel/runtime/helpers/createForOfIteratorHelper.js",
    helper(
      "(values) => { const steps = values[Symbol.iterator](); return { s() {}, n: () => steps.next(), e(error) { " +
        "throw error; }, f() {} }; }",
    ),
  ],
]);
