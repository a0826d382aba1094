import { transformAsync } from "@babel/core";
import type { Plugin } from "vite";
import { compileCatalogue, messagePlugins } from "./messages/compileMessages.mjs";

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

/** Catalogues (.po) as modules. */
export function cataloguePlugin(): Plugin {
  return {
    name: "typeloop:catalogue",
    transform: {
      filter: { id: /\.po$/u },
      handler: (po, id) => ({
        code: compileCatalogue(po, id, "es"),
        map: null,
        moduleType: "js",
      }),
    },
  };
}
