import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

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
