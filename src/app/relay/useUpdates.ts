import { useCallback, useMemo, useState } from "react";
import { useSubscription, type VariablesOf } from "react-relay";
import type { GraphQLSubscriptionConfig, GraphQLTaggedNode, OperationType } from "relay-runtime";
import { type ErrorCode, readErrorCode } from "../../contract/errorCodes";
import { useConnectionState } from "./useConnectionState";
import { usePolling } from "./usePolling";

/**
 * live: news come by themselves. away: they cannot at the moment, and are tried for. polling: they are asked for every
 * two seconds, where no websocket gets through.
 * gone: there is no such thing any more, or not for this viewer.
 */
export type Updates = "live" | "away" | "polling" | "gone";

type Asked = OperationType & { readonly response: object };

/** How something is followed. The same object from one render to the next. */
type Way<Query extends Asked> = {
  readonly subscription: GraphQLTaggedNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Asks for the same where news do not come by themselves. An answer without its `node` says that it is gone. */
  readonly query: GraphQLTaggedNode;
  readonly queryVariables: VariablesOf<Query>;
};

/** After how long a subscription that failed is tried again, in ms. */
const AGAIN_MS = 2_000;

const endings: ReadonlySet<ErrorCode> = new Set(["NOT_FOUND", "NOT_ALLOWED", "NOT_SIGNED_IN"]);

/** Keeps what a page shows of the store up to date, by a subscription or without one. */
export function useUpdates<Query extends Asked>({
  subscription,
  variables,
  query,
  queryVariables,
}: Way<Query>): Updates {
  const [isGone, setGone] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isAway, setAway] = useState(false);
  const isUnreached = useConnectionState() === "offline";

  const config = useMemo<GraphQLSubscriptionConfig<OperationType>>(() => {
    const again = (): void => {
      setAway(true);
      setTimeout(() => setAttempt(attempt + 1), AGAIN_MS);
    };
    return {
      subscription,
      variables,
      onNext: () => setAway(false),
      onCompleted: () => setGone(true),
      onError: (error) => {
        const refusal = readErrorCode(error);
        if (endings.has(refusal)) setGone(true);
        // A page of another release than the server's stays as it is: it is told of the new version.
        else if (refusal !== "DOCUMENT_UNKNOWN") again();
      },
    };
  }, [subscription, variables, attempt]);
  useSubscription(config);

  const hear = useCallback((answer: Query["response"]) => {
    if ("node" in answer && answer.node === null) setGone(true);
    else setAway(false);
  }, []);
  const isPolling = usePolling<Query>(query, isGone ? null : queryVariables, hear);

  if (isGone) return "gone";
  if (isAway || isUnreached) return "away";
  return isPolling ? "polling" : "live";
}
