import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from "relay-runtime";
import { authorization } from "./authorization";
import { setConnectionState } from "./connectionState";
import { documentRequest } from "./documentRequest";
import { readAnswer } from "./readAnswer";
import { RequestError } from "./RequestError";
import { expireToken, getToken } from "./sessionToken";
import { unreached } from "./unreached";

/** The JSON door: one POST, given up when nobody waits for it any more. */
export function fetchDocument(url: string, params: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const waiting = new AbortController();
    ask(url, params, variables, waiting.signal).then(
      (response) => {
        sink.next(response);
        sink.complete();
      },
      (error: unknown) => {
        if (!waiting.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => waiting.abort();
  });
}

async function ask(url: string, params: RequestParameters, variables: Variables, signal: AbortSignal): Promise<GraphQLResponse> {
  const token = getToken();
  try {
    return await post(url, params, variables, token, signal);
  } catch (error) {
    if (token === null || !(error instanceof RequestError) || error.code !== "SESSION_EXPIRED") throw error;
    expireToken(token);
    // What anybody may read is read again as anybody; what would change something is left for the person to decide.
    if (params.operationKind !== "query") throw error;
    return await post(url, params, variables, getToken(), signal);
  }
}

async function post(url: string, params: RequestParameters, variables: Variables, token: string | null, signal: AbortSignal): Promise<GraphQLResponse> {
  const headers = { "Content-Type": "application/json", Accept: "application/graphql-response+json, application/json;q=0.9", ...authorization(token) };
  const body = JSON.stringify(documentRequest(params, variables));
  const reached = async (): Promise<{ status: number; text: string }> => {
    const response = await fetch(url, { method: "POST", headers, body, signal });
    return { status: response.status, text: await response.text() };
  };
  const answer = await reached().catch((cause: unknown) => {
    throw signal.aborted ? cause : unreached(params.name, cause);
  });
  setConnectionState("online");
  return readAnswer({ operationName: params.name, ...answer });
}
