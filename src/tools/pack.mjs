// Packs the built application into typeloop-<version>.tgz: the files of `files` in package.json, and the packages that
// the server loads in the versions of the lock file. Arguments are those of `npm pack`.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt, ensureInstalled, isBuilt, run } from "./prepare.mjs";

const staging = mkdtempSync(path.join(tmpdir(), "typeloop-pack-"));
const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const manifest = read("package.json");
const { packages } = read("package-lock.json");

/**
 * What the build imports by name. The renderer has its packages inside, and so has the server where they are many files
 * (vite.config.ts). Comments of those show imports as well, but not at the beginning of a line.
 */
function loadedPackages() {
  const files = readdirSync("dist/server").filter((name) => name.endsWith(".js"));
  const text = files.map((name) => readFileSync(path.join("dist/server", name), "utf8")).join("\n");
  return Object.keys(manifest.dependencies).filter((name) =>
    new RegExp(`(?:^(?:import|export|\\}) [^\\n]*|\\bimport\\()["'\`]${name}(?:/[^"'\`]*)?["'\`]`, "mu").test(text),
  );
}

/** Has programs for one system each, so npm chooses on the machine where it is installed. */
function isForOneSystem(place) {
  return Object.keys(packages[place].optionalDependencies ?? {}).some((name) => packages[find(name, place)]?.os);
}

/** Where Node finds a package from a place in the lock file: nested first. */
function find(name, from) {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf("/node_modules/")))) {
    const place = above === "" ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    if (packages[place] !== undefined || above === "") return place;
  }
}

/** A package with all that it needs, as places in the lock file that are installed. */
function withDependencies(place, found = new Set()) {
  if (found.has(place) || !existsSync(place)) return found;
  found.add(place);
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = packages[place];
  const required = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...required])
    withDependencies(find(name, place), found);
  return found;
}

/** Not what packages have for their own development. npm takes long to write many small files; licenses stay. */
function isLoaded(name) {
  if (/^licen[cs]e/iu.test(name)) return true;
  return (
    !/^(?:tests?|__tests__|benchmarks?|examples?|\.github)$/u.test(name) &&
    !/\.(?:map|[cm]?ts|md|ya?ml|html)$|^\.git/u.test(name)
  );
}

if (!isBuilt("dist")) {
  ensureInstalled("all");
  ensureBuilt("dist");
}
const [{ files }] = JSON.parse(
  execFileSync("npm", ["pack", "--dry-run", "--json"], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
    shell: process.platform === "win32",
  }),
);
for (const { path: file } of files) cpSync(file, path.join(staging, file));
const loaded = loadedPackages();
const bundled = loaded.filter((name) => !isForOneSystem(`node_modules/${name}`));
const places = new Set(bundled.flatMap((name) => [...withDependencies(`node_modules/${name}`)]));
for (const place of places) {
  cpSync(place, path.join(staging, place), {
    recursive: true,
    // Nested packages are places of their own.
    filter: (file) =>
      !path.relative(place, file).split(path.sep).includes("node_modules") && isLoaded(path.basename(file)),
  });
}
const { scripts: _, devDependencies: __, dependencies, ...kept } = manifest;
writeFileSync(
  path.join(staging, "package.json"),
  JSON.stringify({
    ...kept,
    files: [...kept.files, "node_modules"],
    dependencies: Object.fromEntries(loaded.map((name) => [name, dependencies[name]])),
    bundleDependencies: bundled,
  }),
);
run("npm", ["pack", staging, "--silent", ...process.argv.slice(2)]);
rmSync(staging, { recursive: true, force: true });
