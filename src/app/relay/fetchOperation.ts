import type { CacheConfig, GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { IDEMPOTENCY_HEADER } from "../../contract/wire";
import {
  type DocumentRequest,
  type HttpTransport,
  loadDocumentText,
  selectTransport,
  toDocumentRequest,
} from "./httpTransport";
import { randomUuid } from "./randomId";
import { toNetworkError } from "./RequestError";
import { type OperationResult, readResponse, resolveResponse } from "./resolveResponse";
import { retry } from "./retry";
import type { RuntimeConfig } from "./runtimeConfig";
import { authorization, expireToken, getToken } from "./sessionToken";
import { traceHeaders } from "./traceHeaders";

const ACCEPT = "application/graphql-response+json, application/json;q=0.9";

type Operation = {
  readonly server: RuntimeConfig;
  readonly params: RequestParameters;
  readonly variables: Variables;
  readonly cacheConfig: CacheConfig;
};

/**
 * A query or mutation over HTTP, from request to result. It is sent again with its text if the server does not have the
 * document and the mode is `apq`; a query is also sent again when the session has ended, or when the user has signed in
 * or out meanwhile. Rejects with a RequestError that is already logged.
 */
export async function fetchOperation(
  { server, params, variables, cacheConfig }: Operation,
  signal: AbortSignal,
): Promise<GraphQLResponse> {
  const { graphqlUrl: url, persistedQueries: mode } = server;
  const { name, id, operationKind } = params;
  const transport = await selectTransport(name, variables);
  const idempotencyKey = operationKind === "mutation" ? readIdempotencyKey(cacheConfig) : null;

  for (let text = mode === "off" ? await loadDocumentText(id) : undefined; ;) {
    const token = getToken();
    const body = toDocumentRequest(params, variables, mode, text);
    const result = await send({ url, transport, body, token, idempotencyKey, cacheConfig }, signal);
    const code = result.response === null ? result.errors[0]?.code : undefined;

    if (code === "DOCUMENT_UNKNOWN" && mode === "apq" && text === undefined) {
      text = await loadDocumentText(id);
      continue;
    }
    if (code === "SESSION_EXPIRED" && token !== null) {
      expireToken(token);
      // A query may still be answered for visitors. Whether to repeat a mutation is the user's decision.
      if (operationKind === "query") continue;
    }
    // When a query is requested again after a sign-in, Relay shares the request in flight, which was sent before it.
    if (operationKind === "query" && getToken() !== token) continue;
    return resolveResponse(result);
  }
}

/**
 * `cacheConfig` of a mutation that a user may repeat after its response was lost: for 24 hours the server returns the
 * first response to the same key and session. 16 to 200 visible ASCII characters. By default each call has its own key.
 */
export function withIdempotencyKey(idempotencyKey: string): CacheConfig {
  return { metadata: { idempotencyKey } };
}

function readIdempotencyKey({ metadata }: CacheConfig): string {
  const key: unknown = metadata?.["idempotencyKey"];
  return typeof key === "string" ? key : randomUuid();
}

type Request = {
  readonly url: string;
  readonly transport: HttpTransport;
  readonly body: DocumentRequest;
  readonly token: string | null;
  /** For a mutation: however often it is sent, it runs once. */
  readonly idempotencyKey: string | null;
  readonly cacheConfig: CacheConfig;
};

/** One request with its headers, as often as `retry` allows. */
async function send(
  { url, transport, body, token, idempotencyKey, cacheConfig }: Request,
  signal: AbortSignal,
): Promise<OperationResult> {
  const { operationName } = body;
  const headers = {
    Accept: ACCEPT,
    ...authorization(token),
    ...(idempotencyKey !== null && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
  };
  let trace: ReturnType<typeof traceHeaders> = {};
  const traceId = () => trace["sentry-trace"]?.split("-")[0];
  const attempt = () => {
    trace = traceHeaders(url);
    return transport({ url, headers: { ...headers, ...trace }, body, signal });
  };
  try {
    const response = await retry(attempt, cacheConfig, signal);
    return readResponse({ operationName, traceId: traceId(), ...response });
  } catch (cause) {
    throw signal.aborted ? cause : toNetworkError(operationName, traceId(), cause);
  }
}
