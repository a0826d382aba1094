import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useLocation, useNavigate } from "react-router-dom";
import type { LinkSchoolAccountMutation } from "../../../../__generated__/LinkSchoolAccountMutation.graphql";
import type { LinkSchoolAccountQuery } from "../../../../__generated__/LinkSchoolAccountQuery.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode } from "../../../contract/readErrorCode";
import styles from "../../features/signIn/SchoolSignIn.module.css";
import { safeNext } from "../../platform/enterAccount";
import { useResultMutation } from "../../relay/useResultMutation";
import { Button, LinkButton } from "../../ui/Button";
import { announce } from "../../ui/notices";

type Props = {
  /** What the school's sign-in service has brought. */
  readonly code: string;
  /** The name of the viewer's account. */
  readonly displayName: string;
  readonly onRefused: (code: ErrorCode) => void;
};

/** Asks whether the school account that was just confirmed is to be linked to the viewer's account, and links it. */
export function LinkSchoolAccount({ code, displayName, onRefused }: Props) {
  const { t } = useLingui();
  const { search } = useLocation();
  const navigate = useNavigate();
  const found = usePendingLink(code, onRefused);
  const [run, isLinking] = useResultMutation<LinkSchoolAccountMutation, object>(
    graphql`
      mutation LinkSchoolAccountMutation($code: String!) {
        linkExternalAccount(code: $code) {
          __typename
          ... on LinkExternalAccountSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- The settings show the list.
              externalAccounts {
                id
              }
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ user }) => user,
  );
  const link = async (): Promise<void> => {
    const result = await run({ code });
    if (!result.ok) return onRefused(result.error);
    announce(t`Your school account was linked. From now on, you can sign in with it.`);
    await navigate(safeNext(search), { replace: true });
  };
  if (found === null) return <output>{t`Loading`}</output>;
  const { name, accountName } = found;
  return (
    <div className={styles["part"]}>
      <p>
        {accountName === ""
          ? t`Link your school account at ${name} to your account ${displayName}? Then you can sign in with it.`
          : t`Link the school account ${accountName} at ${name} to your account ${displayName}? Then you can sign in with it.`}
      </p>
      <div className={styles["ways"]}>
        <Button look="primary" isBusy={isLinking} onClick={() => void link()}>
          {t`Link school account`}
        </Button>
        <LinkButton to={safeNext(search)}>{t`Cancel`}</LinkButton>
      </div>
    </div>
  );
}

type PendingLink = { readonly name: string; readonly accountName: string };

/** What would be linked; null until it is known. */
function usePendingLink(code: string, onRefused: (code: ErrorCode) => void): PendingLink | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<PendingLink | null>(null);
  useEffect(() => {
    const request = fetchQuery<LinkSchoolAccountQuery>(
      environment,
      graphql`
        query LinkSchoolAccountQuery($code: String!) @throwOnFieldError {
          pendingLink(code: $code) {
            accountName
            provider {
              name
            }
          }
        }
      `,
      { code },
      { fetchPolicy: "network-only" },
    ).subscribe({
      next: ({ pendingLink }) =>
        pendingLink == null
          ? onRefused("SIGN_IN_OVER")
          : setFound({ name: pendingLink.provider.name, accountName: pendingLink.accountName }),
      error: (error: unknown) => onRefused(readErrorCode(error)),
    });
    return () => request.unsubscribe();
  }, [code, environment, onRefused]);
  return found;
}
