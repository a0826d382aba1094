import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { ClaimButtonMutation } from "../../../../__generated__/ClaimButtonMutation.graphql";
import { type ErrorCode, errorReactions, readErrorCode } from "../../../contract/errorCodes";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { Button } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { announce } from "../../ui/notices";
import { forgetAdminToken } from "./useAdminToken";

type Props = { readonly token: string | undefined; readonly displayName: string; readonly username: string };

/** Makes the viewer the admin. A link that cannot work any more offers no button. */
export function ClaimButton({ token, displayName, username }: Props) {
  const { t } = useLingui();
  const [run, isBusy] = useMutationPromise<ClaimButtonMutation>(graphql`
    mutation ClaimButtonMutation($token: String!) {
      claimAdmin(token: $token) {
        __typename
        ... on AdminSuccess {
          user {
            # eslint-disable-next-line relay/unused-fields -- The viewer's, in the menu and on this page.
            role
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const claim = async (): Promise<void> => {
    if (token === undefined) return;
    setRefusal(null);
    try {
      const { claimAdmin: answer } = await run({ token });
      if (answer?.__typename !== "AdminSuccess") return setRefusal(readErrorCode(answer));
      forgetAdminToken();
      announce(t`You're an admin of this server now.`);
    } catch (error) {
      setRefusal(readErrorCode(error));
    }
  };
  return (
    <>
      {refusal !== null && <ErrorNotice code={refusal} onRetry={() => void claim()} />}
      {(refusal === null || errorReactions[refusal].retry) && (
        <>
          <p>{t`You're signed in as ${displayName} (${username}). This account becomes the admin. The link works once.`}</p>
          <div>
            <Button look="primary" isBusy={isBusy} onClick={() => void claim()}>
              {t`Become the admin`}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
