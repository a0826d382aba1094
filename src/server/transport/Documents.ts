import { readFileSync } from "node:fs";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { getOperationAST, parse, validate, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from "graphql";

/** Which documents run: `strict` known ones alone, `apq` also those whose text was sent once with its hash, `off` any text. */
export type DocumentMode = "strict" | "apq" | "off";

/** An operation that the server has parsed, validated and compiled. */
export type PreparedDocument = {
  readonly id: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly compiled: CompiledQuery;
};

/**
 * The operations that may be run, by the SHA-256 of their text: those of this release and of all before it that were not retired.
 * Both doors, HTTP and websocket, ask here and nowhere else.
 */
export class Documents {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #prepared = new Map<string, PreparedDocument>();
  readonly #schema: GraphQLSchema;

  constructor(schema: GraphQLSchema, texts: ReadonlyMap<string, string>) {
    this.#schema = schema;
    this.#texts = texts;
  }

  /**
   * Reads the map that the Relay compiler writes, and validates every text.
   * @throws when one of them does not fit the schema: a server must not start that breaks a page it once shipped.
   */
  static fromFile(schema: GraphQLSchema, file: string): Documents {
    const map: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    for (const [id, text] of Object.entries(map)) {
      const faults = validate(schema, parse(text));
      if (faults[0]) throw new Error(`Document ${id} does not fit the schema: ${faults[0].message}`);
    }
    return new Documents(schema, new Map(Object.entries(map)));
  }

  /** The operation of this id, compiled when it is first asked for; null when it is unknown. */
  byId(id: string): PreparedDocument | null {
    const known = this.#prepared.get(id);
    if (known) return known;
    const text = this.#texts.get(id);
    if (text === undefined) return null;
    // Without places in the text: nobody would see them, and compiled documents make lists of them for every value they read.
    const prepared = prepareDocument(this.#schema, id, parse(text, { noLocation: true }));
    this.#prepared.set(id, prepared);
    return prepared;
  }
}

/** @throws when the document holds no single operation or cannot be compiled. */
export function prepareDocument(schema: GraphQLSchema, id: string, document: DocumentNode): PreparedDocument {
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`Document ${id} holds no single operation.`);
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) throw new Error(`Document ${id} cannot be compiled: ${compiled.errors?.[0]?.message ?? "unknown"}`);
  return { id, document, operation, compiled };
}
