import { startTransition, useEffect } from "react";
import { type PreloadedQuery, useQueryLoader, useRelayEnvironment } from "react-relay";
import { commitLocalUpdate } from "relay-runtime";
import AccountQueryNode, { type AccountQuery } from "../../../../__generated__/AccountQuery.graphql";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { useRouteQuery } from "../../relay/routeQuery";
import { subscribeToToken } from "../../relay/sessionToken";

/** Who is looking: asked by the route, and again when the token changes under the page or the server is back. */
export function useViewerReference(): PreloadedQuery<AccountQuery> {
  const environment = useRelayEnvironment();
  const loaded = useRouteQuery<AccountQuery>(AccountQueryNode);
  const [reloaded, load] = useQueryLoader<AccountQuery>(AccountQueryNode);

  useEffect(() => {
    const reload = () => startTransition(() => load({}, { fetchPolicy: "network-only" }));
    const stopToken = subscribeToToken(() => {
      // What is on screen stays; what is shown next is asked for again, as who one is now.
      commitLocalUpdate(environment, (store) => store.invalidateStore());
      reload();
    });
    const stopConnection = subscribeToConnectionState(() => {
      if (getConnectionState() === "online") reload();
    });
    return () => {
      stopToken();
      stopConnection();
    };
  }, [environment, load]);

  return reloaded ?? loaded;
}
