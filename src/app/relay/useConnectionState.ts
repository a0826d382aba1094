import { useSyncExternalStore } from "react";
import { getConnectionState, subscribeToConnectionState, type ConnectionState } from "./connectionState";

/** "offline" while the server cannot be reached, as far as the last attempt or the browser tells. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribeToConnectionState, getConnectionState, () => "online");
}
