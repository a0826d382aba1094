import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import babelJest from "babel-jest";
import { transformSync } from "esbuild";
import { messagePlugins } from "../../src/tools/messages/compileMessages.mjs";

/** With what only Babel's plugins understand: GraphQL documents, sentences of the interface, and mocks to hoist. */
const NEEDS_BABEL = /graphql`|@lingui\/(?:core|react)\/macro|jest\.(?:mock|unmock)\(/u;

// Inline options: tools that read a Babel file in the root would apply it to what the browser gets.
const babelOptions = {
  babelrc: false,
  configFile: false,
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic" }],
    "@babel/preset-typescript",
  ],
  plugins: ["babel-plugin-relay", ...messagePlugins],
};
const babel = babelJest.createTransformer(babelOptions);

const ownHash = createHash("sha256").update(process.version);
for (const file of ["transform.mjs", "../../src/tools/messages/compileMessages.mjs", "../../package-lock.json"])
  ownHash.update(readFileSync(new URL(file, import.meta.url)));
/** Of what transforms. For its own key, Babel looks for its configuration anew for each file. */
const transformer = ownHash.digest("hex");

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
    // Its own `Set` beside that of `sandboxInjectedGlobals`, which is a parameter of the module.
    if (file.includes("/asn1js/")) return { code: `{${source}\n}` };
    if (NEEDS_BABEL.test(source)) return babel.process(source, file, options);
    const loader = file.endsWith(".tsx") ? "tsx" : file.endsWith(".ts") ? "ts" : "jsx";
    const { code, map } = transformSync(source, { ...esbuildOptions, loader, sourcefile: file });
    return { code, map };
  },
  getCacheKey(source, file) {
    return createHash("sha256")
      .update(JSON.stringify([transformer, file, source]))
      .digest("hex");
  },
};
