import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkDocuments } from "./checkDocuments";
import { checkMessages } from "./messages/checkMessages";
import { checkMigrations } from "./migrations/checkMigrations";

/**
 * The gates, in order: each assumes that the ones before it hold. Stops at the first that fails.
 */
const artifacts = "__generated__";

function command(name: string, ...args: readonly string[]): boolean {
  return spawnSync(name, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(artifacts).sort()) hash.update(name).update(readFileSync(path.join(artifacts, name)));
  return hash.digest("hex");
}

/** Validating may write to the map of documents; then the committed one was out of date. */
function relayIsClean(): boolean {
  const before = fingerprint();
  if (!command("npx", "relay-compiler", "--noWatchman", "--validate")) return false;
  if (fingerprint() === before) return true;
  process.stderr.write(`${artifacts} changed while it was validated: the committed documents are out of date. Run: npm run relay\n`);
  return false;
}

function documentsFit(): boolean {
  const faults = checkDocuments({ schema: "schema.graphql", artifacts, documents: path.join(artifacts, "persisted_queries.json") });
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
}

async function messagesAreWhole(): Promise<boolean> {
  const faults = await checkMessages(".");
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
}

function migrationsFit(): boolean {
  const faults = checkMigrations("src/server/database/migrations");
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
}

const gates: readonly (readonly [string, () => boolean | Promise<boolean>])[] = [
  ["schema.graphql is what the server prints", () => command("npx", "tsx", "src/tools/printSchema.ts", "--check")],
  ["every fragment fits the schema", relayIsClean],
  ["every document ever shipped fits the schema", documentsFit],
  ["the release before each migration can work on with it", migrationsFit],
  ["every sentence is there in every language", messagesAreWhole],
  ["types", () => command("npm", "run", "--silent", "types")],
  ["lint", () => command("npm", "run", "--silent", "lint")],
];

for (const [name, holds] of gates) {
  process.stdout.write(`\ncheck: ${name}\n`);
  if (await holds()) continue;
  process.stderr.write(`check failed: ${name}\n`);
  process.exit(1);
}
process.stdout.write("\ncheck: all gates hold\n");
