import {
  type CacheConfig,
  type FetchFunction,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { IDEMPOTENCY_HEADER } from "../../contract/protocol";
import { randomUuid } from "../platform/random";
import { toNetworkError, type OperationResult, readResponse, resolveResponse } from "./RequestError";
import { type DocumentRequest, type HttpTransport, postJson } from "./httpTransport";
import { traceHeaders } from "../platform/traceHeaders";
import { isNoRetry, retry } from "./retry";
import type { FoundFile } from "./multipartTransport";
import type { RuntimeConfig, PersistedQueryMode } from "./runtimeConfig";
import { authorization, expireToken, getToken } from "./sessionToken";
import { respondFromPage } from "./hydrationResponses";

const ACCEPT = "application/graphql-response+json, application/json;q=0.9";

/**
 * The environment's queries and mutations, each one HTTP request. A query has no request if the page that the server
 * rendered has its response already.
 * @param isCurrent whether the session is still on screen; if not, queries are not sent.
 */
export function createFetchFunction(server: RuntimeConfig, isCurrent: () => boolean): FetchFunction {
  return (params, variables, cacheConfig) => {
    const fetch = () => toObservable((signal) => fetchOperation({ server, params, variables, cacheConfig }, signal));
    if (params.operationKind !== "query") return fetch();
    return isCurrent() ? respondFromPage(params, variables, fetch) : Observable.create(() => undefined);
  };
}

/** Starts the work with a subscriber. Unsubscribing aborts its signal; an error after that is not passed on. */
function toObservable<T>(work: (signal: AbortSignal) => Promise<T>): Observable<T> {
  return Observable.create((sink) => {
    const abort = new AbortController();
    work(abort.signal).then(
      (value) => {
        sink.next(value);
        sink.complete();
      },
      (error: unknown) => {
        if (!abort.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => abort.abort();
  });
}

type Operation = {
  readonly server: RuntimeConfig;
  readonly params: RequestParameters;
  readonly variables: Variables;
  readonly cacheConfig: CacheConfig;
};

/** How many mutations have received a response with data. */
let mutations = 0;

/**
 * A query or mutation over HTTP, from request to result. It is sent again with its text if the server does not have the
 * document and the mode is `apq`; a query is also sent again when the session has ended, when the user has signed in or
 * out meanwhile, and once when a mutation was answered meanwhile. Rejects with a RequestError that is already logged.
 */
async function fetchOperation(
  { server, params, variables, cacheConfig }: Operation,
  signal: AbortSignal,
): Promise<GraphQLResponse> {
  const { graphqlUrl: url, persistedQueries: mode } = server;
  const { name, id, operationKind } = params;
  const transport = await selectTransport(name, variables);
  const idempotencyKey = operationKind === "mutation" ? readIdempotencyKey(cacheConfig) : null;
  // A poll or a batch of a race, of which there are several a second.
  const isSoonFollowed = isNoRetry(cacheConfig);
  let isRepeated = isSoonFollowed;

  for (let text = mode === "off" ? await loadDocumentText(id) : undefined; ;) {
    const token = getToken();
    const mutationsBefore = mutations;
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
    // A query that was sent before a mutation would remove from lists on screen what its response has just added.
    if (operationKind === "mutation" && !isSoonFollowed && result.response !== null) mutations += 1;
    if (operationKind === "query" && !isRepeated && mutations !== mutationsBefore) {
      isRepeated = true;
      continue;
    }
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

/** JSON, or multipart if there is a file among the variables. The code of the latter loads when it is first needed. */
async function selectTransport(operationName: string, variables: Variables): Promise<HttpTransport> {
  const files = findFiles(variables, "variables");
  if (files.length === 0) return postJson;
  const { createMultipartTransport } = await import("./multipartTransport").catch((cause: unknown) => {
    throw toNetworkError(operationName, undefined, cause);
  });
  return createMultipartTransport(files);
}

/** Every File and Blob in a value, at any depth, in JSON's order. */
function findFiles(value: unknown, path: string): readonly FoundFile[] {
  if (value instanceof Blob) return [{ path, file: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => findFiles(child, `${path}.${name}`));
}

/**
 * By id, unless the mode is `off`; with the text, where it is given. Throws for a document that the compiler did not
 * persist: the server would refuse it.
 */
export function toDocumentRequest(
  { name, id }: RequestParameters,
  variables: Variables,
  mode: PersistedQueryMode,
  query: string | undefined,
): DocumentRequest {
  if (id === null) throw new Error(`${name} has no persisted id: run relay-compiler`);
  return {
    operationName: name,
    variables,
    ...(query !== undefined && { query }),
    ...(mode !== "off" && { extensions: { persistedQuery: { version: 1, sha256Hash: id } } }),
  };
}

/** The text of a document. The chunk of texts is fetched only in the modes `apq` and `off`. */
export async function loadDocumentText(id: string | null): Promise<string> {
  const { documentTexts } = await import("./documentTexts");
  const text = documentTexts[id ?? ""];
  if (text === undefined) throw new Error(`There is no text of the document ${id}`);
  return text;
}
