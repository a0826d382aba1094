import { useEffect, startTransition } from "react";
import { loadQuery, type PreloadedQuery, useQueryLoader, type VariablesOf } from "react-relay";
import { type createBrowserRouter, useLoaderData, useLocation } from "react-router-dom";
import type { GraphQLTaggedNode, IEnvironment, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { subscribeToToken } from "./sessionToken";

/** Query references of loaders that no page has shown yet; true if the router has moved on to another page. */
const unshown = new Map<PreloadedQuery<OperationType>, boolean>();

/** For a query with the same response for everyone: the server renders it for visitors and users alike. */
export const publicResponse = { isPublic: true } as const;

/**
 * For a query whose data other users or other pages change: cached data is shown at once, and fresh data when it
 * arrives.
 */
export const changedByOthers = { fetchPolicy: "store-and-network" } as const;

/**
 * Starts a route's query, and releases it if the navigation is aborted. Call it in a loader, without awaiting.
 * @param kind {@link publicResponse} or {@link changedByOthers}; none if the response depends on the viewer.
 */
export function loadRouteQuery<T extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode | PreloadableConcreteRequest<T>,
  variables: VariablesOf<T>,
  signal: AbortSignal,
  kind?: typeof publicResponse | typeof changedByOthers,
): PreloadedQuery<T> {
  const reference = loadQuery<T>(environment, query, variables, {
    ...(kind && ("isPublic" in kind ? { networkCacheConfig: { metadata: kind } } : kind)),
    // The page needs its response, even if another query has already found out that there is no viewer.
    ...(environment.isServer() && { fetchPolicy: "network-only" }),
  });
  unshown.set(reference, false);
  signal.addEventListener("abort", () => release(reference), { once: true });
  return reference;
}

/** The query reference of the route's loader. Leaving the page releases its data. */
export function useRouteQuery<T extends OperationType>(query: GraphQLTaggedNode): PreloadedQuery<T> {
  const loaded = useLoaderData<PreloadedQuery<T>>();
  const [reference] = useQueryLoader<T>(query, loaded);
  useEffect(() => {
    unshown.delete(loaded);
  }, [loaded]);
  return reference ?? loaded;
}

/** Tracks which queries belong to pages that were left before they were shown. */
export function watchUnshownQueries(router: Pick<ReturnType<typeof createBrowserRouter>, "subscribe">): void {
  router.subscribe(({ initialized, loaderData, navigation, revalidation }) => {
    // While loaders run, their queries belong to no page yet.
    if (!initialized || navigation.state !== "idle" || revalidation !== "idle") return;
    const current = new Set<unknown>(Object.values(loaderData));
    for (const reference of unshown.keys()) unshown.set(reference, !current.has(reference));
  });
}

/**
 * Releases those queries when the next page is shown, because until then React may still render the page that was left.
 */
export function useReleaseUnshownQueries(): void {
  // Renders with each page.
  useLocation();
  useEffect(() => {
    for (const [reference, isLeft] of unshown) if (isLeft) release(reference);
  });
}

function release(reference: PreloadedQuery<OperationType>): void {
  unshown.delete(reference);
  reference.dispose();
}

/**
 * As `useRouteQuery`, for a page with the viewer's own data: it is fetched again when the token changes while the page
 * is open (a guest is created for a run, a session expires).
 */
export function useViewerQuery<T extends OperationType>(query: GraphQLTaggedNode): PreloadedQuery<T> {
  const loaded = useRouteQuery<T>(query);
  const [reloaded, load] = useQueryLoader<T>(query);
  useEffect(() => {
    const variables: VariablesOf<T> = loaded.variables;
    return subscribeToToken(() => startTransition(() => load(variables, { fetchPolicy: "network-only" })));
  }, [load, loaded]);
  return reloaded?.variables === loaded.variables ? reloaded : loaded;
}
