import { useCallback, useEffect, useMemo, useState } from "react";
import { useRelayEnvironment, useSubscription, type VariablesOf } from "react-relay";
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type OperationType,
  type RecordSourceSelectorProxy,
} from "relay-runtime";
import type { ErrorCode } from "../../contract/errorCodes";
import { mayPass, readErrorCode } from "../../contract/readErrorCode";
import { usePolling, RESUBSCRIBE_MS } from "./useLiveUpdates";

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
      setTimeout(() => setAttempt(attempt + 1), RESUBSCRIBE_MS);
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
