import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "../../src/server/database/embedded/startEmbeddedPostgres";
import * as op from "../support/accountOperations";
import { commandIsRunBy, fileOf } from "../support/documentedCommands";
import { wordRun } from "../support/practiceRun";
import { projectFile } from "../support/workshop";
import { applyFirstMigrations } from "../server/database/applyFirstMigrations";
import { ask } from "../server/database/emptyDatabase";

jest.setTimeout(600_000);

/** An empty machine: a folder without packages, and a home without data. */
const folder = mkdtempSync(path.join(tmpdir(), "typeloop-package-"));
const version: string = JSON.parse(readFileSync(projectFile("package.json"), "utf8")).version;
const file = path.join(folder, `typeloop-${version}.tgz`);
const started: ChildProcess[] = [];

function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, HOST: "127.0.0.1", PORT: "0", TYPELOOP_LOG_FORMAT: "text", ...settings };
}

function run(command: string, settings: Readonly<Record<string, string>> = {}, cwd = folder): string {
  return execFileSync("sh", ["-c", command], { cwd, env: environment(settings), encoding: "utf8", stdio: "pipe" });
}

type Running = {
  readonly url: string;
  readonly printed: () => string;
  /** Asks the server to stop, as systemd does. Gives its exit code. */
  stop(): Promise<number | null>;
};

/** Starts the installed program. Resolves when it prints its address. @throws with what it printed when it ends. */
function start(settings: Readonly<Record<string, string>>): Promise<Running> {
  return startCommand("exec node_modules/.bin/typeloop", settings);
}

/** @param command of a shell; what it starts stops with it. */
async function startCommand(command: string, settings: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn("sh", ["-c", command], { cwd: folder, env: environment(settings), detached: true });
  started.push(child);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let printed = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        printed += String(chunk);
        const found = /ready at (http:\/\/\S+)/u.exec(printed)?.[1];
        if (found) resolve(found);
      });
    void ended.then(() => reject(new Error(printed)));
  });
  return { url, printed: () => printed, stop: () => (signal(child, "SIGTERM"), ended) };
}

/** Sends a signal to a child and all that it has started. */
function signal({ pid, exitCode, signalCode }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, name);
}

async function post(url: string, query: string, variables: object, token?: string): Promise<any> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const account = { username: "packed-person", password: "correct horse", deviceLabel: "Test" };
const signIn = async (url: string): Promise<string> => (await post(url, op.signIn, { input: account })).signIn.token;
const settings = { TYPELOOP_DOCUMENTS: "off", XDG_DATA_HOME: path.join(folder, "share") };
const dataFolder = path.join(folder, "share/typeloop");

beforeAll(() => {
  run(`npm run pack -- --pack-destination ${folder}`, {}, projectFile("."));
  writeFileSync(path.join(folder, "package.json"), "{}");
  run(`npm install --prefer-offline --ignore-scripts ${file}`);
});

afterAll(() => {
  for (const child of started) signal(child, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

test("the package has what runs: no tests, no source of the server or the app, no source maps, no path of here", () => {
  const installed = path.join(folder, "node_modules/typeloop");
  const own = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter(
    (name) => !name.startsWith("node_modules"),
  );
  expect(readdirSync(installed).sort()).toEqual(
    ["LICENSE", "README.md", "__generated__", "dist", "node_modules", "package.json", "src"].sort(),
  );
  expect(own.filter((name) => /\.(?:map|tsx?)$|(?:^|\/)tests?\//u.test(name))).toEqual([]);
  const scripts = own.filter((name) => /\.(?:js|mjs|json|html)$/u.test(name));
  expect(scripts.length).toBeGreaterThan(500);
  const here = projectFile(".");
  expect(scripts.filter((name) => readFileSync(path.join(installed, name), "utf8").includes(here))).toEqual([]);
  const {
    dependencies,
    devDependencies,
    scripts: commands,
  } = JSON.parse(readFileSync(path.join(installed, "package.json"), "utf8"));
  expect([devDependencies, commands, dependencies["react-dom"]]).toEqual([undefined, undefined, undefined]);
});

test("what is saved is there after a restart, and a second start on the folder is refused", async () => {
  const first = await start(settings);
  expect(first.printed()).toContain(dataFolder);
  expect(await (await fetch(`${first.url}/`)).text()).toContain("<h1");
  const { signUp } = await post(first.url, op.signUp, { input: { ...account, displayName: "Packed" } });
  await post(first.url, op.saveResult, { input: wordRun() }, signUp.token);
  await expect(start(settings)).rejects.toThrow(/share\/typeloop is in use by another Typeloop \(process \d+\)/u);
  run(`node_modules/.bin/typeloop backup kept.backup`, settings);
  expect(existsSync(path.join(folder, "kept.backup"))).toBe(true);
  expect(await first.stop()).toBe(0);
  const second = await start(settings);
  const { viewer } = await post(
    second.url,
    "{ viewer { displayName results(first: 5) { edges { node { id } } } } }",
    {},
    await signIn(second.url),
  );
  expect(viewer).toMatchObject({ displayName: "Packed", results: { edges: [{}] } });
  expect(await second.stop()).toBe(0);
});

test("the data folder of an older release is brought up to date, with what is in it", async () => {
  const older = path.join(folder, "older");
  const postgres = await startEmbeddedPostgres({ dataDirectory: older });
  await applyFirstMigrations(postgres.connection, 3);
  await ask(
    postgres.connection,
    "insert into texts (title, language, body, difficulty, characters) values " +
      "('Kept since then', 'en', 'An old text.', 'EASY', 12)",
  );
  await postgres.stop();
  const server = await start({ ...settings, TYPELOOP_DATA: "older" });
  const { texts } = await post(
    server.url,
    '{ texts(first: 5, search: "Kept since") { edges { node { title } } } }',
    {},
  );
  expect(texts.edges).toContainEqual({ node: { title: "Kept since then" } });
  expect(await server.stop()).toBe(0);
});

test("it says its version, and what it does not understand", () => {
  expect(run("node_modules/.bin/typeloop --version")).toBe(`${version}\n`);
  expect(run("npx --yes --prefer-offline ./typeloop-*.tgz --version")).toBe(`${version}\n`);
  expect(() => run("node_modules/.bin/typeloop bakcup")).toThrow(/no command "bakcup"/u);
});

test("on a machine that has never seen it, one command installs and starts it, without building", async () => {
  const home = path.join(folder, "fresh");
  mkdirSync(home);
  // The same registry, but none of the packages that this machine has downloaded.
  const registry = run("npm config get registry").trim();
  const fresh = { HOME: home, npm_config_registry: registry, npm_config_cache: path.join(home, "cache") };
  const began = performance.now();
  const server = await startCommand("exec npx --yes ./typeloop-*.tgz", fresh);
  const seconds = (performance.now() - began) / 1_000;
  process.stdout.write(`from an empty home to the address: ${seconds.toFixed(1)} s\n`);
  expect(await (await fetch(`${server.url}/`)).text()).toContain("<h1");
  expect(server.printed()).toContain(path.join(home, ".local/share/typeloop"));
  await server.stop();
}, 300_000);

test("these are the commands that the pages name and this file runs", () => {
  const here = Object.entries(commandIsRunBy).filter(([, runner]) => fileOf(runner).endsWith("package.long.test.ts"));
  expect(here.map(([command]) => command).sort()).toEqual([
    "npm run pack",
    "npx ./typeloop-*.tgz",
    "npx ./typeloop-*.tgz --version",
  ]);
});
