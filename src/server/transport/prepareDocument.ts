import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { ErrorCode } from "../../contract/errorCodes";
import { RequestFailure } from "../RequestFailure";
import { pagesChangedBy } from "../pages/PageCache";
import { documentCostRule, documentLimits, documentLimitsRule } from "./documentLimits";

/** An operation that the server has parsed, validated and compiled. */
export type PreparedDocument = {
  readonly id: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly compiled: CompiledQuery;
  /**
   * Whether idempotency keys are supported: for all mutations except those that their own numbers make safe to repeat.
   */
  readonly honoursKey: boolean;
  /** The pages that it changes (PageCache). */
  readonly changedPages: readonly string[];
};

/**
 * Batches of keystrokes are numbered, so the race or the exam recognizes repeats itself. There are also too many of
 * them to store each response.
 */
const numberedMutations: ReadonlySet<string> = new Set(["sendKeystrokes", "sendExamKeystrokes"]);

/**
 * Compiles one operation of a valid document: the one with this name, or the only one.
 * @throws when there is no such operation, or it cannot be compiled.
 */
export function prepareDocument(
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
    honoursKey: operation.operation === "mutation" && !isNumbered(operation),
    changedPages: pagesChangedBy(operation),
  };
}

function isNumbered({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every((field) => field.kind === Kind.FIELD && numberedMutations.has(field.name.value));
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
export function orInvalid<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    throw new InvalidDocument("BAD_REQUEST", [
      error instanceof GraphQLError ? error : new GraphQLError(error instanceof Error ? error.message : String(error)),
    ]);
  }
}

/** A text that is no document, or none for this schema. Tells each fault with its places, for who is writing it. */
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
