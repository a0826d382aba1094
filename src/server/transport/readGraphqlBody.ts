import type { DocumentRequest } from "./Documents";
import { isRecord, readPersistedId } from "./readPersistedId";
import { RequestFailure } from "./RequestFailure";

/** What a request body says, whichever way it came. */
export type GraphqlBody = DocumentRequest & { readonly variables: Record<string, unknown> };

/** @throws RequestFailure when the body is not a GraphQL request. */
export function readGraphqlBody(body: unknown): GraphqlBody {
  if (!isRecord(body)) throw new RequestFailure(400, "BAD_REQUEST", "The body is a JSON object with variables and extensions.");
  const variables = body["variables"] ?? {};
  if (!isRecord(variables)) throw new RequestFailure(400, "BAD_REQUEST", "variables is an object.");
  const { query, operationName } = body;
  return {
    id: readPersistedId(body["extensions"]),
    text: typeof query === "string" && query !== "" ? query : null,
    operationName: typeof operationName === "string" ? operationName : null,
    variables,
  };
}
