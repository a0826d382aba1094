import { type ExecutionResult, GraphQLError } from "graphql";
import { codedError } from "./codedError";

/**
 * Replaces the errors of an execution with what the client may see. Our own errors have a code and are unchanged;
 * graphql's errors about variables become a bad request; all others become INTERNAL with a trace id and are logged in
 * full.
 * @param fail logs an error and returns its trace id.
 */
export function maskErrors(result: ExecutionResult, fail: (error: GraphQLError) => string): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => {
    if (error.extensions?.["code"]) return error;
    if (!error.originalError || error.originalError instanceof GraphQLError)
      return atPath(error, codedError("BAD_REQUEST", error.message));
    return atPath(error, codedError("INTERNAL", "Something went wrong on the server.", { traceId: fail(error) }));
  });
  return { ...result, errors };
}

function atPath({ path }: GraphQLError, { message, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path: path ?? null, extensions });
}
