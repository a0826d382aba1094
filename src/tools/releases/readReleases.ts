import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, parse, type DocumentNode, type GraphQLSchema } from "graphql";
import { describeError, type Problem } from "../gates";
import { lookAtRegistered, wayOut } from "../../server/documents/RegisteredDocuments";

/** A document as a release shipped it. */
export type ShippedDocument = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly document: DocumentNode;
};

/** A stored release: the schema it was made for and the documents of its pages. */
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
  readonly problems: readonly Problem[];
} {
  const releases: Release[] = [];
  const problems: Problem[] = [];
  for (const number of releaseNumbers(folder)) {
    try {
      releases.push(readRelease(path.join(folder, String(number)), number));
    } catch (error) {
      problems.push({
        what: `Release ${number} cannot be read: ${describeError(error)}`,
        fix: `git checkout -- ${folder}/${number}`,
      });
    }
  }
  return { releases, problems };
}

/** The numbers of the stored releases, in order. */
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

/**
 * Changes that pages of a kept release may notice though the gate would refuse them, each with the reason:
 * `{"RacePhase.PAUSED is new": "Pages treat it as running."}`. The key is what the gate says; `*` matches one name
 * in it.
 */
export class Exceptions {
  readonly #file: string;
  readonly #entries: readonly { readonly key: string; readonly reason: string; readonly pattern: RegExp }[];
  readonly #used = new Set<string>();

  private constructor(file: string, entries: Readonly<Record<string, string>>) {
    this.#file = file;
    this.#entries = Object.entries(entries).map(([key, reason]) => ({ key, reason, pattern: patternOf(key) }));
  }

  /** @param file where they are; none when it is missing. */
  static read(file: string): Exceptions {
    return new Exceptions(file, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
  }

  /** Whether this change is excused. */
  covers(what: string): boolean {
    const entry = this.#entries.find(({ pattern }) => pattern.test(what));
    if (entry) this.#used.add(entry.key);
    return entry !== undefined;
  }

  /** What is wrong with the exceptions themselves. Ask last: one that covered nothing is no longer needed. */
  problems(): readonly Problem[] {
    const unexplained = this.#entries.filter(({ reason }) => typeof reason !== "string" || reason.trim() === "");
    const unused = this.#entries.filter(({ key }) => !this.#used.has(key) && !key.includes("*"));
    return [
      ...unexplained.map(({ key }) => ({
        what: `The exception "${key}" gives no reason`,
        fix: `Say in ${this.#file} why pages that are open can live with it.`,
      })),
      ...unused.map(({ key }) => ({
        what: `No kept release needs the exception "${key}"`,
        fix: `Take it out of ${this.#file}.`,
      })),
    ];
  }
}

function patternOf(key: string): RegExp {
  const parts = key.split("*").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(`^${parts.join(String.raw`\w+`)}$`, "u");
}

/**
 * Documents registered on this computer that a server of today's schema would refuse to start with.
 * @param folder need not be there.
 */
export function checkRegistered(schemaFile: string, folder: string): readonly Problem[] {
  const files = lookAtRegistered(buildSchema(readFileSync(schemaFile, "utf8")), folder);
  return files.flatMap(({ id, file, fault: problem }) =>
    problem === null ? [] : [{ what: `${file}: ${problem}`, fix: wayOut(id) }],
  );
}
