import { createHash } from "node:crypto";
import babelJest from "babel-jest";
import { transformSync, version } from "esbuild";
import { messagePlugins } from "../../src/tools/messages/compileMessages.mjs";

/** With what only Babel's plugins understand: GraphQL documents, sentences of the interface, and mocks to hoist. */
const NEEDS_BABEL = /graphql`|@lingui\/(?:core|react)\/macro|jest\.(?:mock|unmock)\(/u;

// Inline options: tools that read a Babel file in the root would apply it to what the browser gets.
const babel = babelJest.createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic" }],
    "@babel/preset-typescript",
  ],
  plugins: ["babel-plugin-relay", ...messagePlugins],
});

/** esbuild takes a tenth of Babel's time, which is most of what a fresh clone waits for. */
const esbuildOptions = {
  format: "cjs",
  target: "node20",
  // Jest runs CommonJS: there import() is a require.
  supported: { "dynamic-import": false },
  jsx: "automatic",
  sourcemap: "external",
  sourcesContent: false,
};

// oxlint-disable-next-line import/no-default-export -- Jest takes a transformer so.
export default {
  process(source, file, options) {
    if (NEEDS_BABEL.test(source)) return babel.process(source, file, options);
    const loader = file.endsWith(".tsx") ? "tsx" : file.endsWith(".ts") ? "ts" : "jsx";
    const { code, map } = transformSync(source, { ...esbuildOptions, loader, sourcefile: file });
    return { code, map };
  },
  getCacheKey(source, file, options) {
    if (NEEDS_BABEL.test(source)) return babel.getCacheKey(source, file, options);
    return createHash("sha256")
      .update(JSON.stringify([version, esbuildOptions, file, source]))
      .digest("hex");
  },
};
