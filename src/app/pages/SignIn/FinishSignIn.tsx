import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { graphql, fetchQuery, useFragment, useRelayEnvironment } from "react-relay";
import { useLocation, useNavigate } from "react-router-dom";
import type { FinishSignInMutation } from "../../../../__generated__/FinishSignInMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { deviceLabel } from "../../platform/deviceLabel";
import { enterAccount, safeNext } from "../../features/signIn/signIn";
import { browserPreferences } from "../../platform/preferences/usePreferences";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import { announce } from "../../ui/Notice";
import type { FinishSignIn_viewer$key } from "../../../../__generated__/FinishSignIn_viewer.graphql";
import type { FinishSignInLinkMutation } from "../../../../__generated__/FinishSignInLinkMutation.graphql";
import type { FinishSignInLinkQuery } from "../../../../__generated__/FinishSignInLinkQuery.graphql";
import { readErrorCode } from "../../../contract/readErrorCode";
import styles from "../../features/signIn/SchoolSignIn.module.css";
import { LinkButton } from "../../ui/Button";
import { checkRules, Form, useForm } from "../../ui/form/Form";
import { PasswordField } from "../../ui/TextField";
import { object, string } from "yup";

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

type LinkSchoolAccountProps = {
  /** What the school's sign-in service has brought. */
  readonly code: string;
  readonly viewerRef: FinishSignIn_viewer$key;
  readonly onRefused: (code: ErrorCode) => void;
};

/** The rules of the password with which the viewer confirms, or of a form without one. */
const required: ErrorCode = "REQUIRED";
const passwordRules = object({ password: string().required(required) });
const noRules = object({ password: string() });

/**
 * Asks whether the school account that was just confirmed is to be linked to the viewer's account, and for the password
 * of that account, and links it.
 */
export function LinkSchoolAccount({ code, viewerRef, onRefused }: LinkSchoolAccountProps) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment FinishSignIn_viewer on User @throwOnFieldError {
        displayName
        hasPassword
      }
    `,
    viewerRef,
  );
  const { displayName } = viewer;
  const hasPassword = viewer.hasPassword !== false;
  const { search } = useLocation();
  const navigate = useNavigate();
  const found = usePendingLink(code, onRefused);
  const [run] = useResultMutation<FinishSignInLinkMutation, object>(
    graphql`
      mutation FinishSignInLinkMutation($code: String!, $password: String) {
        linkExternalAccount(code: $code, password: $password) {
          __typename
          ... on LinkExternalAccountSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- The settings show the list.
              externalAccounts {
                id
              }
            }
          }
          ... on RateLimitedError {
            retryAfterSeconds
          }
          ... on InvalidInputError {
            issues {
              path
              code
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
  const { field, ...form } = useForm({
    initial: { password: "" },
    check: (values) => checkRules(hasPassword ? passwordRules : noRules, values),
    send: async ({ password }) => {
      const result = await run({ code, password: hasPassword ? password : null });
      if (!result.ok) {
        // With another password, or later, the same code still works.
        if (result.issues.length > 0 || result.error === "RATE_LIMITED") return toFormOutcome(result);
        onRefused(result.error);
        return { kind: "done" };
      }
      announce(t`Your school account was linked. From now on, you can sign in with it.`);
      await navigate(safeNext(search), { replace: true });
      return { kind: "done" };
    },
  });
  if (found === null) return <output>{t`Loading`}</output>;
  const { name, accountName } = found;
  return (
    <div className={styles["part"]}>
      <p>
        {accountName === ""
          ? t`Link your school account at ${name} to your account ${displayName}? Then you can sign in with it.`
          : t`Link the school account ${accountName} at ${name} to your account ${displayName}? Then you can sign in with it.`}
      </p>
      <Form {...form} action={t`Link school account`} actionUnderWay={t`Linking`}>
        {hasPassword && (
          <PasswordField
            {...field("password")}
            label={t`Confirm with your Typeloop password`}
            autoComplete="current-password"
            required
          />
        )}
      </Form>
      <div className={styles["ways"]}>
        <LinkButton replace to={safeNext(search)}>{t`Cancel`}</LinkButton>
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
    const request = fetchQuery<FinishSignInLinkQuery>(
      environment,
      graphql`
        query FinishSignInLinkQuery($code: String!) @throwOnFieldError {
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
