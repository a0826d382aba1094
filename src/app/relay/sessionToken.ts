import { useSyncExternalStore } from "react";
import { TOKEN_KEY } from "../../contract/protocol";
import { createStore } from "../platform/createStore";

/**
 * gained: a visitor got an account and continues what they were doing. replaced: another person's account. lost: signed
 * out, in this tab or another. expired: the server no longer accepts the token.
 */
export type TokenChange = "gained" | "replaced" | "lost" | "expired";

let current: string | null | undefined;
let expired: string | null = null;

/** The last change. Each is a new object, so that two equal ones in a row are two changes. */
const lastChange = createStore<{ readonly type: TokenChange } | null>(null, () => {
  current ??= read();
  window.addEventListener("storage", readOtherTabs);
  return () => window.removeEventListener("storage", readOtherTabs);
});

/**
 * The bearer token of this tab, or null. On a shared computer each tab has its own, otherwise all tabs of the browser
 * share one.
 */
export function getToken(): string | null {
  current ??= read();
  return current;
}

/**
 * Stores a token that the server just issued. `shared`: only until this tab closes. `isSamePerson`: the pages need not
 * be loaded again.
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

/** Removes a token that the server refused, unless it was replaced since the request was sent. */
export function expireToken(refused: string): void {
  if (getToken() !== refused) return;
  expired = refused;
  write(null, null);
  adopt(null, "expired");
}

/** The token that the server refused while this page was open, until it is replaced. */
export function getExpiredToken(): string | null {
  return expired;
}

/** Reports a token from before the listeners were added, because a page hydrates without it. */
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

// If storage is blocked, the token is only in memory, so the user is signed in until the page closes.
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

const MEMBER_KEY = "typeloop-member";

/** Number of characters at the end of the token, which identify it without revealing it. */
const MARK_LENGTH = 8;

let memberInMemory: string | null = null;

/** Counts the changes of the member. */
const memberChanges = createStore(0);

/** Calls the listener when another member is stored. Returns the function that unsubscribes. */
export const subscribeToSessionMember = memberChanges.subscribe;

/** Stores the id of the token's member beside it, for pages opened offline; null for a guest. */
export function setSessionMember(id: string | null): void {
  const token = getToken();
  if (token === null || getSessionMember() === id) return;
  memberInMemory = id === null ? null : mark(token) + id;
  try {
    // The member is stored where the token is.
    const storage = sessionStorage.getItem(TOKEN_KEY) === null ? localStorage : sessionStorage;
    if (memberInMemory === null) storage.removeItem(MEMBER_KEY);
    else storage.setItem(MEMBER_KEY, memberInMemory);
  } catch {
    // Blocked or full: it stays in memory.
  }
  memberChanges.set(memberChanges.get() + 1);
}

/** The id of the member whose token this is; null for a guest, without a token, and until the server has sent it. */
export function getSessionMember(): string | null {
  return memberOf(getToken());
}

/** The id of the member whose session expired while this page was open, until someone signs in; null for a guest. */
export function getExpiredMember(): string | null {
  return memberOf(getExpiredToken());
}

/** The current member, or the one whose session expired; null for a guest: whose runs of this page are. */
export function getOwnMember(): string | null {
  return getSessionMember() ?? getExpiredMember();
}

function memberOf(token: string | null): string | null {
  const stored = readMember();
  return token !== null && stored?.startsWith(mark(token)) === true ? stored.slice(MARK_LENGTH) : null;
}

function readMember(): string | null {
  try {
    return sessionStorage.getItem(MEMBER_KEY) ?? localStorage.getItem(MEMBER_KEY) ?? memberInMemory;
  } catch {
    return memberInMemory;
  }
}

function mark(token: string): string {
  return token.slice(-MARK_LENGTH).padStart(MARK_LENGTH);
}
