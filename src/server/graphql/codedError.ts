import { GraphQLError, type ExecutionResult } from "graphql";
import type { ErrorCode } from "../../contract/errorCodes";
import { errorMessages } from "../../contract/languages/en/errorMessages";
import { ThrownDomainError } from "../DomainError";

/**
 * A GraphQL error of the catalog, for fields whose type has no payload for it and for requests that do not run.
 * @param message what is wrong and how to fix it, for the client's developer; by default the message of the code.
 * @param more further extensions, beside `code`.
 */
export function codedError(
  code: ErrorCode,
  message: string = errorMessages[code],
  more: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...more } });
}

/**
 * The error RATE_LIMITED. `extensions.retryAfterSeconds` is how long to wait.
 * @param retryAfterSeconds whole seconds, at least 1.
 */
export function rateLimitedError(retryAfterSeconds: number, message?: string): GraphQLError {
  return codedError("RATE_LIMITED", message, { retryAfterSeconds });
}

/**
 * Replaces the errors of an execution with what the client may see. Our own errors have a code and are unchanged; a
 * refusal that a rule threw becomes an error of its code; graphql's errors about variables become a bad request; all
 * others become INTERNAL with a trace id and are logged in full.
 * @param fail logs an error and returns its trace id.
 */
export function maskErrors(result: ExecutionResult, fail: (error: GraphQLError) => string): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => {
    if (error.extensions?.["code"]) return error;
    const { originalError: thrown } = error;
    if (thrown instanceof ThrownDomainError) return atPath(error, codedError(thrown.code, thrown.message));
    if (!thrown || thrown instanceof GraphQLError) return atPath(error, codedError("BAD_REQUEST", error.message));
    return atPath(error, codedError("INTERNAL", "Something went wrong on the server.", { traceId: fail(error) }));
  });
  return { ...result, errors };
}

function atPath({ path }: GraphQLError, { message, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path: path ?? null, extensions });
}
