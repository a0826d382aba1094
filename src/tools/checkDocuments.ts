import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { buildSchema, GraphQLError, parse, validate, type GraphQLSchema } from "graphql";
import { type Problem, packageProgram, runProgram, withCopy } from "./gates";
import { operationName, readDocumentMap } from "./releases/readReleases";
import path from "node:path";

/** Where the three parts of the contract lie. */
export type ContractFiles = { readonly schema: string; readonly artifacts: string; readonly documents: string };

/**
 * What is wrong with the map of documents; none when all is well. Every artifact's id must be in the map, every text
 * must hash to its id, and every document ever shipped must fit today's schema: pages opened before an update go on
 * working.
 */
export function checkDocuments(files: ContractFiles): readonly Problem[] {
  const schema = buildSchema(readFileSync(files.schema, "utf8"));
  if (!existsSync(files.documents))
    return [{ what: `${files.documents} is missing`, fix: `git checkout -- ${files.documents}` }];
  const documents = readDocumentMap(files.documents);
  return [
    ...checkArtifactIds(files.artifacts, documents),
    ...Object.entries(documents).flatMap(([id, text]) => checkDocument(schema, id, text, files.documents)),
  ];
}

function checkArtifactIds(folder: string, documents: Readonly<Record<string, string>>): readonly Problem[] {
  return [...artifactIds(folder)]
    .filter(([, id]) => !Object.hasOwn(documents, id))
    .map(([name, id]) => ({
      what: `${name} asks for the document ${id}, which is not in the map`,
      fix: "npm run relay -- --repersist",
    }));
}

function checkDocument(schema: GraphQLSchema, id: string, text: string, file: string): readonly Problem[] {
  const hash = createHash("sha256").update(text).digest("hex");
  if (hash !== id)
    return [{ what: `The text under ${id} hashes to ${hash}: it was changed by hand`, fix: `git checkout -- ${file}` }];
  return problemsOf(schema, text).map((problem) => ({
    what: `${operationName(text)} (${id.slice(0, 12)}…), shipped before or now, does not fit the schema: ${problem}`,
    fix: "Bring back what it asks for in src/server, beside what is new; then npm run schema.",
  }));
}

function problemsOf(schema: GraphQLSchema, text: string): readonly string[] {
  try {
    return validate(schema, parse(text)).map(({ message }) => message);
  } catch (error) {
    return [error instanceof GraphQLError ? error.message : String(error)];
  }
}

const documents = "__generated__/persisted_queries.json";
const fix = "npm run relay";

/**
 * Whether every document of the app fits schema.graphql and its artifact is what the compiler makes of it. The compiler
 * works on a copy, since it writes to the map of documents even when it only validates.
 * @param root the project's folder.
 */
export async function checkArtifacts(root: string): Promise<readonly Problem[]> {
  return withCopy(root, ["schema.graphql", "relay.config.json", "__generated__", "src/app"], async (folder) => {
    const { ok, output } = await runProgram(packageProgram("relay-compiler"), ["--noWatchman", "--validate"], folder);
    if (!ok)
      return [
        {
          what: output
            .replaceAll(/^\[INFO\].*\n?/gmu, "")
            .replaceAll(folder, ".")
            .trim(),
          fix,
        },
      ];
    const read = (place: string) => readFileSync(path.join(place, documents), "utf8");
    return read(root) === read(folder) ? [] : [{ what: `${documents} is not what the compiler writes`, fix }];
  });
}

/** The documents that the app of today asks for: ids by the name of the artifact. */
export function artifactIds(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".graphql.ts"));
  return new Map(
    names.flatMap((name) => {
      const id = /@relayRequestID (\S+)/u.exec(readFileSync(path.join(folder, name), "utf8"))?.[1];
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
}
