import { useEffect, useRef, useCallback, useMemo, useState } from "react";
import { fetchQuery, useRelayEnvironment, type VariablesOf, useSubscription } from "react-relay";
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
  type GraphQLSubscriptionConfig,
} from "relay-runtime";
import { useIsPolling, useConnectionState } from "./connectionState";
import { noRetry } from "./retry";
import type { ErrorCode } from "../../contract/errorCodes";
import { readErrorCode } from "../../contract/readErrorCode";

/** Polling interval, in ms. */
const POLL_MS = 2_000;

/**
 * Polls a live screen's data at once and then every two seconds while websockets are blocked, like {@link
 * useRepeatedQuery}.
 * @param variables null: no polling. Must be stable between renders.
 * @param onAnswer called with each response.
 * @returns whether the screen polls now.
 */
export function usePolling<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query> | null,
  onAnswer: (answer: Query["response"]) => void,
): boolean {
  const environment = useRelayEnvironment();
  const isPolling = useIsPolling();

  useEffect(() => {
    // The polled data stays in the store until the screen is left, and is shown until the websocket brings newer data.
    if (variables === null) return undefined;
    const { dispose } = environment.retain(createOperationDescriptor(getRequest(query), variables));
    return dispose;
  }, [environment, query, variables]);

  useRepeatedQuery<Query>(query, isPolling ? variables : null, onAnswer);
  return isPolling;
}

/**
 * Sends a query at once and then every two seconds, one request at a time. A request in flight at the end is canceled,
 * so that an old response does not overwrite newer data. A failed request is followed by the next and not retried.
 * @param variables null: no requests. Must be stable between renders.
 * @param onAnswer called with each response.
 */
export function useRepeatedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query> | null,
  onAnswer: (answer: Query["response"]) => void,
): void {
  const environment = useRelayEnvironment();
  const latestOnAnswer = useRef(onAnswer);
  useEffect(() => {
    latestOnAnswer.current = onAnswer;
  }, [onAnswer]);

  useEffect(() => {
    if (variables === null) return undefined;
    let underWay: { unsubscribe: () => void } | null = null;
    const poll = (): void => {
      if (underWay) return;
      const response = fetchQuery<Query>(environment, query, variables, {
        fetchPolicy: "network-only",
        networkCacheConfig: noRetry,
      });
      underWay = response.subscribe({
        next: (answer) => latestOnAnswer.current(answer),
        error: () => (underWay = null),
        complete: () => (underWay = null),
      });
    };
    poll();
    const timer = setInterval(poll, POLL_MS);
    return () => {
      clearInterval(timer);
      underWay?.unsubscribe();
    };
  }, [environment, query, variables]);
}

/** Delay before a failed subscription is retried, in ms. */
export const RESUBSCRIBE_MS = 2_000;

/**
 * live: updates arrive. away: they are interrupted, and retried. polling: requested every two seconds, because
 * websockets are blocked. gone: it no longer exists, or is not for this viewer.
 */
export type UpdateState = "live" | "away" | "polling" | "gone";

export type QueryOperation = OperationType & { readonly response: object };

/** How something is followed. Must be stable between renders. */
export type Way<Query extends QueryOperation> = {
  readonly subscription: GraphQLTaggedNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The query for the same data when polling. A response without its `node` means that it is gone. */
  readonly query: GraphQLTaggedNode;
  readonly queryVariables: VariablesOf<Query>;
  /** Called with each value of the subscription. */
  readonly onNext?: (value: unknown) => void;
};

const endings: ReadonlySet<ErrorCode> = new Set(["NOT_FOUND", "NOT_ALLOWED", "NOT_SIGNED_IN"]);

/** Keeps the data of a page in the store up to date, with a subscription or by polling. */
export function useLiveUpdates<Query extends QueryOperation>({
  subscription,
  variables,
  query,
  queryVariables,
  onNext,
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
      onNext: (value: unknown) => {
        setAway(false);
        onNext?.(value);
      },
      onCompleted: () => setGone(true),
      onError: (error) => {
        const refusal = readErrorCode(error);
        if (endings.has(refusal)) setGone(true);
        // A page of another release than the server's stays as it is; a notice offers the new version.
        else if (refusal !== "DOCUMENT_UNKNOWN") again();
      },
    };
  }, [subscription, variables, attempt, onNext]);
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
