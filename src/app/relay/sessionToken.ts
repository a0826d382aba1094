import { TOKEN_KEY } from "../../contract/wire";

/**
 * What became of the token. gained: whoever is here has an account now, and goes on with what they do. replaced: the
 * account of another person.
 * lost: somebody signed out, here or in another tab. expired: the server no longer takes it.
 */
export type TokenChange = "gained" | "replaced" | "lost" | "expired";

type Listener = (change: TokenChange) => void;

const listeners = new Set<Listener>();
let known: string | null | undefined;
let expired: string | null = null;

/**
 * The bearer token of this tab, or null. A "shared computer" token is the tab's own; any other belongs to the whole
 * browser.
 */
export function getToken(): string | null {
  known ??= read();
  return known;
}

/**
 * Keeps a token that the server just gave. `shared`: only until this tab closes. `isSamePerson`: the pages need not
 * start anew for it.
 */
export function setToken(
  token: string,
  { shared, isSamePerson = false }: { readonly shared: boolean; readonly isSamePerson?: boolean },
): void {
  write(shared ? token : null, shared ? null : token);
  adopt(token, isSamePerson ? "gained" : "replaced");
}

/** Forgets the token, in all tabs of this browser. */
export function clearToken(): void {
  write(null, null);
  adopt(null);
}

/** Forgets a token that the server refused, unless another has taken its place since the request was sent. */
export function expireToken(refused: string): void {
  if (getToken() !== refused) return;
  expired = refused;
  write(null, null);
  adopt(null, "expired");
}

/**
 * The token that the server refused under this page; null while there is none, and once another has taken its place.
 */
export function getExpiredToken(): string | null {
  return expired;
}

/** Tells everybody of a token that was there before they listened: the page was drawn without knowing it. */
export function retellToken(): void {
  for (const listener of Array.from(listeners)) listener("gained");
}

/** Calls the listener after each change, made in this tab or in another. Returns the way to stop. */
export function subscribeToToken(listener: Listener): () => void {
  // On the server nobody signs in or out.
  if (typeof window === "undefined") return () => undefined;
  if (listeners.size === 0) {
    known ??= read();
    window.addEventListener("storage", hearOtherTabs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", hearOtherTabs);
  };
}

function hearOtherTabs(event: StorageEvent): void {
  // A null key means that the storage was emptied as a whole.
  if (event.key === TOKEN_KEY || event.key === null) adopt(read());
}

function adopt(token: string | null, reason?: TokenChange): void {
  const former = known ?? null;
  known = token;
  if (former === token) return;
  if (reason !== "expired") expired = null;
  const change = reason ?? (token === null ? "lost" : former === null ? "gained" : "replaced");
  // A copy: who listens anew while being told must not be told again.
  for (const listener of Array.from(listeners)) listener(change);
}

// A browser that forbids storage keeps the token in memory: signed in until the page closes.
function read(): string | null {
  try {
    return sessionStorage.getItem(TOKEN_KEY) ?? localStorage.getItem(TOKEN_KEY);
  } catch {
    return known ?? null;
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
