import {
  Environment,
  type MissingFieldHandler,
  Network,
  Observable,
  RecordSource,
  ROOT_TYPE,
  Store,
} from "relay-runtime";
import { logField } from "./fieldLogger";
import { createNetwork } from "./network";
import { readRuntimeConfig } from "./runtimeConfig";

const QUERY_CACHE_MS = 5 * 60 * 1000;

/** `node(id)` is answered by the record with that id, if some other query brought it. */
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

/**
 * A fresh environment: one person's data and the way to the server.
 * @param isCurrent whether it is still that person's page. Afterwards nothing is read for it any more: pages about to
 *   go would ask what the next ones ask too.
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
