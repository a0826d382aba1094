import { hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Kind, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import { RequestFailure } from "../RequestFailure";
import { readDocument } from "../transport/Documents";
import { StartError } from "../database/databaseErrors";

/**
 * A document that the host lets third-party clients run. `id` is the SHA-256 of its text, by which they request it;
 * `name` is for example `query LatestResults`.
 */
export type RegisteredDocument = { readonly id: string; readonly text: string; readonly name: string };

/** A file in the folder, and what is wrong with it; null when nothing is. */
export type RegisteredFile = RegisteredDocument & { readonly file: string; readonly fault: string | null };

const EXTENSION = ".graphql";

/**
 * Checks every document in the folder: one per file, named by the SHA-256 of its text.
 * @param folder may be missing.
 */
export function lookAtRegistered(schema: GraphQLSchema, folder: string): readonly RegisteredFile[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(EXTENSION))
    .sort();
  return files.map((name) => {
    const file = path.join(folder, name);
    const text = readFileSync(file, "utf8");
    const id = path.basename(name, EXTENSION);
    if (hash("sha256", text) !== id)
      return {
        id,
        text,
        name: "changed",
        file,
        fault: "The text does not hash to the file's name: it was changed by hand.",
      };
    const read = tryRead(schema, text);
    return { id, text, file, name: read.name ?? "unknown", fault: read.fault };
  });
}

/**
 * The documents in the folder, all of which fit the schema and the limits.
 * @throws RegisteredDocumentError for the first that does not: a server must not start if it would break a client it
 * served before.
 */
export function readRegistered(schema: GraphQLSchema, folder: string): readonly RegisteredDocument[] {
  const files = lookAtRegistered(schema, folder);
  for (const { id, file, fault } of files)
    if (fault !== null) throw new RegisteredDocumentError(file, fault, wayOut(id));
  return files;
}

/** What a host can do about a registered document that does not fit. */
export function wayOut(id: string): string {
  return `Register one that fits, and remove this one: npm run documents -- remove ${id.slice(0, 12)}`;
}

/**
 * The documents in a team's file: one operation with its fragments (`.graphql`), or a map of such texts by their
 * SHA-256 (`.json`), as Relay and other compilers write it.
 * @param file its name, for the error message.
 * @throws RegisteredDocumentError when one of them cannot be registered.
 */
export function readTeamFile(schema: GraphQLSchema, file: string, content: string): readonly RegisteredDocument[] {
  const texts = file.endsWith(".json") ? readMap(file, content) : [content];
  return texts.map((text) => {
    const { name, fault } = tryRead(schema, text);
    if (name === null || fault !== null)
      throw new RegisteredDocumentError(file, fault ?? "", "Nothing was registered.");
    return { id: hash("sha256", text), text, name };
  });
}

/** Writes documents to the folder, and creates the folder if needed. */
export function writeRegistered(folder: string, documents: readonly RegisteredDocument[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { id, text } of documents) {
    const file = path.join(folder, `${id}${EXTENSION}`);
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
}

/** Removes a document from the folder. */
export function removeRegistered({ file }: RegisteredFile): void {
  rmSync(file);
}

function readMap(file: string, content: string): readonly string[] {
  let map: unknown;
  try {
    map = JSON.parse(content);
  } catch (error) {
    throw new RegisteredDocumentError(
      file,
      `This is not JSON: ${error instanceof Error ? error.message : String(error)}.`,
      "Nothing was registered.",
    );
  }
  const entries = typeof map === "object" && map !== null ? Object.entries(map) : [];
  if (entries.length === 0)
    throw new RegisteredDocumentError(file, "This is not a map of SHA-256 to document.", "Nothing was registered.");
  return entries.map(([id, text]) => {
    if (typeof text === "string" && hash("sha256", text) === id) return text;
    throw new RegisteredDocumentError(
      file,
      `The text under ${id} does not have that SHA-256.`,
      "Nothing was registered.",
    );
  });
}

function tryRead(schema: GraphQLSchema, text: string): { readonly name: string | null; readonly fault: string | null } {
  try {
    const operations = readDocument(schema, text).definitions.filter(
      (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
    );
    const [operation] = operations;
    if (!operation || operations.length > 1)
      return { name: null, fault: `A document holds one operation; this one holds ${operations.length}.` };
    if (!operation.name)
      return {
        name: null,
        fault: "The operation has no name. Give it one, so that logs and metrics can tell it from others.",
      };
    return { name: `${operation.operation} ${operation.name.value}`, fault: null };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return { name: null, fault: error.message };
  }
}

/** A registered document that cannot be served: its file, and what is wrong with it. */
export class RegisteredDocumentError extends StartError {
  readonly file: string;
  readonly fault: string;

  /** @param remedy what to do about it, in a sentence. */
  constructor(file: string, fault: string, remedy: string) {
    super(`${file}: ${fault} ${remedy}`);
    this.file = file;
    this.fault = fault;
  }
}
