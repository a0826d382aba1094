import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while its page comes alive: for what only the browser can draw. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
