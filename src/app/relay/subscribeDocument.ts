import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from "relay-runtime";
import { documentRequest } from "./documentRequest";
import { loadDocumentText } from "./loadDocumentText";
import type { Answer } from "./readAnswer";
import type { PersistedQueryMode } from "./runtimeConfig";
import { settle } from "./settle";
import type { SocketClient } from "./socketClient";

export { createSocketClient } from "./socketClient";

/**
 * One subscription from beginning to end: by id, and once more with its text where the server does not know it and mode
 * `apq` says so.
 */
export function subscribeDocument(
  client: SocketClient,
  params: RequestParameters,
  variables: Variables,
  mode: PersistedQueryMode,
): Observable<GraphQLResponse> {
  const { name, id } = params;
  // graphql-ws insists on a text.
  const follow = (text?: string) =>
    Observable.create<Answer>((sink) =>
      client.subscribe({ query: "", ...documentRequest(params, variables, mode, text) }, name, sink),
    );
  const followByText = () => Observable.from(loadDocumentText(id)).mergeMap(follow);

  if (mode === "off") return followByText().map(settle);
  if (mode === "strict") return follow().map(settle);
  return follow()
    .mergeMap((answer) =>
      answer.failures[0]?.code === "DOCUMENT_UNKNOWN"
        ? followByText()
        : Observable.create<Answer>((sink) => (sink.next(answer), sink.complete())),
    )
    .map(settle);
}
