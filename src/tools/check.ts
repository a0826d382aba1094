import { availableParallelism } from "node:os";
import { RELEASE } from "../contract/protocol";
import { documentsFolderOf } from "../server/readConfig";
import { checkArtifacts, checkDocuments } from "./checkDocuments";
import { checkLines } from "./checkLines";
import { checkLock } from "./checkLock";
import { type Problem, runGates, type Gate, packageProgram, runProgram } from "./gates";
import { areFontsCurrent } from "./buildFonts";
import { checkMessages } from "./messages/checkMessages";
import { checkMigrations } from "./checkMigrations";
import { checkRegistered } from "./releases/readReleases";
import { checkReleases } from "./releases/checkReleases";

/** Looks at every gate of the contract, whatever the others say, and changes no file of the project. */
const files = {
  schema: "schema.graphql",
  artifacts: "__generated__",
  documents: "__generated__/persisted_queries.json",
  releases: "tests/contract/releases",
};

/** What the type checker remembers of the files that did not change since the last time. */
const typesCache = "node_modules/.cache/typeloop/types.tsbuildinfo";

async function program(name: string, args: readonly string[], fix: string): Promise<readonly Problem[]> {
  const { ok, output } = await runProgram(packageProgram(name), args);
  return ok ? [] : [{ what: output, fix }];
}

const schemaGate = "schema.graphql is what the server prints";
const artifactGate = "every fragment fits the schema";

/** The longest first. */
const gates: readonly Gate[] = [
  { name: "every sentence is there in every language", look: () => checkMessages(".") },
  {
    name: "types",
    assumes: [artifactGate],
    look: () =>
      program(
        "tsc",
        ["--noEmit", "--incremental", "--tsBuildInfoFile", typesCache],
        "Fix them by hand; npm run types shows them again.",
      ),
  },
  { name: schemaGate, look: () => program("tsx", ["src/tools/printSchema.ts", "--check"], "npm run schema") },
  {
    name: "lint",
    look: () =>
      program("oxlint", ["--deny-warnings", "src", "tests"], "Fix them by hand; npm run lint shows them again."),
  },
  {
    name: "format",
    look: () => program("oxfmt", ["--check"], "npm run format"),
  },
  { name: "lines end at 120 columns, and comments name files that exist", look: () => checkLines(".") },
  { name: artifactGate, assumes: [schemaGate], look: () => checkArtifacts(".") },
  { name: "every document ever shipped fits the schema", assumes: [schemaGate], look: () => checkDocuments(files) },
  {
    name: "pages of every kept release go on working",
    assumes: [schemaGate],
    look: () => checkReleases(files, new Date().toISOString().slice(0, 10), RELEASE),
  },
  {
    name: "documents registered here fit the schema",
    assumes: [schemaGate],
    look: () => checkRegistered(files.schema, documentsFolderOf(process.env)),
  },
  {
    name: "the fonts of the first load have every character of the interface",
    look: async () =>
      (await areFontsCurrent())
        ? []
        : [{ what: "src/app/ui/coreFonts is not what the sentences need now.", fix: "npm run fonts" }],
  },
  { name: "npm ci installs the same everywhere", look: () => checkLock(".") },
  {
    name: "the release before each migration can work on with it, and while it runs",
    look: () => checkMigrations("src/server/database/migrations"),
  },
];

const failed = await runGates(gates, Math.max(2, availableParallelism()), (line) => process.stdout.write(`${line}\n`));
process.exit(failed === 0 ? 0 : 1);
