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
];

const stub = "module.exports = function leftOut() { throw new Error('This part is left out of the build: src/tools/leaveOutPlugin.ts'); };";

/** Leaves out of the built pages what they cannot reach. Refuses to build when a package no longer has such a part. */
export function leaveOutPlugin(): Plugin {
  const files = new Set(leftOut.map((file) => path.resolve("node_modules", file)));
  return {
    name: "typeloop:leave-out",
    apply: "build",
    enforce: "pre",
    buildStart() {
      for (const file of files) if (!existsSync(file)) this.error(`${file} is gone: look again at src/tools/leaveOutPlugin.ts`);
    },
    load: { filter: { id: /node_modules\/(?:react-relay|relay-runtime)\/lib\//u }, handler: (id) => (files.has(id) ? stub : null) },
    transform: {
      // React 19 moves title and meta tags into the head by itself; what the package did before is most of its size.
      filter: { id: /node_modules\/react-helmet-async\/lib\/index\.esm\.js/u },
      handler(code) {
        const choice = "if (isReact19)";
        if (!code.includes(choice)) this.error("react-helmet-async chooses in another way: look again at src/tools/leaveOutPlugin.ts");
        return { code: code.replaceAll(choice, "if (true)      "), map: null };
      },
    },
  };
}
