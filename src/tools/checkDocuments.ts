import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { buildSchema, GraphQLError, parse, validate, type GraphQLSchema } from "graphql";
import { artifactIds } from "./artifactIds";

/** Where the three parts of the contract lie. */
export type ContractFiles = { readonly schema: string; readonly artifacts: string; readonly documents: string };

/**
 * What is wrong with the shipped documents, a sentence each; none when all is well. Every artifact's id must be in the map, every
 * text must hash to its id, and every document ever shipped must fit today's schema: pages opened before an update go on working.
 */
export function checkDocuments(files: ContractFiles): readonly string[] {
  const schema = buildSchema(readFileSync(files.schema, "utf8"));
  if (!existsSync(files.documents)) return [`${files.documents} is missing. Run: npm run relay`];
  const documents: Record<string, string> = JSON.parse(readFileSync(files.documents, "utf8"));
  const known = Object.entries(documents).flatMap(([id, text]) => checkDocument(schema, id, text));
  return [...checkArtifacts(files.artifacts, documents), ...known];
}

function checkArtifacts(folder: string, documents: Record<string, string>): string[] {
  return [...artifactIds(folder)]
    .filter(([, id]) => !Object.hasOwn(documents, id))
    .map(([name, id]) => `${name} asks for the document ${id}, which is not in the map. Run: npm run relay -- --repersist`);
}

function checkDocument(schema: GraphQLSchema, id: string, text: string): string[] {
  const hash = createHash("sha256").update(text).digest("hex");
  if (hash !== id) return [`The text under ${id} hashes to ${hash}: it was changed by hand.`];
  const name = /^\s*(?:query|mutation|subscription)\s+(\w+)/u.exec(text)?.[1] ?? "a document without a name";
  return faultsOf(schema, text).map((fault) => `${name} (${id.slice(0, 12)}…), shipped before or now, does not fit the schema: ${fault}`);
}

function faultsOf(schema: GraphQLSchema, text: string): readonly string[] {
  try {
    return validate(schema, parse(text)).map(({ message }) => message);
  } catch (error) {
    return [error instanceof GraphQLError ? error.message : String(error)];
  }
}
