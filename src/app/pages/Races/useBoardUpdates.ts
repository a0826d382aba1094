import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import RacesPageQueryNode, { type RacesPageQuery } from "../../../../__generated__/RacesPageQuery.graphql";
import type { useBoardUpdatesSubscription } from "../../../../__generated__/useBoardUpdatesSubscription.graphql";
import { onlyOnce } from "../../relay/retry";
import { useConnectionState } from "../../relay/useConnectionState";
import { readPageConfig } from "../../platform/readPageConfig";
import { readErrorCode } from "../../ui/readErrorCode";

const POLL_MS = 2_000;

/** Keeps the list of open races up to date. polling: the host runs no websocket, and it is asked for every two seconds instead. away: no news come at the moment; it is tried again. */
export function useBoardUpdates(): "live" | "away" | "polling" {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [isAway, setAway] = useState(false);
  const isUnreached = useConnectionState() === "offline";
  const isPolling = useMemo(() => readPageConfig().websocketUrl === "off", []);

  const config = useMemo<GraphQLSubscriptionConfig<useBoardUpdatesSubscription>>(() => {
    const again = (): void => {
      setAway(true);
      setTimeout(() => setAttempt(attempt + 1), POLL_MS);
    };
    return {
      subscription: graphql`
        subscription useBoardUpdatesSubscription {
          raceBoardUpdated {
            ...RaceBoard_board
          }
        }
      `,
      variables: {},
      onNext: () => setAway(false),
      // What is refused for as long as this page lives is not asked for again.
      onError: (error) => (readErrorCode(error) === "DOCUMENT_UNKNOWN" ? undefined : again()),
    };
  }, [attempt]);
  useSubscription(config);

  useEffect(() => {
    if (!isPolling) return;
    const poll = () => fetchQuery<RacesPageQuery>(environment, RacesPageQueryNode, {}, { fetchPolicy: "network-only", networkCacheConfig: onlyOnce }).toPromise();
    // A poll that fails is followed by another one.
    const timer = setInterval(() => void poll().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
  }, [environment, isPolling]);

  if (isAway || isUnreached) return "away";
  return isPolling ? "polling" : "live";
}
