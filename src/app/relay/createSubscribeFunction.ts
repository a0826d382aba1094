import { Observable, type SubscribeFunction } from "relay-runtime";
import { loadDocumentText, toDocumentRequest } from "./fetchOperation";
import { type OperationResult, resolveResponse } from "./RequestError";
import type { RuntimeConfig } from "./runtimeConfig";
import type { WebsocketClient } from "./websocketClient";

/**
 * Subscriptions over one websocket. The client's code loads with the first subscription. On a host without a websocket
 * endpoint a subscription never emits, and the screen that opened it polls.
 */
export function createSubscribeFunction({ websocketUrl, persistedQueries }: RuntimeConfig): SubscribeFunction {
  if (websocketUrl === null) return () => Observable.create(() => undefined);
  let client: WebsocketClient | undefined;

  return (params, variables) => {
    // graphql-ws requires a text, even an empty one.
    const subscribe = (text?: string) =>
      Observable.from(import("./websocketClient")).mergeMap(({ createWebsocketClient }) => {
        const { subscribe: start } = (client ??= createWebsocketClient(websocketUrl));
        const request = { query: "", ...toDocumentRequest(params, variables, persistedQueries, text) };
        return Observable.create<OperationResult>((sink) => start(request, params.name, sink));
      });
    const subscribeByText = () => Observable.from(loadDocumentText(params.id)).mergeMap(subscribe);

    if (persistedQueries === "off") return subscribeByText().map(resolveResponse);
    if (persistedQueries === "strict") return subscribe().map(resolveResponse);
    return subscribe()
      .mergeMap((result) => (isDocumentUnknown(result) ? subscribeByText() : just(result)))
      .map(resolveResponse);
  };
}

function isDocumentUnknown({ errors }: OperationResult): boolean {
  return errors[0]?.code === "DOCUMENT_UNKNOWN";
}

/** Synchronous, so that no update is delayed. */
function just<Value>(value: Value): Observable<Value> {
  return Observable.create((sink) => {
    sink.next(value);
    sink.complete();
  });
}
