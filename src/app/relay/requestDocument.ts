import type { CacheConfig, GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { IDEMPOTENCY_HEADER } from "../../contract/wire";
import { authorization } from "./authorization";
import { documentRequest } from "./documentRequest";
import { findFiles } from "./findFiles";
import { loadDocumentText } from "./loadDocumentText";
import { postJson } from "./postJson";
import { randomUuid } from "./randomUuid";
import { readAnswer } from "./readAnswer";
import { retry } from "./retry";
import type { RuntimeConfig } from "./runtimeConfig";
import { expireToken, getToken } from "./sessionToken";
import { settle } from "./settle";
import { traceHeaders } from "./traceHeaders";
import { unreached } from "./unreached";

const ACCEPT = "application/graphql-response+json, application/json;q=0.9";

/** A query or mutation, and where it goes. */
type Request = { readonly server: RuntimeConfig; readonly params: RequestParameters; readonly variables: Variables; readonly cacheConfig: CacheConfig };

/**
 * Asks the server over HTTP, and asks again where that is right: on what passes by itself (retry.ts), with the text where the server does not know the
 * document and mode `apq` says so, and as nobody where a query's session has ended. Rejects with a RequestError, which is reported already.
 */
export async function requestDocument({ server, params, variables, cacheConfig }: Request, signal: AbortSignal): Promise<GraphQLResponse> {
  const { graphqlUrl: url, persistedQueries: mode } = server;
  const { name: operationName, id, operationKind } = params;
  const files = findFiles(variables);
  const send = files.length === 0 ? postJson : (await import("./postFiles").catch((cause: unknown) => {
    throw unreached(operationName, undefined, cause);
  })).postFiles(files);
  // However often a mutation is sent, it happens once.
  const idempotency = operationKind === "mutation" ? { [IDEMPOTENCY_HEADER]: randomUuid() } : {};

  for (let text = mode === "off" ? await loadDocumentText(id) : undefined; ; ) {
    const token = getToken();
    const body = documentRequest(params, variables, mode, text);
    let trace: ReturnType<typeof traceHeaders> = {};
    const attempt = () => {
      trace = traceHeaders(url);
      return send({ url, headers: { Accept: ACCEPT, ...authorization(token), ...idempotency, ...trace }, body, signal });
    };
    const traceId = () => trace["sentry-trace"]?.split("-")[0];

    const reply = await retry(attempt, cacheConfig, signal).catch((cause: unknown) => {
      throw signal.aborted ? cause : unreached(operationName, traceId(), cause);
    });
    const answer = readAnswer({ operationName, traceId: traceId(), ...reply });
    const code = answer.response === null ? answer.failures[0]?.code : undefined;

    if (code === "DOCUMENT_UNKNOWN" && mode === "apq" && text === undefined) {
      text = await loadDocumentText(id);
      continue;
    }
    if (code === "SESSION_EXPIRED" && token !== null) {
      expireToken(token);
      // What anybody may read is read again as anybody; what would change something is left for the person to decide.
      if (operationKind === "query") continue;
    }
    return settle(answer);
  }
}
