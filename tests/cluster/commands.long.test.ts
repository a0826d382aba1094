import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commandIsRunBy, fileOf } from "../support/documentedCommands";
import { freePort } from "../support/freePort";
import { untilTrue } from "../support/untilTrue";
import { projectFile } from "../support/workshop";

jest.setTimeout(600_000);

/** The project as somebody gets it who clones it: no packages, no build, no data. */
const folder = mkdtempSync(path.join(tmpdir(), "typeloop-clone-"));
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
  cwd: projectFile("."),
  encoding: "utf8",
})
  .split("\0")
  .filter((file) => file !== "" && existsSync(projectFile(file)));
const ran = new Set<string>();
const started: ChildProcess[] = [];

/** Settings of this test's own process must not reach the commands. */
function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:TYPELOOP_|NODE_ENV|NODE_OPTIONS|JEST_)/u.test(name),
  );
  return { ...Object.fromEntries(kept), HOST: "127.0.0.1", ...settings };
}

function run(command: string, settings: Readonly<Record<string, string>> = {}): string {
  ran.add(command);
  return execFileSync("sh", ["-c", command], {
    cwd: folder,
    env: environment(settings),
    encoding: "utf8",
    stdio: "pipe",
  });
}

/** Starts a command that goes on until it is stopped. */
function start(command: string, settings: Readonly<Record<string, string>>) {
  ran.add(command);
  const child = spawn("sh", ["-c", `exec ${command}`], { cwd: folder, env: environment(settings), detached: true });
  started.push(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (printed += String(chunk)));
  return {
    printed: () => printed,
    stop: async () => {
      process.kill(-child.pid!, "SIGTERM");
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

beforeAll(() => {
  for (const file of tracked) cpSync(projectFile(file), path.join(folder, file));
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
});

afterAll(() => {
  for (const { pid, exitCode } of started) if (pid !== undefined && exitCode === null) process.kill(-pid, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

test("npm start installs, builds and serves; backup and restore keep what is there", async () => {
  const port = await freePort();
  const settings = { PORT: String(port) };
  const server = start("npm start", settings);
  await untilTrue(() => server.printed().includes(`http://localhost:${port}`), 400_000);
  expect(server.printed()).toContain("/admin/claim#");
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain("Typeloop");
  const schema = run("curl http://localhost:4000/schema.graphql".replace("4000", String(port)));
  ran.add("curl http://localhost:4000/schema.graphql");
  expect(schema).toContain(readFileSync(path.join(folder, "schema.graphql"), "utf8").slice(-500));
  run("npm run backup -- typeloop.backup", settings);
  await server.stop();
  rmSync(path.join(folder, ".data"), { recursive: true });
  run("npm run restore -- typeloop.backup", settings);
});

test("the documents of a team are registered, listed and removed", () => {
  const page = readFileSync(path.join(folder, "src/contract/README.md"), "utf8");
  for (const [, text = "", name = ""] of page.matchAll(/```graphql\n(# (\w+\.graphql)[^]*?)```/gu))
    writeFileSync(path.join(folder, name), text);
  expect(run("npm run documents -- add SignIn.graphql LatestResults.graphql")).toContain("LatestResults");
  expect(run("npm run documents -- list")).toContain("2 registered");
  expect(run("npm run documents -- remove LatestResults")).toContain("Removed");
  run("node dist/server/main.js documents add LatestResults.graphql");
  ran.add("node dist/server/main.js documents add …");
  expect(run("npm run documents -- list")).toContain("2 registered");
});

test("the commands for development run, and those that write find nothing to change", async () => {
  run("npm ci");
  const kept = tracked.filter((file) => !file.startsWith("tests/"));
  const read = () => new Map(kept.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
  const before = read();
  for (const command of [
    "npm run schema",
    "npm run relay",
    "npm run messages",
    "npm run migration",
    "npm run words",
    "npm run format",
    "npm run types",
  ])
    run(command);
  const after = read();
  expect(kept.filter((file) => after.get(file) !== before.get(file))).toEqual([]);
  run("npm run jest -- --selectProjects engine");
  const server = start("npm run dev", { TYPELOOP_SERVER_PORT: String(await freePort()) });
  await untilTrue(() => /http:\/\/127\.0\.0\.1:\d+/u.test(server.printed()), 60_000);
  const url = /http:\/\/127\.0\.0\.1:\d+/u.exec(server.printed())?.[0] ?? "";
  await untilTrue(() => answers(url), 60_000);
  await server.stop();
});

test("these are the commands that the pages name and this file runs", () => {
  const here = Object.entries(commandIsRunBy).filter(([, runner]) => fileOf(runner).endsWith("commands.long.test.ts"));
  expect(here.map(([command]) => command).filter((command) => !ran.has(command))).toEqual([]);
});
