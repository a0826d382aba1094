import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Runs a command in the foreground. @throws when it fails. */
export function run(command, args, environment = {}) {
  execFileSync(command, args, { stdio: "inherit", env: { ...process.env, ...environment }, shell: process.platform === "win32" });
}

const installedMark = "node_modules/.typeloop-installed";

/** Installs the packages of package-lock.json, unless just these are there. */
export function ensureInstalled() {
  const wanted = readFileSync("package-lock.json", "utf8");
  if (existsSync(installedMark) && readFileSync(installedMark, "utf8") === wanted) return;
  // Not `npm ci`: it refuses a lock file made where a registry lacks some platform's optional package.
  run("npm", ["install", "--no-save", "--no-audit", "--no-fund"]);
  writeFileSync(installedMark, wanted);
}

/**
 * Builds app and server, unless the last build is newer than everything it was made from.
 * @param directory where the build goes; `environment` is the build's.
 */
export function ensureBuilt(directory, environment = {}) {
  const mark = path.join(directory, "built");
  const sources = ["src", "__generated__", "package-lock.json", "vite.config.ts"];
  if (existsSync(mark) && statSync(mark).mtimeMs > Math.max(...sources.map(newestChange))) return;
  run("npm", ["run", "--silent", "build"], { TYPELOOP_DIST: directory, ...environment });
  writeFileSync(mark, "");
}

/** When the newest file at or below a path changed, in ms since 1970. */
function newestChange(place) {
  const { mtimeMs } = statSync(place);
  if (!statSync(place).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(place).map((name) => newestChange(path.join(place, name))));
}
