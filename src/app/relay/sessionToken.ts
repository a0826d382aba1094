import { useSyncExternalStore } from "react";
import { TOKEN_KEY } from "../../contract/wire";
import { createStore } from "../platform/createStore";

/**
 * gained: a visitor has an account now, and goes on with what they do. replaced: another person's account. lost: signed
 * out, here or in another tab. expired: the server no longer accepts the token.
 */
export type TokenChange = "gained" | "replaced" | "lost" | "expired";

let current: string | null | undefined;
let expired: string | null = null;

/** The last change. Each is an object of its own, so that two equal ones in a row are two changes. */
const lastChange = createStore<{ readonly type: TokenChange } | null>(null, () => {
  current ??= read();
  window.addEventListener("storage", readOtherTabs);
  return () => window.removeEventListener("storage", readOtherTabs);
});

/** The bearer token of this tab, or null. On a shared computer it is the tab's own, otherwise the whole browser's. */
export function getToken(): string | null {
  current ??= read();
  return current;
}

/**
 * Stores a token that the server just issued. `shared`: only until this tab closes. `isSamePerson`: the pages need not
 * be loaded again for it.
 */
export function setToken(
  token: string,
  { shared, isSamePerson = false }: { readonly shared: boolean; readonly isSamePerson?: boolean },
): void {
  write(shared ? token : null, shared ? null : token);
  adopt(token, isSamePerson ? "gained" : "replaced");
}

/** Removes the token, in all tabs of this browser. */
export function clearToken(): void {
  write(null, null);
  adopt(null);
}

/** Removes a token that the server refused, unless another has taken its place since the request was sent. */
export function expireToken(refused: string): void {
  if (getToken() !== refused) return;
  expired = refused;
  write(null, null);
  adopt(null, "expired");
}

/** The token that the server refused while this page was open, until another takes its place. */
export function getExpiredToken(): string | null {
  return expired;
}

/** Reports a token that was there before the listeners: a page hydrates without it. */
export function replayTokenChange(): void {
  lastChange.set({ type: "gained" });
}

/** Calls the listener after each change, made in this tab or in another. Returns the function that unsubscribes. */
export function subscribeToToken(listener: (change: TokenChange) => void): () => void {
  // The server has no storage, and no one signs in or out there.
  if (typeof window === "undefined") return () => undefined;
  return lastChange.subscribe((change) => {
    if (change) listener(change.type);
  });
}

/** Whether this tab has a token. False while a page of the server hydrates, as it was on the server. */
export function useHasToken(): boolean {
  return useSyncExternalStore(
    subscribeToToken,
    () => getToken() !== null,
    () => false,
  );
}

/** The header of HTTP requests, and the connection parameter of the websocket. Empty without a token. */
export function authorization(token: string | null): { readonly Authorization?: string } {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

function readOtherTabs(event: StorageEvent): void {
  // A null key means that the whole storage was cleared.
  if (event.key === TOKEN_KEY || event.key === null) adopt(read());
}

function adopt(token: string | null, type?: TokenChange): void {
  const former = current ?? null;
  current = token;
  if (former === token) return;
  if (type !== "expired") expired = null;
  lastChange.set({ type: type ?? (token === null ? "lost" : former === null ? "gained" : "replaced") });
}

// A browser that blocks storage holds the token in memory: signed in until the page closes.
function read(): string | null {
  try {
    return sessionStorage.getItem(TOKEN_KEY) ?? localStorage.getItem(TOKEN_KEY);
  } catch {
    return current ?? null;
  }
}

function write(ownOfTab: string | null, ofBrowser: string | null): void {
  try {
    put(sessionStorage, ownOfTab);
    put(localStorage, ofBrowser);
  } catch {
    // See read().
  }
}

function put(storage: Storage, token: string | null): void {
  if (token === null) storage.removeItem(TOKEN_KEY);
  else storage.setItem(TOKEN_KEY, token);
}
