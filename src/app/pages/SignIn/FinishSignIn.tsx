import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import { useLocation } from "react-router-dom";
import type { FinishSignInMutation } from "../../../../__generated__/FinishSignInMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { deviceLabel } from "../../platform/deviceLabel";
import { enterAccount, safeNext } from "../../platform/enterAccount";
import { browserPreferences } from "../../platform/preferences/usePreferences";
import { useResultMutation } from "../../relay/useResultMutation";
import { announce } from "../../ui/notices";

type Props = {
  /** What the school's sign-in service has brought, which works once. */
  readonly code: string;
  readonly onRefused: (code: ErrorCode) => void;
};

type SignedInAs = { readonly token: string; readonly displayName: string; readonly isShared: boolean };

/** Takes over the session of somebody who comes back from their school's sign-in service. */
export function FinishSignIn({ code, onRefused }: Props) {
  const { t } = useLingui();
  const { search } = useLocation();
  const [run] = useResultMutation<FinishSignInMutation, SignedInAs>(
    graphql`
      mutation FinishSignInMutation($input: FinishExternalSignInInput!) {
        finishExternalSignIn(input: $input) {
          __typename
          ... on ExternallySignedIn {
            token
            isShared
            user {
              displayName
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ token, isShared, user }) =>
      token == null || isShared == null || user?.displayName == null
        ? null
        : { token, isShared, displayName: user.displayName },
  );
  const finish = async (): Promise<void> => {
    const { speedUnit } = browserPreferences().current();
    const result = await run({ input: { code, speedUnit, deviceLabel: deviceLabel() } });
    if (!result.ok) return onRefused(result.error);
    const { token, displayName, isShared } = result.data;
    announce(t`Welcome, ${displayName}.`);
    enterAccount(token, { shared: isShared, at: safeNext(search) });
  };
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (begun.current === code) return;
    begun.current = code;
    void finish();
  });
  return <output>{t`Signing in`}</output>;
}
