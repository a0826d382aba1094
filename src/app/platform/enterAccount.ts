import { setToken } from "../relay/sessionToken";

/** Goes on as the account that the server just let in: every page starts anew, at the given path. */
export function enterAccount(token: string, { shared, at }: { readonly shared: boolean; readonly at: string }): void {
  // The new person's router begins at the address it finds.
  history.replaceState(null, "", at);
  setToken(token, { shared });
}

/**
 * Where to go after signing in: the `next` of the address if it is a path of ours, else the front page. Refuses other
 * origins.
 */
export function safeNext(search: string): string {
  const next = new URLSearchParams(search).get("next");
  return next !== null && /^\/(?![/\\])/u.test(next) ? next : "/";
}
