import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { buildSchema, GraphQLError, parse, validate, type GraphQLSchema } from "graphql";
import { artifactIds } from "./artifactIds";
import type { Fault } from "./Fault";
import { operationName, readDocumentMap } from "./releases/readReleases";

/** Where the three parts of the contract lie. */
export type ContractFiles = { readonly schema: string; readonly artifacts: string; readonly documents: string };

/**
 * What is wrong with the map of documents; none when all is well. Every artifact's id must be in the map, every text
 * must hash to its id, and every document ever shipped must fit today's schema: pages opened before an update go on
 * working.
 */
export function checkDocuments(files: ContractFiles): readonly Fault[] {
  const schema = buildSchema(readFileSync(files.schema, "utf8"));
  if (!existsSync(files.documents))
    return [{ what: `${files.documents} is missing`, mend: `git checkout -- ${files.documents}` }];
  const documents = readDocumentMap(files.documents);
  return [
    ...checkArtifactIds(files.artifacts, documents),
    ...Object.entries(documents).flatMap(([id, text]) => checkDocument(schema, id, text, files.documents)),
  ];
}

function checkArtifactIds(folder: string, documents: Readonly<Record<string, string>>): readonly Fault[] {
  return [...artifactIds(folder)]
    .filter(([, id]) => !Object.hasOwn(documents, id))
    .map(([name, id]) => ({
      what: `${name} asks for the document ${id}, which is not in the map`,
      mend: "npm run relay -- --repersist",
    }));
}

function checkDocument(schema: GraphQLSchema, id: string, text: string, file: string): readonly Fault[] {
  const hash = createHash("sha256").update(text).digest("hex");
  if (hash !== id)
    return [
      { what: `The text under ${id} hashes to ${hash}: it was changed by hand`, mend: `git checkout -- ${file}` },
    ];
  return faultsOf(schema, text).map((fault) => ({
    what: `${operationName(text)} (${id.slice(0, 12)}…), shipped before or now, does not fit the schema: ${fault}`,
    mend: "Bring back what it asks for in src/server, beside what is new; then npm run schema.",
  }));
}

function faultsOf(schema: GraphQLSchema, text: string): readonly string[] {
  try {
    return validate(schema, parse(text)).map(({ message }) => message);
  } catch (error) {
    return [error instanceof GraphQLError ? error.message : String(error)];
  }
}
