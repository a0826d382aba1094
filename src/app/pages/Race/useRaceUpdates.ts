import { useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useRaceUpdatesQuery } from "../../../../__generated__/useRaceUpdatesQuery.graphql";
import type { useRaceUpdatesSubscription } from "../../../../__generated__/useRaceUpdatesSubscription.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { onlyOnce } from "../../relay/retry";
import { readPageConfig } from "../../platform/readPageConfig";
import { readErrorCode } from "../../ui/readErrorCode";

/** live: news come by themselves. polling: they are asked for every two seconds, where the host runs no websocket. gone: the server has no such race any more. */
export type RaceUpdates = "live" | "polling" | "gone";

const POLL_MS = 2_000;

/** By node id, not by code: a race that is gone stays in the store as it was last seen. */
const query = graphql`
  query useRaceUpdatesQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      __typename
      # It is for the store, and read by RaceView.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...RaceView_race @alias(as: "race")
    }
  }
`;

/** Keeps a race in the store up to date; with a racer's token it also keeps their seat. */
export function useRaceUpdates(id: string, code: RaceCode): RaceUpdates {
  const environment = useRelayEnvironment();
  const [isGone, setGone] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isPolling = useMemo(() => readPageConfig().websocketUrl === "off", []);

  const config = useMemo<GraphQLSubscriptionConfig<useRaceUpdatesSubscription>>(() => {
    const again = (): void => void setTimeout(() => setAttempt(attempt + 1), POLL_MS);
    return {
      subscription: graphql`
        subscription useRaceUpdatesSubscription($code: RaceCode!) {
          raceUpdated(code: $code) {
            ...RaceView_race
          }
        }
      `,
      variables: { code },
      onCompleted: () => setGone(true),
      onError: (error) => {
        const refusal = readErrorCode(error);
        if (refusal === "NOT_FOUND") setGone(true);
        // What is refused for as long as this page lives is not asked for again.
        else if (refusal !== "DOCUMENT_UNKNOWN") again();
      },
    };
  }, [code, attempt]);
  useSubscription(config);

  useEffect(() => {
    if (!isPolling || isGone) return;
    const poll = async (): Promise<void> => {
      const answer = await fetchQuery<useRaceUpdatesQuery>(environment, query, { id }, { fetchPolicy: "network-only", networkCacheConfig: onlyOnce }).toPromise();
      if (answer?.node === null) setGone(true);
    };
    // A poll that fails is followed by another one.
    const timer = setInterval(() => void poll().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
  }, [environment, id, isPolling, isGone]);

  if (isGone) return "gone";
  return isPolling ? "polling" : "live";
}
