import { useCallback, useMemo, useState } from "react";
import { useSubscription, type VariablesOf } from "react-relay";
import type { GraphQLSubscriptionConfig, GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { ErrorCode } from "../../contract/errorCodes";
import { readErrorCode } from "../../contract/readErrorCode";
import { useConnectionState } from "./connectionState";
import { usePolling } from "./usePolling";

/** Delay before a failed subscription is retried, in ms. */
export const RESUBSCRIBE_MS = 2_000;

/**
 * live: updates arrive. away: they are interrupted, and retried. polling: requested every two seconds, because
 * websockets are blocked. gone: it no longer exists, or is not for this viewer.
 */
export type UpdateState = "live" | "away" | "polling" | "gone";

type QueryOperation = OperationType & { readonly response: object };

/** How something is followed. Must be stable between renders. */
type Way<Query extends QueryOperation> = {
  readonly subscription: GraphQLTaggedNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The query for the same data when polling. A response without its `node` means that it is gone. */
  readonly query: GraphQLTaggedNode;
  readonly queryVariables: VariablesOf<Query>;
};

const endings: ReadonlySet<ErrorCode> = new Set(["NOT_FOUND", "NOT_ALLOWED", "NOT_SIGNED_IN"]);

/** Keeps the data of a page in the store up to date, with a subscription or by polling. */
export function useLiveUpdates<Query extends QueryOperation>({
  subscription,
  variables,
  query,
  queryVariables,
}: Way<Query>): UpdateState {
  const [isGone, setGone] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isAway, setAway] = useState(false);
  const isOffline = useConnectionState() === "offline";

  const config = useMemo<GraphQLSubscriptionConfig<OperationType>>(() => {
    const again = (): void => {
      setAway(true);
      setTimeout(() => setAttempt(attempt + 1), RESUBSCRIBE_MS);
    };
    return {
      subscription,
      variables,
      onNext: () => setAway(false),
      onCompleted: () => setGone(true),
      onError: (error) => {
        const refusal = readErrorCode(error);
        if (endings.has(refusal)) setGone(true);
        // A page of another release than the server's stays as it is; a notice offers the new version.
        else if (refusal !== "DOCUMENT_UNKNOWN") again();
      },
    };
  }, [subscription, variables, attempt]);
  useSubscription(config);

  const receive = useCallback((answer: Query["response"]) => {
    if ("node" in answer && answer.node === null) setGone(true);
    else setAway(false);
  }, []);
  const isPolling = usePolling<Query>(query, isGone ? null : queryVariables, receive);

  if (isGone) return "gone";
  if (isAway || isOffline) return "away";
  return isPolling ? "polling" : "live";
}
