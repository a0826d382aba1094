import babelJest from "babel-jest";
import { messagePlugins } from "../../src/tools/messages/compileMessages.mjs";

// Inline options: tools that read a Babel file in the root would apply it to what the browser gets.
// oxlint-disable-next-line import/no-default-export -- Jest takes a transformer so.
export default babelJest.createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic" }],
    "@babel/preset-typescript",
  ],
  plugins: ["babel-plugin-relay", ...messagePlugins],
});
