import { useEffect, useRef } from "react";
import { fetchQuery, useRelayEnvironment, type VariablesOf } from "react-relay";
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from "relay-runtime";
import { useIsPolling } from "./connectionState";
import { noRetry } from "./retry";

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
