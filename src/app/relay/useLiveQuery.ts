import { useCallback, useEffect, useMemo, useState, useRef } from "react";
import { useRelayEnvironment, useSubscription, type VariablesOf, fetchQuery } from "react-relay";
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
  type RecordSourceSelectorProxy,
  type GraphQLSubscriptionConfig,
} from "relay-runtime";
import { type ErrorCode, mayPass, readErrorCode } from "../../contract/errorCodes";
import { useConnectionState, useIsPolling } from "./connectionState";
import { noRetry } from "./httpTransport";

/**
 * State of a subscription. `root`: its first value, whose fragments are kept up to date; null until then. `end`: why it
 * ended, OVER if the server gave no reason.
 */
type LiveDocument<T extends OperationType> = {
  readonly root: T["response"] | null;
  readonly end: ErrorCode | "OVER" | null;
  /** Updates are interrupted, and the subscription is retried. */
  readonly isAway: boolean;
  /** Polls every two seconds, because websockets are blocked. */
  readonly isPolling: boolean;
  /** Subscribes again after the end. */
  readonly follow: () => void;
};

/** Delay before a failed subscription is retried, in ms. */
const AGAIN_MS = 2_000;

/**
 * Follows a subscription whose data no other query on the page has requested. Its data stays in the store while it is
 * followed, and is not shown afterwards.
 * @param field the subscription's field, whose arguments are the variables.
 * @param query the query for the same data, with the same field name and variables, for when websockets are blocked;
 * null means that it is gone, or not for this viewer.
 * @param variables must be stable between renders.
 */
export function useLiveQuery<T extends OperationType, Query extends OperationType & Pick<T, "response" | "variables">>(
  { subscription, query }: { readonly subscription: GraphQLTaggedNode; readonly query: GraphQLTaggedNode },
  field: keyof T["response"] & string,
  variables: VariablesOf<T> & VariablesOf<Query>,
): LiveDocument<T> {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [isAway, setAway] = useState(false);
  const [state, setState] = useState<{
    readonly of: VariablesOf<T>;
    readonly root: T["response"] | null;
    readonly end: LiveDocument<T>["end"];
  }>({ of: variables, root: null, end: null });

  const show = useCallback(
    (root: T["response"]) => {
      setState((previous) =>
        previous.of === variables && previous.root !== null && previous.end === null
          ? previous
          : { of: variables, root, end: null },
      );
    },
    [variables],
  );
  const config = useMemo(() => {
    const again = (): void => {
      setAway(true);
      setTimeout(() => setAttempt(attempt + 1), AGAIN_MS);
    };
    return {
      subscription,
      variables,
      // Relay writes each event to a root of its own, which cannot be retained. The first event is linked to the
      // store's root instead (requestSubscription.js of 21.0.1).
      updater: (store: RecordSourceSelectorProxy) => {
        const root = store.getRoot();
        if (root.getLinkedRecord(field, variables)) return;
        const news = store.getRootField(field);
        if (news) root.setLinkedRecord(news, field, variables);
      },
      onNext: (response: T["response"] | null | undefined) => {
        setAway(false);
        if (response != null) show(response);
      },
      onCompleted: () => setState({ of: variables, root: null, end: "OVER" }),
      onError: (error: Error) => {
        const code = readErrorCode(error);
        if (mayPass(code)) again();
        else setState({ of: variables, root: null, end: code });
      },
    };
  }, [subscription, field, variables, attempt, show]);
  useSubscription<T>(config);

  const isOver = state.of === variables && state.end !== null;
  const receive = useCallback(
    (answer: Query["response"]) => {
      setAway(false);
      if (answer[field] == null) setState({ of: variables, root: null, end: "NOT_FOUND" });
      else show(answer);
    },
    [field, variables, show],
  );
  const isPolling = usePolling<Query>(query, isOver ? null : variables, receive);

  useEffect(() => {
    const operation = createOperationDescriptor(getRequest(subscription), variables);
    const { dispose } = environment.retain(operation);
    return dispose;
  }, [environment, subscription, variables]);

  const follow = useCallback(() => {
    setState({ of: variables, root: null, end: null });
    setAttempt((count) => count + 1);
  }, [variables]);
  const isCurrent = state.of === variables;
  return { root: isCurrent ? state.root : null, end: isCurrent ? state.end : null, isAway, isPolling, follow };
}

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
