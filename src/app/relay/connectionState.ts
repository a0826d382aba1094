import { useSyncExternalStore } from "react";
import { createStore } from "../platform/createStore";
import { useStore } from "../platform/useStore";
import { readPageConfig } from "../platform/readPageConfig";

/** Whether the server could be reached by the last attempt, over HTTP or websocket, as far as the browser knows. */
export type ConnectionState = "online" | "offline";

const connection = createStore<ConnectionState>("online", () => {
  window.addEventListener("online", readBrowser);
  window.addEventListener("offline", readBrowser);
  return () => {
    window.removeEventListener("online", readBrowser);
    window.removeEventListener("offline", readBrowser);
  };
});

export const { get: getConnectionState, set: setConnectionState, subscribe: subscribeToConnectionState } = connection;

export function useConnectionState(): ConnectionState {
  return useStore(connection);
}

function readBrowser(): void {
  connection.set(navigator.onLine ? "online" : "offline");
}

/**
 * How live screens are updated: over the websocket, or by a query every two seconds where no websocket gets
 * through.
 */
type LiveTransport = "websocket" | "polling";

const liveTransport = createStore<LiveTransport>("websocket");

/** "polling" after three failed handshakes in a row, "websocket" as soon as a connection is acknowledged. */
export const { set: setLiveTransport, subscribe: subscribeToLiveTransport } = liveTransport;

/** A host without a websocket endpoint always polls. */
export function getLiveTransport(): LiveTransport {
  return readPageConfig().websocketUrl === "off" ? "polling" : liveTransport.get();
}

/** Whether live screens poll now. Not while a page of the server hydrates. */
export function useIsPolling(): boolean {
  return useSyncExternalStore(subscribeToLiveTransport, isPolling, () => false);
}

function isPolling(): boolean {
  return getLiveTransport() === "polling";
}

const newVersion = createStore(false);

/** Whether the server has refused a document of this page as unknown: it no longer serves this page's release. */
export const { get: isNewVersionAvailable, subscribe: subscribeToNewVersion } = newVersion;

export function setNewVersionAvailable(): void {
  newVersion.set(true);
}
