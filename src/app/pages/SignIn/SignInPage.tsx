import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import { Link, useLocation, useNavigate } from "react-router-dom";
import type { SignInPage_notices$key } from "../../../../__generated__/SignInPage_notices.graphql";
import SignInPageQueryNode, { type SignInPageQuery } from "../../../../__generated__/SignInPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { FormColumn, Form, checkRules, useForm, type FormOutcome } from "../../ui/form/Form";
import { LinkButton } from "../../ui/Button";
import { Notice, announce } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { useIsInBrowser } from "../../ui/InBrowser";
import { useCallback, useEffect, useState } from "react";
import { object, string } from "yup";
import type { ErrorCode } from "../../../contract/errorCodes";
import { SchoolSignIn } from "../../features/signIn/SchoolSignIn";
import { FinishSignIn, LinkSchoolAccount } from "./FinishSignIn";
import { PasskeySignIn } from "./PasskeySignIn";
import { enterAccount, readSignedIn, safeNext, type SignedInAs } from "../../features/signIn/signIn";
import { deviceLabel } from "../../platform/deviceLabel";
import { getToken, useHasToken } from "../../relay/sessionToken";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Checkbox } from "../../ui/ChoiceFields";
import { PasswordField, TextField } from "../../ui/TextField";
import type { SignInPageUseSignInMutation } from "../../../../__generated__/SignInPageUseSignInMutation.graphql";
import { isErrorCode } from "../../../contract/readErrorCode";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";

/** Signs in with a username and a password. Users who are already signed in see that. */
export function SignInPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const [isShared, setIsShared] = useState(false);
  const { viewer, ...query } = usePreloadedQuery<SignInPageQuery>(
    graphql`
      query SignInPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
          displayName
          ...FinishSignIn_viewer
        }
        ...SchoolSignIn_query
        ...SignInPage_notices
      }
    `,
    useRouteQuery<SignInPageQuery>(SignInPageQueryNode),
  );
  const displayName = viewer?.displayName ?? "";
  const isGuest = viewer?.role === "GUEST";
  const isMember = viewer != null && !isGuest;
  const hasToken = useHasToken();
  const [handOver, endHandOver] = useHandOver();
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const refuse = useCallback(
    (code: ErrorCode) => {
      setRefusal(code);
      endHandOver();
    },
    [endHandOver],
  );
  const meta = <PageMeta title={t`Sign in`} description={t`Sign in to Typeloop with a username and a password.`} />;
  if (handOver !== null) {
    const links = new URLSearchParams(search).has("link");
    return (
      <FormColumn>
        {meta}
        <PageHeader title={links ? t`Link school account` : t`Sign in`} />
        {!links && <FinishSignIn code={handOver} onRefused={refuse} />}
        {links && isMember && <LinkSchoolAccount code={handOver} viewerRef={viewer} onRefused={refuse} />}
        {links && !isMember && (isGuest || !hasToken) && (
          <ErrorNotice code="NOT_SIGNED_IN">
            <LinkButton to="/sign-in?next=/settings" onClick={endHandOver}>
              {t`Sign in`}
            </LinkButton>
          </ErrorNotice>
        )}
      </FormColumn>
    );
  }

  return (
    <FormColumn>
      {meta}
      <PageHeader title={t`Sign in`} />
      <SignInNotices queryRef={query} refusal={refusal} isSignedIn={isMember} />
      {!isMember ? (
        <>
          <SignInForm isGuest={isGuest} isShared={isShared} onShared={setIsShared} />
          <SchoolSignIn queryRef={query} isShared={isShared} />
          <p>
            <Trans>
              No account yet?{" "}
              <Link replace to={`/sign-up${search}`}>
                Sign up
              </Link>
              . No email address needed.
            </Trans>
          </p>
        </>
      ) : (
        <Notice text={t`You're signed in as ${displayName}.`}>
          <LinkButton to="/">{t`Practice`}</LinkButton>
          <LinkButton to="/settings">{t`Settings`}</LinkButton>
        </Notice>
      )}
    </FormColumn>
  );
}

type HandOver = { readonly code: string | null; readonly isOver: boolean };

/**
 * The code that a school's sign-in service has brought, in the part of the address after `#`, from which it is removed
 * at once. Null without one, and after it was given up.
 */
function useHandOver(): readonly [code: string | null, giveUp: () => void] {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  const [taken, setTaken] = useState<HandOver>({ code: null, isOver: false });
  const given = isInBrowser ? /^#hand-over=([\w-]{43})$/u.exec(hash)?.[1] : undefined;
  if (given !== undefined && given !== taken.code) setTaken({ code: given, isOver: false });
  useEffect(() => {
    if (given !== undefined) void navigate(pathname + search, { replace: true });
  }, [given, pathname, search, navigate]);
  const giveUp = useCallback(() => setTaken(({ code }) => ({ code, isOver: true })), []);
  // The browser may keep the page as it is, for whoever goes back to it on a shared computer.
  useEffect(() => {
    addEventListener("pagehide", giveUp);
    return () => removeEventListener("pagehide", giveUp);
  }, [giveUp]);
  return [taken.isOver ? null : taken.code, giveUp];
}

const required: ErrorCode = "REQUIRED";

/** Only checks that both are filled in: the rules for new names and passwords do not apply to old ones. */
const rules = object({ username: string().trim().required(required), password: string().required(required) });

type FormProps = {
  readonly isGuest: boolean;
  readonly isShared: boolean;
  readonly onShared: (isShared: boolean) => void;
};

/** The sign-in form. A guest may move their results to the account. */
function SignInForm({ isGuest, isShared, onShared }: FormProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const [claimsResults, setClaimsResults] = useState(true);
  const signIn = useSignIn();

  const { field, ...form } = useForm({
    initial: { username: "", password: "" },
    check: (values) => checkRules(rules, values),
    send: async ({ username, password }) => {
      const outcome = await signIn({
        username,
        password,
        shared: isShared,
        guestToken: isGuest && claimsResults ? getToken() : null,
      });
      if (outcome.kind !== "entered") return outcome;
      const { displayName } = outcome;
      announce(t`Welcome back, ${displayName}.`);
      enterAccount(outcome.token, { shared: isShared, at: safeNext(search) });
      return { kind: "done" };
    },
  });

  return (
    <>
      <Form {...form} action={t`Sign in`} actionUnderWay={t`Signing in`}>
        <TextField
          {...field("username")}
          label={t`Username`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField {...field("password")} label={t`Password`} autoComplete="current-password" required />
        <div>
          {isGuest && (
            <Checkbox
              label={t`Keep my guest results`}
              hint={t`They move to your account.`}
              isChecked={claimsResults}
              onChange={setClaimsResults}
            />
          )}
          <Checkbox
            label={t`This is a shared computer`}
            hint={t`You're signed out when you close this tab, or after 12 hours.`}
            isChecked={isShared}
            onChange={onShared}
          />
        </div>
      </Form>
      <PasskeySignIn isShared={isShared} guestToken={isGuest && claimsResults ? getToken() : null} />
    </>
  );
}

type Credentials = {
  readonly username: string;
  readonly password: string;
  readonly shared: boolean;
  /** Token of the guest whose results should move to the account. */
  readonly guestToken: string | null;
};

type SignInOutcome = { readonly kind: "entered"; readonly token: string; readonly displayName: string } | FormOutcome;

/** Signs in. */
function useSignIn() {
  const [run] = useResultMutation<SignInPageUseSignInMutation, SignedInAs>(
    graphql`
      mutation SignInPageUseSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
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
  return async (credentials: Credentials): Promise<SignInOutcome> => {
    const result = await run({ input: { ...credentials, deviceLabel: deviceLabel() } });
    return result.ok ? { kind: "entered", ...result.data } : toFormOutcome(result);
  };
}

type SignInNoticesProps = {
  readonly queryRef: SignInPage_notices$key;
  /** Why the page could not use what the school's sign-in service brought; null for no reason. */
  readonly refusal: ErrorCode | null;
  readonly isSignedIn: boolean;
};

/** What the address may say. Anybody can make a link, so nothing else is shown. */
const problems: ReadonlySet<ErrorCode> = new Set([
  "RATE_LIMITED",
  "SIGN_IN_AWAY",
  "SIGN_IN_CANCELLED",
  "SIGN_IN_OVER",
  "SIGN_IN_UNCONFIRMED",
]);

/** What went wrong on the way back from a school's sign-in service, and that a session there may still be open. */
function SignInNotices({ queryRef, refusal, isSignedIn }: SignInNoticesProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { signInProviders } = useFragment(
    graphql`
      fragment SignInPage_notices on Query @throwOnFieldError {
        signInProviders {
          id
          name
          endsSession
        }
      }
    `,
    queryRef,
  );
  const query = new URLSearchParams(search);
  const told = query.get("problem");
  const problem = refusal ?? (isErrorCode(told) && problems.has(told) ? told : null);
  const left = signInProviders.find(({ id, endsSession }) => endsSession && id === query.get("left"));
  if (problem !== null) return <ErrorNotice code={problem} />;
  if (left === undefined || isSignedIn) return null;
  const { id, name } = left;
  return (
    <Notice text={t`You're signed out of Typeloop, but you may still be signed in to ${name}.`}>
      <LinkButton reloadDocument to={`/sign-in/with/${id}/end`}>
        {t`Also sign out of ${name}`}
      </LinkButton>
    </Notice>
  );
}
