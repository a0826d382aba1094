import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  type GraphQLSchema,
  parse,
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  validate,
} from "graphql";
import { LeastRecentlyUsed } from "../LeastRecentlyUsed";
import { pagesChangedBy } from "../pages/PageCache";
import { RequestFailure } from "../RequestFailure";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { ErrorCode } from "../../contract/errorCodes";
import { documentCostRule, documentLimits, documentLimitsRule } from "./documentLimits";

/**
 * Which documents run. `strict`: only our own and registered ones; `apq`: also those whose text was sent once with its
 * hash; `off`: any text.
 */
export type DocumentMode = "strict" | "apq" | "off";

/** Number of compiled documents of other clients in memory, about ten kilobytes each. */
const MOST_TEXTS = 500;

/**
 * The operations that may run, by the SHA-256 of their text: those of this release and of all earlier ones that were
 * not retired, those that the host registered for other clients, and in the modes `apq` and `off` those that clients
 * send. Used for both HTTP and websocket.
 */
export class Documents {
  readonly mode: DocumentMode;
  readonly #schema: GraphQLSchema;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #prepared = new Map<string, PreparedDocument>();
  readonly #brought = new LeastRecentlyUsed<PreparedDocument>(MOST_TEXTS);

  constructor(schema: GraphQLSchema, texts: ReadonlyMap<string, string>, mode: DocumentMode) {
    this.#schema = schema;
    this.#texts = texts;
    this.mode = mode;
  }

  /**
   * Reads the map that the Relay compiler writes. The build has validated every text in it (documentsPlugin): a server
   * that would break a page it once shipped is not built, and the others start a second sooner.
   * @param registered validated texts of other clients by id.
   */
  static fromFile(
    schema: GraphQLSchema,
    file: string,
    mode: DocumentMode,
    registered: ReadonlyMap<string, string> = new Map(),
  ): Documents {
    const map: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    return new Documents(schema, new Map([...registered, ...Object.entries(map)]), mode);
  }

  /**
   * The operation of a request, compiled on first use.
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
    const cached = this.#byId(id);
    if (cached) return cached;
    if (this.mode !== "apq") throw new RequestFailure(400, "DOCUMENT_UNKNOWN");
    return this.#negotiate(id, text, operationName);
  }

  /** The name of an operation in metrics: that of our own and registered ones, and the same for all others. */
  nameOf({ id, operation }: PreparedDocument): string {
    return (this.#prepared.has(id) && operation.name?.value) || "other";
  }

  #byId(id: string): PreparedDocument | null {
    const cached = this.#prepared.get(id);
    if (cached) return cached;
    const text = this.#texts.get(id);
    if (text === undefined) return null;
    // Parsed without locations: they are never shown, and compiled documents would create lists of them for every
    // value.
    const prepared = prepareDocument(this.#schema, id, parse(text, { noLocation: true }));
    this.#prepared.set(id, prepared);
    return prepared;
  }

  /** Automatic persisted queries: the hash alone is enough after the text was sent with it once. */
  #negotiate(id: string, text: string | null, operationName: string | null): PreparedDocument {
    if (text !== null && hash("sha256", text) !== id)
      throw new RequestFailure(400, "HASH_MISMATCH", "The text does not hash to sha256Hash.");
    const brought = this.#brought.get(keyOf(id, operationName));
    if (brought) return brought;
    // Clients of automatic persisted queries look for this exact message.
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

/** The same text can contain several operations. */
function keyOf(id: string, operationName: string | null): string {
  return operationName === null ? id : `${id}:${operationName}`;
}

/** An operation that the server has parsed, validated and compiled. */
export type PreparedDocument = {
  readonly id: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly compiled: CompiledQuery;
  /**
   * Whether idempotency keys are supported: for all mutations except those that their own numbers make safe to repeat.
   */
  readonly honorsKey: boolean;
  /** The pages that it changes (PageCache). */
  readonly changedPages: readonly string[];
  /** Whether it is a mutation that may write to the database. */
  readonly writes: boolean;
};

/**
 * Batches of keystrokes are numbered, so the race or the exam recognizes repeats itself. There are also too many of
 * them to store each response.
 */
const numberedMutations: ReadonlySet<string> = new Set(["sendKeystrokes", "sendExamKeystrokes"]);

/** What these tell is not stored. When a racer's result is, RaceResults says so. */
const transientMutations: ReadonlySet<string> = new Set(["sendKeystrokes", "reportTyping", "reportPresence"]);

/**
 * Compiles one operation of a valid document: the one with this name, or the only one.
 * @throws when there is no such operation, or it cannot be compiled.
 */
function prepareDocument(
  schema: GraphQLSchema,
  id: string,
  document: DocumentNode,
  operationName: string | null = null,
): PreparedDocument {
  const operation = getOperationAST(document, operationName);
  if (!operation)
    throw new Error(
      operationName === null
        ? `Document ${id} holds no single operation.`
        : `There is no operation named ${operationName}.`,
    );
  const compiled = compileQuery(schema, document, operationName ?? undefined);
  if (!isCompiledQuery(compiled))
    throw new Error(`Document ${id} cannot be compiled: ${compiled.errors?.[0]?.message ?? "unknown"}`);
  return {
    id,
    document,
    operation,
    compiled,
    honorsKey: operation.operation === "mutation" && !isOneOf(operation, numberedMutations),
    changedPages: pagesChangedBy(operation),
    writes: operation.operation === "mutation" && !isOneOf(operation, transientMutations),
  };
}

/** Whether all fields of an operation are among these. */
function isOneOf({ selectionSet }: OperationDefinitionNode, names: ReadonlySet<string>): boolean {
  return selectionSet.selections.every((field) => field.kind === Kind.FIELD && names.has(field.name.value));
}

/**
 * Parses a document that is not one of our own.
 * @throws InvalidDocument when it cannot be parsed, exceeds the limits, or does not fit the schema.
 */
export function readDocument(schema: GraphQLSchema, text: string): DocumentNode {
  const document = orInvalid(() => parse(text, { maxTokens: documentLimits.tokens }));
  // The limits come first: they are cheap to check, and some of graphql's rules are expensive for a document beyond
  // them.
  const beyond = validate(schema, document, [documentLimitsRule, documentCostRule]);
  if (beyond.length > 0) throw new InvalidDocument("TOO_COMPLEX", beyond);
  const faults = validate(schema, document, undefined, { maxErrors: 10 });
  if (faults.length > 0) throw new InvalidDocument("BAD_REQUEST", faults);
  return document;
}

/**
 * What `make` returns.
 * @throws InvalidDocument for any error of it.
 */
function orInvalid<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    throw new InvalidDocument("BAD_REQUEST", [
      error instanceof GraphQLError ? error : new GraphQLError(error instanceof Error ? error.message : String(error)),
    ]);
  }
}

/**
 * A text that is no document, or none for this schema. Names each fault with its places, for the person who is writing
 * it.
 */
class InvalidDocument extends RequestFailure {
  readonly #faults: readonly GraphQLError[];

  constructor(code: ErrorCode, faults: readonly GraphQLError[]) {
    super(400, code, faults[0]?.message);
    this.#faults = faults;
  }

  override toErrors(): readonly GraphQLError[] {
    return this.#faults.map(
      ({ message, nodes = null, source = null, positions = null }) =>
        new GraphQLError(message, { nodes, source, positions, extensions: { code: this.code } }),
    );
  }
}

/** How a request identifies its document; null for what it leaves out. */
type DocumentRequest = {
  readonly id: string | null;
  readonly text: string | null;
  readonly operationName: string | null;
};

/** The content of a request body, for all its formats. */
export type GraphqlBody = DocumentRequest & { readonly variables: Record<string, unknown> };

/** @throws RequestFailure when the body is not a GraphQL request. */
export function readGraphqlBody(body: unknown): GraphqlBody {
  if (!isRecord(body))
    throw new RequestFailure(400, "BAD_REQUEST", "The body is a JSON object with variables and extensions.");
  const { query, operationName } = body;
  if (typeof operationName === "string" && operationName.length > MOST_NAME)
    throw new RequestFailure(400, "BAD_REQUEST", `operationName has at most ${MOST_NAME} characters.`);
  return {
    id: readPersistedId(body["extensions"]),
    text: typeof query === "string" && query !== "" ? query : null,
    operationName: typeof operationName === "string" ? operationName : null,
    variables: readVariables(body["variables"]),
  };
}

/** Maximum length of an operation's name. */
const MOST_NAME = 200;

/**
 * Maximum nesting of objects and lists. Inputs need three levels; thousands would be too many for the code that walks
 * them.
 */
const MOST_LEVELS = 12;

/**
 * The variables of a request, or an empty object.
 * @throws RequestFailure 400 when they are not an object, or nested deeper than any input.
 */
export function readVariables(variables: unknown = {}): Record<string, unknown> {
  const found = variables ?? {};
  if (!isRecord(found)) throw new RequestFailure(400, "BAD_REQUEST", "variables is an object.");
  if (isDeeper(found, MOST_LEVELS))
    throw new RequestFailure(400, "BAD_REQUEST", `variables has at most ${MOST_LEVELS} levels.`);
  return found;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

const sha256 = /^[0-9a-f]{64}$/u;

/** The document id of a request's `extensions`, or null when it names none. */
export function readPersistedId(extensions: unknown): string | null {
  if (!isRecord(extensions) || !isRecord(extensions["persistedQuery"])) return null;
  const { version, sha256Hash } = extensions["persistedQuery"];
  return version === 1 && typeof sha256Hash === "string" && sha256.test(sha256Hash) ? sha256Hash : null;
}

/** Whether a value is an object with names, not a list and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
