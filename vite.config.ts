import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import relay from "vite-plugin-relay";
import { compressPlugin } from "./src/tools/compressPlugin";
import { preloadFontsPlugin } from "./src/tools/preloadFontsPlugin";
import { relayCompilerPlugin } from "./src/tools/relayCompilerPlugin";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const target = "es2023";
const dist = process.env["TYPELOOP_DIST"] ?? "dist";

/** Only what holds a document goes through Babel: by itself the plugin would read every package as well. */
function relayDocuments(): Plugin {
  if (typeof relay !== "object" || relay === null || !("transform" in relay) || typeof relay.transform !== "function") throw new Error("vite-plugin-relay is no longer a plain plugin");
  return { name: "typeloop:relay-documents", transform: { filter: { id: /\/src\/app\//u, code: "graphql`" }, handler: relay.transform } };
}

const app = (): UserConfig => ({
  root: at("src/app"),
  base: "/",
  plugins: [relayDocuments(), react(), relayCompilerPlugin(), preloadFontsPlugin(), compressPlugin()],
  // The hooks alone: the package's main entry brings the containers of before 2019 along.
  resolve: { alias: [{ find: /^react-relay$/u, replacement: "react-relay/hooks.js" }] },
  build: {
    outDir: at(`${dist}/app`),
    emptyOutDir: true,
    target,
    // light-dark() is written out for browsers that lack it.
    cssTarget: ["chrome111", "safari16.4", "firefox115"],
    sourcemap: "hidden",
    manifest: true,
  },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(["/graphql", "/avatars"].map((path) => [path, { target: `http://127.0.0.1:${process.env["TYPELOOP_SERVER_PORT"] ?? "4001"}`, ws: true }])),
  },
});

const { dependencies } = JSON.parse(readFileSync(at("package.json"), "utf8"));

const server = (): UserConfig => ({
  root: at("."),
  publicDir: false,
  build: {
    ssr: at("src/server/main.ts"),
    outDir: at(`${dist}/server`),
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    rolldownOptions: { external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`, "u")), output: { entryFileNames: "[name].js" } },
  },
});

export default defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? server() : app()));
