import type { CacheConfig, GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { askServer } from "./askServer";
import { documentRequest } from "./documentRequest";
import { loadDocumentText } from "./loadDocumentText";
import { openDoor } from "./openDoor";
import { randomUuid } from "./randomUuid";
import type { RuntimeConfig } from "./runtimeConfig";
import { expireToken, getToken } from "./sessionToken";
import { settle } from "./settle";

/** A query or mutation, and where it goes. */
type Request = {
  readonly server: RuntimeConfig;
  readonly params: RequestParameters;
  readonly variables: Variables;
  readonly cacheConfig: CacheConfig;
};

/**
 * As `cacheConfig` of a mutation: the key that it is sent under, 16 to 200 visible ASCII characters. For a mutation
 * that a person repeats after its answer was lost: the server gives
 * the answer of the first time again (for 24 hours, to the same session). Without it each call has a key of its own.
 */
export function withIdempotencyKey(idempotencyKey: string): CacheConfig {
  return { metadata: { idempotencyKey } };
}

function readIdempotencyKey({ metadata }: CacheConfig): string {
  const given: unknown = metadata?.["idempotencyKey"];
  return typeof given === "string" ? given : randomUuid();
}

/**
 * A query or mutation from beginning to end. It is asked again with its text where the server does not know the
 * document and mode `apq` says so, and a query as
 * nobody where the session has ended. Rejects with a RequestError, reported already.
 */
export async function requestDocument(
  { server, params, variables, cacheConfig }: Request,
  signal: AbortSignal,
): Promise<GraphQLResponse> {
  const { graphqlUrl: url, persistedQueries: mode } = server;
  const { name, id, operationKind } = params;
  const door = await openDoor(name, variables);
  const idempotencyKey = operationKind === "mutation" ? readIdempotencyKey(cacheConfig) : null;

  for (let text = mode === "off" ? await loadDocumentText(id) : undefined; ;) {
    const token = getToken();
    const answer = await askServer(
      { url, door, body: documentRequest(params, variables, mode, text), token, idempotencyKey, cacheConfig },
      signal,
    );
    const refusal = answer.response === null ? answer.failures[0]?.code : undefined;

    if (refusal === "DOCUMENT_UNKNOWN" && mode === "apq" && text === undefined) {
      text = await loadDocumentText(id);
      continue;
    }
    if (refusal === "SESSION_EXPIRED" && token !== null) {
      expireToken(token);
      // What anybody may read is read again as anybody; what would change something is left for the person to decide.
      if (operationKind === "query") continue;
    }
    return settle(answer);
  }
}
