import { DrizzleQueryError } from "drizzle-orm/errors";
import { GraphQLError } from "graphql";
import { DatabaseError } from "pg";
import { isCommand } from "./database/backup/copyCommands";
import { errorCode } from "./database/embedded/embeddedErrors";

/** What the log says about a failure. */
export type FailureDescription = {
  /** The failure, then its cause, and so on. */
  readonly message: string;
  /** The stack of the root cause. */
  readonly stack: readonly string[];
  /** The operation's field. */
  readonly path?: string;
};

/** Maximum depth of nested causes. */
const MOST_CAUSES = 5;

/**
 * What went wrong and where, for the log. Statements keep their placeholders, because values, and Postgres messages
 * that quote them, may be names, hashes of tokens or keystrokes, which must not be logged.
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
    // graphql's wrapper around an error repeats it, including values.
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

/** Explains why the server did not start, or why a command failed. */
export function explainStart(error: unknown, command?: string): string {
  const reason = reasonOf(error);
  const task = command === "documents" ? "run the documents command" : "start";
  const space = reason.includes("\n") ? "\n" : " ";
  return `Typeloop could not ${isCommand(command) ? command : task}:${space}${reason}`;
}

/** System errors are explained; our own errors already are. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return `another program is already listening there (${words}). Stop it, or set PORT to another number.`;
    case "EADDRNOTAVAIL":
      return `HOST is not an address of this computer (${words}).`;
    case "EACCES":
      return `this user is not allowed to do that (${words}).`;
    case "ENOSPC":
      return `the disk is full (${words}).`;
    default:
      return words;
  }
}
