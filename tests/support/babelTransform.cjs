// Inline options: a Babel file in the root would also be applied by vite-plugin-relay to what the browser gets.
module.exports = require("babel-jest").default.createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ["@babel/preset-env", { targets: { node: "current" } }],
    ["@babel/preset-react", { runtime: "automatic" }],
    "@babel/preset-typescript",
  ],
  plugins: ["babel-plugin-relay"],
});
