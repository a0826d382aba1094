import { useEffect } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import AccountQueryNode, { type AccountQuery } from "../../../../__generated__/AccountQuery.graphql";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { noRetry } from "../../relay/retry";

const FIRST_MS = 2000;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;

/**
 * While the server is out of reach, knocks now and then: 2 s after the last try, then ever less often, at most every 30
 * s.
 */
export function useServerProbe(): void {
  const environment = useRelayEnvironment();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const knockIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Whether somebody answers is heard by the network layer; what the answer is, useViewerReference asks.
        fetchQuery<AccountQuery>(
          environment,
          AccountQueryNode,
          {},
          { fetchPolicy: "network-only", networkCacheConfig: noRetry },
        ).subscribe({ error: () => undefined });
        knockIn(Math.min(LONGEST_MS, ms * GROWTH));
      }, ms);
    };
    const hear = () => {
      if (getConnectionState() === "offline") knockIn(FIRST_MS);
      else clearTimeout(timer);
    };

    hear();
    const stop = subscribeToConnectionState(hear);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [environment]);
}
