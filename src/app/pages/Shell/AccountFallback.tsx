import { getToken } from "../../relay/sessionToken";
import { AccountSkeleton } from "./AccountSkeleton";
import { SignInLink } from "./SignInLink";

/**
 * In the account's place when nobody answers who is looking: who has a token is signed in, as far as anybody knows, and
 * is not asked to sign in.
 */
export function AccountFallback() {
  return getToken() === null ? <SignInLink /> : <AccountSkeleton />;
}
