import { useSyncExternalStore } from "react";
import { readPageConfig } from "../platform/readPageConfig";

/**
 * How live screens get their news: pushed over the websocket, or asked for every two seconds where no websocket gets
 * through.
 */
export type LiveTransport = "websocket" | "polling";

const listeners = new Set<() => void>();
let transport: LiveTransport = "websocket";

/** The transport now. A host without a websocket endpoint always polls. */
export function getLiveTransport(): LiveTransport {
  return readPageConfig().websocketUrl === "off" ? "polling" : transport;
}

/**
 * For the websocket client: "polling" after three failed handshakes in a row, "websocket" as soon as a connection is
 * acknowledged.
 */
export function setLiveTransport(next: LiveTransport): void {
  if (next === transport) return;
  transport = next;
  for (const listener of Array.from(listeners)) listener();
}

/** Calls the listener after each change. Returns the way to stop. */
export function subscribeToLiveTransport(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether live screens poll now. */
export function useIsPolling(): boolean {
  return useSyncExternalStore(subscribeToLiveTransport, isPolling, () => false);
}

function isPolling(): boolean {
  return getLiveTransport() === "polling";
}
