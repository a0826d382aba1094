import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, parse, type DocumentNode, type GraphQLSchema } from "graphql";
import { describeError } from "../describeError";
import type { Fault } from "../Fault";

/** A document as a release shipped it. */
export type ShippedDocument = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly document: DocumentNode;
};

/** What is kept of a release that went out: the schema it was made for and the documents of its pages. */
export type Release = {
  readonly number: number;
  readonly schema: GraphQLSchema;
  readonly documents: readonly ShippedDocument[];
};

/**
 * Reads the releases that still count: each folder with a number for a name.
 * @param folder where they are; may be missing.
 * @returns the releases, the oldest first, and what could not be read.
 */
export function readReleases(folder: string): {
  readonly releases: readonly Release[];
  readonly faults: readonly Fault[];
} {
  const releases: Release[] = [];
  const faults: Fault[] = [];
  for (const number of releaseNumbers(folder)) {
    try {
      releases.push(readRelease(path.join(folder, String(number)), number));
    } catch (error) {
      faults.push({
        what: `Release ${number} cannot be read: ${describeError(error)}`,
        mend: `git checkout -- ${folder}/${number}`,
      });
    }
  }
  return { releases, faults };
}

/** The numbers of the releases that are kept, in order. */
export function releaseNumbers(folder: string): readonly number[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && /^\d+$/u.test(entry.name),
  );
  return entries.map(({ name }) => Number(name)).sort((a, b) => a - b);
}

/** The texts of a map of documents, by id. */
export function readDocumentMap(file: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** What the operation of a document is called. */
export function operationName(text: string): string {
  return /^\s*(?:query|mutation|subscription)\s+(\w+)/u.exec(text)?.[1] ?? "a document without a name";
}

function readRelease(folder: string, number: number): Release {
  const schema = buildSchema(readFileSync(path.join(folder, "schema.graphql"), "utf8"), { assumeValid: true });
  const documents = Object.entries(readDocumentMap(path.join(folder, "documents.json")));
  return {
    number,
    schema,
    documents: documents.map(([id, text]) => ({ id, text, name: operationName(text), document: parse(text) })),
  };
}
