import { useSyncExternalStore } from "react";
import { getToken, subscribeToToken } from "./sessionToken";

/**
 * Whether somebody is signed in here, as far as this tab knows. While a page of the server comes alive it is nobody, as
 * it was for the server.
 */
export function useHasToken(): boolean {
  return useSyncExternalStore(
    subscribeToToken,
    () => getToken() !== null,
    () => false,
  );
}
