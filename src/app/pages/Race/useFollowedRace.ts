import { useEffect, useMemo, useState } from "react";
import { fetchQuery, useRelayEnvironment, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig, GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { RaceCode } from "../../../contract/scalars";
import { readPageConfig } from "../../platform/readPageConfig";
import { onlyOnce } from "../../relay/retry";
import { useConnectionState } from "../../relay/useConnectionState";
import { readErrorCode } from "../../ui/readErrorCode";

/** live: news come by themselves. away: they cannot at the moment, and are tried for. polling: they are asked for every two seconds, where the host runs no websocket. gone: the server has no such race any more. */
export type RaceUpdates = "live" | "away" | "polling" | "gone";

type NewsQuery = OperationType & { readonly variables: { readonly id: string }; readonly response: { readonly node: object | null | undefined } };

/** How a race is followed. The same object from one render to the next. */
type Way = {
  /** Its variable is the code. */
  readonly subscription: GraphQLTaggedNode;
  /** By node id, not by code: a race that is gone stays in the store as it was last seen. */
  readonly query: GraphQLTaggedNode;
};

const POLL_MS = 2_000;

/** Keeps a race in the store up to date, by a subscription or without one. */
export function useFollowedRace<Query extends NewsQuery>(id: string, code: RaceCode, { subscription, query }: Way): RaceUpdates {
  const environment = useRelayEnvironment();
  const [isGone, setGone] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isAway, setAway] = useState(false);
  const isUnreached = useConnectionState() === "offline";
  const isPolling = useMemo(() => readPageConfig().websocketUrl === "off", []);

  const config = useMemo<GraphQLSubscriptionConfig<OperationType>>(() => {
    const again = (): void => {
      setAway(true);
      setTimeout(() => setAttempt(attempt + 1), POLL_MS);
    };
    return {
      subscription,
      variables: { code },
      onNext: () => setAway(false),
      onCompleted: () => setGone(true),
      onError: (error) => {
        const refusal = readErrorCode(error);
        if (refusal === "NOT_FOUND") setGone(true);
        // What is refused for as long as this page lives is not asked for again.
        else if (refusal !== "DOCUMENT_UNKNOWN") again();
      },
    };
  }, [subscription, code, attempt]);
  useSubscription(config);

  useEffect(() => {
    if (!isPolling || isGone) return;
    const poll = async (): Promise<void> => {
      const answer = await fetchQuery<Query>(environment, query, { id }, { fetchPolicy: "network-only", networkCacheConfig: onlyOnce }).toPromise();
      if (answer?.node === null) setGone(true);
    };
    // A poll that fails is followed by another one.
    const timer = setInterval(() => void poll().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
  }, [environment, query, id, isPolling, isGone]);

  if (isGone) return "gone";
  if (isAway || isUnreached) return "away";
  return isPolling ? "polling" : "live";
}
