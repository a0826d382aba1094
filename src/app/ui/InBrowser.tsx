import { type ReactNode, useSyncExternalStore } from "react";

/**
 * Renders its children in the browser only, and the fallback until then. It has its own state: a change in its parent
 * would render everything below again during hydration.
 */
export function InBrowser({ children, fallback }: { readonly children: ReactNode; readonly fallback: ReactNode }) {
  return useIsInBrowser() ? children : fallback;
}

const never = () => () => undefined;

/** False on the server and during hydration, for what only the browser can render. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
