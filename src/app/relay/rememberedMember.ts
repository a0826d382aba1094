import { TOKEN_KEY } from "../../contract/wire";
import { getExpiredToken, getToken } from "./sessionToken";

const KEY = "typeloop-member";

/** So much of the token's end says whether it is the same one, and nothing else. */
const MARK_LENGTH = 8;

const listeners = new Set<() => void>();
let inMemory: string | null = null;

/**
 * Remembers, beside the token, which member it belongs to; null for a guest. So it is known without the server, after a
 * restart too.
 */
export function rememberMember(id: string | null): void {
  const token = getToken();
  if (token === null || rememberedMember() === id) return;
  inMemory = id === null ? null : mark(token) + id;
  try {
    // A token of one tab alone has its member there as well.
    const storage = sessionStorage.getItem(TOKEN_KEY) === null ? localStorage : sessionStorage;
    if (inMemory === null) storage.removeItem(KEY);
    else storage.setItem(KEY, inMemory);
  } catch {
    // Forbidden or full: it stays in memory.
  }
  for (const listener of listeners) listener();
}

/** Id of the member whose token this is; null for a guest, for nobody, and while the server has not said it. */
export function rememberedMember(): string | null {
  return memberOf(getToken());
}

/**
 * Id of the member whose session the server has ended under this page, until somebody signs in; null for a guest, and
 * while no session has ended.
 */
export function endedMember(): string | null {
  return memberOf(getExpiredToken());
}

/** Calls the listener when it becomes known who is signed in. Returns the way to stop. */
export function subscribeToMember(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function memberOf(token: string | null): string | null {
  const written = read();
  return token !== null && written?.startsWith(mark(token)) === true ? written.slice(MARK_LENGTH) : null;
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
