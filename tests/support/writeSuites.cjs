const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const path = require("node:path");

/** Larger, and one suite takes long while the other cores have nothing left to do. */
const FILES = 32;

/** Files of tests that stay by themselves. */
const apart = [
  // What applies to a whole file, must come before anything is loaded, or loads it anew.
  /@jest-environment|jest\.(?:mock|setTimeout|resetModules|isolateModules\w*)\(/u,
  // The queue of runs lives as long as the page: one that a test leaves unsaved would keep the next file's waiting.
  /^tests\/app\/pages\/Practice\/|saveRunMutation/u,
  // The whole app looks for a server of its own: that it finds none stays known.
  /createSessionStore/u,
  // A page learns only once that there is a new version.
  /isNewVersionAvailable/u,
];

/**
 * Jest loads everything anew for each test file, and that code runs slowly at first: in most files of the server and of
 * pages that is half of the computing. This writes suites that run several files one after the other, so that they
 * share what is loaded; each file is a `describe` with its path, and its hooks apply to its own tests.
 * @param folder of the test files.
 * @param ignored files that do not run.
 * @param more `first`: statements before all files; `each`: those of each file, before its own; `load`: the function
 * that loads a file, as code; `most`: files of a suite.
 * @returns patterns for Jest: the suites, and the files that are not in one.
 */
exports.writeSuites = (
  root,
  folder,
  ignored,
  { first = [], each = [], load = "(load) => load()", most = FILES } = {},
) => {
  const place = path.join(root, "dist/suites", folder);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const files = readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(folder, file).replaceAll("\\", "/"))
    .filter((file) => /\.test\.tsx?$/u.test(file) && !ignored.test(file))
    .toSorted();
  const alone = files.filter((file) => isApart(`${file}\n${readFileSync(path.join(root, file), "utf8")}`));
  const together = files.filter((file) => !alone.includes(file));
  const count = Math.ceil(together.length / most);
  for (let at = 0; at < count; at += 1) {
    // Neighbors are alike, so each suite gets some of every folder.
    const own = together.filter((_, index) => index % count === at);
    const code = [...first, ...own.map((file) => describeFile(root, file, each, load))];
    writeFileSync(path.join(place, `${at + 1}.suite.cjs`), code.join("\n"));
  }
  return [`<rootDir>/dist/suites/${folder}/*.suite.cjs`, ...alone.map((file) => `<rootDir>/${file}`)];
};

/** Takes the file's path and, below it, its code. */
function isApart(text) {
  return apart.some((pattern) => pattern.test(text));
}

function describeFile(root, file, each, load) {
  const lines = [
    ...each,
    "afterEach(() => jest.useRealTimers());",
    `(${load})(() => require(${JSON.stringify(path.join(root, file))}));`,
  ];
  return `describe(${JSON.stringify(file)}, () => {\n  ${lines.join("\n  ")}\n});\n`;
}
