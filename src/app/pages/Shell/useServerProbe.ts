import { useEffect } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import AccountQueryNode, { type HeaderAccountQuery } from "../../../../__generated__/HeaderAccountQuery.graphql";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { noRetry } from "../../relay/retry";

const FIRST_MS = 2000;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;

/**
 * While the server cannot be reached, sends a probe now and then: 2 s after the last attempt, then less and less often,
 * down to every 30 s.
 */
export function useServerProbe(): void {
  const environment = useRelayEnvironment();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const retryIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The network layer notices whether there is a response, and useViewerReference fetches the viewer.
        fetchQuery<HeaderAccountQuery>(
          environment,
          AccountQueryNode,
          {},
          { fetchPolicy: "network-only", networkCacheConfig: noRetry },
        ).subscribe({ error: () => undefined });
        retryIn(Math.min(LONGEST_MS, ms * GROWTH));
      }, ms);
    };
    const onOnline = () => {
      if (getConnectionState() === "offline") retryIn(FIRST_MS);
      else clearTimeout(timer);
    };

    onOnline();
    const stop = subscribeToConnectionState(onOnline);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [environment]);
}
