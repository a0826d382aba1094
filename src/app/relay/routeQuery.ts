import { useEffect } from "react";
import { loadQuery, type PreloadedQuery, useQueryLoader, type VariablesOf } from "react-relay";
import { type createBrowserRouter, useLoaderData } from "react-router-dom";
import type { GraphQLTaggedNode, IEnvironment, OperationType, PreloadableConcreteRequest } from "relay-runtime";

/** References that a loader made and no page has taken over yet. */
const unclaimed = new Set<PreloadedQuery<OperationType>>();

/** Of a query whose answer is the same for everybody: a page of the server shows it also to those it does not know. */
export const sameForEverybody = { isPublic: true } as const;

/**
 * Of a query whose answer others change meanwhile: what is known of it is shown at once, and what it is now as soon as
 * that is here.
 */
export const changedByOthers = { fetchPolicy: "store-and-network" } as const;

/**
 * Starts a route's query at once, and gives it up if the navigation is abandoned. Call it in a loader, without
 * awaiting.
 * @param kind {@link sameForEverybody} or {@link changedByOthers}; left out where the answer depends on who looks, and
 *   on them alone.
 */
export function loadRouteQuery<T extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode | PreloadableConcreteRequest<T>,
  variables: VariablesOf<T>,
  signal: AbortSignal,
  kind?: typeof sameForEverybody | typeof changedByOthers,
): PreloadedQuery<T> {
  const reference = loadQuery<T>(
    environment,
    query,
    variables,
    kind && ("isPublic" in kind ? { networkCacheConfig: { metadata: kind } } : kind),
  );
  unclaimed.add(reference);
  signal.addEventListener("abort", () => giveUp(reference), { once: true });
  return reference;
}

/** Takes over the reference that the route's loader made, so that leaving the page releases its data. */
export function useRouteQuery<T extends OperationType>(query: GraphQLTaggedNode): PreloadedQuery<T> {
  const loaded = useLoaderData<PreloadedQuery<T>>();
  const [reference] = useQueryLoader<T>(query, loaded);
  useEffect(() => {
    unclaimed.delete(loaded);
  }, [loaded]);
  return reference ?? loaded;
}

/** Gives up what was loaded for a page that was left before it was ever shown: no component lived to release it. */
export function releaseUnshownQueries(router: Pick<ReturnType<typeof createBrowserRouter>, "subscribe">): void {
  router.subscribe(({ initialized, loaderData, navigation, revalidation }) => {
    // While loaders run, what they have made is nobody's data yet.
    if (!initialized || navigation.state !== "idle" || revalidation !== "idle") return;
    const current = new Set<unknown>(Object.values(loaderData));
    for (const reference of unclaimed) if (!current.has(reference)) giveUp(reference);
  });
}

function giveUp(reference: PreloadedQuery<OperationType>): void {
  unclaimed.delete(reference);
  reference.dispose();
}
