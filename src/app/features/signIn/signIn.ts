import { useContext, useSyncExternalStore } from "react";
import { RenderingContext } from "../../rendering/RenderingContext";
import { safePath } from "../../../contract/accountRules";
import { setToken } from "../../relay/sessionToken";

/** What became of a passkey: the browser's answer as JSON, or why there is none. */
export type PasskeyOutcome = { readonly response: string } | "cancelled" | "known";

/** Loaded when a passkey is first added or used. */
const load = () => import("@simplewebauthn/browser");

const never = () => () => undefined;

/**
 * Whether this browser has passkeys for this site: only over HTTPS or on this computer, and not for an IP address. In a
 * page that the server rendered it is at first what the server knows of that.
 */
export function useHasPasskeys(): boolean {
  const { isSecure, host } = useContext(RenderingContext);
  return useSyncExternalStore(
    never,
    () => hasName(location.host) && typeof PublicKeyCredential === "function",
    () => isSecure && hasName(host),
  );
}

function hasName(host: string): boolean {
  return !/^[\d.]+(?::|$)|^\[/u.test(host);
}

/**
 * Asks the user's device to make a passkey.
 * @param options JSON from the server.
 * @returns "known" if the device already has one of this account; "cancelled" if the user or the browser stopped it.
 */
export function makePasskey(options: string): Promise<PasskeyOutcome> {
  return ask(async () => {
    const { startRegistration } = await load();
    return startRegistration({ optionsJSON: JSON.parse(options) });
  });
}

/** Asks the user's device for a passkey of this site, by options from the server. */
export function askForPasskey(options: string): Promise<PasskeyOutcome> {
  return ask(async () => {
    const { startAuthentication } = await load();
    return startAuthentication({ optionsJSON: JSON.parse(options) });
  });
}

/** Browsers tell little more than that there is no answer, so that pages learn nothing about other passkeys. */
async function ask(start: () => Promise<object>): Promise<PasskeyOutcome> {
  try {
    return { response: JSON.stringify(await start()) };
  } catch (error) {
    return error instanceof Error && error.name === "InvalidStateError" ? "known" : "cancelled";
  }
}

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
