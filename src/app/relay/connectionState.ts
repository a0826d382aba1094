/** Whether the server could be reached when it was last tried. */
export type ConnectionState = "online" | "offline";

const listeners = new Set<() => void>();
let state: ConnectionState = "online";

/** The state now. */
export function getConnectionState(): ConnectionState {
  return state;
}

/** Both doors tell here how their last attempt went. */
export function setConnectionState(next: ConnectionState): void {
  if (next === state) return;
  state = next;
  // A copy: who listens anew while being told must not be told again.
  for (const listener of Array.from(listeners)) listener();
}

/**
 * Calls the listener after each change; also listens to what the browser says of its own network. Returns the way to
 * stop.
 */
export function subscribeToConnectionState(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("online", hearBrowser);
    window.addEventListener("offline", hearBrowser);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("online", hearBrowser);
    window.removeEventListener("offline", hearBrowser);
  };
}

function hearBrowser(): void {
  setConnectionState(navigator.onLine ? "online" : "offline");
}
