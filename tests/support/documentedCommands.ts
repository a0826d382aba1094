import { readFileSync } from "node:fs";
import { projectFile } from "./workshop";

/** The pages for people who run, use or change Typeloop. */
export const documents = [
  "README.md",
  "src/README.md",
  "src/deploy/README.md",
  "src/deploy/RUNBOOK.md",
  "src/deploy/CHANGELOG.md",
  "src/contract/README.md",
  ".github/CONTRIBUTING.md",
  ".github/SECURITY.md",
  ".github/ACCESSIBILITY.md",
] as const;

export function readDocument(document: string): string {
  return readFileSync(projectFile(document), "utf8");
}

/** The commands of a page: lines of `sh` blocks without their comments, and commands within a sentence. */
export function commandsOf(text: string): readonly string[] {
  const blocks = [...text.matchAll(/```sh\n([^]*?)```/gu)].flatMap(([, block = ""]) => block.split("\n"));
  const sentences = text.replaceAll(/```[^]*?```/gu, "");
  const inline = [...sentences.matchAll(/`((?:npm|node|docker|curl) [^`]+)`/gu)].map(([, command = ""]) => command);
  return [...blocks, ...inline].map((line) => line.replace(/\s+# .*$/u, "").trim()).filter((line) => line !== "");
}

const copying = "tests/server/database/backup.long.test.ts";
const packing = "tests/cluster/package.long.test.ts";
/** Runs them as they are written, in a fresh copy of the project. */
const freshCopy = "tests/cluster/commands.long.test.ts";
/** Runs them, or is run by them. */
const test = "src/tools/test.mjs";
/** Runs them on GitHub: some take a Docker engine, some hours, which `npm test` does not have. */
export const nightly = ".github/workflows/nightly.yml";

/** Runs all parts of the benchmarks, so also those that a command names. */
const allBenchmarks = { file: nightly, as: "- run: npm run bench\n" };

/** What runs a command: the file that has it to the letter, or has what is given as `as`. */
export type CommandRunner = string | { readonly file: string; readonly as: string };

export const fileOf = (runner: CommandRunner): string => (typeof runner === "string" ? runner : runner.file);

/** What runs each command that a page tells people to type. */
export const commandIsRunBy: Readonly<Record<string, CommandRunner>> = {
  "npm ci": freshCopy,
  "npm start": freshCopy,
  "npm run dev": freshCopy,
  "npm run backup -- typeloop.backup": freshCopy,
  "npm run restore -- typeloop.backup": freshCopy,
  "npm run move -- postgres://user:password@host:5432/typeloop": { file: copying, as: `run(["move", url]` },
  "curl http://localhost:4000/schema.graphql": freshCopy,
  "npm run types": freshCopy,
  "npm run format": freshCopy,
  "npm run schema": freshCopy,
  "npm run relay": freshCopy,
  "npm run messages": freshCopy,
  "npm run migration": freshCopy,
  "npm run jest -- --selectProjects engine": freshCopy,
  "npm run bench": nightly,
  "npm run bench -- restore": allBenchmarks,
  "npm run bench -- learners": allBenchmarks,
  "npm run bench -- day 1500": allBenchmarks,
  "npm run bench -- scale pages idle groups growth": allBenchmarks,
  "npm run words": freshCopy,
  "npm run check": { file: test, as: `spawn("npm", ["run", "--silent", "check"]` },
  "npm test": test,
  "npm test -- race": test,
  "npm run test:long": nightly,
  "npm run documents -- add SignIn.graphql LatestResults.graphql": freshCopy,
  "npm run documents -- list": freshCopy,
  "npm run documents -- remove LatestResults": freshCopy,
  "node dist/server/main.js documents add …": { file: freshCopy, as: "node dist/server/main.js documents add" },
  "npm run pack": packing,
  "npx ./typeloop-*.tgz": packing,
  "npx ./typeloop-*.tgz --version": packing,
  "npm install --global --ignore-scripts --prefix /opt/typeloop ./typeloop-*.tgz": nightly,
  "useradd --system --home-dir /var/lib/typeloop --shell /usr/sbin/nologin typeloop": nightly,
  "cp /opt/typeloop/lib/node_modules/typeloop/src/deploy/typeloop.service /etc/systemd/system/": nightly,
  "systemctl daemon-reload": nightly,
  "systemctl enable --now typeloop": nightly,
  "journalctl --unit typeloop --output cat": nightly,
  "kubectl create namespace typeloop": nightly,
  [`kubectl create secret generic typeloop --namespace typeloop --from-literal=database-url="$DATABASE_URL" ` +
  `--from-literal=redis-url="$REDIS_URL"`]: nightly,
  "kubectl apply --filename src/deploy/kubernetes.yaml": nightly,
  "cd src/deploy": nightly,
  'echo "POSTGRES_PASSWORD=$(openssl rand -hex 24)" > .env': nightly,
  "docker compose up --build --detach": nightly,
  "docker compose build": nightly,
  "docker compose up --detach --no-deps app-1": nightly,
  "docker compose exec -T app-1 typeloop documents add - < LatestResults.graphql": nightly,
  "docker build --file src/deploy/Dockerfile --tag typeloop .": nightly,
};
