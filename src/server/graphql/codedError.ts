import { GraphQLError } from "graphql";
import type { ErrorCode } from "../../contract/errorCodes";
import { errorMessages } from "../../contract/languages/en/errorMessages";

/**
 * A GraphQL error of the catalogue, for fields whose type has no payload for it and for requests that do not run.
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
