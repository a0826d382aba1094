import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse, validate, type GraphQLSchema } from "graphql";
import { LeastRecentlyUsed } from "./LeastRecentlyUsed";
import { prepareDocument, type PreparedDocument } from "./prepareDocument";
import { orInvalid, readDocument } from "./readDocument";
import { RequestFailure } from "./RequestFailure";

/**
 * Which documents run: `strict` our own and registered ones alone, `apq` also those whose text was sent once with its
 * hash, `off` any text.
 */
export type DocumentMode = "strict" | "apq" | "off";

/** How a request names what it wants run; null for what it leaves out. */
export type DocumentRequest = {
  readonly id: string | null;
  readonly text: string | null;
  readonly operationName: string | null;
};

/** Texts of other clients that are kept, compiled, in memory: some ten kilobytes each. */
const MOST_TEXTS = 500;

/**
 * The operations that may be run, by the SHA-256 of their text: those of this release and of all before it that were
 * not retired, those that the host
 * registered for other clients, and in the modes `apq` and `off` those that clients bring. Both doors, HTTP and
 * websocket, ask here and nowhere else.
 */
export class Documents {
  readonly mode: DocumentMode;
  readonly #schema: GraphQLSchema;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #known = new Map<string, PreparedDocument>();
  readonly #brought = new LeastRecentlyUsed<PreparedDocument>(MOST_TEXTS);

  constructor(schema: GraphQLSchema, texts: ReadonlyMap<string, string>, mode: DocumentMode) {
    this.#schema = schema;
    this.#texts = texts;
    this.mode = mode;
  }

  /**
   * Reads the map that the Relay compiler writes, and validates every text.
   * @param registered texts of other clients by id, which were validated.
   * @throws when one of the map does not fit the schema: a server must not start that breaks a page it once shipped.
   */
  static fromFile(
    schema: GraphQLSchema,
    file: string,
    mode: DocumentMode,
    registered: ReadonlyMap<string, string> = new Map(),
  ): Documents {
    const map: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    for (const [id, text] of Object.entries(map)) {
      const faults = validate(schema, parse(text));
      if (faults[0]) throw new Error(`Document ${id} does not fit the schema: ${faults[0].message}`);
    }
    return new Documents(schema, new Map([...registered, ...Object.entries(map)]), mode);
  }

  /**
   * The operation that a request asks for, compiled when it is first asked for.
   * @throws RequestFailure 400 when it may not run here; the code says why.
   */
  find(request: DocumentRequest): PreparedDocument {
    const { id, text, operationName } = request;
    if (this.mode === "off" && id === null && text === null)
      throw new RequestFailure(400, "BAD_REQUEST", "Send the text of the document as query.");
    if (this.mode === "off" && text !== null) return this.#bring(hash("sha256", text), text, operationName);
    if (id === null)
      throw new RequestFailure(
        400,
        "QUERY_NOT_ALLOWED",
        "Name the document by extensions.persistedQuery {version: 1, sha256Hash}; texts alone are not run here.",
      );
    const known = this.#byId(id);
    if (known) return known;
    if (this.mode !== "apq") throw new RequestFailure(400, "DOCUMENT_UNKNOWN");
    return this.#negotiate(id, text, operationName);
  }

  /**
   * What an operation is called where names are counted: those that we ship and the host registered, whatever others
   * bring.
   */
  nameOf({ id, operation }: PreparedDocument): string {
    return (this.#known.has(id) && operation.name?.value) || "other";
  }

  #byId(id: string): PreparedDocument | null {
    const known = this.#known.get(id);
    if (known) return known;
    const text = this.#texts.get(id);
    if (text === undefined) return null;
    // Without places in the text: nobody would see them, and compiled documents make lists of them for every value they
    // read.
    const prepared = prepareDocument(this.#schema, id, parse(text, { noLocation: true }));
    this.#known.set(id, prepared);
    return prepared;
  }

  /** Automatic persisted queries: the hash alone is enough once the text came with it. */
  #negotiate(id: string, text: string | null, operationName: string | null): PreparedDocument {
    if (text !== null && hash("sha256", text) !== id)
      throw new RequestFailure(400, "HASH_MISMATCH", "The text does not hash to sha256Hash.");
    const brought = this.#brought.get(keyOf(id, operationName));
    if (brought) return brought;
    // The sentence is the one that clients of automatic persisted queries look for.
    if (text === null) throw new RequestFailure(400, "PERSISTED_QUERY_NOT_FOUND", "PersistedQueryNotFound");
    return this.#bring(id, text, operationName);
  }

  #bring(id: string, text: string, operationName: string | null): PreparedDocument {
    const key = keyOf(id, operationName);
    const brought = this.#brought.get(key);
    if (brought) return brought;
    const document = readDocument(this.#schema, text);
    const prepared = orInvalid(() => prepareDocument(this.#schema, key, document, operationName));
    this.#brought.set(key, prepared);
    return prepared;
  }
}

/** The same text may hold several operations. */
function keyOf(id: string, operationName: string | null): string {
  return operationName === null ? id : `${id}:${operationName}`;
}
