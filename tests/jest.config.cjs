const path = require("node:path");
const { writeSuites } = require("./support/writeSuites.cjs");

const code = require.resolve("./support/transform.mjs");
const catalog = require.resolve("./support/catalogTransform.mjs");

/** Absolute: Jest reads a relative root of a project from the current folder, not from this file's. */
const root = path.dirname(__dirname);

/**
 * Files named so take long and break by few changes: they run in `npm run test:long`, and when a pattern asks for test
 * files by name.
 */
const leavesLong = process.env.TYPELOOP_LONG !== "1" && !process.argv.includes("--testPathPatterns");
const left = leavesLong ? /\.long\.test\.tsx?$/u : /^$/u;
const ignored = ["/node_modules/", ...(leavesLong ? [left.source] : [])];

/** Set when everything runs. A file that is asked for by name runs by itself. */
const inSuites = process.env.TYPELOOP_TEST_SUITES === "1";

/**
 * In Jest each mention of a global asks the context of the test for it, which makes up a quarter of what a test of the
 * server computes (most of it in drizzle-orm's `is`): these are handed to each module instead. Fake timers replace none
 * of them.
 */
const sandboxInjectedGlobals = [
  "Array",
  "Error",
  "Intl",
  "JSON",
  "Map",
  "Math",
  "Number",
  "Object",
  "Promise",
  "Reflect",
  "Set",
  "String",
  "Symbol",
  "WeakMap",
];

/** One project per kind of test, so that each brings only what it needs. */
const project = (name, extra) => ({
  displayName: name,
  rootDir: root,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: ignored,
  transform: { "\\.[jt]sx?$": code, "\\.po$": catalog },
  // Packages that exist only as ES modules, or load what they need by import(): Node requires these itself; Jest can't.
  // And asn1js, which declares a global anew (transform.mjs).
  transformIgnorePatterns: [
    `/node_modules/(?!(${[
      "asn1js",
      "content-disposition",
      "cookie",
      "jose",
      "oauth4webapi",
      "openid-client",
      "@opentelemetry/otlp-exporter-base",
    ].join("|")})/)`,
  ],
  testEnvironment: "node",
  sandboxInjectedGlobals,
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/support/cssModule.cjs",
    "\\.css$": "<rootDir>/tests/support/empty.cjs",
  },
  ...extra,
});

/** As where a file of page tests runs by itself: its pages end before its own `afterEach`, and it begins with none. */
const cleanly = [
  'afterEach(require("@testing-library/react").cleanup);',
  "beforeAll(() => document.body.replaceChildren());",
  // What the file before found out about its server, or announced, is not about this one's.
  `beforeAll(() => {
    const connection = require(${JSON.stringify(path.join(root, "src/app/relay/connectionState.ts"))});
    connection.setConnectionState("online");
    connection.setLiveTransport("websocket");
    require(${JSON.stringify(path.join(root, "src/app/ui/Notice.tsx"))}).passingNotices.set([]);
  });`,
];

/** What a file replaces in the browser is as it was for the next. */
const ownBrowser = `require(${JSON.stringify(path.join(root, "tests/support/ownBrowser.cjs"))}).withOwnBrowser`;

/** The app and the browser that the files of a suite share end after the last of them. */
const sharedApp = [`require(${JSON.stringify(path.join(root, "tests/support/appInBrowser.ts"))});`];

/** One Postgres for the whole run, with a database of its own for each file. */
const withPostgres = {
  globalSetup: "<rootDir>/tests/support/startTestPostgres.ts",
  globalTeardown: "<rootDir>/tests/support/stopTestPostgres.ts",
};

module.exports = {
  rootDir: root,
  // A busy computer takes its time; tests that wait for nothing are none the slower.
  testTimeout: 60_000,
  testSequencer: "<rootDir>/tests/support/sequence.cjs",
  // Jest never frees all that a suite has loaded: a worker that keeps more than this begins anew before its next one.
  workerIdleMemoryLimit: "1GB",
  projects: [
    project("engine", inSuites && { testMatch: writeSuites(root, "tests/engine", left) }),
    project("contract", inSuites && { testMatch: writeSuites(root, "tests/contract", left) }),
    project("server", {
      ...withPostgres,
      ...(inSuites && { testMatch: writeSuites(root, "tests/server", left) }),
    }),
    project("browser", {
      ...withPostgres,
      ...(inSuites && { testMatch: writeSuites(root, "tests/browser", left, { first: sharedApp, most: 6 }) }),
      testEnvironment: "<rootDir>/tests/support/pagesEnvironment.cjs",
      setupFilesAfterEnv: ["<rootDir>/tests/support/browserPatience.ts"],
    }),
    project("cluster", {
      ...withPostgres,
      setupFiles: ["<rootDir>/tests/cluster/support/browserWindow.ts"],
    }),
    project("app", {
      ...(inSuites && { testMatch: writeSuites(root, "tests/app", left, { each: cleanly, load: ownBrowser }) }),
      // Its entry for browsers only refuses to work; here it is the server's side.
      moduleNameMapper: {
        "\\.module\\.css$": "<rootDir>/tests/support/cssModule.cjs",
        "\\.css$": "<rootDir>/tests/support/empty.cjs",
        "^ws$": "<rootDir>/node_modules/ws/index.js",
      },
      testEnvironment: "<rootDir>/tests/support/browserEnvironment.cjs",
      setupFilesAfterEnv: [
        "<rootDir>/tests/support/bePatient.ts",
        "<rootDir>/tests/support/failOnConsoleError.ts",
        "<rootDir>/tests/support/finishFirstLoad.ts",
      ],
    }),
  ],
};
