import { type ReactNode, useSyncExternalStore } from "react";

/**
 * What only the browser can draw, with what stands there until then. It asks by itself: were its parent to ask, coming
 * alive would render that again, and with it
 * whatever still waits to come alive.
 */
export function InBrowser({ children, fallback }: { readonly children: ReactNode; readonly fallback: ReactNode }) {
  return useIsInBrowser() ? children : fallback;
}

const never = () => () => undefined;

/** False on the server and while its page comes alive: for what only the browser can draw. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
