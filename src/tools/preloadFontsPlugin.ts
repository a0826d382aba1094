import type { Plugin } from "vite";

/** Names the built fonts in index.html, so that they are on their way before the style sheet asks for them. */
export function preloadFontsPlugin(): Plugin {
  return {
    name: "typeloop:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith(".woff2"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head-prepend",
          })),
    },
  };
}
