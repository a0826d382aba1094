import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Runs a command in the foreground. @throws when it fails. */
export function run(command, args, environment = {}) {
  execFileSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...environment },
    shell: process.platform === "win32",
  });
}

/** Says what is installed: "all" or "production" on its first line, below it the lock file it came from. */
const installedMark = "node_modules/.typeloop-installed";

/**
 * Installs the packages of package-lock.json, unless just these are there.
 * @param packages "all" with those for development, which a build needs; "production" those that the server loads.
 * @returns whether something was installed.
 */
export function ensureInstalled(packages = "all") {
  const lock = readFileSync("package-lock.json", "utf8");
  const there = installedFrom(lock);
  if (there === "all" || there === packages) return false;
  // What is there already stays: a server may be running from it, and npm ci would first remove it.
  const command = there === "production" ? ["install", "--no-save"] : ["ci"];
  const choice = packages === "all" ? "--include=dev" : "--omit=dev";
  run("npm", [...command, choice, "--include=optional", "--no-audit", "--no-fund"]);
  mark(packages, lock);
  return true;
}

/** Removes the packages for development: a server that is built needs none. */
export function removeDevelopmentPackages() {
  run("npm", ["prune", "--omit=dev", "--no-audit", "--no-fund"]);
  mark("production", readFileSync("package-lock.json", "utf8"));
}

function mark(packages, lock) {
  writeFileSync(installedMark, `${packages}\n${lock}`);
}

function installedFrom(lock) {
  const text = existsSync(installedMark) ? readFileSync(installedMark, "utf8") : "";
  return ["all", "production"].find((packages) => text === `${packages}\n${lock}`);
}

const sources = ["src", "__generated__", "package-lock.json", "vite.config.ts"];

/** Whether the build in a directory is newer than everything it is made from. */
export function isBuilt(directory) {
  const built = builtMark(directory);
  return existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newestChange));
}

/**
 * Builds app and server, unless the last build is newer than everything it was made from.
 * @param directory where the build goes; `environment` is the build's.
 */
export function ensureBuilt(directory, environment = {}) {
  if (isBuilt(directory)) return;
  run("npm", ["run", "--silent", "build"], { TYPELOOP_DIST: directory, ...environment });
  writeFileSync(builtMark(directory), "");
}

function builtMark(directory) {
  return path.join(directory, "built");
}

/** When the newest file at or below a path changed, in ms since 1970. */
function newestChange(place) {
  const { mtimeMs } = statSync(place);
  if (!statSync(place).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(place).map((name) => newestChange(path.join(place, name))));
}

/** The headless shell first: the same engine without the browser's own windows takes half the CPU for each page. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The path of a Chromium: one that is there, else Debian's (as root, where apt is), else Playwright's own.
 * @throws when none can be had.
 */
export function ensureBrowser() {
  const found = [process.env.TYPELOOP_BROWSER, ...places].find((place) => place && existsSync(place));
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return "/usr/bin/chromium-headless-shell";
  }
  execFileSync("npx", ["playwright-core", "install", "--only-shell", "chromium"], { stdio: "inherit" });
  return createRequire(import.meta.url)("playwright-core").chromium.executablePath();
}

/**
 * The path of a Redis (or Valkey) server: one that is there, else Debian's (as root, where apt is).
 * @throws when none can be had.
 */
export function ensureRedis() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = folders.flatMap((folder) => ["redis-server", "valkey-server"].map((name) => path.join(folder, name)));
  const found = [process.env.TYPELOOP_REDIS, ...onPath].find((place) => place && existsSync(place));
  if (found) return found;
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0)
    throw new Error("The cluster tests need redis-server or valkey-server on the path.");
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "redis-server"], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return "/usr/bin/redis-server";
}

const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** What only the long tests start (Firefox, WebKit, LibreOffice), and Debian's package that has it. */
const longTestPrograms = [
  { packageName: "firefox-esr", places: firefoxes },
  { packageName: "webkit2gtk-driver", places: ["/usr/bin/WebKitWebDriver"] },
  { packageName: "xvfb", places: ["/usr/bin/Xvfb"] },
  { packageName: "x11-xkb-utils", places: ["/usr/bin/setxkbmap"] },
  { packageName: "xdotool", places: ["/usr/bin/xdotool"] },
  { packageName: "libreoffice-calc-nogui", places: ["/usr/bin/soffice"] },
];

/**
 * Installs Debian's Firefox, WebKit and LibreOffice if they are missing (as root, where apt is). Elsewhere their tests
 * fail and say what to install.
 * @returns the path of Firefox.
 */
export function ensureLongTestPrograms() {
  const missing = longTestPrograms.filter(({ places: some }) => !some.some((place) => existsSync(place)));
  if (missing.length > 0 && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    const names = missing.map(({ packageName }) => packageName);
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  return process.env.TYPELOOP_FIREFOX ?? firefoxes.find((place) => existsSync(place)) ?? firefoxes[0];
}
