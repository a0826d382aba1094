import { useEffect, useRef } from "react";
import { fetchQuery, useRelayEnvironment, type VariablesOf } from "react-relay";
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from "relay-runtime";
import { useIsPolling } from "./connectionState";
import { noRetry } from "./retry";

/** How often it is asked, in ms. */
const POLL_MS = 2_000;

/**
 * Asks for a live screen's data at once and then every two seconds, for as long as no websocket gets through, as {@link
 * useRepeatedQuery} does.
 * @param variables null: nothing is asked. The same object from one render to the next.
 * @param onAnswer is called with each answer.
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
    // What was polled stays in the store until the screen is left: it is shown until the websocket brings newer news.
    if (variables === null) return undefined;
    const { dispose } = environment.retain(createOperationDescriptor(getRequest(query), variables));
    return dispose;
  }, [environment, query, variables]);

  useRepeatedQuery<Query>(query, isPolling ? variables : null, onAnswer);
  return isPolling;
}

/**
 * Asks at once and then every two seconds. One question at a time: one that is still unanswered at the end is given up,
 * so that no old answer overwrites newer
 * news. A question that fails is followed by the next; it is not retried.
 * @param variables null: nothing is asked. The same object from one render to the next.
 * @param onAnswer is called with each answer.
 */
export function useRepeatedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query> | null,
  onAnswer: (answer: Query["response"]) => void,
): void {
  const environment = useRelayEnvironment();
  const tell = useRef(onAnswer);
  useEffect(() => {
    tell.current = onAnswer;
  }, [onAnswer]);

  useEffect(() => {
    if (variables === null) return undefined;
    let underWay: { unsubscribe: () => void } | null = null;
    const poll = (): void => {
      if (underWay) return;
      const asked = fetchQuery<Query>(environment, query, variables, {
        fetchPolicy: "network-only",
        networkCacheConfig: noRetry,
      });
      underWay = asked.subscribe({
        next: (answer) => tell.current(answer),
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
