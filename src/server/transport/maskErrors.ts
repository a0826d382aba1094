import { GraphQLError, type ExecutionResult } from "graphql";
import type { ErrorCode } from "../../contract/errorCodes";

/**
 * What the client may know of the errors of an execution. Ours carry a code and pass; what graphql itself says about
 * variables is a bad request; anything else becomes INTERNAL with a trace id, and goes to the log in full.
 * @param fail writes an error to the log and gives its trace id.
 */
export function maskErrors(result: ExecutionResult, fail: (error: GraphQLError) => string): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => {
    if (error.extensions?.["code"]) return error;
    if (!error.originalError || error.originalError instanceof GraphQLError)
      return withCode(error, error.message, "BAD_REQUEST");
    return withCode(error, "Something went wrong on the server.", "INTERNAL", { traceId: fail(error) });
  });
  return { ...result, errors };
}

function withCode(error: GraphQLError, message: string, code: ErrorCode, more?: { traceId: string }): GraphQLError {
  return new GraphQLError(message, { path: error.path ?? null, extensions: { code, ...more } });
}
