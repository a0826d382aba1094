import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import SignUpPageQueryNode, { type SignUpPageQuery } from "../../../../__generated__/SignUpPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { useIsSwitchedOff, SwitchedOff } from "../../features/switches/SwitchedOff";
import { FormColumn, Form, checkRules, useForm, type FormOutcome } from "../../ui/form/Form";
import { LinkButton } from "../../ui/Button";
import { Notice, announce } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { useState } from "react";
import { signUpRules } from "../../../contract/accountRules";
import { SchoolSignIn } from "../../features/signIn/SchoolSignIn";
import { enterAccount, safeNext } from "../../features/signIn/signIn";
import { deviceLabel } from "../../platform/deviceLabel";
import { Checkbox } from "../../ui/ChoiceFields";
import { PasswordField, TextField } from "../../ui/TextField";
import type { SignUpPageUseSignUpMutation } from "../../../../__generated__/SignUpPageUseSignUpMutation.graphql";
import { browserPreferences } from "../../platform/preferences/usePreferences";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";

/** Makes an account. A guest becomes a member and keeps all results. */
export function SignUpPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const { viewer, ...query } = usePreloadedQuery<SignUpPageQuery>(
    graphql`
      query SignUpPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
          displayName
        }
        ...SwitchedOff_query
        ...SchoolSignIn_query
      }
    `,
    useRouteQuery<SignUpPageQuery>(SignUpPageQueryNode),
  );
  const [isShared, setIsShared] = useState(false);
  const isOff = useIsSwitchedOff("SIGN_UP", query);
  const displayName = viewer?.displayName ?? "";
  const isGuest = viewer?.role === "GUEST";

  return (
    <FormColumn>
      <PageMeta title={t`Sign up`} description={t`Create a Typeloop account. No email address needed.`} />
      <PageHeader
        title={t`Sign up`}
        lead={isGuest ? t`Your results so far move to your account.` : t`Keep your results. No email address needed.`}
      />
      {viewer == null || isGuest ? (
        <>
          {isOff ? <SwitchedOff feature="SIGN_UP" /> : <SignUpForm isShared={isShared} onShared={setIsShared} />}
          <SchoolSignIn queryRef={query} isShared={isShared} />
          <p>
            <Trans>
              Already have an account?{" "}
              <Link replace to={`/sign-in${search}`}>
                Sign in
              </Link>
              .
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

type FormProps = { readonly isShared: boolean; readonly onShared: (isShared: boolean) => void };

/** The sign-up form, by the same rules as on the server. */
function SignUpForm({ isShared, onShared }: FormProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const signUp = useSignUp();

  const { field, ...form } = useForm({
    initial: { username: "", displayName: "", password: "" },
    check: (values) => checkRules(signUpRules, values),
    send: async (values) => {
      const outcome = await signUp({ ...values, shared: isShared });
      if (outcome.kind !== "entered") return outcome;
      const { displayName } = values;
      announce(t`Welcome, ${displayName}. Your results are saved from now on.`);
      enterAccount(outcome.token, { shared: isShared, at: safeNext(search) });
      return { kind: "done" };
    },
  });

  return (
    <Form {...form} action={t`Sign up`} actionUnderWay={t`Signing up`}>
      <TextField
        {...field("username")}
        label={t`Username`}
        hint={t`3 to 20 letters, numbers, dashes or underscores. You use it to sign in.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...field("displayName")}
        label={t`Name`}
        hint={t`What others see, for example in a race.`}
        autoComplete="nickname"
        required
      />
      <PasswordField
        {...field("password")}
        label={t`Password`}
        hint={t`At least 8 characters. A few words are easy to remember.`}
        autoComplete="new-password"
        required
      />
      <Checkbox
        label={t`This is a shared computer`}
        hint={t`You're signed out when you close this tab, or after 12 hours.`}
        isChecked={isShared}
        onChange={onShared}
      />
    </Form>
  );
}

type NewAccount = {
  readonly username: string;
  readonly displayName: string;
  readonly password: string;
  readonly shared: boolean;
};
type SignUpOutcome = { readonly kind: "entered"; readonly token: string } | FormOutcome;

/** Makes an account. With the token of a guest, it is the guest who becomes the member. */
function useSignUp() {
  const [run] = useResultMutation<SignUpPageUseSignUpMutation, string>(
    graphql`
      mutation SignUpPageUseSignUpMutation($input: SignUpInput!) {
        signUp(input: $input) {
          __typename
          ... on SignedIn {
            token
          }
          ... on RateLimitedError {
            retryAfterSeconds
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    ({ token }) => token,
  );
  return async (account: NewAccount): Promise<SignUpOutcome> => {
    const { speedUnit } = browserPreferences().current();
    const result = await run({ input: { ...account, speedUnit, deviceLabel: deviceLabel() } });
    return result.ok ? { kind: "entered", token: result.data } : toFormOutcome(result);
  };
}
