import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useGroupRaceUpdatesQuery } from "../../../../../__generated__/useGroupRaceUpdatesQuery.graphql";
import type { useGroupRaceUpdatesSubscription } from "../../../../../__generated__/useGroupRaceUpdatesSubscription.graphql";
import { readPageConfig } from "../../../platform/readPageConfig";
import { onlyOnce } from "../../../relay/retry";
import { useConnectionState } from "../../../relay/useConnectionState";
import { readErrorCode } from "../../../ui/readErrorCode";

const POLL_MS = 2_000;

/** What is refused for as long as this page lives is not asked for again. */
const final: ReadonlySet<string> = new Set(["DOCUMENT_UNKNOWN", "NOT_FOUND", "NOT_ALLOWED", "NOT_SIGNED_IN"]);

const query = graphql`
  query useGroupRaceUpdatesQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      __typename
      # It is for the store, and read by GroupRaces.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...GroupRaceList_races @alias(as: "races")
    }
  }
`;

/** Keeps the races of a group up to date. polling: the host runs no websocket, and they are asked for every two seconds instead. away: no news come at the moment; it is tried again. */
export function useGroupRaceUpdates(groupId: string, racesId: string): "live" | "away" | "polling" {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [isAway, setAway] = useState(false);
  const isUnreached = useConnectionState() === "offline";
  const isPolling = useMemo(() => readPageConfig().websocketUrl === "off", []);

  const config = useMemo<GraphQLSubscriptionConfig<useGroupRaceUpdatesSubscription>>(() => {
    const again = (): void => {
      setAway(true);
      setTimeout(() => setAttempt(attempt + 1), POLL_MS);
    };
    return {
      subscription: graphql`
        subscription useGroupRaceUpdatesSubscription($groupId: ID!) {
          groupRacesUpdated(groupId: $groupId) {
            ...GroupRaceList_races
          }
        }
      `,
      variables: { groupId },
      onNext: () => setAway(false),
      onError: (error) => (final.has(readErrorCode(error)) ? undefined : again()),
    };
  }, [groupId, attempt]);
  useSubscription(config);

  useEffect(() => {
    if (!isPolling) return;
    const poll = () => fetchQuery<useGroupRaceUpdatesQuery>(environment, query, { id: racesId }, { fetchPolicy: "network-only", networkCacheConfig: onlyOnce }).toPromise();
    // A poll that fails is followed by another one.
    const timer = setInterval(() => void poll().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
  }, [environment, racesId, isPolling]);

  if (isAway || isUnreached) return "away";
  return isPolling ? "polling" : "live";
}
