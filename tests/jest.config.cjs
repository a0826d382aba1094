const babel = require.resolve("./support/babelTransform.cjs");

/** One project per kind of test, so that each brings only what it needs. */
const project = (name, extra) => ({
  displayName: name,
  rootDir: "..",
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  transform: { "\\.[jt]sx?$": babel },
  testEnvironment: "node",
  moduleNameMapper: { "\\.module\\.css$": "<rootDir>/tests/support/cssModule.cjs", "\\.css$": "<rootDir>/tests/support/empty.cjs" },
  ...extra,
});

module.exports = {
  rootDir: "..",
  projects: [
    project("engine"),
    project("contract"),
    project("server"),
    project("app", {
      testEnvironment: "<rootDir>/tests/support/browserEnvironment.cjs",
    }),
  ],
};
