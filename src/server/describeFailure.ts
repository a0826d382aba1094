import { DrizzleQueryError } from "drizzle-orm/errors";
import { GraphQLError } from "graphql";
import { DatabaseError } from "pg";

/** What the log tells of a failure. */
export type FailureDescription = {
  /** The failure, then what caused it, and so on. */
  readonly message: string;
  /** Where in the code, of the first cause. */
  readonly stack: readonly string[];
  /** The field of the operation. */
  readonly path?: string;
};

/** Causes of causes, at most. */
const MOST_CAUSES = 5;

/**
 * What went wrong and where, for the log. Statements keep their placeholders: their values, and sentences of Postgres
 * that quote them, may be names, tokens'
 * hashes or keystrokes, which no log should hold.
 */
export function describeFailure(failure: unknown): FailureDescription {
  const errors = chainOf(failure);
  const path = failure instanceof GraphQLError ? failure.path?.join(".") : undefined;
  const stack =
    errors
      .at(-1)
      ?.stack?.split("\n")
      .filter((line) => line.startsWith("    at ")) ?? [];
  return {
    message: errors.map(describe).join("; ") || typeof failure,
    stack: stack.map((line) => line.trim()),
    ...(path === undefined ? {} : { path }),
  };
}

function chainOf(failure: unknown): readonly Error[] {
  const errors: Error[] = [];
  let next = failure;
  while (next instanceof Error && errors.length < MOST_CAUSES) {
    // What graphql wraps around an error says the same again, values and all.
    if (!(next instanceof GraphQLError && next.originalError)) errors.push(next);
    next = next instanceof GraphQLError ? next.originalError : next.cause;
  }
  return errors;
}

function describe(error: Error): string {
  if (error instanceof DrizzleQueryError) return `failed query: ${error.query}`;
  if (!(error instanceof DatabaseError)) return `${error.name}: ${error.message}`;
  const { code, routine, table, constraint } = error;
  return `Postgres ${[code, routine, table, constraint].filter((part) => part !== undefined).join(" ")}`;
}
