import {
  Environment,
  type INetwork,
  type MissingFieldHandler,
  Network,
  RecordSource,
  type RelayFieldLogger,
  ROOT_TYPE,
  Store,
} from "relay-runtime";
import { createSubscribeFunction } from "./createSubscribeFunction";
import { createFetchFunction } from "./fetchOperation";
import { readRuntimeConfig, type RuntimeConfig } from "./runtimeConfig";

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
  if (event.kind === "relay_field_payload.error") return;
  console.error(`Relay ${event.kind} in ${event.owner}: ${event.fieldPath}`);
};
