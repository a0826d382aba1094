// Installs what is missing, checks the contract and runs every test, browsers included. Ends with a line "N passed, N failed".
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "./ensureBrowser.mjs";
import { ensureRedis } from "./ensureRedis.mjs";
import { ensureBuilt, ensureInstalled } from "./prepare.mjs";

ensureInstalled();
const browser = ensureBrowser();
const redis = ensureRedis();
// Test builds tell what is still to be typed; production builds do not hold that code.
ensureBuilt("dist/test", { TYPELOOP_TEST_HOOKS: "1" });

const counts = { passed: 0, failed: 0 };
const checked = spawnSync("npm", ["run", "--silent", "check"], { stdio: "inherit" }).status === 0;
counts[checked ? "passed" : "failed"] += 1;

/** Runs one set of Jest projects and adds up what it says. */
function jest(projects, ...args) {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-tests-"));
  const report = path.join(folder, "report.json");
  // A test that failed may have left a process or a connection behind: that must not keep the others waiting.
  const options = ["--config", "tests/jest.config.cjs", "--forceExit", "--json", "--outputFile", report];
  spawnSync("npx", ["jest", ...options, "--selectProjects", ...projects, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, TYPELOOP_BROWSER: browser, TYPELOOP_REDIS: redis, NODE_OPTIONS: "--no-deprecation" },
  });
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = JSON.parse(readFileSync(report, "utf8"));
    counts.passed += numPassedTests;
    // A file that does not even load, and a test that is passed over, are failures here.
    counts.failed += numFailedTests + numRuntimeErrorTestSuites + numPendingTests;
  } catch {
    counts.failed += 1;
  }
  rmSync(folder, { recursive: true });
}

jest(["engine", "contract", "app"], "--maxWorkers=100%");
// Servers share a database server and the folder for files that pass: one at a time.
jest(["server"], "--runInBand");
// Browsers take the machine for themselves, one file at a time.
jest(["browser"], "--runInBand");
// So do the tests that end processes, databases and connections.
jest(["cluster"], "--runInBand");

process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);
