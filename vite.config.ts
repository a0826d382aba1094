import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type UserConfig } from "vite";
import {
  budgetPlugin,
  compressPlugin,
  documentsPlugin,
  documentTextsPlugin,
  resolveDependencies,
  assetFileNames,
  chunkFileNames,
  chunkGroups,
  treeshake,
  preloadFontsPlugin,
  productionImportsPlugin,
} from "./src/tools/buildPlugins.ts";
import { catalogPlugin, messagesPlugin, relayCompilerPlugin, relayPlugin } from "./src/tools/compilerPlugins.ts";
import { offlinePlugin } from "./src/tools/offline/offlinePlugin.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const target = "es2023";
/** Licenses of the packages that a build holds. */
const license = { fileName: "licenses.md" };
const dist = process.env["TYPELOOP_DIST"] ?? "dist";
/** Set in test builds: tests may ask what is to be typed, and pages wait longer for their data. Empty in production. */
const testHooks = { "process.env.TYPELOOP_TEST_HOOKS": JSON.stringify(process.env["TYPELOOP_TEST_HOOKS"] ?? "") };

/** Its package.json names only the build with warnings. */
const productionRouter = [
  { find: /^react-router$/u, replacement: at("node_modules/react-router/dist/production/index.mjs") },
  { find: /^react-router\/dom$/u, replacement: at("node_modules/react-router/dist/production/dom-export.mjs") },
];

const app = (isBuild: boolean): UserConfig => ({
  root: at("src/app"),
  base: "/",
  plugins: [
    messagesPlugin(),
    catalogPlugin(),
    relayPlugin(),
    react(),
    relayCompilerPlugin(),
    documentTextsPlugin(),
    preloadFontsPlugin(),
    offlinePlugin(target),
    budgetPlugin(),
    compressPlugin(),
  ],
  resolve: {
    alias: [
      // The hooks alone: the package's main entry brings the containers of before 2019 along.
      { find: /^react-relay$/u, replacement: "react-relay/hooks.js" },
      ...(isBuild ? productionRouter : []),
    ],
  },
  define: testHooks,
  build: {
    outDir: at(`${dist}/app`),
    emptyOutDir: true,
    target,
    // light-dark() is written out for browsers that lack it.
    cssTarget: ["chrome111", "safari16.4", "firefox115"],
    sourcemap: "hidden",
    license,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      // Beside the page: what takes the keys on a rendered page before the rest is there. What both need is a file that
      // both import.
      input: { index: at("src/app/index.html"), preHydration: at("src/app/typing/preHydration/entry.ts") },
      treeshake,
      output: { assetFileNames, chunkFileNames, codeSplitting: { groups: [...chunkGroups] } },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      ["/graphql", "/schema.graphql", "/avatars", "/exports", "/sign-in/with"].map((path) => [
        path,
        { target: `http://127.0.0.1:${process.env["TYPELOOP_SERVER_PORT"] ?? "4001"}`, ws: true },
      ]),
    ),
  },
});

const { dependencies } = JSON.parse(readFileSync(at("package.json"), "utf8"));

/**
 * Packages of many small files: they are bundled with the server, so that npm has fewer to write when it installs the
 * packed application. `graphql` isn't, as packages that need the same instance load it too.
 */
const bundledPackages = [
  "@graphql-tools/utils",
  "@opentelemetry/api",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace-base",
  "@pothos/core",
  "@pothos/plugin-dataloader",
  "@pothos/plugin-relay",
  "@simplewebauthn/server",
  "drizzle-orm",
  "rate-limiter-flexible",
];

const server = (): UserConfig => ({
  root: at("."),
  publicDir: false,
  define: testHooks,
  plugins: [documentsPlugin(), productionImportsPlugin()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: at(`${dist}/server`),
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    license,
    rolldownOptions: {
      external: Object.keys(dependencies)
        .filter((name) => !bundledPackages.includes(name))
        .map((name) => new RegExp(`^${name}(/|$)`, "u")),
      input: { main: at("src/server/main.ts"), parserWorker: at("src/server/parserWorker.ts") },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
    },
  },
});

/** The app as the server runs it to render pages, packages included: it needs nothing beside it. */
const renderer = (): UserConfig => ({
  ...app(true),
  publicDir: false,
  plugins: [messagesPlugin(), catalogPlugin(), relayPlugin(), react(), productionImportsPlugin()],
  define: {
    "process.env.NODE_ENV": JSON.stringify("production"),
    ...testHooks,
  },
  ssr: { noExternal: true },
  build: {
    ssr: at("src/app/render.tsx"),
    outDir: at(`${dist}/render`),
    emptyOutDir: true,
    target: "node20",
    license,
    rolldownOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" } },
  },
});

export default defineConfig(({ command, isSsrBuild, mode }) => {
  if (mode === "renderer") return renderer();
  return isSsrBuild === true ? server() : app(command === "build");
});
