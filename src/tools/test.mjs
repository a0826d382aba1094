// Installs what is missing, checks the contract and runs every test, browsers included. Ends with a line "N passed, N
// failed".
// `npm test -- race` runs only the test files whose path matches, and no checks. With TYPELOOP_LONG=1 (`npm run
// test:long`), files named `*.long.test.ts` run too, tests that repeat something do so many more times, and what knows
// dates runs on other days as well.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser, ensureBuilt, ensureInstalled, ensureRedis } from "./prepare.mjs";
import { clockOf, filesOfDates, findFaketime, otherDays, projectsOfDates } from "./testOnOtherDays.mjs";

ensureInstalled();
const browser = ensureBrowser();
const redis = ensureRedis();
// Test builds tell what is still to be typed; production builds do not hold that code.
ensureBuilt("dist/test", { TYPELOOP_TEST_HOOKS: "1" });

/** How many test files are named at the end, the slowest first. */
const SLOWEST = 20;

const patterns = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
const durations = [];
if (patterns.length === 0) {
  const checked = spawnSync("npm", ["run", "--silent", "check"], { stdio: "inherit" }).status === 0;
  counts[checked ? "passed" : "failed"] += 1;
}

/** What Jest reports of a set of its projects, file by file; a run without a report is one file that failed. */
function runJest(projects, args, environment = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-report-"));
  const report = path.join(folder, "report.json");
  // A test that failed may have left a process or a connection behind: that must not keep the others waiting.
  const options = [
    "--config",
    "tests/jest.config.cjs",
    "--forceExit",
    "--json",
    "--outputFile",
    report,
    "--passWithNoTests",
  ];
  if (patterns.length > 0) options.push("--testPathPatterns", ...patterns);
  spawnSync("npx", ["jest", ...options, "--selectProjects", ...projects, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      TYPELOOP_BROWSER: browser,
      TYPELOOP_REDIS: redis,
      NODE_OPTIONS: "--no-deprecation",
      ...environment,
    },
  });
  try {
    return JSON.parse(readFileSync(report, "utf8")).testResults;
  } catch {
    return [{ name: projects.join(), startTime: 0, endTime: 0, status: "failed", assertionResults: [] }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that does not even load, and a test that is passed over, are failures here. */
function add(files) {
  for (const { name, startTime, endTime, status, assertionResults } of files) {
    durations.push({ name: path.relative(process.cwd(), name), seconds: (endTime - startTime) / 1000 });
    const passed = assertionResults.filter((test) => test.status === "passed").length;
    counts.passed += passed;
    counts.failed += Math.max(assertionResults.length - passed, status === "failed" ? 1 : 0);
  }
}

/**
 * Runs a set of Jest projects. Servers, browsers and processes wait for each other, and on a busy computer they now and
 * then run into their own time limits: a file that fails is named, and must pass when it is run once more, by itself.
 */
function jestPatiently(projects, ...args) {
  const files = runJest(projects, args);
  const failed = files.filter(({ endTime, status }) => endTime > 0 && status === "failed");
  add(files.filter((file) => !failed.includes(file)));
  if (failed.length === 0) return;
  const names = failed.map(({ name }) => name);
  process.stderr.write(`\nOnce more: ${names.map((name) => path.relative(process.cwd(), name)).join(", ")}\n\n`);
  add(runJest(projects, ["--runInBand", "--runTestsByPath", ...names]));
}

// More workers than cores: browsers, servers and their clocks wait more than they work.
const workers = `--maxWorkers=${Math.max(4, availableParallelism())}`;
jestPatiently(["engine", "contract", "app", "server", "browser"], workers);
// Tests that end processes, databases and connections take the machine for themselves, one file at a time.
jestPatiently(["cluster"], "--runInBand");

if (process.env.TYPELOOP_LONG === "1" && patterns.length === 0) testOnOtherDays();

/** Without faketime these tests cannot run, which is a failure and not a reason to pass them over. */
function testOnOtherDays() {
  const faketime = findFaketime();
  if (faketime === null) {
    process.stderr.write("\nTests on other days need faketime. On Debian: sudo apt-get install -y faketime\n");
    counts.failed += 1;
    return;
  }
  for (const day of otherDays) {
    process.stderr.write(`\nOn another day: ${day.name}\n\n`);
    add(runJest(projectsOfDates, ["--testPathPatterns", ...filesOfDates], clockOf(day, faketime)));
  }
}

durations.sort((a, b) => b.seconds - a.seconds);
process.stdout.write("\nThe slowest test files:\n");
for (const { name, seconds } of durations.slice(0, SLOWEST))
  process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);
