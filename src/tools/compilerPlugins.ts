import relay from "vite-plugin-relay";
import path from "node:path";
import type { Plugin } from "vite";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { transformAsync } from "@babel/core";
import { compileCatalog, messagePlugins } from "./messages/compileMessages.mjs";

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

/** Sentences in the code become what their reader's language says. */
export function messagesPlugin(): Plugin {
  return {
    name: "typeloop:messages",
    enforce: "pre",
    transform: {
      // All other files are spared Babel's time.
      filter: { id: /\/src\/app\/.*\.tsx?$/u, code: /@lingui\/(?:core|react)\/macro/u },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          // The types are taken away afterwards, with those of all other files.
          parserOpts: { plugins: id.endsWith("x") ? ["typescript", "jsx"] : ["typescript"] },
          plugins: messagePlugins,
        });
        return { code: result?.code ?? code, map: result?.map ?? null };
      },
    },
  };
}

/** Catalogs (.po) as modules. */
export function catalogPlugin(): Plugin {
  return {
    name: "typeloop:catalog",
    transform: {
      filter: { id: /\.po$/u },
      handler: (po, id) => ({
        code: compileCatalog(po, id, "es"),
        map: null,
        moduleType: "js",
      }),
    },
  };
}
