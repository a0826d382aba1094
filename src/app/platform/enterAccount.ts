import { safePath } from "../../contract/accountRules";
import { setToken } from "../relay/sessionToken";

/** Switches to the account that was just signed in: every page starts again, at the given path. */
export function enterAccount(token: string, { shared, at }: { readonly shared: boolean; readonly at: string }): void {
  // The new session's router starts at the current address.
  history.replaceState(null, "", at);
  setToken(token, { shared });
}

/** Where to go after signing in: the `next` of the address if it is a path of this site, otherwise the front page. */
export function safeNext(search: string): string {
  return safePath(new URLSearchParams(search).get("next"));
}

/** The session that a sign-in opened, and whose it is. */
export type SignedInAs = { readonly token: string; readonly displayName: string };

type SignedIn = {
  readonly token?: string | null | undefined;
  readonly user?: { readonly displayName: string | null | undefined } | null | undefined;
};

/** Reads the success of a sign-in; null if a field of it failed. */
export function readSignedIn({ token, user }: SignedIn): SignedInAs | null {
  return token == null || user?.displayName == null ? null : { token, displayName: user.displayName };
}
