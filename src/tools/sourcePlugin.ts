import { transformAsync } from "@babel/core";
import type { Plugin } from "vite";
import { messagePlugins } from "./messages/babelPlugins.mjs";
import { compileCatalogue } from "./messages/compileCatalogue.mjs";

/** What holds a document or a sentence goes through Babel, once; all other files are spared its time. */
const marks = /graphql`|@lingui\/(?:core|react)\/macro/u;

/** GraphQL documents become imports of what the compiler made of them; sentences become what their reader's language says. */
export function sourcePlugin(): Plugin {
  return {
    name: "typeloop:source",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/app\/.*\.tsx?$/u, code: marks },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          // The types are taken away afterwards, with those of all other files.
          parserOpts: { plugins: id.endsWith("x") ? ["typescript", "jsx"] : ["typescript"] },
          plugins: ["babel-plugin-relay", ...messagePlugins],
        });
        return { code: result?.code ?? code, map: result?.map ?? null };
      },
    },
  };
}

/** Catalogues (.po) as modules. */
export function cataloguePlugin(): Plugin {
  return {
    name: "typeloop:catalogue",
    transform: {
      filter: { id: /\.po$/u },
      handler: (po, id) => ({ code: `export const messages = ${JSON.stringify(compileCatalogue(po, id))};`, map: null, moduleType: "js" }),
    },
  };
}
