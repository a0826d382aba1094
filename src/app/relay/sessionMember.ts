import { TOKEN_KEY } from "../../contract/wire";
import { createStore } from "../platform/createStore";
import { getExpiredToken, getToken } from "./sessionToken";

const KEY = "typeloop-member";

/** Number of characters at the end of the token, which identify it without revealing it. */
const MARK_LENGTH = 8;

let inMemory: string | null = null;

/** Counts the changes. */
const changes = createStore(0);

/** Calls the listener when another member is stored. Returns the function that unsubscribes. */
export const subscribeToSessionMember = changes.subscribe;

/** Stores the id of the token's member beside it, for pages opened offline; null for a guest. */
export function setSessionMember(id: string | null): void {
  const token = getToken();
  if (token === null || getSessionMember() === id) return;
  inMemory = id === null ? null : mark(token) + id;
  try {
    // The member is stored where the token is.
    const storage = sessionStorage.getItem(TOKEN_KEY) === null ? localStorage : sessionStorage;
    if (inMemory === null) storage.removeItem(KEY);
    else storage.setItem(KEY, inMemory);
  } catch {
    // Blocked or full: it stays in memory.
  }
  changes.set(changes.get() + 1);
}

/** The id of the member whose token this is; null for a guest, without a token, and until the server has sent it. */
export function getSessionMember(): string | null {
  return memberOf(getToken());
}

/** The id of the member whose session expired while this page was open, until someone signs in; null for a guest. */
export function getExpiredMember(): string | null {
  return memberOf(getExpiredToken());
}

function memberOf(token: string | null): string | null {
  const stored = read();
  return token !== null && stored?.startsWith(mark(token)) === true ? stored.slice(MARK_LENGTH) : null;
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function mark(token: string): string {
  return token.slice(-MARK_LENGTH).padStart(MARK_LENGTH);
}
