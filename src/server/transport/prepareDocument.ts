import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { getOperationAST, Kind, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from "graphql";

/** An operation that the server has parsed, validated and compiled. */
export type PreparedDocument = {
  readonly id: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly compiled: CompiledQuery;
  /** Whether an idempotency key is honoured: for all mutations but those whose own numbers make them safe to repeat. */
  readonly honoursKey: boolean;
};

/**
 * Batches of keystrokes are numbered: the race or the exam itself tells a repeat from the next one, and there are too
 * many of them to keep each answer.
 */
const numberedMutations: ReadonlySet<string> = new Set(["sendKeystrokes", "sendExamKeystrokes"]);

/**
 * Compiles one operation of a valid document: the one of this name, or the only one.
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
  };
}

function isNumbered({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every((field) => field.kind === Kind.FIELD && numberedMutations.has(field.name.value));
}
