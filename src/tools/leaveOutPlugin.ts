import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Parts of packages that nothing here can reach, but that a bundler cannot drop: CommonJS is not shaken, and their feature flags are read at run time.
 * Left out, they make the first load 10 KB smaller. Calling one fails loudly.
 */
const leftOut = [
  // Entry points, which Typeloop's routes do without.
  "react-relay/lib/relay-hooks/EntryPointContainer.react.js",
  "react-relay/lib/relay-hooks/loadEntryPoint.js",
  "react-relay/lib/relay-hooks/useEntryPointLoader.js",
  "react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js",
  // The twin that is used when ENABLE_ACTIVITY_COMPATIBILITY is off; it is on.
  "react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js",
  // For the containers of before 2019.
  "relay-runtime/lib/store/RelayModernFragmentSpecResolver.js",
  "relay-runtime/lib/query/fetchQuery_DEPRECATED.js",
  "relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js",
  // Interfaces that no file here imports.
  "relay-runtime/lib/store/observeFragmentExperimental.js",
  "relay-runtime/lib/store/observeQueryExperimental.js",
  "relay-runtime/lib/store/waitForFragmentExperimental.js",
  "relay-runtime/lib/mutations/createUpdatableProxy.js",
  "relay-runtime/lib/network/RelayQueryResponseCache.js",
  "relay-runtime/lib/store/NormalizationEngine.js",
  "react-relay/lib/relay-hooks/useLazyLoadQuery.js",
  "react-relay/lib/relay-hooks/useSubscribeToInvalidationState.js",
];

const stub = "module.exports = function leftOut() { throw new Error('This part is left out of the build: src/tools/leaveOutPlugin.ts'); };";

/**
 * Relay resolvers (client fields computed in the browser), which Typeloop has none of: the package's own cache for a store without them takes the
 * place of the live one.
 */
const liveResolverCache = "relay-runtime/lib/store/live-resolvers/LiveResolverCache.js";
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
const nativeHelpers = [
  ["@babel/runtime/helpers/objectSpread2.js", helper("Object.assign")],
  ["@babel/runtime/helpers/toConsumableArray.js", helper("(values) => [...values]")],
  [
    "@babel/runtime/helpers/createForOfIteratorHelper.js",
    helper("(values) => { const steps = values[Symbol.iterator](); return { s() {}, n: () => steps.next(), e(error) { throw error; }, f() {} }; }"),
  ],
] as const;

/** Leaves out of the built pages what they cannot reach. Refuses to build when a package no longer has such a part. */
export function leaveOutPlugin(): Plugin {
  const stubs = new Map([...leftOut.map((file) => [file, stub] as const), [liveResolverCache, noLiveResolvers] as const, ...twins, ...nativeHelpers]);
  const files = new Map([...stubs].map(([file, code]) => [path.resolve("node_modules", file), code]));
  return {
    name: "typeloop:leave-out",
    apply: "build",
    enforce: "pre",
    buildStart() {
      for (const file of files.keys()) if (!existsSync(file)) this.error(`${file} is gone: look again at src/tools/leaveOutPlugin.ts`);
    },
    load: { filter: { id: /node_modules\/(?:react-relay\/lib|relay-runtime\/lib|@babel\/runtime\/helpers)\//u }, handler: (id) => files.get(id) ?? null },
    transform: {
      // React 19 moves title and meta tags into the head by itself; what the package did before is most of its size.
      filter: { id: /node_modules\/react-helmet-async\/lib\/index\.esm\.js/u },
      handler(code) {
        const parts = [
          [/if \(isReact19\)/gu, "if (true)"],
          [/var HelmetData = class \{.*?(?=\/\/ src\/reactVersion)/gsu, "var HelmetData = class {};\n"],
          [/var HelmetDispatcher = class extends Component2 \{.*?(?=\/\/ src\/React19Dispatcher)/gsu, "var HelmetDispatcher = null;\n"],
        ] as const;
        if (!parts.every(([part]) => code.search(part) >= 0)) this.error("react-helmet-async is built in another way: look again at src/tools/leaveOutPlugin.ts");
        return { code: parts.reduce((text, [part, replacement]) => text.replace(part, replacement), code), map: null };
      },
    },
  };
}
