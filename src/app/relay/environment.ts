import {
  Environment,
  type INetwork,
  type MissingFieldHandler,
  Network,
  Observable,
  RecordSource,
  type RelayFieldLogger,
  ROOT_TYPE,
  Store,
} from "relay-runtime";
import { createSubscribeFunction } from "./createSubscribeFunction";
import { fetchOperation } from "./fetchOperation";
import { respondFromPage } from "./hydrationResponses";
import { readRuntimeConfig, type RuntimeConfig } from "./runtimeConfig";

const QUERY_CACHE_MS = 5 * 60 * 1000;

/**
 * A fresh environment for one session: its data and its network.
 * @param isCurrent whether the session is still on screen. Afterwards its queries are not sent: the pages of the next
 *   session load the same data.
 */
export function createEnvironment(isCurrent: () => boolean = () => true): Environment {
  const network = createNetwork(readRuntimeConfig());
  return new Environment({
    network: Network.create(
      (params, ...rest) =>
        params.operationKind === "query" && !isCurrent()
          ? Observable.create(() => undefined)
          : network.execute(params, ...rest),
      (params, variables, cacheConfig) => network.execute(params, variables, cacheConfig),
    ),
    store: new Store(new RecordSource(), { queryCacheExpirationTime: QUERY_CACHE_MS }),
    missingFieldHandlers: [nodeById],
    relayFieldLogger: logField,
  });
}

/**
 * Subscriptions go over the websocket (`createSubscribeFunction`). A mutation is one HTTP request (`fetchOperation`),
 * and so is a query, unless the page that the server rendered has its response already (`hydrationResponses`).
 */
export function createNetwork(server: RuntimeConfig): INetwork {
  return Network.create((params, variables, cacheConfig) => {
    const fetch = () => toObservable((signal) => fetchOperation({ server, params, variables, cacheConfig }, signal));
    return params.operationKind === "query" ? respondFromPage(params, variables, fetch) : fetch();
  }, createSubscribeFunction(server));
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
  if (event.kind === "relay_field_payload.error") return;
  console.error(`Relay ${event.kind} in ${event.owner}: ${event.fieldPath}`);
};
