import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from "relay-runtime";
import { documentRequest } from "./documentRequest";
import type { SocketClient } from "./socketClient";

/** The live door: a subscription over the websocket. The client's code arrives with the first subscription, its connection with it. */
export function subscribeDocument(client: () => Promise<SocketClient>, params: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    let stop: (() => void) | undefined;
    let isWanted = true;
    client().then(
      (socket) => {
        // graphql-ws insists on a text; the server goes by the id and never reads it.
        if (isWanted) stop = socket.subscribe({ ...documentRequest(params, variables), query: "" }, params.name, sink);
      },
      (error: unknown) => sink.error(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  });
}
