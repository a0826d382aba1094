import { useCallback, useEffect, useMemo, useRef } from "react";
import { fetchQuery, useRelayEnvironment, type VariablesOf } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import { noRetry } from "./retry";
import { type QueryOperation, useLiveUpdates, type Way } from "./useLiveUpdates";

/** A value of a subscription that only says that something has changed. */
type Change = { readonly change?: { readonly changedAt?: string | null } | null };

/**
 * Loads a query again when a subscription says that its data has changed. The page shows the old data meanwhile, so
 * focus and scroll position stay. A tab in the background loads it when it is shown again.
 * @param way `subscription` has a field `change { changedAt }`. Must be stable between renders.
 * @param readAt when the server read what is shown.
 */
export function useReloads<Query extends QueryOperation>(way: Omit<Way<Query>, "onNext">, readAt: string): void {
  const { subscription, variables, query, queryVariables } = way;
  const reload = useReload<Query>(query, queryVariables);
  const shown = useRef(readAt);
  useEffect(() => {
    shown.current = readAt;
  }, [readAt]);
  /** The variables of the last value. */
  const followed = useRef<object | null>(null);
  const onNext = useCallback(
    (value: unknown) => {
      const changedAt = (value as Change | null)?.change?.changedAt ?? null;
      // The first value may be of a change that the page shows. Others come after a change, or an interruption.
      const isFirst = followed.current !== variables;
      followed.current = variables;
      const isNew = !isFirst || (changedAt !== null && Date.parse(changedAt) > Date.parse(shown.current));
      if (isNew) reload();
    },
    [reload, variables],
  );
  useLiveUpdates<Query>(
    useMemo(
      () => ({ subscription, variables, query, queryVariables, onNext }),
      [subscription, variables, query, queryVariables, onNext],
    ),
  );
}

/** @returns loads the query, one request at a time. If it is called during a request, another one follows. */
function useReload<Query extends QueryOperation>(query: GraphQLTaggedNode, variables: VariablesOf<Query>): () => void {
  const environment = useRelayEnvironment();
  const start = useRef<() => void>(() => undefined);
  useEffect(() => {
    let underWay: { unsubscribe: () => void } | null = null;
    let isDue = false;
    const end = (): void => {
      underWay = null;
      startIfDue();
    };
    const load = (): void => {
      isDue = true;
      startIfDue();
    };
    function startIfDue(): void {
      if (!isDue || underWay || document.visibilityState === "hidden") return;
      isDue = false;
      underWay = fetchQuery<Query>(environment, query, variables, {
        fetchPolicy: "network-only",
        networkCacheConfig: noRetry,
      }).subscribe({ error: end, complete: end });
    }
    start.current = load;
    document.addEventListener("visibilitychange", startIfDue);
    return () => {
      start.current = () => undefined;
      document.removeEventListener("visibilitychange", startIfDue);
      underWay?.unsubscribe();
    };
  }, [environment, query, variables]);
  return useCallback(() => start.current(), []);
}
