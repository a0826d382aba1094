import type { Plugin } from "vite";
import relay from "vite-plugin-relay";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/**
 * GraphQL documents become imports of what the compiler made of them. Only what holds one goes through Babel: by itself
 * the package would read every package as well.
 */
export function relayPlugin(): Plugin {
  if (typeof relay !== "object" || relay === null || !("transform" in relay) || typeof relay.transform !== "function")
    throw new Error("vite-plugin-relay is no longer a plain plugin");
  return {
    name: "typeloop:relay",
    transform: { filter: { id: /\/src\/app\//u, code: "graphql`" }, handler: relay.transform },
  };
}

const compile = () =>
  promisify(execFile)(process.execPath, [path.resolve("node_modules/relay-compiler/cli.js"), "--noWatchman"]);

/**
 * In development: runs the Relay compiler when a changed file holds a document or the schema changed; its errors come
 * up in the page.
 */
export function relayCompilerPlugin(): Plugin {
  return {
    name: "typeloop:relay-compiler",
    apply: "serve",
    configureServer(server) {
      const schema = path.resolve("schema.graphql");
      const app = `${path.resolve("src/app")}${path.sep}`;
      server.watcher.add(schema);
      server.watcher.on("change", async (file) => {
        if (file !== schema && !(file.startsWith(app) && (await readFile(file, "utf8")).includes("graphql`"))) return;
        await compile().catch((error: { readonly stdout?: string; readonly message: string }) => {
          server.ws.send({
            type: "error",
            err: { message: error.stdout || error.message, stack: "", plugin: "relay-compiler" },
          });
        });
      });
    },
  };
}
