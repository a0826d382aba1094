// Installs what is missing, checks the contract and runs every test, browsers included. Ends with a line "N passed, N
// failed".
// `npm test -- race` runs only the test files whose path matches, and no checks. With TYPELOOP_LONG=1 (`npm run
// test:long`), files named `*.long.test.ts` run too, tests that repeat something do so many more times, and what knows
// dates runs on other days as well.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { findFilesOfDates } from "./filesOfDates.mjs";
import { ensureBrowser, ensureBuilt, ensureLongTestPrograms, ensureInstalled, ensureRedis } from "./prepare.mjs";

/** By the clock of Amsterdam, in UTC. */
const otherDays = [
  { name: "Monday 00:01", at: "2026-11-29T23:01:00Z" },
  { name: "31 December, before midnight", at: "2026-12-31T22:58:00Z" },
  { name: "29 February", at: "2028-02-29T11:00:00Z" },
  { name: "clocks about to go forward", at: "2027-03-28T00:59:00Z" },
  { name: "clocks about to go back", at: "2027-10-31T00:59:00Z" },
];

const projectsOfDates = ["engine", "app", "server", "browser"];

ensureInstalled();
const browser = ensureBrowser();
const redis = ensureRedis();

/** How many test files are named at the end, the slowest first. */
const SLOWEST = 20;

const patterns = process.argv.slice(2);
/** For tests in the engines beside Chromium, which are long ones. */
const firefox =
  process.env.TYPELOOP_LONG === "1" || patterns.some((pattern) => pattern.includes("engines"))
    ? ensureLongTestPrograms()
    : "";
const counts = { passed: 0, failed: 0 };
const durations = [];
// Beside each other, as neither occupies two cores.
const checked = patterns.length === 0 ? check() : null;
// Test builds tell what is still to be typed; production builds do not hold that code.
ensureBuilt("dist/test", { TYPELOOP_TEST_HOOKS: "1" });
if (checked !== null) counts[(await checked) ? "passed" : "failed"] += 1;

/** Whether the contract holds; what it says is written when it has ended, and not in between the lines of the build. */
async function check() {
  const child = spawn("npm", ["run", "--silent", "check"], { stdio: ["ignore", "pipe", "pipe"] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  const [code] = await once(child, "close");
  process.stdout.write(Buffer.concat(output));
  return code === 0;
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
      TYPELOOP_FIREFOX: firefox,
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
    durations.push(...timeFiles(path.relative(process.cwd(), name), startTime, endTime, assertionResults));
    const passed = assertionResults.filter((test) => test.status === "passed").length;
    counts.passed += passed;
    counts.failed += Math.max(assertionResults.length - passed, status === "failed" ? 1 : 0);
  }
}

/** How long a file took; in a suite (writeSuites.cjs) each of its files, from the end of the one before. */
function timeFiles(name, startTime, endTime, tests) {
  if (!name.includes(".suite.")) return [{ name, seconds: (endTime - startTime) / 1000 }];
  const ends = new Map();
  for (const { ancestorTitles, startAt, duration } of tests)
    if (startAt) ends.set(ancestorTitles[0], Math.max(ends.get(ancestorTitles[0]) ?? 0, startAt + (duration ?? 0)));
  let before = startTime;
  return [...ends].map(([file, end]) => {
    const seconds = (end - before) / 1000;
    before = end;
    return { name: file, seconds };
  });
}

const inSuites = patterns.length === 0 ? { TYPELOOP_TEST_SUITES: "1" } : {};
// More workers than cores: browsers, servers and their clocks wait more than they work.
const workers = `--maxWorkers=${Math.max(4, availableParallelism())}`;
const isLong = process.env.TYPELOOP_LONG === "1";
const projects = ["engine", "contract", "app", "server", "browser"];
/** Whether long tests that end processes, databases and connections run: they take the machine for themselves. */
const areApart = isLong || patterns.length > 0;
add(runJest(areApart ? projects : [...projects, "cluster"], [workers], inSuites));
if (areApart) add(runJest(["cluster"], ["--runInBand"]));

if (isLong && patterns.length === 0) testOnOtherDays();

/**
 * Runs the tests of files that know dates on days on which such code breaks. Debian's faketime moves the clock of every
 * process by the same span; time goes on as usual, and what measures spans is left alone. Postgres starts without our
 * environment and stays in the present. Without faketime these tests cannot run, which is a failure and not a reason to
 * pass them over.
 */
function testOnOtherDays() {
  const faketime = findFaketime();
  if (faketime === null) {
    process.stderr.write("\nTests on other days need faketime. On Debian: sudo apt-get install -y faketime\n");
    counts.failed += 1;
    return;
  }
  for (const day of otherDays) {
    process.stderr.write(`\nOn another day: ${day.name}\n\n`);
    add(runJest(projectsOfDates, ["--runTestsByPath", ...findFilesOfDates()], clockOf(day, faketime)));
  }
}

/** The environment in which a day begins now. */
function clockOf({ at }, faketime) {
  const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
  return {
    LD_PRELOAD: faketime,
    FAKETIME: seconds < 0 ? String(seconds) : `+${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    DONT_FAKE_MONOTONIC: "1",
  };
}

/** The library that moves a process's clock, or null where it is not installed. */
function findFaketime() {
  if (!existsSync("/usr/lib")) return null;
  const folders = readdirSync("/usr/lib").flatMap((name) => [`/usr/lib/${name}`, `/usr/lib/${name}/faketime`]);
  return folders.map((folder) => `${folder}/libfaketimeMT.so.1`).find((file) => existsSync(file)) ?? null;
}

durations.sort((a, b) => b.seconds - a.seconds);
process.stdout.write("\nThe slowest test files:\n");
for (const { name, seconds } of durations.slice(0, SLOWEST))
  process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);
