import { isRecord } from "./readPersistedId";
import { RequestFailure } from "./RequestFailure";

/** What a request body says, whichever way it came. */
export type GraphqlBody = { readonly variables: Record<string, unknown>; readonly extensions: unknown; readonly query: unknown };

/** @throws RequestFailure when the body is not a GraphQL request. */
export function readGraphqlBody(body: unknown): GraphqlBody {
  if (!isRecord(body)) throw new RequestFailure(400, "BAD_REQUEST", "The body is a JSON object with variables and extensions.");
  const variables = body["variables"] ?? {};
  if (!isRecord(variables)) throw new RequestFailure(400, "BAD_REQUEST", "variables is an object.");
  return { variables, extensions: body["extensions"], query: body["query"] };
}
