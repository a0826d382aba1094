import { startTransition, useEffect } from "react";
import { type PreloadedQuery, useQueryLoader, type VariablesOf } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useRouteQuery } from "./routeQuery";
import { subscribeToToken } from "./sessionToken";

/**
 * As `useRouteQuery`, for a page that shows what belongs to whoever looks: it is asked for again when that changes
 * under the page (a guest is made for a run, a session
 * ends). The frame asks who it is at the same time, so the account may be known before what the page shows of it: the
 * page then waits for that.
 */
export function useViewerQuery<T extends OperationType>(query: GraphQLTaggedNode): PreloadedQuery<T> {
  const loaded = useRouteQuery<T>(query);
  const [reloaded, load] = useQueryLoader<T>(query);
  useEffect(() => {
    const variables: VariablesOf<T> = loaded.variables;
    return subscribeToToken(() => startTransition(() => load(variables, { fetchPolicy: "network-only" })));
  }, [load, loaded]);
  return reloaded?.variables === loaded.variables ? reloaded : loaded;
}
