import {
  Environment,
  type INetwork,
  type MissingFieldHandler,
  Network,
  RecordSource,
  type RelayFieldLogger,
  ROOT_TYPE,
  Store,
  Observable,
  type SubscribeFunction,
} from "relay-runtime";
import { createFetchFunction, loadDocumentText, toDocumentRequest } from "./fetchOperation";
import { readRuntimeConfig, type RuntimeConfig } from "./runtimeConfig";
import { type OperationResult, resolveResponse } from "./RequestError";
import type { WebsocketClient } from "./websocketClient";

const QUERY_CACHE_MS = 5 * 60 * 1000;

/**
 * A fresh environment for one session: its data and its network.
 * @param isCurrent whether the session is still on screen. Afterwards its queries are not sent: the pages of the next
 *   session load the same data.
 */
export function createEnvironment(isCurrent: () => boolean = () => true): Environment {
  return new Environment({
    network: createNetwork(readRuntimeConfig(), isCurrent),
    store: new Store(new RecordSource(), { queryCacheExpirationTime: QUERY_CACHE_MS }),
    missingFieldHandlers: [nodeById],
    relayFieldLogger: logField,
  });
}

/** Queries and mutations go over HTTP, subscriptions over the websocket. */
export function createNetwork(server: RuntimeConfig, isCurrent: () => boolean = () => true): INetwork {
  return Network.create(createFetchFunction(server, isCurrent), createSubscribeFunction(server));
}

/** `node(id)` is resolved by the record with that id, if another query has loaded it. */
const nodeById: MissingFieldHandler = {
  kind: "linked",
  handle: (field, parent, variables) => {
    if (parent?.getType() !== ROOT_TYPE || field.name !== "node") return undefined;
    const argument = field.args?.find(({ name }) => name === "id");
    if (argument?.kind === "Literal") return argument.value;
    if (argument?.kind === "Variable") return variables[argument.variableName];
    return undefined;
  },
};

/** Logs data that a component missed. Errors in a response are logged when it arrives. */
export const logField: RelayFieldLogger = (event) => {
  if (event.kind === "relay_field_payload.error" || ("handled" in event && event.handled)) return;
  console.error(`Relay ${event.kind} in ${event.owner}: ${event.fieldPath}`);
};

/**
 * Subscriptions over one websocket. The client's code loads with the first subscription. On a host without a websocket
 * endpoint a subscription never emits, and the screen that opened it polls.
 */
function createSubscribeFunction({ websocketUrl, persistedQueries }: RuntimeConfig): SubscribeFunction {
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
