import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import { useLocation } from "react-router-dom";
import type { PasskeySignInBeginMutation } from "../../../../__generated__/PasskeySignInBeginMutation.graphql";
import type { PasskeySignInMutation } from "../../../../__generated__/PasskeySignInMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { deviceLabel } from "../../platform/deviceLabel";
import {
  askForPasskey,
  useHasPasskeys,
  enterAccount,
  readSignedIn,
  safeNext,
  type SignedInAs,
} from "../../features/signIn/signIn";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice, announce } from "../../ui/Notice";

type Props = {
  readonly isShared: boolean;
  /** Token of the guest whose results should move to the account; null for none. */
  readonly guestToken: string | null;
};

/** A button to sign in with a passkey. Nothing in a browser without any. */
export function PasskeySignIn({ isShared, guestToken }: Props) {
  const { t } = useLingui();
  const { search } = useLocation();
  const [begin] = useBegin();
  const [finish] = useFinish();
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | "cancelled" | null>(null);
  if (!useHasPasskeys()) return null;

  const signIn = async (): Promise<ErrorCode | "cancelled" | null> => {
    const begun = await begin({});
    if (!begun.ok) return begun.error;
    const used = await askForPasskey(begun.data);
    if (typeof used === "string") return "cancelled";
    const input = { response: used.response, shared: isShared, guestToken, deviceLabel: deviceLabel() };
    const result = await finish({ input });
    if (!result.ok) return result.error;
    const { token, displayName } = result.data;
    announce(t`Welcome back, ${displayName}.`);
    enterAccount(token, { shared: isShared, at: safeNext(search) });
    return null;
  };
  const press = async (): Promise<void> => {
    if (isBusy) return;
    setIssue(null);
    setBusy(true);
    setIssue(await signIn());
    setBusy(false);
  };
  return (
    <>
      <div>
        <Button isBusy={isBusy} onClick={() => void press()}>
          {isBusy ? t`Signing in` : t`Sign in with a passkey`}
        </Button>
      </div>
      {issue === "cancelled" && (
        <Notice kind="error" text={t`You weren't signed in. Try again, or use your password.`} />
      )}
      {issue !== null && issue !== "cancelled" && <ErrorNotice code={issue} />}
    </>
  );
}

function useBegin() {
  return useResultMutation<PasskeySignInBeginMutation, string>(
    graphql`
      mutation PasskeySignInBeginMutation {
        beginPasskeySignIn {
          __typename
          ... on PasskeyOptions {
            options
          }
          ... on RateLimitedError {
            retryAfterSeconds
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ options }) => options,
  );
}

function useFinish() {
  return useResultMutation<PasskeySignInMutation, SignedInAs>(
    graphql`
      mutation PasskeySignInMutation($input: SignInWithPasskeyInput!) {
        signInWithPasskey(input: $input) {
          __typename
          ... on SignedIn {
            token
            user {
              displayName
            }
          }
          ... on RateLimitedError {
            retryAfterSeconds
          }
          ... on Error {
            code
          }
        }
      }
    `,
    readSignedIn,
  );
}
